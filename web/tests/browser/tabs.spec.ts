// A phone shows one part at a time: whichever it is, the board and the action bar stay usable.

import { GAMES } from './games';
import { awaitTurn, dice, duel, expect, play, SHOTS, test } from './table';

for (const [width, height] of [
  [390, 844],
  [412, 915],
] as const) {
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    for (const game of GAMES) {
      test(`every tab of ${game} leaves board and action bar usable`, async ({ page, context, server, problems }) => {
        await page.goto(`/table/${await duel(context, server.url, game, 'tabs')}`);
        const look = async (when: string) => {
          await awaitTurn(page);
          const tabs = page.locator('.ptabs .tab');
          const boards: number[] = [];
          for (let i = 0; i < (await tabs.count()); i += 1) {
            await tabs.nth(i).tap();
            const name = `${when}, ${(await tabs.nth(i).innerText()).trim()}`;
            await page.screenshot({ path: `${SHOTS}/tab-${game}-${width}-${when}-${i}.png` });
            const seen = await page.evaluate(() => {
              const box = (thing: Element | null) => {
                if (!thing?.checkVisibility()) return { width: 0, height: 0, inside: false };
                const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
                return {
                  width,
                  height,
                  inside: left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1,
                };
              };
              const parts = [...document.querySelectorAll('.tableroom [data-tab]')].filter((part) =>
                part.checkVisibility(),
              );
              return {
                page: document.documentElement.scrollWidth,
                bar: box(document.querySelector('.actionbar')),
                go: box(document.querySelector('.actionbar .go')),
                option: box(document.querySelector('.acts .opt')),
                board: box(document.querySelector('.board')),
                parts: parts.map(box),
              };
            });
            expect(seen.page, `${name}: width of the page`).toBe(width);
            expect(seen.bar.width, `${name}: width of the bar`).toBe(width);
            expect(seen.bar.inside, `${name}: the bar is in sight`).toBe(true);
            expect(seen.go.inside && seen.go.height >= 44, `${name}: the primary button`).toBe(true);
            expect(seen.option.inside && seen.option.height >= 44, `${name}: the first option`).toBe(true);
            boards.push(seen.board.height);
            // A part of the table or the board itself is readable.
            for (const part of seen.parts) {
              expect(part.width, `${name}: width of the part`).toBeGreaterThan(width * 0.85);
              expect(part.inside, `${name}: the part is in sight`).toBe(true);
            }
            const room = [seen.board, ...seen.parts].map((one) => (one.width > width * 0.85 ? one.height : 0));
            expect(Math.max(...room), `${name}: something to look at`).toBeGreaterThan(150);
            if (seen.board.height > 0) {
              expect(seen.board.width, `${name}: width of the board`).toBeGreaterThan(width * 0.85);
              // A row of cards is a board as well.
              expect(seen.board.height, `${name}: height of the board`).toBeGreaterThan(100);
              expect(seen.board.inside, `${name}: the board is in sight`).toBe(true);
            }
          }
          // Some games give the board a tab of its own; it is always one tap away.
          expect(Math.max(...boards), `${when}: the board`).toBeGreaterThan(100);
        };
        await look('start');
        await play(page, dice(9), 14, true);
        await look('later');
        expect(problems).toEqual([]);
      });
    }
  });
}
