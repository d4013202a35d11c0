// English that looks foreign: every word accented and a third longer.

const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const TO = 'àƀçđéƒğĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĞĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';

/** The same text for the test locale. */
export function pseudo(text: string): string {
  const accented = Array.from(text, (letter) => {
    const at = FROM.indexOf(letter);
    return at < 0 ? letter : (TO[at] ?? letter);
  }).join('');
  return accented.replace(/[\p{L}\p{M}]{4,}/gu, (word) => word + '~'.repeat(Math.ceil(word.length / 4)));
}
