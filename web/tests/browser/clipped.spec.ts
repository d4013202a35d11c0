// No words of a table are cut, in any language, on three screens: cards, markets, mats, buttons.

import type { Page } from '@playwright/test';
import { LANGUAGES, speak } from './language';
import { GAMES } from './games';
import { advance, awaitTurn, duel, expect, SHOTS, test } from './table';

const SIZES = [
  [1440, 900],
  [1920, 1080],
  [390, 844],
] as const;

/**
 * Words that a box cuts off. What scrolls can be read; names that people gave themselves may be long.
 */
async function cut(page: Page, where = '.tableroom'): Promise<string[]> {
  return page.evaluate((where) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.querySelector(where) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const thing = node.parentElement;
      if (
        !node.textContent?.trim() ||
        !thing ||
        thing.closest('.vh, svg, .log, .whois, .who, .who2, .opp header, .pl, .order, .skip')
      )
        continue;
      if (!thing.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (!words.width) continue;
      for (let up: HTMLElement | null = thing; up && !up.matches('.tableroom'); up = up.parentElement) {
        const style = getComputedStyle(up);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        const box = up.getBoundingClientRect();
        if (
          words.right > box.right + 2 ||
          words.left < box.left - 2 ||
          words.bottom > box.bottom + 3 ||
          words.top < box.top - 3
        ) {
          found.add(
            `“${node.textContent.trim().slice(0, 60)}” in ${thing.tagName.toLowerCase()}.${thing.className} of ${up.className}`,
          );
          break;
        }
      }
    }
    return [...found];
  }, where);
}

/** Cards that can be looked at closely. */
const faces = (page: Page) =>
  page
    .locator('.tableroom [data-face]')
    .evaluateAll((all) => [...new Set(all.map((card) => card.getAttribute('data-face') ?? ''))]);

async function lookAt(page: Page, face: string) {
  await page.evaluate(async (face) => {
    const card = document.querySelector(`.tableroom [data-face="${face}"]`);
    card?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, face);
}

for (const game of GAMES) {
  test(`no words of ${game} are cut`, async ({ page, context, server, problems }) => {
    const id = await duel(context, server.url, game, 'clipped');
    await advance(context, server.url, id, 24);
    for (const language of LANGUAGES) {
      await speak(context, server.url, language);
      await page.goto(`/table/${id}`);
      await awaitTurn(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const tabs = page.locator('.ptabs .tab');
        const parts = width < 720 ? await tabs.count() : 1;
        for (let part = 0; part < parts; part += 1) {
          if (width < 720) await tabs.nth(part).click();
          // Letters shrink to their boxes a moment after these have their size.
          await page.evaluate(() => new Promise((done) => setTimeout(done, 250)));
          await page.screenshot({ path: `${SHOTS}/words-${game}-${language}-${width}-${part}.png` });
          expect.soft(await cut(page), `${language}, ${width}x${height}, part ${part}`).toEqual([]);
          if (width >= 720)
            for (const face of await faces(page)) {
              await lookAt(page, face);
              expect.soft(await cut(page, '.zoom'), `${face} closely, ${language}, ${width}x${height}`).toEqual([]);
            }
        }
      }
    }
    expect(problems).toEqual([]);
  });
}
