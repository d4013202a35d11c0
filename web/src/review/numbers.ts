// Numbers as people read them: with a sign, a spread, a percent, in the language of the page.

import { locale } from '../text/locale.svelte';

const formats = new Map<string, Intl.NumberFormat>();
function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale.tag} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale.tag, options);
  formats.set(key, known);
  return known;
}

/** Is it nothing once it is written? */
const isZero = (n: number, digits: number) => Math.abs(n) < 0.5 * 10 ** -digits;

/** Points without a sign. */
export function points(n: number, digits = 1): string {
  const shown = isZero(n, digits) ? 0 : n;
  return minus(format({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(shown));
}

/** Points with their sign; nothing has none. */
export function signed(n: number, digits = 1): string {
  return `${n > 0 && !isZero(n, digits) ? '+' : ''}${points(n, digits)}`;
}

/** `± 0.6`: nine of ten inside. */
export const within = (spread: number, digits = 1): string => `±\u202f${points(Math.abs(spread), digits)}`;

/** A chance in whole percent. */
export const percent = (chance: number): string =>
  format({ style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** A hyphen is no minus. */
const minus = (words: string) => words.replace('-', '−');

/** Points of seats have one decimal in games of small numbers, none where they come to a hundred. */
export const seatDigits = (scores: readonly number[]): number => (Math.max(0, ...scores) >= 80 ? 0 : 1);
