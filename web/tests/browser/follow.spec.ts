// What others do is shown: pieces go to their places, gains to their counters; who wants it still has it still.

import type { Page } from '@playwright/test';
import { GAMES } from './games';
import { awaitTurn, dice, duel, expect, play, test } from './table';

interface Seen {
  /** Places to which pieces flew. */
  pieces: string[];
  /** Counters to which chips flew, or from which. */
  chips: string[];
  /** How many deeds were said to be still to come. */
  left: number[];
}

/** Notes everything that flies over the table from now on. */
async function note(page: Page) {
  await page.addInitScript(() => {
    const seen = { pieces: [] as string[], chips: [] as string[], left: [] as number[] };
    (globalThis as unknown as { seen: typeof seen }).seen = seen;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const piece = node.getAttribute('data-flight');
          const chip = node.getAttribute('data-chip');
          if (piece) seen.pieces.push(piece);
          if (chip) seen.chips.push(chip);
          const left = node.matches('.followbar') ? node.querySelector('[data-left]')?.getAttribute('data-left') : null;
          if (left) seen.left.push(Number(left));
        }
    }).observe(document, { childList: true, subtree: true });
  });
}
const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  for (const game of GAMES) {
    test(`pieces and gains fly at the table of ${game}`, async ({ page, context, server, problems }) => {
      await note(page);
      await page.goto(`/table/${await duel(context, server.url, game, 'flights')}`);
      const pick = dice(5);
      let all = await seen(page);
      for (let made = 0; made < 60 && !(all.pieces.length && all.chips.length); made += 1) {
        if ((await awaitTurn(page)) === 'over') break;
        await play(page, pick, 1, false, true);
        all = await seen(page);
      }
      expect(all.pieces.length, 'pieces').toBeGreaterThan(0);
      expect(all.chips.length, 'gains and costs').toBeGreaterThan(0);
      expect(all.left.length, 'the bar says how much is still to come').toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('.followbar')).toHaveCount(0);
      await expect(page.locator('.flights > *')).toHaveCount(0);
      expect(problems).toEqual([]);
    });
  }

  test('a finger sees the counters that change in the caption', async ({ page, context, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await note(page);
    await page.goto(`/table/${await duel(context, server.url, 'terra-mystica', 'flights on a phone')}`);
    const pick = dice(5);
    for (let made = 0; made < 40 && !(await seen(page)).chips.length; made += 1) {
      if ((await awaitTurn(page)) === 'over') break;
      await play(page, pick, 1, false, true);
    }
    expect((await seen(page)).chips.length).toBeGreaterThan(0);
  });
});

test('nothing flies for who wants little motion, and every deed is still told', async ({ page, context, server }) => {
  await note(page);
  await page.goto(`/table/${await duel(context, server.url, 'terra-mystica', 'flights')}`);
  await page.evaluate(() => localStorage.setItem('pace', 'quick'));
  await page.reload();
  const pick = dice(5);
  for (let made = 0; made < 12; made += 1) {
    await awaitTurn(page);
    await play(page, pick, 1, false, true);
  }
  const { pieces, chips, left } = await seen(page);
  expect([pieces, chips]).toEqual([[], []]);
  expect(left.length).toBeGreaterThan(0);
});
