// The picture of the README: Terra Mystica in the middle of a game.

import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import type { Hints, TableState } from '../../src/api/types';
import { awaitTurn, dice, expect, guest, makeTable, play, test } from './table';

// `PICTURE=1 npx playwright test picture` renews the committed one, with players worth looking at; otherwise the
// test only sees that it can be made.
const WANTED = Boolean(process.env.PICTURE);
const PICTURE = WANTED ? fileURLToPath(new URL('../../../docs/table.png', import.meta.url)) : 'screenshots/table.png';

/** Plays as the adviser says, up to a round. */
async function advised(context: BrowserContext, url: string, id: string, round: number) {
  const ask = async <A>(path: string, data?: object) => {
    const address = `${url}/api/tables/${id}${path}`;
    const answer = await (data
      ? context.request.post(address, { data, headers: { origin: url } })
      : context.request.get(address));
    return answer.ok() ? ((await answer.json()) as A) : null;
  };
  for (let made = 0; made < 400;) {
    const state = await ask<TableState>('');
    const [only, other] = state?.options ?? [];
    if (state && state.table.round >= round && other) return;
    if (!state || !only) {
      await new Promise((done) => setTimeout(done, 100));
      continue;
    }
    const { rev } = state;
    const advice = other ? await ask<Hints>('/hints', { rev }) : null;
    await ask('/steps', { step: advice?.hints[0]?.step ?? only.step, rev, key: `picture-${made}` });
    made += 1;
  }
  throw new Error('The game does not come so far.');
}

test('a table worth showing', async ({ page, context, server, problems }) => {
  if (WANTED) test.setTimeout(1_800_000);
  await guest(context, server.url, 'Ada');
  const bot = { kind: 'bot' as const, level: WANTED ? 'apprentice' : 'novice' };
  const { table } = await makeTable(context, server.url, {
    game: 'terra-mystica',
    players: 4,
    seats: [{ kind: 'me' }, bot, bot, bot],
    seed: 'picture',
    title: 'Lamplight table',
    visibility: 'private',
    hints: true,
  });
  await page.goto(`/table/${table.id}`);
  await awaitTurn(page);
  // Another player may have taken them, or their colour.
  const witches = page.locator('[data-target="faction:witches"][data-legal]');
  const offered = page.locator('[data-target^="faction:"][data-legal]');
  await expect(offered.first()).toBeVisible();
  await ((await witches.count()) > 0 ? witches : offered.first()).click();
  const pick = dice(12);
  if (WANTED) await advised(context, server.url, table.id, 5);
  else await play(page, pick, 24);
  await page.goto(`/table/${table.id}`);
  // A moment with several places to build on.
  const build = page.locator('.acts .opt[data-group="build"][aria-expanded]');
  await awaitTurn(page);
  for (let i = 0; i < 30 && (await build.count()) === 0; i += 1) await play(page, pick, 1);
  await awaitTurn(page);
  await build.click();
  // An option that also gives something shows more than one that only costs.
  const options = page.locator('.orow .opt[data-step]');
  for (let i = (await options.count()) - 1; i >= 0; i -= 1) {
    await options.nth(i).hover();
    if ((await page.locator('.preview .delta.plus').count()) > 0) break;
  }
  await expect(page.locator('.preview')).toBeVisible();
  await page.screenshot({ path: PICTURE });
  expect(problems).toEqual([]);
});
