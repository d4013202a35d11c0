// Every table at its start, in the middle and at the end, on three screens, light and dark: for people to look at.

import { GAMES } from './games';
import { advance, awaitTurn, duel, expect, SHOTS, test } from './table';

const SIZES = [
  [1440, 900],
  [1920, 1080],
  [390, 844],
] as const;
const MOMENTS = [
  { name: 'start', steps: 0 },
  { name: 'middle', steps: 45 },
  { name: 'end', steps: 3000 },
] as const;

for (const game of GAMES) {
  test(`pictures of ${game} @long`, async ({ page, context, server, problems }) => {
    test.setTimeout(1_200_000);
    const id = await duel(context, server.url, game, 'looks');
    for (const { name, steps } of MOMENTS) {
      await advance(context, server.url, id, steps);
      for (const theme of ['dark', 'light'] as const) {
        const preferences = { language: 'en', theme, motion: 'reduced', turn_end: 'automatic' };
        const data = { data: { preferences }, headers: { origin: server.url } };
        expect((await context.request.post(`${server.url}/api/session`, data)).ok()).toBe(true);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.goto(`/table/${id}`);
          await awaitTurn(page);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await page.screenshot({
            path: `${SHOTS}/look-${game}-${name}-${theme}-${width}.png`,
            animations: 'disabled',
          });
        }
      }
    }
    expect(problems).toEqual([]);
  });
}
