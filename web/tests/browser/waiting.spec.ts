// A table that waits is noticed wherever one is: in the title, on the icon, in a bar on every page, by a note of the browser.

import type { BrowserContext } from '@playwright/test';
import type { TableState } from '../../src/api/types';
import { expect, guest, makeTable, test } from './table';

/** A table of two people where the friend is asked. */
async function opposite(context: BrowserContext, friend: BrowserContext, url: string, title: string): Promise<string> {
  const { table } = await makeTable(context, url, {
    game: 'terra-mystica',
    title,
    players: 2,
    seats: [{ kind: 'open' }, { kind: 'me' }],
    seed: title,
    visibility: 'open',
  });
  const join = { data: {}, headers: { origin: url } };
  expect((await friend.request.post(`${url}/api/tables/${table.id}/join`, join)).ok()).toBe(true);
  await moveUntilAsked(context, friend, url, table.id);
  return table.id;
}

/** One of two makes the first step that is listed, on another device, until the other is asked. */
async function moveUntilAsked(one: BrowserContext, other: BrowserContext, url: string, id: string) {
  const look = async (who: BrowserContext) =>
    (await (await who.request.get(`${url}/api/tables/${id}`)).json()) as TableState;
  for (let made = 0; made < 60; made += 1) {
    if ((await look(other)).table.your_turn) return;
    const state = await look(one);
    const [option] = state.options;
    if (!option) throw new Error('nobody is asked');
    const data = { step: option.step, rev: state.rev, key: `waiting-step-${id}-${state.rev}` };
    const answer = await one.request.post(`${url}/api/tables/${id}/steps`, { data, headers: { origin: url } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  throw new Error('it is never the turn of the other');
}

test('tables that wait are counted on every page, and N goes to the next one', async ({
  page,
  context,
  server,
  browser,
  problems,
}) => {
  const { url } = server;
  await guest(context, url, 'Ada');
  const friend = await browser.newContext({ baseURL: url });
  await guest(friend, url, 'Marek');
  const lamp = await opposite(context, friend, url, 'Lamplight');
  const hill = await opposite(context, friend, url, 'Hill');
  await page.goto('/learn');
  await expect(page).toHaveTitle('Ziggurat');
  await expect(page.locator('.nextbar')).toHaveCount(0);
  await moveUntilAsked(friend, context, url, lamp);
  await expect(page).toHaveTitle('(1) Ziggurat');
  await moveUntilAsked(friend, context, url, hill);
  await expect(page).toHaveTitle('(2) Ziggurat');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg\+xml,.*2%3C%2Ftext/);
  await expect(page.locator('.nextbar')).toContainText('2 tables wait for you');
  await page.goto('/');
  await expect(page.locator('.nextbar')).toBeVisible();
  await page.locator('body').press('n');
  await expect(page).toHaveURL(`${url}/table/${lamp}`);
  await expect(page.locator('.top .nextpill')).toContainText('1');
  // When the own turn is over, the bar offers the other table.
  await moveUntilAsked(context, friend, url, lamp);
  const next = page.locator('.actionbar .go[data-next]');
  await expect(next).toBeVisible();
  await next.click();
  await expect(page).toHaveURL(`${url}/table/${hill}`);
  await expect(page).toHaveTitle(/^\(1\) Hill/);
  await friend.close();
  expect(problems).toEqual([]);
});

test('a hidden page tells what the others did, in the sentences of the log, and only who asked for it', async ({
  page,
  context,
  server,
  browser,
}) => {
  const { url } = server;
  await guest(context, url, 'Ada');
  const friend = await browser.newContext({ baseURL: url });
  await guest(friend, url, 'Marek');
  const id = await opposite(context, friend, url, 'Lamplight');
  await page.addInitScript(() => {
    const told: { title: string; body: string; asked: boolean }[] = [];
    const room = globalThis as unknown as Record<string, unknown>;
    let asked = false;
    room.told = told;
    function Note(title: string, { body = '' } = {}) {
      told.push({ title, body, asked });
    }
    Note.permission = sessionStorage.getItem('granted') ?? 'default';
    Note.requestPermission = () => {
      asked = navigator.userActivation.isActive;
      Note.permission = 'granted';
      sessionStorage.setItem('granted', 'granted');
      return Promise.resolve('granted');
    };
    room.Notification = Note;
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  const told = () =>
    page.evaluate(() => (globalThis as unknown as { told: { title: string; body: string; asked: boolean }[] }).told);
  await page.goto('/settings');
  // The first turn: nothing was asked for, so nothing is told.
  await moveUntilAsked(friend, context, url, id);
  await expect(page).toHaveTitle('(1) Ziggurat');
  expect(await told()).toEqual([]);
  await moveUntilAsked(context, friend, url, id);
  await expect(page).toHaveTitle('Ziggurat');
  await page.getByLabel('A note of the browser while the page is hidden').check();
  await moveUntilAsked(friend, context, url, id);
  await expect.poll(told).toHaveLength(1);
  const [note] = await told();
  expect(note?.title).toBe('Your turn: Lamplight');
  expect(note?.asked, 'the browser was asked by a click').toBe(true);
  // The same words as in the log of the table.
  await page.goto(`/table/${id}`);
  const line = note?.body.split('\n').at(-1)?.replace(/\.$/, '') ?? 'nothing';
  expect(line.length).toBeGreaterThan(8);
  const log = page.locator('.log');
  await expect(log).toContainText(line.split(' ').slice(-2).join(' '));
  await friend.close();
});
