// Every language: nothing overflows, no raw key is seen, and the language changes in the middle of a game.

import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { awaitTurn, duel, expect, guest, SHOTS, test } from './table';

const LANGUAGES = readdirSync(new URL('../../src/text', import.meta.url)).filter((file) => file.endsWith('.ftl')).map((file) => file.slice(0, -4));
const GAMES = ['terra-mystica', 'altay', 'anunnaki', 'monumental-duel'] as const;

async function speak(context: BrowserContext, url: string, language: string) {
  const answer = await context.request.post(`${url}/api/session`, { data: { preferences: { language, theme: 'dark', motion: 'reduced', turn_end: 'automatic' } }, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Words that stick out of their button, label or card, a page wider than the window, and words that are keys. */
async function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const boxes = 'button, .btn, .opt, label, .card, .tab, h1, h2, h3';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement?.closest<HTMLElement>(boxes);
      if (!box || !node.textContent?.trim() || box.closest('.vh, svg, [hidden]') || node.parentElement?.closest('.vh')) continue;
      // What is cut with dots or scrolls on purpose does not stick out.
      let cut = false;
      for (let up: HTMLElement | null = node.parentElement; up && !cut; up = up === box ? null : up.parentElement) cut = getComputedStyle(up).overflowX !== 'visible';
      const range = document.createRange();
      range.selectNodeContents(node);
      const [words, room] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      if (cut || !words.width || !room.width) continue;
      if (words.left < room.left - 2 || words.right > room.right + 2) found.push(`${box.tagName}.${box.className} “${node.textContent.trim().slice(0, 40)}” sticks out`);
    }
    const text = document.body.innerText;
    const keys = text.match(/\b(?:prompt|step|ask|do|deal|refusal|refused|tally|points|score|tm|altay|anunnaki|mono|place|reward|option|kind|structure|faction)-[a-z_]+(?:-[a-z_]+)*\b/g) ?? [];
    return [...found, ...new Set(keys.map((key) => `the key ${key} is shown`))];
  });
}

for (const language of LANGUAGES) {
  test(`pages and tables in ${language} fit and have no raw keys`, async ({ page, context, server, problems }) => {
    await guest(context, server.url, 'Ada');
    await speak(context, server.url, language);
    const places: [string, string, string][] = [['home', '/', '.box'], ['lobby', '/tables', 'main'], ['new', '/new/monumental-duel', '.pick'], ['settings', '/settings', '#name']];
    for (const game of GAMES) places.push([game, `/table/${await duel(context, server.url, game)}`, '.actionbar']);
    for (const [name, path, sign] of places) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.locator(sign).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (sign === '.actionbar') await awaitTurn(page);
      for (const [size, width, height] of [['desk', 1440, 900], ['phone', 390, 844]] as const) {
        await page.setViewportSize({ width, height });
        await page.screenshot({ path: `${SHOTS}/${name}-${language}-${size}.png` });
        expect.soft(await flaws(page), `${name}, ${size}`).toEqual([]);
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
    await expect(asked).not.toHaveText(before);
    expect(await asked.innerText()).not.toBe(before);
  }
  expect(problems).toEqual([]);
});
