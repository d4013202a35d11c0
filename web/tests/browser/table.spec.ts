// What a person does at a table: undo, refusals, reload, restart, watching, playing each other, keys.

import { type Page } from '@playwright/test';
import type { TableNotice } from '../../src/api/types';
import { awaitTurn, dice, duel, expect, guest, makeTable, overhear, play, playStep, SHOTS, test, watch } from './table';

/** What may be done; the reasons why other things may not come later. */
const acts = async (page: Page) => (await page.locator('.acts .opt:not([data-muted])').allInnerTexts()).join('\n');
/** The newest step that the log tells of. */
const lines = async (page: Page) => Number(await page.locator('.log > .turn').first().getAttribute('data-step'));

test('a step can be taken back and made again', async ({ page, context, server, problems }) => {
  await page.goto(`/table/${await duel(context, server.url, 'terra-mystica')}`);
  const pick = dice(5);
  // Undo is for steps that nobody answered yet, so look for one.
  for (let i = 0; i < 40; i += 1) {
    await awaitTurn(page);
    const before = await acts(page);
    await play(page, pick, 1);
    const undo = page.getByRole('button', { name: 'Take back (U)' });
    if ((await undo.getAttribute('aria-disabled')) === 'true') continue;
    const after = await acts(page);
    await page.keyboard.press('u');
    await expect.poll(() => acts(page)).toBe(before);
    // Keys pressed while the answer is still under way do nothing.
    await expect(async () => {
      await page.keyboard.press('Shift+U');
      await expect.poll(() => acts(page), { timeout: 3_000 }).toBe(after);
    }).toPass();
    expect(problems).toEqual([]);
    return;
  }
  throw new Error('no step could be taken back');
});

test('what cannot be done stays visible and says why', async ({ page, context, server }) => {
  await page.goto(`/table/${await duel(context, server.url, 'terra-mystica')}`);
  const pick = dice(11);
  // Choose a faction first: then a hex of another terrain is refused with the reason.
  await play(page, pick, 1);
  await page.locator('.hexbutton:not([data-legal])').first().click();
  const toast = page.locator('.toast.bad').first();
  await expect(toast).toContainText(/\w+ .*\w+/);
  // The rule it rests on can be read at once, beside the board.
  const link = toast.getByRole('link');
  const name = (await link.innerText()).replace(/^Rule: /, '').trim();
  expect(name, 'rules are called by their names').toMatch(/[a-z]{3}/);
  await link.click();
  const rule = page.locator('.side .rules section.meant');
  await expect(rule.locator('h3')).toContainText(name);
  await expect(rule).toBeInViewport();
  await page.screenshot({ path: `${SHOTS}/refusal-rule-dark.png` });
  // A muted button says its reason too. In a turn the reasons come a moment after the options.
  const muted = page.locator('.opt[data-muted]').first();
  const mutes = async () =>
    (await page.locator('.opt[data-group="pass"]').count()) > 0 &&
    (await muted.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    ));
  for (let i = 0; i < 80 && (await awaitTurn(page)) === 'turn' && !(await mutes()); i += 1) await play(page, pick, 1);
  await expect(muted).toHaveAttribute('data-tip-body', /\w+ .*\w+/);
});

test('a reload and a restart of the server lose nothing', async ({ page, context, server }) => {
  await page.goto(`/table/${await duel(context, server.url, 'terra-mystica')}`);
  const pick = dice(3);
  await play(page, pick, 4);
  const seen = await acts(page);
  await page.reload();
  await awaitTurn(page);
  expect(await acts(page)).toBe(seen);

  await server.stop('SIGKILL');
  await expect(page.locator('.lost')).toBeVisible({ timeout: 20_000 });
  await server.start();
  await expect(page.locator('.lost')).toBeHidden({ timeout: 30_000 });
  expect(await acts(page)).toBe(seen);
  // A step sent while the server is away arrives, once.
  const before = await lines(page);
  await server.stop('SIGKILL');
  const step = play(page, pick, 1);
  await server.start();
  await step;
  await expect.poll(() => lines(page)).toBeGreaterThan(before);
});

test('a spectator sees no secret, neither on the page nor in the traffic', async ({
  page,
  context,
  server,
  browser,
  problems,
}) => {
  const id = await duel(context, server.url, 'altay');
  await page.goto(`/table/${id}`);
  await awaitTurn(page);

  const strangers = await browser.newContext({ baseURL: server.url });
  const stranger = await strangers.newPage();
  const heard = await overhear(stranger);
  await stranger.goto(`/table/${id}`);
  await expect(stranger.getByText('watching', { exact: true })).toBeVisible();
  const pick = dice(17);
  await play(page, pick, 12);
  const told = () =>
    heard
      .filter((text) => text.includes('"news":{'))
      .map((text) => (JSON.parse(text) as TableNotice).news)
      .filter((news) => news !== null);
  await expect.poll(() => told().length).toBeGreaterThan(2);
  for (const news of told()) {
    expect(news.options).toEqual([]);
    expect(news.prompt).toBeNull();
    for (const change of news.view)
      if (/^\/seats\/\d+\/(hand|deck)(\/|$)/.test(change.path) && change.op !== 'remove')
        expect(change.value).toBeNull();
  }
  const states = heard
    .filter((text) => text.includes('"viewer"'))
    .map(
      (text) =>
        JSON.parse(text) as {
          viewer: { kind: string };
          options: unknown[];
          notes: string;
          view: { seats: { hand: unknown; deck: unknown; secret: unknown; secret_revealed: boolean }[] };
        },
    );
  for (const state of states) {
    expect(state.viewer.kind).toBe('spectator');
    expect(state.options).toEqual([]);
    expect(state.notes).toBe('');
    for (const seat of state.view.seats) {
      expect(seat.hand).toBeNull();
      expect(seat.deck).toBeNull();
      if (!seat.secret_revealed) expect(seat.secret).toBeNull();
    }
  }
  await expect(stranger.locator('.hand')).toHaveCount(0);
  await expect(stranger.locator('.acts .opt')).toHaveCount(0);
  const peek = await strangers.request.get(`${server.url}/api/tables/${id}/moments/3?as=seat:0`);
  expect(peek.status()).toBe(403);
  await strangers.close();
  expect(problems).toEqual([]);
});

test('two people play each other live', async ({ page, context, server, browser, problems }) => {
  await guest(context, server.url, 'Ada');
  const { table } = await makeTable(context, server.url, {
    game: 'terra-mystica',
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    seed: 'lamplight',
    visibility: 'open',
  });
  await page.goto(`/table/${table.id}`);
  await expect(page.getByText('The game begins when every seat is taken.')).toBeVisible();

  const second = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const other = await second.newPage();
  const theirs = watch(other);
  await guest(second, server.url, 'Marek');
  await other.goto(`/table/${table.id}`);
  await other.getByRole('button', { name: 'Sit down' }).click();
  // Both are at the table now, without a reload.
  await expect(page.locator('.tableroom')).toBeVisible();
  await expect(other.locator('.tableroom')).toBeVisible();

  const pick = dice(23);
  const asked = (at: Page) => at.locator('.acts .opt[data-step], .acts .opt[data-group]').first().isVisible();
  const answered = { mine: 0, hers: 0 };
  for (let i = 0; i < 12; i += 1) {
    let mine = false;
    await expect.poll(async () => (mine = await asked(page)) || (await asked(other)), { timeout: 20_000 }).toBe(true);
    await playStep(mine ? page : other, pick);
    answered[mine ? 'mine' : 'hers'] += 1;
  }
  expect(Math.min(answered.mine, answered.hers)).toBeGreaterThan(0);
  await expect.poll(async () => (await lines(other)) === (await lines(page))).toBe(true);

  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('Good luck!');
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await other.getByRole('tab', { name: 'Chat' }).click();
  await expect(other.getByRole('log')).toContainText('Good luck!');
  expect(theirs).toEqual([]);
  await second.close();
  expect(problems).toEqual([]);
});

test('the first turn can be played with the keyboard alone', async ({ page, context, server, problems }) => {
  await page.goto(`/table/${await duel(context, server.url, 'terra-mystica')}`);
  await awaitTurn(page);
  const before = await lines(page);
  await page.keyboard.press('1');
  await expect(page.locator('.ctl .go')).toHaveAttribute('data-step', /./);
  await page.keyboard.press('Enter');
  await expect.poll(() => lines(page)).toBeGreaterThan(before);
  await awaitTurn(page);
  // Tab reaches a lit hex, and Enter chooses it.
  const lit = page.locator('.hexbutton[data-legal]').first();
  await expect(lit).toBeVisible();
  await lit.focus();
  await expect(page.locator('.preview')).toBeVisible();
  const placed = await lines(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => lines(page)).toBeGreaterThan(placed);
  expect(problems).toEqual([]);
});

test('a hint tells a little more each time', async ({ page, context, server, problems }) => {
  await page.goto(`/table/${await duel(context, server.url, 'terra-mystica')}`);
  await awaitTurn(page);
  await page.keyboard.press('h');
  const hints = page.locator('.hints');
  await expect(hints).not.toContainText('Thinking', { timeout: 30_000 });
  const short = (await hints.innerText()).length;
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect.poll(async () => (await hints.innerText()).length).toBeGreaterThan(short);
  expect(problems).toEqual([]);
});
