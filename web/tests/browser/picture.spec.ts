// The picture of the README: Terra Mystica in the middle of a game.

import { fileURLToPath } from 'node:url';
import { awaitTurn, dice, expect, guest, makeTable, play, test } from './table';

// `PICTURE=1 npx playwright test picture` renews the committed one; otherwise the test only sees that it can be made.
const PICTURE = process.env.PICTURE ? fileURLToPath(new URL('../../../docs/table.png', import.meta.url)) : 'screenshots/table.png';

test('a table worth showing', async ({ page, context, server, problems }) => {
  await guest(context, server.url, 'Ada');
  const bot = { kind: 'bot' as const, level: 'novice' };
  const { table } = await makeTable(context, server.url, { game: 'terra-mystica', players: 3, seats: [{ kind: 'me' }, bot, bot], seed: 'picture', title: 'Lamplight table', visibility: 'private', hints: true });
  await page.goto(`/table/${table.id}`);
  await awaitTurn(page);
  await page.locator('[data-target="faction:witches"]').click();
  const pick = dice(12);
  await play(page, pick, 24);
  // A moment with places to build on.
  for (let i = 0; i < 30 && (await page.locator('.acts .opt[data-group="build"]').count()) === 0; i += 1) await play(page, pick, 1);
  await awaitTurn(page);
  await page.locator('.acts .opt[data-group="build"]').click();
  await page.locator('.orow .opt[data-step]').first().hover();
  await expect(page.locator('.preview')).toBeVisible();
  await page.screenshot({ path: PICTURE });
  expect(problems).toEqual([]);
});
