// The workshop: whoever owns the box types in what is printed, saves it as a pack file, and plays with it.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Printed as Anunnaki } from '../../src/api/types/anunnaki';
import type { Printed as Duel } from '../../src/api/types/monumental-duel';
import { awaitTurn, dice, expect, findings, play, SHOTS, test } from './table';

const right = (page: Page) => expect(page.locator('.verdict[data-right=true]')).toBeVisible();
const choose = async (page: Page, table: string, id: string) => {
  await page.locator(`[data-table="${table}"]`).click();
  await page.locator(`.entries [data-id="${id}"]`).click();
};
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

/** Saves the pack and gives its text. */
async function saved(page: Page): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** Takes the pack back, and opens its file instead. */
async function reopened(page: Page, pack: { name: string; text: string }) {
  await page.getByRole('button', { name: 'Back to the standard values' }).click();
  await expect(page.locator('.verdict')).toContainText('standard values');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: pack.name, mimeType: 'application/toml', buffer: Buffer.from(pack.text) });
  await expect(page.locator('.verdict')).not.toContainText('standard values');
  await right(page);
}

/** Opens a table with the pack; tells its number and what is printed there. */
async function opened<P>(page: Page, game: string, pack: string): Promise<{ id: string; content: string; printed: P }> {
  await page.getByRole('button', { name: 'Play at once' }).click();
  await page.waitForURL(/\/table\//);
  await awaitTurn(page);
  const id = page.url().split('/').at(-1) ?? '';
  const state = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    table: { pack: string };
    config: { content: string };
  };
  expect(state.table.pack).toBe(pack);
  const { content } = state.config;
  const printed = (await (await page.request.get(`/api/games/${game}/content/${content}`)).json()) as P;
  return { id, content, printed };
}

/** Plays some steps by hand, lets a bot play this seat to the end with the same values, and looks; gives the record. */
async function playedOut(page: Page, id: string): Promise<string> {
  expect(await play(page, dice(77), 6)).toBeGreaterThan(5);
  const { origin } = new URL(page.url());
  const given = await page.request.post(`/api/tables/${id}/hand-over`, {
    data: { bot: 'apprentice' },
    headers: { origin },
  });
  expect(given.ok(), await given.text()).toBe(true);
  // Bots are quicker than a page that draws every step of theirs.
  await page.goto('about:blank');
  const over = async () => {
    const now = (await (await page.request.get(`/api/tables/${id}`)).json()) as { table: { status: string } };
    return now.table.status;
  };
  await expect.poll(over, { timeout: 240_000, intervals: [300] }).toBe('finished');
  await page.goto(`/table/${id}`);
  expect(await awaitTurn(page)).toBe('over');
  return (await page.request.get(`/api/tables/${id}/record`)).text();
}

test('a god and a card are typed in, checked while typing, drawn, counted, saved, and a table is played with them to the end', async ({
  page,
  problems,
}) => {
  await page.goto('/workshop/anunnaki');
  await right(page);
  const counted = page.locator('[data-table="minor_gods"] small');
  await expect(counted).toHaveText('0 of 28 entered');
  await choose(page, 'minor_gods', 'loki');
  const drawn = page.getByRole('complementary', { name: 'How it looks on the table' });
  await expect(drawn.locator('.stele')).toContainText('+1');

  await field(page, 'steps').locator('input').fill('3');
  await expect(drawn.locator('.stele')).toContainText('+3');
  await field(page, 'track').locator('input').fill('sea');
  await expect(page.locator('.verdict.wrong')).toContainText('sea');
  await expect(page.getByRole('button', { name: 'Play at once' })).toBeDisabled();
  await field(page, 'track').locator('input').fill('trade');
  await right(page);
  await expect(counted).toHaveText('1 of 28 entered');
  expect(await findings(page)).toEqual([]);
  await page.screenshot({ path: `${SHOTS}/workshop-anunnaki.png` });

  // What was typed is still there after a reload.
  await page.reload();
  await expect(counted).toHaveText('1 of 28 entered');
  await choose(page, 'weapons', 'broadsword');
  await field(page, 'strength').locator('input').fill('5');
  await field(page, 'vp').locator('input').fill('9');
  await right(page);
  await page.getByLabel('Name of the pack').fill('attic');
  const pack = await saved(page);
  expect(pack.name).toBe('attic.toml');
  expect(pack.text).toMatch(/id = "loki".*track = "trade", steps = 3,/);
  expect(pack.text).toMatch(/id = "broadsword".*strength = 5,.*vp = 9,/);

  await reopened(page, pack);
  await expect(counted).toHaveText('1 of 28 entered');
  const { id, content, printed } = await opened<Anunnaki>(page, 'anunnaki', 'attic');
  expect(printed.minor_gods.find((god) => god.id === 'loki')).toMatchObject({ track: 'trade', steps: 3 });
  expect(printed.weapons.find((card) => card.id === 'broadsword')).toMatchObject({ strength: 5, vp: 9 });
  expect(await playedOut(page, id)).toContain(content);
  expect(problems).toEqual([]);
});

test('a card is typed in, the file is opened again, and a table is played with it to the end', async ({
  page,
  problems,
}) => {
  await page.goto('/workshop/monumental-duel');
  await right(page);
  await choose(page, 'basic_building', 'workshop');
  await field(page, 'cost').locator('input').fill('3');
  await field(page, 'yield').getByLabel('yield production', { exact: true }).fill('3');
  await right(page);
  const drawn = page.getByRole('complementary', { name: 'How it looks on the table' });
  await expect(drawn.locator('.zcard .zcost')).toContainText('3');
  await page.screenshot({ path: `${SHOTS}/workshop-monumental-duel.png` });
  await page.getByLabel('Name of the pack').fill('cellar');
  await reopened(page, await saved(page));
  await expect(field(page, 'cost').locator('input')).toHaveValue('3');

  const { id, content, printed } = await opened<Duel>(page, 'monumental-duel', 'cellar');
  expect(printed.cards['workshop']?.cost).toEqual([3]);
  expect(await playedOut(page, id)).toContain(content);
  expect(problems).toEqual([]);
});

test('cards of Altay and tiles of Terra Mystica are drawn with what is typed in', async ({ page, problems }) => {
  const drawn = page.getByRole('complementary', { name: 'How it looks on the table' });
  await page.goto('/workshop/altay');
  await right(page);
  await choose(page, 'technology', 'engineering');
  const spaces = drawn.locator('[data-piece="technology:engineering"] footer .rs');
  await expect(spaces).toHaveCount(4);
  await field(page, 'spaces').getByLabel('spaces wood', { exact: true }).fill('3');
  await right(page);
  await expect(spaces).toHaveCount(5);
  await page.screenshot({ path: `${SHOTS}/workshop-altay.png` });

  await page.goto('/workshop/terra-mystica');
  await right(page);
  await choose(page, 'bonus_tile', 'bonus_coins');
  const tile = drawn.locator('[data-piece="bonus_tile:bonus_coins"]');
  await expect(tile).toContainText('6');
  await field(page, 'income').getByLabel('income c', { exact: true }).fill('8');
  await right(page);
  await expect(tile).toContainText('8');
  await page.screenshot({ path: `${SHOTS}/workshop-terra-mystica.png` });
  expect(await findings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
