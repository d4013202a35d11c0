// Puzzles: asked and answered with the table's own controls, shown, and the next one; on a desk and on a phone.

import type { Page } from '@playwright/test';
import type { PuzzleState } from '../../src/api/types';
import { dice, expect, findings, guest, playStep, SHOTS, test } from './table';

const question = (page: Page) => page.locator('.pz-body h2');

/** Any legal step is an answer: steps are made until one decides something. */
async function answer(page: Page, touch: boolean) {
  const pick = dice(5);
  const before = await question(page).innerText();
  await expect(async () => {
    if ((await question(page).innerText()) !== before) return;
    await playStep(page, pick, touch);
    await expect(question(page)).not.toHaveText(before, { timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
}

for (const touch of [false, true]) {
  test.describe(touch ? 'on a phone' : 'on a desk', () => {
    test.use(
      touch
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1440, height: 900 } },
    );

    // In the long set: which steps decide depends on the puzzle of the day, and the hand that plays any step may answer twice.
    test('a puzzle is asked, answered and shown @long', async ({ page, context, server, problems }) => {
      test.slow();
      await guest(context, server.url, 'Ada');
      await page.goto('/study');
      await page.getByRole('region', { name: 'Puzzles' }).getByRole('link', { name: /Altay/ }).click();
      await expect(question(page)).toHaveText(/to move: one choice is worth \d+ points? more\. Which\?/);
      await expect(page.locator('.pz header')).toContainText('of the day');
      await expect(page.locator('.actionbar .opt').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.screenshot({ path: `${SHOTS}/puzzle-${touch ? 'phone' : 'desk'}.png` });

      await answer(page, touch);
      await expect(question(page)).toHaveText(
        /^(That gives [\d.]+\. There is something for \d+ more\.|Found: \d+ points?)$/,
      );
      await expect(page.locator('.pz-last li')).toHaveCount(1);
      const show = page.getByRole('button', { name: 'Show me' });
      if (await show.isVisible()) await show.click();

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
