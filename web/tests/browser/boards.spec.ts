// Home shows the boards of one's tables in small, as everybody may see them.

import type { BrowserContext } from '@playwright/test';
import type { TableState } from '../../src/api/types';
import { expect, findings, guest, makeTable, SHOTS, test } from './table';

const GAMES = ['terra-mystica', 'altay', 'anunnaki', 'monumental-duel'];
/** So many steps at most: enough for pieces on every board. */
const STEPS = 24;

/** A table against the weakest bot, some steps on, at which the person is to move. */
async function begun(context: BrowserContext, url: string, game: string): Promise<TableState> {
  const { table } = await makeTable(context, url, {
    game,
    title: `Small ${game}`,
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
    seed: 'lamplight',
  });
  const read = async () => (await (await context.request.get(`${url}/api/tables/${table.id}`)).json()) as TableState;
  const asked = async () => {
    await expect.poll(async () => (await read()).options.length).toBeGreaterThan(0);
    return read();
  };
  for (let made = 0; made < STEPS; made += 1) {
    const { options, rev } = await asked();
    const step = options[Math.floor(options.length / 2)]?.step;
    const data = { step, rev, key: `small-${table.id}-${made}` };
    const answer = await context.request.post(`${url}/api/tables/${table.id}/steps`, {
      data,
      headers: { origin: url },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return asked();
}

for (const [size, viewport, touch] of [
  ['desk', { width: 1440, height: 900 }, false],
  ['phone', { width: 390, height: 844 }, true],
] as const)
  test(`boards are drawn in small, ${size}`, async ({ browser, server }) => {
    const { url } = server;
    const context = await browser.newContext({ baseURL: url, viewport, hasTouch: touch, isMobile: touch });
    await guest(context, url, 'Ada');
    for (const game of GAMES) await begun(context, url, game);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/');
      await expect(page.locator('.need svg.mini')).toHaveCount(3);
      for (const game of GAMES) await expect(page.locator(`svg.mini-${game} path`).first()).toBeAttached();
      expect(await page.locator('svg.mini-terra-mystica .mark').count()).toBeGreaterThan(2);
      // Three cards and a row: every board has its lands in the colours of the page, none is black.
      const black = await page
        .locator('svg.mini path, svg.mini rect')
        .evaluateAll((all) =>
          all.filter((one) => getComputedStyle(one).fill === 'rgb(0, 0, 0)').map((one) => one.className),
        );
      expect(black).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      expect(await findings(page)).toEqual([]);
      await page.screenshot({ path: `${SHOTS}/boards-${theme}-${size}.png`, fullPage: true });
    }
    expect(problems).toEqual([]);
    await context.close();
  });
