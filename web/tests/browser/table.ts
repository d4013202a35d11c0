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

// One server per worker; every test is a new person there.
export const test = base.extend<{ problems: string[] }, { server: TableServer }>({
  server: [
    async ({}, use) => {
      const server = new TableServer();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
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

/** A table of two, against the weakest bot: it answers at once. */
export async function duel(context: BrowserContext, url: string, game: string, seed = 'lamplight'): Promise<string> {
  await guest(context, url, 'Ada');
  const { table } = await makeTable(context, url, { game, players: 2, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }], seed, visibility: 'open', hints: true });
  return table.id;
}

/** The chosen one of n. */
export type Pick = (n: number) => number;

/** A repeatable stream of numbers below n. */
export function dice(seed: number): Pick {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return n > 0 ? Math.floor((state / 2 ** 32) * n) : 0;
  };
}

interface Spot {
  x: number;
  y: number;
  /** Number of the question that it answers. */
  rev: string;
  kind: 'group' | 'step';
}

/** Waits until the table asks us something new, and finds a thing of the action bar to press; `null` when the game is over. */
async function nextSpot(page: Page, last: { rev: string; kind: string } | null, dice: number, patience: number): Promise<Spot | null> {
  return page.evaluate(
    async ({ last, dice, patience }) => {
      const begun = performance.now();
      const choose = <A>(list: A[]) => list[Math.floor(dice * list.length)];
      for (;;) {
        const bar = document.querySelector('.actionbar');
        const rev = bar?.getAttribute('data-rev') ?? '';
        if (bar?.querySelector('.go[data-over]')) return null;
        const idle = bar?.getAttribute('aria-busy') === 'false';
        const steps = [...document.querySelectorAll<HTMLElement>('.acts .orow .opt[data-step]')];
        const groups = [...document.querySelectorAll<HTMLElement>('.acts .opt[data-group]')];
        const opened = last?.kind === 'group' && last.rev === rev;
        const found = !idle || (last?.kind === 'step' && last.rev === rev) ? undefined : opened ? choose(steps) : (choose(groups) ?? choose(steps));
        if (found) {
          found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const box = found.getBoundingClientRect();
          return { x: box.left + Math.min(box.width, 60) / 2, y: box.top + box.height / 2, rev, kind: !opened && groups.length && found.getAttribute('aria-expanded') !== null ? ('group' as const) : ('step' as const) };
        }
        if (performance.now() - begun > patience) throw new Error(`The table asks nothing: ${bar?.textContent ?? 'no bar'}`);
        await new Promise((done) => setTimeout(done, 10));
      }
    },
    { last, dice, patience },
  );
}

/** Waits until the table asks us something or the game is over; tells which. */
export async function awaitTurn(page: Page, patience = 30_000): Promise<'turn' | 'over'> {
  return (await nextSpot(page, null, 0, patience)) ? 'turn' : 'over';
}

/** Presses a spot until the table takes notice: a page may move a thing while the hand is on its way. */
async function press(page: Page, find: () => Promise<Spot | null>, touch: boolean): Promise<Spot | null> {
  for (let tries = 0; tries < 6; tries += 1) {
    const spot = await find();
    if (!spot) return null;
    const before = await page.locator('.acts').innerHTML();
    await (touch ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y));
    if (touch && spot.kind === 'step') {
      // A finger shows first; the big button does it.
      const go = page.locator('.ctl .go.btn-primary');
      if (await go.isVisible()) await go.tap();
    }
    const noticed = await page.evaluate(
      async ({ rev, before, kind }) => {
        for (let waited = 0; waited < 100; waited += 1) {
          const bar = document.querySelector('.actionbar');
          if (!bar || bar.getAttribute('data-rev') !== rev || bar.getAttribute('aria-busy') === 'true' || bar.querySelector('.go[data-over]')) return true;
          if (kind === 'group' && document.querySelector('.acts .orow .opt[data-step]') && bar.querySelector('.acts')?.innerHTML !== before) return true;
          await new Promise((done) => setTimeout(done, 15));
        }
        return false;
      },
      { rev: spot.rev, before, kind: spot.kind },
    );
    if (noticed) return spot;
  }
  throw new Error('The table does not notice what is pressed.');
}

/** One step through the page with mouse or finger; tells whether there was one to make. */
export async function playStep(page: Page, pick: Pick, touch = false): Promise<boolean> {
  const roll = () => pick(1_000_000) / 1_000_000;
  const [first, second] = [roll(), roll()];
  let spot = await press(page, () => nextSpot(page, null, first, 30_000), touch);
  if (!spot) return false;
  const opened = spot;
  if (spot.kind === 'group') spot = await press(page, () => nextSpot(page, opened, second, 5_000), touch);
  if (!spot) return false;
  await page.waitForFunction((old) => document.querySelector('.actionbar')?.getAttribute('data-rev') !== old || document.querySelector('.go[data-over]'), spot.rev, { polling: 15, timeout: 15_000 });
  return true;
}
