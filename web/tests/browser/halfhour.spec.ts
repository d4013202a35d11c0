// A whole guided game on the page, as a learner reads and clicks it: the words that were really shown and the presses that
// were really made come to less than half an hour, and the game is taught to its end in every language.

import type { Page } from '@playwright/test';
import type { HintLine, TableState } from '../../src/api/types';
import { GAMES, titleOf } from './games';
import { flaws, LANGUAGES } from './language';
import { unclear } from './lesson';
import { awaitTurn, expect, learner, test } from './table';

/** As the tests of lessons count: words a minute, seconds a press. */
const READING = 180;
const CLICKING = 4;
const LONGEST = 30;
const TITLES = GAMES.filter((game) => game !== 'pebbles');

interface Card {
  title: string;
  text: string;
  comment: boolean;
}

/** What the teacher says now; nothing where there is no lesson and no comment. */
const cardOf = (page: Page): Promise<Card | null> =>
  page.evaluate(() => {
    const body = document.querySelector('.l-body');
    const title = body?.querySelector('h2')?.textContent ?? '';
    const comment = body?.querySelector('[data-verdict]') !== null;
    const said = [
      ...(body?.querySelectorAll<HTMLElement>('.l-text, .l-ask, .k-yours, .k-remark, .k-parts, .k-sum') ?? []),
    ];
    return body?.querySelector('.l-foot, .k-foot')
      ? { title, text: said.map((one) => one.innerText).join(' '), comment }
      : null;
  });

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

for (const game of TITLES)
  for (const language of LANGUAGES)
    test(`@long the guided game of ${titleOf(game)} is read and clicked in half an hour in ${language}`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(1_200_000);
      const { context, page, id } = await learner(browser, server, game, false, language);
      const said = new Set<string>();
      let [words, presses, steps, comments] = [0, 1, 0, 0];
      const press = async (what: string) => {
        await page.locator(what).first().click();
        presses += 1;
      };
      const state = async () =>
        (await (await context.request.get(`${server.url}/api/tables/${id}`)).json()) as TableState;
      /** Where nobody asks for anything, the learner plays as well as the weakest bot. */
      const advice = async ({ rev, options }: TableState): Promise<string> => {
        if (options.length < 2) return options[0]?.step ?? '';
        const answer = await context.request.post(`${server.url}/api/tables/${id}/hints`, {
          data: { rev, level: 'novice' },
          headers: { origin: server.url },
        });
        const { hints } = answer.ok() ? ((await answer.json()) as { hints: HintLine[] }) : { hints: [] };
        return hints[0]?.step ?? options[0]?.step ?? '';
      };
      /** Presses the button of a step, after that of its group where it lies in one. */
      const make = async (step: string) => {
        const button = `.actionbar [data-step="${step}"]`;
        const groups = await page.locator('.actionbar [data-group][aria-expanded], .actionbar [data-opens]').all();
        let opened = 0;
        for (const group of groups) {
          if (await page.locator(button).first().isVisible()) break;
          if ((await group.getAttribute('aria-expanded')) === 'true') continue;
          await group.click();
          opened = 1;
        }
        const alone = page.locator('.actionbar [data-group]:not([aria-expanded])');
        if (await page.locator(button).first().isVisible()) await press(button);
        else if ((await alone.count()) === 1) await alone.click().then(() => (presses += 1));
        else return false;
        presses += opened;
        return true;
      };
      for (let i = 0; i < 4000; i += 1) {
        const over = (await awaitTurn(page)) === 'over';
        const card = await cardOf(page);
        if (card) {
          const known = !card.comment && said.has(card.title);
          words += count(card.title) + (known ? 0 : count(card.text));
          comments += card.comment ? 1 : 0;
          // The score sheet lies over the last card.
          if (!known && !card.comment && !over) {
            await expect.poll(() => unclear(page, language), { message: card.title, timeout: 4_000 }).toEqual([]);
            expect.soft(await flaws(page, language), card.title).toEqual([]);
          }
          said.add(card.title);
        } else {
          const about = await page.locator('.actionbar .about').allInnerTexts();
          for (const line of about.filter((one) => !said.has(one)))
            words += count(line) && said.add(line) ? count(line) : 0;
        }
        if (over) break;
        const before = await page.locator('.actionbar').getAttribute('data-rev');
        if (await page.locator('[data-go-on]').isVisible()) {
          await press('[data-go-on]');
          // The next lesson comes, or the free card.
          await expect.poll(async () => (await cardOf(page))?.title !== card?.title || !card).toBe(true);
          continue;
        }
        const asked = page.locator('.actionbar .opt:has(.ref)').first();
        const followed = await asked.isVisible();
        if (followed) await press('.actionbar .opt:has(.ref)');
        else {
          const now = await state();
          if (String(now.rev) !== before) continue;
          const step = await advice(now);
          if (!(await make(step)))
            await context.request
              .post(`${server.url}/api/tables/${id}/steps`, {
                data: { step, rev: now.rev, key: `half-${id}-${now.rev}` },
                headers: { origin: server.url },
              })
              .then(() => (presses += 2));
        }
        // The end of a turn that wastes something is pressed twice.
        const again = page.locator(`.actionbar[data-rev="${before}"] .go.warns`);
        await page
          .locator(`.actionbar[data-rev="${before}"]:not(:has(.go.warns))`)
          .waitFor({ state: 'detached', timeout: 3_000 })
          .catch(() => undefined);
        if (await again.isVisible()) await press('.go.warns');
        steps += 1;
        // What the step is worth is said at once, or not at all.
        if (followed)
          await page
            .locator('[data-verdict]')
            .waitFor({ timeout: 600 })
            .catch(() => undefined);
      }
      const minutes = words / READING + (presses * CLICKING) / 60;
      const { table } = await state();
      const figures = `${game} ${language}: ${words} words, ${comments} comments, ${presses} presses, ${steps} steps, round ${table.round}: ${minutes.toFixed(1)} minutes`;
      process.stdout.write(`${figures}\n`);
      test.info().annotations.push({ type: 'minutes', description: figures });
      expect(table.status).toBe('finished');
      expect(minutes, figures).toBeLessThanOrEqual(LONGEST);
      await context.close();
    });
