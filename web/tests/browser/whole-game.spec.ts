// A whole game of Terra Mystica and Altay, played through the page against a bot to the final score sheet.
// Anunnaki and Monumental Duel have tests of their own.

import { type Page } from '@playwright/test';
import { flaws, speak } from './language';
import { awaitTurn, dice, duel, expect, findings, play, playOut, SHOTS, test } from './table';

interface Trip {
  game: string;
  touch: boolean;
  theme: 'dark' | 'light';
  language: string;
}
const trips: Trip[] = [
  { game: 'terra-mystica', touch: false, theme: 'dark', language: 'en' },
  { game: 'altay', touch: false, theme: 'dark', language: 'it' },
  { game: 'terra-mystica', touch: true, theme: 'light', language: 'it' },
  { game: 'altay', touch: true, theme: 'light', language: 'ru' },
];

for (const { game, touch, theme, language } of trips) {
  const name = `${game}${touch ? '-phone' : ''}`;
  // Altay on a phone is a long one: see the configuration.
  test.describe(touch && game === 'altay' ? `${name} @long` : name, () => {
    test.use({
      viewport: touch ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: touch,
      isMobile: touch,
      colorScheme: theme,
    });
    test('is played to the final score sheet', async ({ page, context, server, problems }) => {
      test.setTimeout(900_000);
      const id = await duel(context, server.url, game, `whole ${name}`);
      await speak(context, server.url, language);
      await page.goto(`/table/${id}`);
      await awaitTurn(page);
      await page.screenshot({ path: `${SHOTS}/${name}-start.png` });
      const pick = dice(game.length * 7919 + Number(touch));
      const first = await play(page, pick, 12, touch);
      await middle(page, name, touch);
      const rest = await playOut(page, pick, touch, async (made) =>
        expect.soft(await flaws(page, language), `after ${made} more steps`).toEqual([]),
      );
      process.stdout.write(`${name}: ${first + rest} steps of one seat\n`);
      expect(first + rest).toBeGreaterThan(10);
      await page.locator('.go[data-over]').waitFor({ timeout: 30_000 });
      // The sheet opens by itself when the game ends before our eyes.
      const sheet = page.locator('[data-scores]');
      await expect(sheet.locator('tfoot td').first()).toHaveText(/\d/);
      await page.screenshot({ path: `${SHOTS}/${name}-end.png` });
      const sums = await sheet.evaluate((table) => {
        const number = (cell: Element) => Number(cell.textContent?.replace('−', '-'));
        const column = (row: Element) => [...row.querySelectorAll('td')].map(number);
        const lines = [...table.querySelectorAll('tbody tr')].map(column);
        const total = table.querySelector('tfoot tr');
        return {
          added: lines.reduce(
            (sum, line) => sum.map((n, i) => n + (line[i] ?? 0)),
            new Array<number>(lines[0]?.length ?? 0).fill(0),
          ),
          total: total ? column(total) : [],
        };
      });
      expect(sums.added).toEqual(sums.total);
      expect(problems).toEqual([]);
    });
  });
}

async function middle(page: Page, name: string, touch: boolean) {
  expect(await awaitTurn(page)).toBe('turn');
  await page.screenshot({ path: `${SHOTS}/${name}-middle.png` });
  expect(await findings(page)).toEqual([]);
  if (!touch) await nothingScrolls(page);
}

/** At 1440x900 the board, the own area and the action bar are all on the screen. */
async function nothingScrolls(page: Page) {
  const boxes = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
    parts: ['.board', '.me', '.actionbar'].map((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return (
        box !== undefined &&
        box.top >= 0 &&
        box.bottom <= innerHeight + 0.5 &&
        box.left >= 0 &&
        box.right <= innerWidth + 0.5
      );
    }),
  }));
  expect(boxes).toEqual({ page: true, parts: [true, true, true] });
}
