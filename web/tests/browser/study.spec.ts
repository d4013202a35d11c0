// Deals that many play: today's, a challenge by a link, results after playing, on a desk and on a phone.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import type { ChallengeState, Openings, TableState, Text } from '../../src/api/types';
import { expect, findings, guest, SHOTS, test, watch } from './table';

/** Plays a table to its end, always the option at this share of the list. */
async function finish(context: BrowserContext, url: string, id: string, share: number): Promise<TableState> {
  for (;;) {
    const answer = await context.request.get(`${url}/api/tables/${id}?log_from=9999`);
    // Nobody asks so often by hand; the server says when it is too much.
    if (answer.status() === 429) {
      await new Promise((done) => setTimeout(done, 500));
      continue;
    }
    const state = (await answer.json()) as TableState;
    if (state.table.status === 'finished') return state;
    const option = state.options[Math.floor(share * (state.options.length - 1))];
    if (!option) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    await context.request.post(`${url}/api/tables/${id}/steps`, {
      data: { step: option.step, rev: state.rev, key: `study-${Math.random().toString(36).slice(2, 12)}` },
      headers: { origin: url },
    });
  }
}

test('a challenge is played by several, and tells its results to those who are done', async ({
  page,
  context,
  browser,
  server,
  problems,
}) => {
  test.setTimeout(600_000);
  await guest(context, server.url, 'Ada');
  const post = async <A>(who: BrowserContext, path: string, data: unknown): Promise<A> => {
    const answer = await who.request.post(`${server.url}/api${path}`, { data, headers: { origin: server.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as A;
  };

  // The deals of today, and a new one for friends.
  await page.goto('/study');
  await expect(page.getByRole('region', { name: 'Deals of today' }).locator('.deal')).not.toHaveCount(0);
  await page.getByLabel('Game').selectOption('monumental-duel');
  await page.getByLabel('Bots').selectOption('novice');
  await page.screenshot({ path: `${SHOTS}/study-dark.png` });
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the challenge' }).click();
  await expect(page).toHaveURL(/\/challenge\//);
  await expect(page.getByRole('heading', { name: 'A new deal' })).toBeVisible();
  await expect(page.getByText('Nobody has played it yet.')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await findings(page)).toEqual([]);

  // Others play it before; what they did is not told.
  const names = ['Ben', 'Cleo', 'Dana'];
  const people: BrowserContext[] = [];
  for (const [at, name] of names.entries()) {
    const who = await browser.newContext({ baseURL: server.url, locale: 'en' });
    people.push(who);
    await guest(who, server.url, name);
    const { table } = await post<TableState>(who, `/challenges/${id}/play`, {});
    await finish(who, server.url, table.id, at / names.length);
  }
  await page.reload();
  await expect(page.getByText('3 people have played it.')).toBeVisible();
  await expect(page.locator('.rungs')).toHaveCount(0);
  await page.screenshot({ path: `${SHOTS}/challenge-before.png` });

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await finish(context, server.url, table, 0.95);
  await page.goto(`/challenge/${id}`);
  await expect(page.locator('.rungs tbody tr')).toHaveCount(4);
  await expect(page.locator('.rungs tr.you')).toContainText('Ada, you');
  await expect(page.locator('.spreadchart rect.you')).toHaveCount(1);
  expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN/);
  await page.screenshot({ path: `${SHOTS}/challenge-dark.png` });
  expect(await findings(page)).toEqual([]);

  // Everybody's replay is one click away, and the way back is in the header.
  await page.locator('.rungs tbody tr:not(.you)').first().getByRole('button').click();
  await expect(page).toHaveURL(/\/replay\//);
  const seen = (await (await context.request.get(`${server.url}/api/challenges/${id}`)).json()) as ChallengeState;
  const strange = await browser.newContext({ baseURL: server.url, locale: 'en' });
  await guest(strange, server.url, 'Gil');
  for (const line of seen.lines) {
    const answer = await strange.request.get(`${server.url}/api/tables/${line.table}`);
    expect(answer.status(), 'whoever has yet to play it sees nobody’s game').toBe(404);
  }

  // On a phone, in Russian and in the light.
  const ben = people[0] ?? strange;
  const phone = await ben.newPage();
  const troubles = watch(phone);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`/challenge/${id}`);
  await expect(phone.locator('.rungs tr.you')).toContainText('Ben, you');
  await phone.screenshot({ path: `${SHOTS}/challenge-phone.png`, fullPage: true });
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, 'nothing reaches beyond the edge').toBeLessThanOrEqual(0);
  await phone.goto('/study');
  await expect(phone.locator('.deal')).not.toHaveCount(0);
  await phone.screenshot({ path: `${SHOTS}/study-phone.png`, fullPage: true });
  expect(troubles).toEqual([]);

  await page.goto(`/challenge/${id}`);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.screenshot({ path: `${SHOTS}/challenge-light.png` });
  expect(await findings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('openings are counted over finished games, and lead to them', async ({
  page,
  context,
  browser,
  server,
  problems,
}) => {
  test.setTimeout(600_000);
  await guest(context, server.url, 'Ada');
  // Games of one's own seat against a bot, ended at their end.
  for (const share of [0, 0.5]) {
    const made = await context.request.post(`${server.url}/api/tables`, {
      data: {
        game: 'monumental-duel',
        players: 2,
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
        visibility: 'open',
      },
      headers: { origin: server.url },
    });
    await finish(context, server.url, ((await made.json()) as TableState).table.id, share);
  }
  await expect
    .poll(
      async () => {
        const answer = await context.request.get(`${server.url}/api/games/monumental-duel/openings`);
        return ((await answer.json()) as Openings).of;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(4);

  await page.goto('/study');
  await page.getByRole('link', { name: 'Openings: what others began with' }).click();
  await page.getByLabel('Which game').selectOption('monumental-duel');
  await expect(page).toHaveURL(/\/openings\/monumental-duel/);
  const sides = page.getByRole('region', { name: 'Side' });
  await expect(sides.getByRole('button').first()).toBeVisible();
  await sides.getByRole('button').first().click();
  await expect(page).toHaveURL(/side=civilization-/);
  const games = page.getByRole('region', { name: 'The newest games' });
  await expect(games.getByRole('link').first()).toBeVisible();
  await page.getByLabel('By').selectOption('people');
  await expect(page).toHaveURL(/by=people/);
  expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN/);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/openings\/monumental-duel$/);

  // A collection large enough for dots and lines, as the page draws it.
  const many = (at: number, said: Openings['firsts'][number]['said'], id: string): Openings['firsts'][number] => ({
    id,
    said,
    count: Math.round(3200 / (1 + at * at * 0.7)),
    won: 40,
    mean: 4.5 - 1.3 * at,
    error: 0.4 + 0.25 * at * at * 0.3,
  });
  const place = (...hexes: string[]) => hexes.map((hex) => ({ key: 'step-place', args: { hex: { label: hex } } }));
  const sidesOf = 'darklings cultists mermaids witches halflings engineers nomads swarmlings dwarves giants'.split(' ');
  const deeds: Text[] = [
    { key: 'step-upgrade', args: { hex: { label: 'E9' }, structure: { term: 'structure-trading_post' } } },
    { key: 'step-power', args: { action: { term: 'power-power_priest' } } },
    { key: 'step-build', args: { hex: { label: 'D8' } } },
    { key: 'step-send', args: { cult: { term: 'cult-earth' }, space: { term: 'order-3' } } },
  ];
  const made: Openings = {
    game: 'terra-mystica',
    seats: 612,
    of: 41208,
    rules: [1],
    sides: sidesOf.map((side, at) => many(at, [], `faction-${side}`)),
    starts: [
      ['E9', 'F4'],
      ['C3', 'E9'],
      ['A10', 'E9'],
      ['C3', 'F4'],
      ['C4', 'E9'],
    ].map((hexes, at) => many(at, place(...hexes), hexes.join())),
    firsts: deeds.map((said, at) => many(at * 3, [said], said.key)),
    games: [],
  };
  await page.route('**/api/games/terra-mystica/openings*', (route) => route.fulfill({ json: made }));
  await page.goto('/openings/terra-mystica?side=faction-witches');
  await expect(page.getByRole('region', { name: 'Witches: start' }).getByRole('button')).toHaveCount(5);
  await expect(page.getByRole('button', { name: /Witches/ })).toHaveAttribute('aria-pressed', 'true');
  await page.screenshot({ path: `${SHOTS}/openings-dark.png` });
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.screenshot({ path: `${SHOTS}/openings-light.png` });
  expect(await findings(page)).toEqual([]);

  const small = await browser.newContext({ baseURL: server.url, locale: 'ru', viewport: { width: 390, height: 844 } });
  const phone = await small.newPage();
  const troubles = watch(phone);
  await phone.route('**/api/games/terra-mystica/openings*', (route) => route.fulfill({ json: made }));
  await phone.goto('/openings/terra-mystica');
  await expect(phone.locator('.choices button').first()).toBeVisible();
  await phone.screenshot({ path: `${SHOTS}/openings-phone.png`, fullPage: true });
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, 'nothing reaches beyond the edge').toBeLessThanOrEqual(0);
  expect(troubles).toEqual([]);
  expect(problems).toEqual([]);
});

test('a folder of ledgers becomes a collection of one’s own', async ({ page, context, server, problems }) => {
  await guest(context, server.url, 'Ada');
  const folder = new URL('../../../crates/terra-mystica/tests/records/snellman/league-4p/', import.meta.url);
  const ledgers = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const files = ledgers.slice(0, 3).map((name) => fileURLToPath(new URL(name, folder)));
  await page.goto('/replays');
  await page.locator('#file').setInputFiles(files);
  const batch = page.locator('[data-batch]');
  await expect(batch).toHaveAttribute('data-batch', 'done', { timeout: 120_000 });
  await expect(batch).toContainText('3 of 3 files');
  expect(await findings(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}/import-folder.png` });
  const mine = `${server.url}/api/games/terra-mystica/openings?list=mine`;
  await expect
    .poll(async () => ((await (await context.request.get(mine)).json()) as Openings).of, { timeout: 60_000 })
    .toBe(12);
  await batch.getByRole('link', { name: 'Openings of Terra Mystica: 3 games' }).click();
  await expect(page).toHaveURL(/\/openings\/terra-mystica\?list=mine/);
  await expect(page.getByText('12 seats of 12')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Side' }).getByRole('button').first()).toBeVisible();
  expect(problems).toEqual([]);
});
