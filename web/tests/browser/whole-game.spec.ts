// A whole game of every title, played through the page against bots to the final score sheet.

import { type Page } from '@playwright/test';
import { awaitTurn, dice, expect, findings, guest, makeTable, playStep, quickBot, SHOTS, test } from './table';

interface Trip {
  game: string;
  players: number;
  width: number;
  height: number;
  touch: boolean;
}
const desktop = { width: 1440, height: 900, touch: false };
const phone = { width: 390, height: 844, touch: true };
const trips: Trip[] = [
  { game: 'terra-mystica', players: 2, ...desktop },
  { game: 'altay', players: 2, ...desktop },
  { game: 'anunnaki', players: 2, ...desktop },
  { game: 'monumental-duel', players: 2, ...desktop },
  { game: 'terra-mystica', players: 2, ...phone },
  { game: 'altay', players: 2, ...phone },
];

/** Taps need a second tap; the big button is the second. */
async function tapStep(page: Page, pick: (n: number) => number) {
  const groups = page.locator('.acts .arow:not(.orow) .opt[data-group]');
  const count = await groups.count();
  const steps = page.locator('.acts .orow .opt[data-step]');
  const before = await page.locator('.acts').evaluate((element) => element.innerHTML);
  if (count > 0) {
    const group = groups.nth(pick(count));
    const many = (await group.getAttribute('aria-expanded')) !== null;
    await group.tap();
    if (many) await steps.nth(pick(await steps.count())).tap();
  } else await steps.nth(pick(await steps.count())).tap();
  const go = page.locator('.ctl .go', { hasText: 'Do it' });
  await expect(go).toBeVisible();
  await go.tap();
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

for (const trip of trips) {
  const name = `${trip.game}${trip.touch ? '-phone' : ''}`;
  test.describe(name, () => {
    test.use({ viewport: { width: trip.width, height: trip.height }, hasTouch: trip.touch, isMobile: trip.touch });
    test('is played to the final score sheet', async ({ page, context, server, problems }) => {
      test.setTimeout(900_000);
      await guest(context, server.url, 'Ada');
      const level = await quickBot(context, server.url, trip.game);
      const bots = Array.from({ length: trip.players - 1 }, () => ({ kind: 'bot' as const, level }));
      const { table } = await makeTable(context, server.url, { game: trip.game, players: trip.players, seats: [{ kind: 'me' }, ...bots], seed: `whole ${name}`, visibility: 'private', hints: true });
      await page.goto(`/table/${table.id}`);
      const pick = dice(trip.game.length * 7919 + trip.width);
      let steps = 0;
      let middle = false;
      for (; steps < 3000; steps += 1) {
        if ((await awaitTurn(page)) === 'over') break;
        if (steps === 0) await page.screenshot({ path: `${SHOTS}/${name}-start.png` });
        if (!middle && steps > 60) {
          middle = true;
          await page.screenshot({ path: `${SHOTS}/${name}-middle.png` });
          expect(await findings(page)).toEqual([]);
          if (!trip.touch && ['terra-mystica', 'altay'].includes(trip.game)) await nothingScrolls(page);
        }
        await (trip.touch ? tapStep(page, pick) : playStep(page, pick));
      }
      await page.locator('.go', { hasText: 'Final scores' }).waitFor({ timeout: 60_000 });
      if (!(await page.locator('[data-scores]').isVisible())) await page.locator('.go').click();
      await expect(page.locator('[data-scores] tfoot')).toContainText('Total');
      await page.screenshot({ path: `${SHOTS}/${name}-end.png` });
      const sums = await page.locator('[data-scores]').evaluate((sheet) => {
        const column = (row: Element) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
        const lines = [...sheet.querySelectorAll('tbody tr')].map(column);
        const total = sheet.querySelector('tfoot tr');
        return { added: lines.reduce((sum, line) => sum.map((n, i) => n + (line[i] ?? 0)), new Array<number>(lines[0]?.length ?? 0).fill(0)), total: total ? column(total) : [] };
      });
      expect(sums.added).toEqual(sums.total);
      expect(steps).toBeGreaterThan(10);
      expect(problems).toEqual([]);
    });
  });
}

/** At 1440x900 the board, the own area and the action bar are all on the screen. */
async function nothingScrolls(page: Page) {
  const boxes = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
    parts: ['.board', '.me', '.actionbar'].map((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight + 0.5 && box.left >= 0 && box.right <= innerWidth + 0.5;
    }),
  }));
  expect(boxes).toEqual({ page: true, parts: [true, true, true] });
}
