// One connection for the whole browser: many tabs do not hang, and every one follows its table without fetching it.

import type { BrowserContext } from '@playwright/test';
import { dice, expect, guest, makeTable, test } from './table';

const TABS = 7;
const pick = dice(7);

/** A table where a friend sits opposite and is to move first. */
async function opposite(context: BrowserContext, friend: BrowserContext, url: string, seed: string): Promise<string> {
  const { table } = await makeTable(context, url, {
    game: 'terra-mystica',
    players: 2,
    seats: [{ kind: 'open' }, { kind: 'me' }],
    seed,
    visibility: 'open',
  });
  const join = { data: {}, headers: { origin: url } };
  expect((await friend.request.post(`${url}/api/tables/${table.id}/join`, join)).ok()).toBe(true);
  return table.id;
}

/** The friend makes a step; gives the number of its event. */
async function move(friend: BrowserContext, url: string, id: string): Promise<number> {
  const path = `${url}/api/tables/${id}`;
  const state = await (await friend.request.get(path)).json();
  const option = state.options[pick(state.options.length)];
  const data = { step: option.step, rev: state.rev, key: `friend-step-${pick(1e9)}` };
  expect((await friend.request.post(`${path}/steps`, { data, headers: { origin: url } })).ok()).toBe(true);
  return state.seq + 1;
}

test('seven tabs at seven tables are all told of every step', async ({ context, server, browser }) => {
  await guest(context, server.url, 'Ada');
  const friend = await browser.newContext({ baseURL: server.url });
  await guest(friend, server.url, 'Marek');
  const tabs = [];
  for (let i = 0; i < TABS; i += 1) {
    const id = await opposite(context, friend, server.url, `tabs ${i}`);
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === `/api/tables/${id}`) fetched.push(pathname);
    });
    await page.goto(`/table/${id}`);
    await expect(page.locator('.actionbar')).toBeVisible();
    tabs.push({ page, id, fetched });
  }
  for (const { page, id, fetched } of tabs) {
    await expect(page.locator('.lost')).toHaveCount(0);
    const before = fetched.length;
    const seq = await move(friend, server.url, id);
    await expect(page.locator('.actionbar')).toHaveAttribute('data-seq', String(seq));
    expect(fetched.length, 'the step was told, not fetched').toBe(before);
  }
  await friend.close();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a deed of another is shown, skipped and shown again', async ({ page, context, server, browser, problems }) => {
    await guest(context, server.url, 'Ada');
    const friend = await browser.newContext({ baseURL: server.url });
    await guest(friend, server.url, 'Marek');
    const id = await opposite(context, friend, server.url, 'follow');
    await page.clock.install();
    await page.goto(`/table/${id}`);
    const own = page.locator('.actionbar:not(.followbar)');
    const shown = page.locator('.followbar');
    await expect(own).toBeVisible();
    // The page's clock stands still: the deed stays until somebody moves on.
    await page.clock.pauseAt(Date.now() + 60_000);
    const seq = await move(friend, server.url, id);
    await expect(shown).toContainText('Marek');
    await expect(shown.locator('[data-left]')).toHaveAttribute('data-left', '0');
    await page.keyboard.press('Escape');
    await expect(own).toHaveAttribute('data-seq', String(seq));
    await page.keyboard.press('Shift+A');
    await expect(shown.locator('.prompt')).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(own).toHaveAttribute('data-seq', String(seq));
    expect(problems).toEqual([]);
    await friend.close();
  });
});
