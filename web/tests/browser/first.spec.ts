// First choices made easy, words that open their meaning, and what lies under a cloth.

import type { Locator, Page } from '@playwright/test';
import { awaitTurn, dice, duel, expect, findings, guest, playStep, screenOf, test } from './table';

const bar = (page: Page) => page.locator('.actionbar');

test('three peoples are offered before the guided game, on the map and by keyboard', async ({ page, problems }) => {
  await page.goto('/first/terra-mystica');
  const cards = page.locator('.fc-card');
  await expect(cards).toHaveCount(3);
  await expect(cards.first().locator('.fc-say')).toContainText('town');
  // Home hexes can be counted, and the first dwellings are found.
  await expect(cards.first().locator('.g-hex.home')).toHaveCount(11);
  await expect(cards.first().locator('.g-start')).toHaveCount(2);
  await expect(cards.nth(1).locator('.g-start')).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
  // The arrows go from one to the next, Enter takes the one that is looked at.
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toHaveClass(/\bon\b/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.l-body')).toBeVisible();
  await expect(page.locator('.mat.me h2')).toHaveText('Nomads');
  expect(problems).toEqual([]);
});

test('on a phone portraits are tabs, with one sheet and one button', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en',
    reducedMotion: 'reduce',
    ...screenOf(true),
  });
  const page = await context.newPage();
  await page.goto('/first/terra-mystica');
  await page.getByRole('tab', { name: 'Mermaids' }).tap();
  await expect(page.locator('.fc-card:visible')).toHaveCount(1);
  await expect(page.locator('.fc-card:visible h2')).toHaveText('Mermaids');
  const go = page.locator('.fc-bar .btn-primary');
  await expect(go).toHaveText('Play the Mermaids');
  await go.tap();
  await expect(page.locator('.l-body')).toBeVisible();
  await expect(page.locator('.mat.me h2')).toHaveText('Mermaids');
  await context.close();
});

/** Opens a table with advice. What comes late on a busy machine moves nothing under the pointer: then one looks again. */
async function openAdvised(page: Page, table: string, advised: Locator) {
  await expect(async () => {
    await page.goto(`/table/${table}`);
    await expect(advised.first()).toBeAttached({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
}

test('a choice of the set-up shows what it means on the map before it is made', async ({ page, context, server }) => {
  const lead = page.locator('.fsheet.lead').first();
  await openAdvised(page, await duel(context, server.url, 'terra-mystica'), lead);
  await expect(lead).toBeVisible();
  await expect(page.locator('.fsheet.lead')).toHaveCount(3);
  await lead.hover();
  await expect(page.locator('.board [data-home]')).toHaveCount(11);
  // Nothing of the list is covered: every faction is one press away.
  await expect(page.locator('.fsheet[data-legal]')).toHaveCount(14);
  await lead.click();
  const place = page.locator('.hexbutton.legal').first();
  await expect(place).toBeVisible();
  await place.hover();
  await expect(page.locator('.board [data-beside]').first()).toBeAttached();
});

test('what suits a newcomer is recommended in Altay and Anunnaki, until that is switched off', async ({
  page,
  context,
  server,
}) => {
  const advised = page.locator('[data-advised]');
  await openAdvised(page, await duel(context, server.url, 'altay'), advised);
  await expect(advised).toHaveCount(2);
  await expect(bar(page).locator('.opt:has(.advised)')).toHaveCount(2);
  await expect(bar(page).getByRole('button', { name: /Earthfolk.*Recommended/ })).toBeVisible();
  await bar(page).locator('.opt:has(.advised)').first().click();
  // Where to start: what the box recommends, with the lands around it.
  const start = page.locator('.regionbutton[data-advised]').first();
  await expect(start).toBeAttached();
  await page.locator('.regionbutton.legal').last().hover();
  await expect(page.locator('.board [data-beside]').first()).toBeAttached();
  await openAdvised(page, await duel(context, server.url, 'anunnaki'), page.locator('.house[data-advised]'));
  await expect(page.locator('.house[data-advised]')).toHaveCount(2);
  await page.locator('.house[data-legal]').first().hover();
  await expect(page.locator('.sphere.wished')).toHaveCount(1);
  await expect(page.locator('.wishedland.capital')).toHaveCount(1);
  await page.locator('.l-card').getByRole('button', { name: 'No more cards' }).click();
  await expect(page.locator('[data-advised]')).toHaveCount(0);
  await expect(bar(page).locator('.about')).toHaveCount(0);
});

test('a word of the rules opens its meaning, by mouse and by keyboard', async ({ page, context, server, problems }) => {
  await page.goto(`/table/${await duel(context, server.url, 'terra-mystica')}`);
  // What the question is about, for newcomers.
  await expect(bar(page).locator('.about')).toContainText('land');
  const word = page.locator('.l-card .term').first();
  await expect(word).toHaveText('town');
  await word.click();
  const meaning = page.locator('.termpop');
  await expect(meaning).toContainText('key');
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(meaning.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  // In the log the word opens its meaning, the rest of the line leads to its moment.
  await page.getByRole('tab', { name: 'Log' }).click();
  const pick = dice(3);
  for (let i = 0; i < 12 && (await page.locator('.log .term').count()) === 0; i += 1) await playStep(page, pick);
  await page.locator('.log .term').first().click();
  await expect(meaning).toBeVisible();
  expect(page.url()).toContain('/table/');
  expect(problems).toEqual([]);
});

test('words of the rules are found in Russian and Italian, too', async ({ browser, server }) => {
  for (const [locale, first] of [
    ['ru', 'город'],
    ['it', 'città'],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.url, locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`/table/${await duel(context, server.url, 'terra-mystica')}`);
    const word = page.locator('.l-card .term').first();
    await expect(word).toHaveText(first);
    await word.click();
    await expect(page.locator('.termpop h4')).not.toBeEmpty();
    await context.close();
  }
});

test('what is taught later lies under a cloth; a lesson can be slower, known or later', async ({ page, problems }) => {
  await page.goto('/first/terra-mystica');
  await page.getByRole('button', { name: 'Let the scribe choose' }).click();
  const cloth = page.locator('[data-cloth="cults"]');
  await expect(cloth).toBeVisible();
  await expect(page.locator('[data-part="cults"]')).toHaveAttribute('inert', '');
  await cloth.getByRole('button', { name: 'Lift the cloth' }).click();
  await expect(cloth).toHaveCount(0);
  await expect(page.locator('[data-part="cults"]')).not.toHaveAttribute('inert', '');
  // To the first lesson whose options lie in a group.
  const asked = page.locator('.orow .opt:has(.ref)');
  const goOn = page.locator('[data-go-on]');
  const title = page.locator('.l-body h2');
  for (let i = 0; i < 20; i += 1) {
    await awaitTurn(page);
    if ((await title.textContent()) === 'Your first trading post') break;
    if (await goOn.isVisible()) await goOn.click();
    else if (await asked.first().isVisible()) await asked.first().click();
  }
  await expect(title).toHaveText('Your first trading post');
  await expect(asked.first()).toBeVisible();
  await page.keyboard.press(',');
  const group = page.locator('.opt[data-group]:has(.ref)');
  await expect(group).toHaveCount(1);
  await expect(asked).toHaveCount(0);
  await group.click();
  await expect(asked.first()).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  await expect(keys.getByText('Guided game: slower, click by click')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Lesson' }).click();
  await page.keyboard.press('.');
  await expect(title.filter({ hasText: 'Your first trading post' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('any people can be chosen in a guided game', async ({ page, context, server, problems }) => {
  await guest(context, server.url, 'Ada');
  await page.goto('/first/terra-mystica');
  await page.getByRole('button', { name: 'All factions' }).first().click();
  await expect(page.locator('.l-body h2')).toHaveText('Whom do you want to lead?');
  await expect(page.locator('.fsheet[data-legal]').first()).toBeVisible();
  expect(problems).toEqual([]);
});
