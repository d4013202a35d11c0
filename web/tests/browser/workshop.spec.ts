// The workshop: whoever owns the box types in what is printed, saves it as a pack file, and plays with it.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Printed } from '../../src/api/types/monumental-duel';
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

test('a god is typed in, checked while typing, drawn, counted and saved', async ({ page, problems }) => {
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

  await page.getByLabel('Name of the pack').fill('attic');
  const { name, text } = await saved(page);
  expect(name).toBe('attic.toml');
  expect(text).toMatch(/id = "loki".*track = "trade", steps = 3,/);

  // What was typed is still there after a reload, and gone when it is wished away.
  await page.reload();
  await expect(counted).toHaveText('1 of 28 entered');
  await page.getByRole('button', { name: 'Back to the standard values' }).click();
  await expect(counted).toHaveText('0 of 28 entered');
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
  const pack = await saved(page);
  await page.getByRole('button', { name: 'Back to the standard values' }).click();
  await expect(page.locator('.verdict')).toContainText('standard values');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: pack.name, mimeType: 'application/toml', buffer: Buffer.from(pack.text) });
  await expect(field(page, 'cost').locator('input')).toHaveValue('3');
  await right(page);

  await page.getByRole('button', { name: 'Play at once' }).click();
  await page.waitForURL(/\/table\//);
  await awaitTurn(page);
  const id = page.url().split('/').at(-1) ?? '';
  const state = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    table: { pack: string };
    config: { content: string };
  };
  expect(state.table.pack).toBe('cellar');
  const address = `/api/games/monumental-duel/content/${state.config.content}`;
  const printed = (await (await page.request.get(address)).json()) as Printed;
  expect(printed.cards['workshop']?.cost).toEqual([3]);
  expect(await play(page, dice(77), 6)).toBeGreaterThan(5);
  // The rest is played by a bot on this seat, with the same values.
  const given = await page.request.post(`/api/tables/${id}/hand-over`, {
    data: { bot: 'novice' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(given.ok(), await given.text()).toBe(true);
  const over = async () => {
    const now = (await (await page.request.get(`/api/tables/${id}`)).json()) as { table: { status: string } };
    return now.table.status;
  };
  await expect.poll(over, { timeout: 240_000, intervals: [300] }).toBe('finished');
  const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
  expect(record).toContain(state.config.content);
  expect(problems).toEqual([]);
});
