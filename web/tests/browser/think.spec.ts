// A board to think on: from the replay, with branches, comments, deals and the bot, kept and shared, on a desk and on a phone.

import type { Page } from '@playwright/test';
import type { TableState } from '../../src/api/types';
import { advance, awaitTurn, dice, duel, expect, findings, guest, play, SHOTS, test, watch } from './table';

const branches = (page: Page) => page.locator('.tk-branch');
const current = (page: Page) => page.locator('.tk-move[aria-current]');
const nothing = (page: Page) => page.locator('.actionbar [data-thinking]');

test('a finished game is thought about, branch by branch', async ({ page, context, browser, server, problems }) => {
  const id = await duel(context, server.url, 'altay', 'think');
  await advance(context, server.url, id, 40);
  const resigned = await context.request.post(`${server.url}/api/tables/${id}/resign`, {
    data: {},
    headers: { origin: server.url },
  });
  const { table } = (await resigned.json()) as TableState;

  // The same moment and the same eyes, one click from the replay.
  await page.goto(`/replay/${id}?at=${Math.floor(table.steps / 2)}&as=seat:0`);
  await page.getByRole('link', { name: 'Think', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/think/${id}\\?at=\\d+&as=seat%3A0`));
  await expect(nothing(page)).toHaveText('Thinking, nothing is played');
  await expect(branches(page).first()).toContainText('As it was played');

  // The table's own bar and board make the steps.
  const before = await branches(page).count();
  await page.locator('.tk-root').click();
  await play(page, dice(3), 3);
  await expect(current(page)).toBeVisible();
  await expect(page.locator('.tk-way [aria-current]')).toBeVisible();
  await expect(nothing(page)).toContainText('Thinking, nothing is played');

  // A name by Enter, words on paper.
  const name = branches(page).last().locator('.tk-name');
  await name.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('The other way');
  await page.keyboard.press('Enter');
  await expect(branches(page).last()).toContainText('The other way');
  await page.locator('.tk-way').getByRole('button', { name: 'Comment' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('It leaves the pass open.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.tk-said')).toHaveText('It leaves the pass open.');

  // The bot: points of both seats, values at the ends of lines, and lines to keep.
  await expect(page.locator('.tk-seats li')).toHaveCount(3);
  await expect(page.locator('.tk-val').first()).toBeVisible();
  const lines = page.locator('.tk-lines li');
  await expect(lines.first()).toBeVisible({ timeout: 60_000 });
  const had = await branches(page).count();
  expect(had).toBeGreaterThanOrEqual(before);
  await lines.first().getByRole('button').click();
  await expect(branches(page)).toHaveCount(had + 1);

  // What else could be done at the beginning: now there are lines to compare.
  await page.locator('.tk-root').click();
  await expect(lines.last()).toBeVisible({ timeout: 60_000 });
  await lines.last().getByRole('button').click();
  await expect(branches(page)).toHaveCount(had + 2);
  await expect(page.locator('.tk-val')).not.toHaveCount(1);

  // Hidden things, dealt again and again; arrows walk through the deals.
  await page.getByRole('button', { name: 'Deal the hidden things again' }).click();
  await expect(page.locator('.tk-deals .chip')).toHaveText('deal 2 of 2');
  await page.getByRole('button', { name: 'Deal ten times more' }).click();
  await expect(page.locator('.tk-deals .chip')).toHaveText('deal 3 of 12');
  await page.keyboard.press(',');
  await expect(page.locator('.tk-deals .chip')).toHaveText('deal 2 of 12');
  await expect(page.locator('.tk-strip circle').first()).toBeVisible({ timeout: 60_000 });
  await expect(lines.first()).toBeVisible({ timeout: 60_000 });
  expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN/);
  await page.screenshot({ path: `${SHOTS}/think-dark.png` });
  expect(await findings(page)).toEqual([]);

  // Back and on again, and from step to step.
  const here = new RegExp(`node=${new URL(page.url()).searchParams.get('node')}(&|$)`);
  await page.keyboard.press('ArrowLeft');
  await expect(page).not.toHaveURL(here);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(here);
  await page.keyboard.press('Home');
  await expect(page.locator('.tk-root')).toHaveClass(/is-at/);

  // It is there when one comes back.
  await page.goto('/replays');
  await page.getByRole('region', { name: 'Your boards' }).getByRole('link').click();
  await expect(page.locator('.tk-branch', { hasText: 'The other way' })).toBeVisible();
  await expect(page.locator('.tk-said')).toHaveText('It leaves the pass open.');

  // Somebody with the link sees that one branch, and cannot touch it.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mine = page.locator('.tk-branch', { hasText: 'The other way' });
  await mine.hover();
  await mine.getByRole('button', { name: /Share branch/ }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const other = await stranger.newPage();
  const troubles = watch(other);
  await other.goto(link);
  await expect(branches(other)).toHaveCount(1);
  await expect(branches(other)).toContainText('The other way');
  await expect(other.locator('.acts .opt')).toHaveCount(0);
  await expect(other.getByText('Ada')).toHaveCount(0);
  expect(troubles).toEqual([]);
  await stranger.close();

  // Nothing of it was played.
  const after = await context.request.get(`${server.url}/api/tables/${id}`);
  expect(((await after.json()) as TableState).table.steps).toBe(table.steps);

  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.locator('.tk-move').last().click();
  await expect(lines.first()).toBeVisible({ timeout: 60_000 });
  await page.screenshot({ path: `${SHOTS}/think-light.png` });
  expect(await findings(page)).toEqual([]);

  // A phone: one pane at a time, nothing wider than the glass, and the bar always says what this is.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [label, part] of [
    ['Branches', '.tk-tree'],
    ['Bot', '.tk-bot'],
    ['Mat', '.mat.me'],
    ['Others', '.tk-others'],
  ] as const) {
    await page.locator('.ptabs').getByRole('button', { name: label }).click();
    await expect(page.locator(part)).toBeVisible();
    await expect(nothing(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), label).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `${SHOTS}/think-phone-${label.toLowerCase()}.png` });
    expect(await findings(page), label).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test('a running game by turns has a board, and the bot is silent there', async ({
  page,
  context,
  server,
  problems,
}) => {
  await guest(context, server.url, 'Ada');
  const made = await context.request.post(`${server.url}/api/tables`, {
    data: {
      game: 'terra-mystica',
      players: 2,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
      clock: { kind: 'turns', hours: 24 },
      seed: 'silent',
    },
    headers: { origin: server.url },
  });
  const { table } = (await made.json()) as TableState;
  await page.goto(`/table/${table.id}`);
  await awaitTurn(page);
  await page.getByRole('link', { name: 'Think', exact: true }).click();
  await expect(nothing(page)).toBeVisible();
  const at = Number(new URL(page.url()).searchParams.get('at'));
  await expect(page.locator('.tk-bot')).toContainText('The bot is silent');
  await expect(page.locator('.tk-lines')).toHaveCount(0);
  await play(page, dice(1), 1);
  await expect(branches(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/table/${table.id}`));
  await expect(page.locator('.actionbar [data-thinking]')).toHaveCount(0);
  const now = await context.request.get(`${server.url}/api/tables/${table.id}`);
  expect(((await now.json()) as TableState).table.steps).toBe(at);
  expect(problems).toEqual([]);
});
