// Monumental Duel as it is drawn: whole games, keys alone, the zoom, and the plain table as the other way to see it.

import { type Page } from '@playwright/test';
import { flaws, speak } from './language';
import { awaitTurn, dice, duel, expect, findings, playStep, SHOTS, test } from './table';

const GAME = 'monumental-duel';

/** Steps after which a game is looked at; whole games of one seat have been as short as 36. */
const MIDDLE = 16;

/** Plays to the end; `look` is called in the middle, and the words are looked at now and then. */
async function playOut(page: Page, seed: number, touch: boolean, language: string, look: () => Promise<void>) {
  test.setTimeout(300_000);
  const pick = dice(seed);
  let steps = 0;
  for (; steps < 2000; steps += 1) {
    if (steps === MIDDLE && (await awaitTurn(page)) === 'turn') await look();
    if (steps % 30 === 15) expect.soft(await flaws(page, language), `after ${steps} steps`).toEqual([]);
    if (!(await playStep(page, pick, touch))) break;
  }
  expect(steps).toBeGreaterThan(MIDDLE);
  await expect(page.locator('[data-scores] tfoot td').first()).toHaveText(/\d/);
  expect.soft(await flaws(page, language), 'at the end').toEqual([]);
}

/** The parts of the table that reach out of the screen. */
async function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out = (box: DOMRect) =>
      box.top < -0.5 || box.left < -0.5 || box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5;
    const parts = ['.strip', '.road', '.me .plaza', '.me .court', '.opp', '.zoom', '.score', '.side', '.actionbar'];
    const scrolls =
      document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth;
    return [
      ...parts.filter((name) => {
        const box = document.querySelector(name)?.getBoundingClientRect();
        return !box || out(box);
      }),
      ...(scrolls ? ['page'] : []),
    ];
  });
}

/** Things of the board that may be chosen but cannot be reached by pointing: something lies on them. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [data-legal]')]
      .filter((thing) => {
        const box = thing.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return top === null || top.closest('[data-target]') !== thing;
      })
      .map((thing) => thing.getAttribute('data-target') ?? ''),
  );
}

// Second games are long ones: see the configuration.
for (const [language, theme, long] of [
  ['ru', 'dark', ''],
  ['it', 'light', ' @long'],
  ['en', 'light', ' @long'],
] as const) {
  test.describe(`1440x900, ${language}, ${theme}${long}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, colorScheme: theme });
    test('a whole game without scrolling', async ({ page, context, server, problems }) => {
      const id = await duel(context, server.url, GAME, `drawn ${theme}`);
      await speak(context, server.url, language);
      await page.goto(`/table/${id}`);
      await awaitTurn(page);
      await expect(page.locator('.civ')).toHaveCount(3);
      await page.screenshot({ path: `${SHOTS}/${GAME}-${language}-start.png` });
      await playOut(page, 20 + theme.length, false, language, async () => {
        await page.screenshot({ path: `${SHOTS}/${GAME}-${language}-middle.png` });
        expect(await hidden(page)).toEqual([]);
        expect(await covered(page)).toEqual([]);
        expect(await findings(page)).toEqual([]);
        // Every component says what it is.
        expect(await page.locator('[data-face]:not([data-tip]):not(.inhand)').count()).toBe(0);
        expect(await page.locator('.place [data-face]').count()).toBeGreaterThan(6);
      });
      await page.screenshot({ path: `${SHOTS}/${GAME}-${language}-end.png` });
      expect(problems).toEqual([]);
    });
  });
}

for (const [language, long] of [
  ['it', ''],
  ['ru', ' @long'],
] as const) {
  test.describe(`390x844, ${language}${long}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' });
    test('a whole game by finger', async ({ page, context, server, problems }) => {
      const id = await duel(context, server.url, GAME, 'drawn small');
      await speak(context, server.url, language);
      await page.goto(`/table/${id}`);
      await awaitTurn(page);
      await page.screenshot({ path: `${SHOTS}/${GAME}-phone-${language}-start.png` });
      await playOut(page, 31, true, language, async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        for (const [at, name] of ['me', 'others', 'board', 'log'].entries()) {
          await page.locator('.ptabs .tab').nth(at).tap();
          await page.screenshot({ path: `${SHOTS}/${GAME}-phone-${language}-${name}.png` });
          expect(await findings(page), name).toEqual([]);
          expect.soft(await flaws(page, language), name).toEqual([]);
        }
        await page.locator('.ptabs .tab').first().tap();
        await expect(page.locator('.me .place').first()).toBeVisible();
      });
      await page.screenshot({ path: `${SHOTS}/${GAME}-phone-${language}-end.png` });
      expect(problems).toEqual([]);
    });
  });
}

test('a turn by keys alone', async ({ page, context, server, problems }) => {
  await page.goto(`/table/${await duel(context, server.url, GAME, 'keys')}`);
  await awaitTurn(page);
  const rev = () => page.locator('.actionbar').getAttribute('data-rev');
  const moved = async (act: () => Promise<void>) => {
    const before = await rev();
    await act();
    await expect.poll(rev).not.toBe(before);
  };
  // The civilization by Tab and Enter on its card.
  const tabTo = async (name: string) => {
    for (let i = 0; i < 200; i += 1) {
      await page.keyboard.press('Tab');
      if (
        await page.evaluate(
          (kind) => document.activeElement?.getAttribute('data-target')?.startsWith(kind) ?? false,
          name,
        )
      )
        return;
    }
    throw new Error(`${name} cannot be reached`);
  };
  await tabTo('civilization:');
  await moved(() => page.keyboard.press('Enter'));
  await awaitTurn(page);
  // A row and a column where they meet; they light up before they are chosen.
  await tabTo('cross:');
  await expect(page.locator('.me .band.wish')).toHaveCount(2);
  await moved(() => page.keyboard.press('Enter'));
  // Something to do is chosen by its key; a group has to be opened first.
  const choose = async () => {
    for (let i = 0; i < 2; i += 1) {
      const row = page.locator('.acts .orow .opt .key');
      const shown = (await row.count()) > 0 ? row : page.locator('.acts .opt .key');
      const key = (await shown.first().innerText()).trim();
      await page.keyboard.press(key);
      if (await page.locator('.go.btn-primary').isVisible()) return key;
    }
    throw new Error('nothing can be chosen by keys');
  };
  // The same key once more does it, and so does Enter.
  await awaitTurn(page);
  for (let i = 0; i < 8 && !(await page.locator('.prompt').innerText()).includes('take an action'); i += 1) {
    await moved(async () => page.keyboard.press(await choose()));
    await awaitTurn(page);
  }
  await moved(async () => {
    await choose();
    await page.keyboard.press('Enter');
  });
  expect(problems).toEqual([]);
});

test('the zoom says what a card does and why a value is reconstructed', async ({ page, context, server, problems }) => {
  await page.goto(`/table/${await duel(context, server.url, GAME, 'zoom')}`);
  await playStep(page, dice(1));
  await awaitTurn(page);
  // One with a sentence and with values that are not stated.
  const card = page.locator('.dcard[data-face]:has(.say):not(:has([href="#i-md-src-known"]))').first();
  const id = ((await card.getAttribute('data-face')) ?? '').replace('cards:', '');
  await card.hover();
  const zoom = page.locator('.zoom .zcard');
  await expect(zoom).toHaveAttribute('data-zoom', id);
  await expect(zoom.locator('h3')).toHaveText((await card.locator('h4').innerText()).trim());
  await expect(zoom.locator('dd.say').first()).toContainText(/\w/);
  await expect(page.locator('[role="tooltip"]')).toBeVisible();

  const mark = zoom.locator('.srcbtn');
  await expect(mark).toContainText(/reconstructed/i);
  await mark.click();
  const why = page.locator('[data-sources]');
  await expect(why).toContainText('Reconstructed for this program');
  await expect(why.locator('.fields.rebuilt li')).not.toHaveCount(0);
  await expect(why).toContainText('it may differ from your box');
  await expect(why).toContainText('ziggurat serve --content');
  await page.screenshot({ path: `${SHOTS}/${GAME}-source.png` });
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();

  // A starting building has what the rulebook says.
  await page.locator('.me .cross[data-face="cards:work_camp"]').first().hover();
  await expect(mark).toHaveText(/Stated values/);
  // The other button of the mouse, or a long press, opens the card as a window.
  await card.click({ button: 'right' });
  await expect(page.locator('dialog .zcard')).toHaveAttribute('data-zoom', id);
  expect(problems).toEqual([]);
});

test('a thing on the board is an option: a click on it makes the step', async ({ page, context, server, problems }) => {
  await page.goto(`/table/${await duel(context, server.url, GAME, 'click')}`);
  await awaitTurn(page);
  const rev = () => page.locator('.actionbar').getAttribute('data-rev');
  for (const things of ['.civ[data-legal]', '.me .cross[data-legal]']) {
    const before = await rev();
    await page.locator(things).nth(1).click();
    await expect.poll(rev).not.toBe(before);
    await awaitTurn(page);
  }
  await expect(page.locator('.me .place.is-on')).not.toHaveCount(0);
  // What is too dear says so.
  const dear = page.locator('.dcard.is-dear').first();
  if (await dear.isVisible()) {
    await dear.click();
    await expect(page.locator('.toast.bad').first()).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('the plain table plays the same game', async ({ page, context, server, problems }) => {
  await page.goto(`/table/${await duel(context, server.url, GAME, 'plain')}?table=plain`);
  await awaitTurn(page);
  await expect(page.locator('.strip, .road')).toHaveCount(0);
  await playOut(page, 47, false, 'en', async () => {
    await page.screenshot({ path: `${SHOTS}/${GAME}-plain.png` });
    expect(await findings(page)).toEqual([]);
  });
  expect(problems).toEqual([]);
});
