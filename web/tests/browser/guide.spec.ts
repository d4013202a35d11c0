// A guided first game: from the first visit to the first taught step, and following the teacher in every title.

import type { Page } from '@playwright/test';
import { GAMES, titleOf } from './games';
import { flaws, LANGUAGES } from './language';
import { unclear } from './lesson';
import { awaitTurn, dice, expect, findings, learner, playStep, test } from './table';

const TITLES = GAMES.filter((game) => game !== 'pebbles');
const STEPS = 36;

const goOn = (page: Page) => page.locator('[data-go-on]');
const asked = (page: Page) => page.locator('.actionbar .opt:has(.ref)');
const card = (page: Page) => page.locator('.l-body');

test('a newcomer is two clicks from the first taught step', async ({ page, problems }) => {
  await page.goto('/');
  const way = page.getByRole('button', { name: 'Learn Terra Mystica by playing' });
  await expect(way.first()).toBeVisible();
  const play = page.getByRole('button', { name: 'Play Terra Mystica now' }).first();
  const size = async (button: typeof way) => {
    const box = await button.boundingBox();
    return (box?.width ?? 0) * (box?.height ?? 0);
  };
  if (await play.count()) expect(await size(way.first())).toBeGreaterThan(await size(play));
  const begun = Date.now();
  await page.locator('.labels .learn').first().click();
  // Whom to lead is the first thing that is taught; the second press begins the game with a step to make.
  await page.getByRole('button', { name: 'Play the Witches' }).first().click();
  await expect(page.locator('.l-ask li').first()).toBeVisible();
  test.info().annotations.push({ type: 'seconds', description: `${(Date.now() - begun) / 1000}` });
  await expect(asked(page).first()).toBeVisible();
  await expect(page.locator('.g-pin').first()).toBeVisible();
  expect(problems).toEqual([]);
});

const tours = LANGUAGES.flatMap((language) =>
  TITLES.flatMap((game) => [false, true].map((touch) => ({ language, game, touch }))),
);
for (const { language, game, touch } of tours) {
  const when = language === 'en' ? '' : ` in ${language} @long`;
  test(`${titleOf(game)} is taught ${touch ? 'on a phone' : 'at a table'}${when}`, async ({ browser, server }) => {
    const { context, page } = await learner(browser, server, game, touch, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const press = async (what: ReturnType<typeof asked>) => {
      if (!touch) return what.click();
      await what.tap();
      // The first tap shows, the second does.
      if (await what.isVisible().catch(() => false)) await what.tap().catch(() => undefined);
    };
    const pick = dice(7);
    const told = new Set<string>();
    let steps = 0;
    for (let i = 0; i < 400 && steps < STEPS; i += 1) {
      if ((await awaitTurn(page)) === 'over') break;
      await page.waitForTimeout(0);
      // On a phone the sheet lies down while the teacher has nothing to say.
      const title = await card(page)
        .locator('h2')
        .textContent({ timeout: (await card(page).count()) ? 2_000 : 1 })
        .catch(() => null);
      if (title && !told.has(title)) {
        told.add(title);
        // Light comes when the board has settled.
        await expect.poll(() => unclear(page, language), { message: title, timeout: 4_000 }).toEqual([]);
        expect.soft(await flaws(page, language), title).toEqual([]);
      }
      if (await goOn(page).isVisible()) await press(goOn(page));
      else if (await asked(page).first().isVisible()) {
        await press(asked(page).first());
        steps += 1;
      } else {
        await playStep(page, pick, touch);
        steps += 1;
      }
    }
    expect(told.size).toBeGreaterThan(6);
    if (!touch) expect(await findings(page)).toEqual([]);
    // Closing the page keeps the place.
    await page.goto('/learn');
    await expect(page.locator(`[data-game="${game}"] a.go`)).toBeVisible();
    await context.close();
  });
}

test('an ordinary game explains a new thing once, and can be told not to', async ({ page, problems }) => {
  await page.goto('/');
  await page.locator('.labels .btn[aria-label^="Play"]').first().click();
  const small = page.locator('.l-card');
  await expect(small).toBeVisible();
  const first = await small.locator('header b').textContent();
  await small.getByRole('button', { name: 'Got it' }).click();
  await expect(small.locator('header b').filter({ hasText: first ?? '' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.actionbar')).toBeVisible();
  await expect(small.locator('header b').filter({ hasText: first ?? '' })).toHaveCount(0);
  expect(problems).toEqual([]);
});
