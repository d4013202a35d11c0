// What tests do at a table, and a page that may not fail quietly.

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import type { NewTable, TableState } from '../../src/api/types';
import { TableServer } from './server';

/** Pictures of the pages, kept for people to look at. */
export const SHOTS = 'screenshots';
mkdirSync(SHOTS, { recursive: true });

/** Collects what went wrong on a page. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page ends its event stream.
    if (!request.url().includes('/events') && request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer: ${response.status()} ${response.url()}`);
  });
  return problems;
}

// Each test has a server of its own: a few tests may not use up what an address is allowed.
export const test = base.extend<{ problems: string[]; server: TableServer }>({
  server: async ({}, use) => {
    const server = new TableServer();
    await server.start();
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  problems: async ({ page }, use) => {
    const problems = watch(page);
    await use(problems);
    expect(problems).toEqual([]);
  },
});
export { expect };

/** Serious findings of axe, in a form one can read. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(['region']).analyze();
  return violations.filter((one) => one.impact === 'serious' || one.impact === 'critical').map((one) => `${one.id}: ${one.help} (${one.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')})`);
}

/** Makes sure that the server knows the browser. */
export async function guest(context: BrowserContext, url: string, name: string) {
  const answer = await context.request.post(`${url}/api/session`, { data: { name }, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function makeTable(context: BrowserContext, url: string, table: Omit<NewTable, 'setup'> & { setup?: NewTable['setup'] }): Promise<TableState> {
  const answer = await context.request.post(`${url}/api/tables`, { data: table, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as TableState;
}

/** Weakest bots: games between them are quick. */
export async function quickBot(context: BrowserContext, url: string, game: string): Promise<string> {
  const games = (await (await context.request.get(`${url}/api/games`)).json()) as { id: string; bots: { id: string }[] }[];
  return games.find((one) => one.id === game)?.bots[0]?.id ?? '';
}

/** Waits until the table asks us something or the game is over; tells which. */
export async function awaitTurn(page: Page, patience = 60_000): Promise<'turn' | 'over'> {
  const options = page.locator('.acts .opt:not([aria-disabled="true"])');
  const over = page.locator('.go', { hasText: 'Final scores' });
  await expect(options.first().or(over)).toBeVisible({ timeout: patience });
  return (await over.isVisible()) ? 'over' : 'turn';
}

/** Plays one step through the page: opens a group if there are any, and clicks an option. `pick` chooses by number of options. */
export async function playStep(page: Page, pick: (n: number) => number) {
  const before = await page.locator('.acts').evaluate((element) => element.innerHTML);
  const groups = page.locator('.acts .arow:not(.orow) .opt[data-group]');
  const count = await groups.count();
  if (count > 0) {
    const group = groups.nth(pick(count));
    await group.click();
    if ((await group.getAttribute('aria-expanded').catch(() => null)) !== null) {
      const options = page.locator('.acts .orow .opt[data-step]');
      await options.nth(pick(await options.count())).click();
    }
  } else {
    const options = page.locator('.acts .orow .opt[data-step]');
    await options.nth(pick(await options.count())).click();
  }
  await page.locator('.acts').evaluate(
    (element, old) =>
      new Promise<void>((done) => {
        const check = () => (element.innerHTML !== old ? done() : setTimeout(check, 15));
        check();
        setTimeout(done, 5000);
      }),
    before,
  );
}

/** A repeatable stream of numbers below n. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return n > 0 ? Math.floor((state / 2 ** 32) * n) : 0;
  };
}
