// Every language: nothing overflows, no raw key is seen, and the language changes in the middle of a game.

import { GAMES } from './games';
import { awaitTurn, duel, expect, guest, SHOTS, test } from './table';
import { flaws, LANGUAGES, speak } from './language';

for (const language of LANGUAGES) {
  test(`pages and tables in ${language} fit and have no raw keys`, async ({ page, context, server, problems }) => {
    await guest(context, server.url, 'Ada');
    await speak(context, server.url, language);
    const places: [string, string, string][] = [
      ['home', '/', '.box'],
      ['lobby', '/tables', 'main'],
      ['new', '/new/monumental-duel', '.pick'],
      ['settings', '/settings', '#name'],
    ];
    for (const game of GAMES) places.push([game, `/table/${await duel(context, server.url, game)}`, '.actionbar']);
    for (const [name, path, sign] of places) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.locator(sign).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (sign === '.actionbar') await awaitTurn(page);
      for (const [size, width, height] of [
        ['desk', 1440, 900],
        ['phone', 390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.screenshot({ path: `${SHOTS}/${name}-${language}-${size}.png` });
        expect.soft(await flaws(page, language), `${name}, ${size}`).toEqual([]);
      }
    }
    expect(problems).toEqual([]);
  });
}

test('the language changes in the middle of a game', async ({ page, context, server, problems }) => {
  const id = await duel(context, server.url, 'altay');
  await page.goto(`/table/${id}`);
  await awaitTurn(page);
  const asked = page.locator('.actionbar');
  const before = await asked.innerText();
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    await page.keyboard.press('Escape');
    await page.locator('button:has(use[href="#i-settings"])').first().click();
    await page.locator(`input[name="language"][value="${language}"]`).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.keyboard.press('Escape');
    await expect.poll(() => asked.innerText()).not.toBe(before);
  }
  expect(problems).toEqual([]);
});
