// A guided first game: from the first visit to the first taught step, and following the teacher in every title.

import type { Page } from '@playwright/test';
import type { HintRequest, TableState } from '../../src/api/types';
import { GAMES, titleOf } from './games';
import { flaws, LANGUAGES } from './language';
import { unclear } from './lesson';
import { awaitTurn, dice, duel, expect, findings, learner, playStep, screenOf, test } from './table';

const TITLES = GAMES.filter((game) => game !== 'pebbles');
const STEPS = 36;
/** In other languages the beginning is looked at in every run, on one of the two screens. */
const FEW = 10;

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
  await page.locator('.labels .learn').first().click();
  // Whom to lead is the first thing that is taught; the second press begins the game with a step to make.
  await page.getByRole('button', { name: 'Play the Witches' }).first().click();
  await expect(page.locator('.l-ask li').first()).toBeVisible();
  await expect(asked(page).first()).toBeVisible();
  await expect(page.locator('.g-pin').first()).toBeVisible();
  expect(problems).toEqual([]);
});

const tours = LANGUAGES.flatMap((language, l) =>
  TITLES.flatMap((game, g) =>
    [false, true].flatMap((touch) => {
      const whole = { language, game, touch, most: STEPS, when: language === 'en' ? '' : ` in ${language} @long` };
      const short = { language, game, touch, most: FEW, when: ` at first in ${language}` };
      return language !== 'en' && touch === ((l + g) % 2 === 0) ? [whole, short] : [whole];
    }),
  ),
);
for (const { language, game, touch, most, when } of tours) {
  test(`${titleOf(game)} is taught ${touch ? 'on a phone' : 'at a table'}${when}`, async ({ browser, server }) => {
    const { context, page } = await learner(browser, server, game, touch, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    /** A comment that comes late takes the place of what was about to be pressed: then one looks again. */
    const press = async (what: ReturnType<typeof asked>) => {
      const gone = () => undefined;
      if (!touch) return what.click({ timeout: 5_000 }).catch(gone);
      await what.tap({ timeout: 5_000 }).catch(gone);
      // The first tap shows, the second does.
      if (await what.isVisible().catch(() => false)) await what.tap().catch(() => undefined);
    };
    const pick = dice(7);
    const told = new Set<string>();
    let steps = 0;
    for (let i = 0; i < 400 && steps < most; i += 1) {
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
    expect(told.size).toBeGreaterThan(most === STEPS ? 6 : 3);
    if (!touch) expect(await findings(page)).toEqual([]);
    // Closing the page keeps the place.
    await page.goto('/learn');
    await expect(page.locator(`[data-game="${game}"] a.go`)).toBeVisible();
    await expect(page.locator(`[data-puzzle="${game}"] a`)).toBeVisible();
    await context.close();
  });
}

test('the teacher answers to the keyboard, and what he says is read out', async ({ page, problems }) => {
  test.setTimeout(120_000);
  const compared = new Set<number>();
  page.on('response', (answer) => {
    if (answer.url().endsWith('/hints')) compared.add((answer.request().postDataJSON() as HintRequest).rev);
  });
  await page.goto('/first/terra-mystica');
  await page.getByRole('button', { name: 'Let the scribe choose' }).click();
  const title = card(page).locator('h2');
  const voice = page.locator('[data-voice]');
  await expect(title).toHaveText('A gift for the first round');
  await expect(voice).toHaveAttribute('aria-live', 'polite');
  await expect(voice).toContainText(/^A gift for the first round\. Choose one of these/);
  await expect(page.locator('.orow .opt:has(.ref)').first()).toHaveAccessibleName(/Marked 1$/);
  // Later: it waits, and the question stays.
  const rev = () => page.locator('.actionbar').getAttribute('data-rev');
  const before = await rev();
  await page.keyboard.press(';');
  await expect(title.filter({ hasText: 'A gift for the first round' })).toHaveCount(0);
  expect(await rev()).toBe(before);
  const steps = page.locator('.orow .opt[data-step]');
  await steps.first().click();
  // What only tells goes on with Enter, and the focus stays where it was.
  await expect(title).toHaveText('One action, then the next player');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  const focus = await focused();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Your first trading post');
  await expect(voice).toContainText('Your first trading post.');
  expect(await focused()).toBe(focus);
  // The key of the asked-for step and Enter make it; then U takes it back and its lesson returns.
  const first = asked(page).first();
  const key = await first.locator('.key').textContent();
  const asking = await rev();
  // A person reads before pressing; meanwhile the steps are compared.
  await expect.poll(() => compared.has(Number(asking))).toBe(true);
  await page.keyboard.press(key?.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(rev).not.toBe(asking);
  await expect(page.locator('[data-verdict]')).toBeVisible();
  await expect(voice).toContainText(await page.locator('[data-verdict]').innerText());
  await page.keyboard.press('u');
  await expect(title).toHaveText('Your first trading post');
  await expect(page.locator('[data-verdict]')).toHaveCount(0);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  await expect(keys.getByText('Guided game: take the step back and try it again')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
});

test('after the game there are three things to try, in the language of the learner', async ({ browser, server }) => {
  const { context, page, id } = await learner(browser, server, 'monumental-duel', false, 'ru');
  for (let i = 0; i < 1500; i += 1) {
    const { table, options, rev } = (await (
      await context.request.get(`${server.url}/api/tables/${id}`)
    ).json()) as TableState;
    if (table.status === 'finished') break;
    const step = (options.find(({ kind }) => kind === 'pass') ?? options[0])?.step;
    if (step === undefined) continue;
    await context.request.post(`${server.url}/api/tables/${id}/steps`, {
      data: { step, rev, key: `after-${id}-${rev}` },
      headers: { origin: server.url },
    });
  }
  await page.goto(`/table/${id}`);
  const things = card(page).locator('[data-try]');
  await expect(things).toHaveCount(3);
  // What decided the game is said, with the sources of points in which the two differ.
  const why = card(page).locator('[data-why]');
  await expect(why).toContainText(/Вы выиграли|Вы проиграли|Место поделено/);
  await expect(why.locator('p').first()).toContainText(/У вас (больше|меньше): .+ [+−]\d/);
  expect(await flaws(page, 'ru')).toEqual([]);
  // They stay when the last lesson is read, and when the page is opened again.
  await page.keyboard.press('Enter');
  await expect(page.locator('.l-body h2')).toHaveText('Первая партия окончена');
  await expect(things).toHaveCount(3);
  await page.reload();
  await expect(things).toHaveCount(3);
  await expect(card(page).locator(`a[href="/review/${id}"]`)).toBeVisible();
  // The score sheet has them, too.
  await page.locator('.go[data-over]').click();
  await expect(page.getByRole('dialog').locator('[data-try]')).toHaveCount(3);
  await expect(page.getByRole('dialog').locator('[data-why]')).toBeVisible();
  await context.close();
});

test('on a phone a new thing waits behind a button until it is read', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en', ...screenOf(true) });
  const page = await context.newPage();
  const news = page.locator('.actionbar .news');
  await page.goto(`/table/${await duel(context, server.url, 'terra-mystica')}`);
  await expect(news).toHaveText('Whom do you want to lead?');
  // Who makes a step without reading it is shown the next one, and this one again when it fits.
  await news.tap();
  const dialog = page.getByRole('dialog', { name: 'Whom do you want to lead?' });
  await expect(dialog.locator('.l-card')).toContainText('Witches');
  await dialog.getByRole('button', { name: 'Got it' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(news.filter({ hasText: 'Whom do you want to lead?' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.actionbar .about')).toBeVisible();
  await expect(news).toHaveCount(0);
  await context.close();
});

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
  // No more of them, here and at the next table, until they are wanted again on the page of lessons.
  const pick = dice(5);
  for (let i = 0; i < 12 && !(await small.isVisible()); i += 1) await playStep(page, pick);
  await small.getByRole('button', { name: 'No more cards' }).click();
  await expect(small).toHaveCount(0);
  await page.reload();
  for (let i = 0; i < 4; i += 1) await playStep(page, pick);
  await expect(small).toHaveCount(0);
  await expect(page.locator('.actionbar .about')).toHaveCount(0);
  await page.goto('/learn');
  const again = page.getByRole('checkbox', { name: 'Small cards explain new things' });
  await expect(again).not.toBeChecked();
  await again.check();
  await page.goBack();
  await expect(page.locator('.actionbar .about').or(small).first()).toBeVisible();
  expect(problems).toEqual([]);
});
