// One connection for the whole browser: many tabs do not hang, and every one follows its table without fetching it.

import { dice, expect, guest, makeTable, test } from './table';

const TABS = 7;

test('seven tabs at seven tables are all told of every step', async ({ context, server, browser }) => {
  await guest(context, server.url, 'Ada');
  const friend = await browser.newContext({ baseURL: server.url });
  await guest(friend, server.url, 'Marek');
  const origin = { headers: { origin: server.url } };
  const tabs = [];
  for (let i = 0; i < TABS; i += 1) {
    const { table } = await makeTable(context, server.url, {
      game: 'terra-mystica',
      players: 2,
      seats: [{ kind: 'open' }, { kind: 'me' }],
      seed: `tabs ${i}`,
      visibility: 'open',
    });
    const path = `${server.url}/api/tables/${table.id}`;
    expect((await friend.request.post(`${path}/join`, { data: {}, ...origin })).ok()).toBe(true);
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === `/api/tables/${table.id}`) fetched.push(pathname);
    });
    await page.goto(`/table/${table.id}`);
    await expect(page.locator('.actionbar')).toBeVisible();
    tabs.push({ page, path, fetched });
  }
  const pick = dice(7);
  for (const { page, path, fetched } of tabs) {
    // Nothing is left to hear but what the friend does now.
    await expect(page.locator('.lost')).toHaveCount(0);
    const before = fetched.length;
    const state = await (await friend.request.get(path)).json();
    const option = state.options[pick(state.options.length)];
    const body = { step: option.step, rev: state.rev, key: `tab-step-${pick(1e9)}` };
    expect((await friend.request.post(`${path}/steps`, { data: body, ...origin })).ok()).toBe(true);
    await expect(page.locator('.actionbar')).toHaveAttribute('data-seq', String(state.seq + 1));
    expect(fetched.length, 'the step was told, not fetched').toBe(before);
  }
  await friend.close();
});
