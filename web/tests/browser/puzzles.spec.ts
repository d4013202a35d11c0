// Puzzles: asked and answered with the table's own controls, shown, and the next one; on a desk and on a phone.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PuzzleState } from '../../src/api/types';
import { expect, findings, guest, SHOTS, take, test } from './table';

const question = (page: Page) => page.locator('.pz-body h2');

/** A puzzle as the set of the program has it. */
interface Kept {
  id: string;
  answer: string;
  second: string;
}

/** The first puzzle of the set, whatever the day: what is right and what is wrong is known. */
const [known] = readFileSync(new URL('../../../crates/study/puzzles/altay.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Partial<Kept>)
  .filter((line): line is Kept => line.id !== undefined);

/** One press, one answer; tells what came of it. */
async function answer(page: Page, step: string, touch: boolean): Promise<PuzzleState> {
  const told = page.waitForResponse((response) => response.url().endsWith('/answer'));
  await take(page, step, touch);
  return (await (await told).json()) as PuzzleState;
}

for (const touch of [false, true]) {
  test.describe(touch ? 'on a phone' : 'on a desk', () => {
    test.use(
      touch
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1440, height: 900 } },
    );

    test('a puzzle is asked, answered and shown', async ({ page, context, server, problems }) => {
      test.slow();
      await guest(context, server.url, 'Ada');
      await page.goto('/study');
      await page.getByRole('region', { name: 'Puzzles' }).getByRole('link', { name: /Altay/ }).click();
      await expect(question(page)).toHaveText(/to move: one choice is worth \d+ points? more\. Which\?/);
      await expect(page.locator('.pz-panel header')).toContainText('of the day');

      if (!known) throw new Error('The set is empty.');
      await page.goto(`/puzzles/altay?id=${known.id}`);
      await expect(question(page)).toHaveText(/Which\?/);
      await expect(page.locator('.actionbar .opt').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.screenshot({ path: `${SHOTS}/puzzle-${touch ? 'phone' : 'desk'}.png` });

      // The second choice is wrong: that counts, and nothing of the solution is told.
      const wrong = await answer(page, known.second, touch);
      expect([wrong.stage, wrong.solution, wrong.tried?.found, wrong.tried?.counts]).toEqual([
        'answered',
        null,
        false,
        true,
      ]);
      await expect(question(page)).toHaveText(/^That gives [\d.]+\. There is something for \d+ more\.$/);
      await expect(page.locator('.pz-last li')).toHaveCount(1);
      await page.screenshot({ path: `${SHOTS}/puzzle-${touch ? 'phone' : 'desk'}-wrong.png` });

      // The second try finds it, and changes nothing any more.
      const right = await answer(page, known.answer, touch);
      expect([right.tried?.found, right.tried?.counts, right.home.last]).toEqual([true, false, [false]]);
      await expect(question(page)).toHaveText(/^Found: \d+ points?$/);

      // The solution: steps to click, where the points come from, what people played.
      await expect(page.locator('.pz-fall .sum')).toContainText('Worth more');
      await expect(page.locator('.pz-played tbody tr')).toHaveCount(1);
      const steps = page.locator('.pz-steps button');
      await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
      await steps.first().click();
      await expect(steps.first()).toHaveAttribute('aria-current', 'step');
      if (!touch) {
        await page.keyboard.press('ArrowRight');
        await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
      }
      expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN/);
      expect(await findings(page)).toEqual([]);
      await page.screenshot({ path: `${SHOTS}/puzzle-${touch ? 'phone' : 'desk'}-solved.png` });

      // The next one is another one; a hint says where to look and tells nothing else.
      const told = page.waitForResponse((response) => response.url().includes('/next?'));
      await page.getByRole('button', { name: /Next puzzle/ }).click();
      const next = (await (await told).json()) as PuzzleState;
      expect(next.solution).toBeNull();
      await expect(question(page)).toHaveText(/Which\?/);
      await page.getByRole('button', { name: 'Hint, half the points' }).click();
      await expect(page.locator('.pz-hint')).toBeVisible();

      // The address leads back to it.
      await page.reload();
      await expect(page.locator('.pz-hint')).toBeVisible();
      await page.emulateMedia({ colorScheme: 'light' });
      await page.screenshot({ path: `${SHOTS}/puzzle-${touch ? 'phone' : 'desk'}-hint.png` });
      expect(problems).toEqual([]);
    });
  });
}

test('the board of every title is there beside its question', async ({ page, context, server, problems }) => {
  await guest(context, server.url, 'Ada');
  for (const game of ['altay', 'anunnaki', 'monumental-duel', 'terra-mystica']) {
    await page.goto(`/puzzles/${game}`);
    await expect(question(page)).toHaveText(/Which\?/);
    await expect(page.locator('.actionbar .opt').first()).toBeVisible();
    for (const solved of [false, true]) {
      if (solved) {
        await page.getByRole('button', { name: 'Show me' }).click();
        await expect(page.locator('.pz-fall .sum')).toBeVisible();
      }
      // What is drawn there has room, and nothing in the panel lies on something else.
      const drawn = page.locator(game === 'monumental-duel' ? '.road' : '.board .pz-in > *').first();
      expect((await drawn.boundingBox())?.height ?? 0, game).toBeGreaterThan(150);
      const [body, foot] = await page
        .locator('.pz-body, .pz-panel > footer')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
        );
      expect(foot?.top ?? 0, game).toBeGreaterThanOrEqual((body?.bottom ?? Infinity) - 1);
      const inside = await page
        .locator('.pz-body')
        .evaluate((body) =>
          [...body.children].every((one) => one.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom),
        );
      expect(inside, game).toBe(true);
    }
  }
  expect(problems).toEqual([]);
});
