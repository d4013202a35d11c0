// What tests do at a table, and a page that may not fail quietly.

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import type { CourseCard, NewTable, TableState } from '../../src/api/types';
import { TableServer } from './server';

/** Pictures of the pages, kept for people to look at. */
export const SHOTS = 'screenshots';
mkdirSync(SHOTS, { recursive: true });

/** Who plays fast has made the step before the table asked why others cannot be made, or how good they are: it does without. */
const isLate = (url: string) => url.endsWith('/wishes') || url.endsWith('/hints');

/** Collects what went wrong on a page. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !(isLate(message.location().url) && message.text().includes('409')))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page ends its event stream.
    if (!request.url().includes('/events') && request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !(response.status() === 409 && isLate(response.url())))
      problems.push(`answer: ${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Everything a page is sent from now on: answers, and the messages of its stream, which it keeps for itself then. */
export async function overhear(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/') && !response.url().includes('/api/events'))
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
  });
  await page.exposeFunction('overheard', (text: string) => void heard.push(text));
  await page.addInitScript(() => {
    const room = globalThis as typeof globalThis & { overheard: (text: string) => void };
    Reflect.deleteProperty(room, 'SharedWorker');
    room.EventSource = class extends EventSource {
      constructor(url: string | URL, init?: EventSourceInit) {
        super(url, init);
        for (const name of ['table', 'lobby'])
          this.addEventListener(name, (event) => room.overheard(String((event as MessageEvent).data)));
      }
    };
  });
  return heard;
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
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map(
      (one) =>
        `${one.id}: ${one.help} (${one.nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(' | ')})`,
    );
}

/** Makes sure that the server knows the browser. */
export async function guest(context: BrowserContext, url: string, name: string) {
  const answer = await context.request.post(`${url}/api/session`, { data: { name }, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function makeTable(
  context: BrowserContext,
  url: string,
  table: Omit<NewTable, 'setup'> & { setup?: NewTable['setup'] },
): Promise<TableState> {
  const answer = await context.request.post(`${url}/api/tables`, { data: table, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as TableState;
}

/** Another word plays other games: other shuffles and other choices. */
const DICE = process.env.DICE ?? '';
const salt = [...DICE].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 0);

/** A table of two, against the weakest bot: it answers at once. */
export async function duel(context: BrowserContext, url: string, game: string, seed = 'lamplight'): Promise<string> {
  await guest(context, url, 'Ada');
  const { table } = await makeTable(context, url, {
    game,
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
    seed: `${seed} ${DICE}`.trim(),
    visibility: 'open',
    hints: true,
  });
  return table.id;
}

/** A screen to play on; with `touch` it is a phone. */
export const screenOf = (touch: boolean) =>
  touch
    ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
    : { viewport: { width: 1440, height: 900 } };

/** A newcomer at the guided first game of a title, with the first who is offered to lead. */
export async function learner(
  browser: Browser,
  server: TableServer,
  game: string,
  touch: boolean,
  locale = 'en',
): Promise<{ context: BrowserContext; page: Page; id: string }> {
  const look = { locale, colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ baseURL: server.url, ...look, ...screenOf(touch) });
  const page = await context.newPage();
  await page.goto('/learn');
  await page.locator(`[data-game="${game}"] .go`).click();
  const answer = await context.request.get(`${server.url}/api/games/${game}/course`);
  const { first } = (await answer.json()) as CourseCard;
  if (first.choice.length) {
    const lead = page.locator('.fc-card .btn-primary, .fc-bar .btn-primary').locator('visible=true').first();
    await (touch ? lead.tap() : lead.click());
  }
  await expect(page.locator('.l-body')).toBeVisible();
  return { context, page, id: page.url().split('/').at(-1) ?? '' };
}

/** The chosen one of n. */
export type Pick = (n: number) => number;

/** A repeatable stream of numbers below n. */
export function dice(seed: number): Pick {
  let state = seed ^ salt;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return n > 0 ? Math.floor((state / 2 ** 32) * n) : 0;
  };
}

/** A place to press: a group to open, an option to try with a finger, or a step to make. */
interface Spot {
  kind: 'group' | 'try' | 'step';
  x: number;
  y: number;
  /** Number of the question that it answers. */
  rev: string;
}
type Found = Spot | 'over' | 'late' | 'done';

/** Waits until there is something to press after `last`; `late` when the table did not notice that, `done` when it did and only one step is wanted. */
async function nextSpot(page: Page, last: Spot | null, roll: number, touch: boolean, single = false): Promise<Found> {
  return page.evaluate(
    async ({ last, roll, touch, single }) => {
      const choose = <A>(list: A[]) => list[Math.floor(roll * list.length)];
      const all = (what: string) => [...document.querySelectorAll<HTMLElement>(`.actionbar ${what}`)];
      const at = (thing: HTMLElement, kind: 'group' | 'try' | 'step', rev: string) => {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = thing.getBoundingClientRect();
        return { kind, rev, x: box.left + Math.min(box.width, 60) / 2, y: box.top + box.height / 2 };
      };
      const answer = touch ? ('try' as const) : ('step' as const);
      const begun = performance.now();
      for (;;) {
        const bar = document.querySelector('.actionbar');
        const rev = bar?.getAttribute('data-rev') ?? '';
        const waited = performance.now() - begun;
        if (bar?.querySelector('.go[data-over]')) return 'over';
        const idle = bar?.getAttribute('aria-busy') === 'false';
        if (single && last?.kind === 'step' && last.rev !== rev) return 'done';
        if (idle && last?.rev === rev) {
          const next =
            last.kind === 'group'
              ? choose(all('.orow .opt[data-step]'))
              : last.kind === 'try'
                ? choose(all('.go.btn-primary'))
                : undefined;
          if (next) return at(next, last.kind === 'group' ? answer : 'step', rev);
          if (waited > 1500) return 'late';
        } else if (idle) {
          // Groups if there are any, options otherwise, and what ends the turn.
          const groups = all('.opt[data-group]');
          const option = choose([
            ...(groups.length ? groups : all('.orow .opt[data-step]')),
            ...all('.go[data-closing]'),
          ]);
          // The end of a turn is one press, or two where something would be wasted.
          if (option?.hasAttribute('data-closing'))
            return at(option, option.hasAttribute('data-wastes') ? 'try' : 'step', rev);
          if (option) return at(option, option.hasAttribute('aria-expanded') ? 'group' : answer, rev);
        }
        if (waited > 45_000) throw new Error(`The table asks nothing: ${bar?.textContent ?? 'no bar'}`);
        await new Promise((done) => setTimeout(done, 8));
      }
    },
    { last, roll, touch, single },
  );
}

/** Waits until the table asks us something or the game is over; tells which. */
export async function awaitTurn(page: Page): Promise<'turn' | 'over'> {
  return (await nextSpot(page, null, 0, false)) === 'over' ? 'over' : 'turn';
}

/** Plays through the page with mouse or finger, so many steps or to the end; tells how many were made. */
export async function play(page: Page, pick: Pick, most: number, touch = false, single = false): Promise<number> {
  let last: Spot | null = null;
  let made = 0;
  for (let late = 0; late < 6;) {
    const found: Found = await nextSpot(page, last, pick(1_000_000) / 1_000_000, touch, single);
    // A page may move a thing while the hand is on its way: look again.
    if (found === 'late') {
      [last, late] = [null, late + 1];
      continue;
    }
    if (last?.kind === 'step') [made, late] = [made + 1, 0];
    if (found === 'over' || found === 'done' || made >= most) return made;
    last = found;
    await (touch ? page.touchscreen.tap(last.x, last.y) : page.mouse.click(last.x, last.y));
  }
  throw new Error('The table does not notice what is pressed.');
}

/** Plays to the end and has a look now and then, and at the last; tells how many steps were made. */
export async function playOut(
  page: Page,
  pick: Pick,
  touch: boolean,
  look: (made: number) => Promise<void>,
): Promise<number> {
  for (let made = 0; ;) {
    const steps = await play(page, pick, 30, touch);
    made += steps;
    await look(made);
    if (steps < 30 || made > 2000) return made;
  }
}

/** One step, without waiting for the next question; tells whether there was one to make. */
export async function playStep(page: Page, pick: Pick, touch = false): Promise<boolean> {
  return (await play(page, pick, 1, touch, true)) > 0;
}

/** Presses the option that makes this step, once; the group it stands in is opened. A finger tries first and then does. */
export async function take(page: Page, step: string, touch = false) {
  const press = (thing: Locator) => (touch ? thing.tap() : thing.click());
  const bar = page.locator('.actionbar[aria-busy="false"]');
  const option = bar.locator(`.orow [data-step="${step}"]`);
  await expect(bar.locator('.opt, .go').first()).toBeVisible();
  for (const group of await bar.locator('[data-group][aria-expanded="false"], [data-opens]').all()) {
    if (await option.count()) break;
    await press(group);
  }
  await press(option);
  if (touch) await press(bar.locator(`.go[data-step="${step}"]`));
}

/** Makes so many steps without a page. */
export async function advance(context: BrowserContext, url: string, id: string, steps: number) {
  const pick = dice(4);
  for (let made = 0; made < steps;) {
    const state = (await (await context.request.get(`${url}/api/tables/${id}`)).json()) as TableState;
    if (state.table.status === 'finished') return;
    // Who goes on as long as possible sees more of the table.
    const going = state.options.filter(({ step }) => !/^(pass|end_turn|stop|done|decline|drop)\b/.test(step));
    const from = going.length ? going : state.options;
    // Waiting for others throws no dice: the same game comes out however fast they are.
    const option = from.length ? from[pick(from.length)] : undefined;
    if (!option) continue;
    const answer = await context.request.post(`${url}/api/tables/${id}/steps`, {
      data: { step: option.step, rev: state.rev, key: `advance-${id}-${state.rev}-${made}` },
      headers: { origin: url },
    });
    if (answer.ok()) made += 1;
  }
}
