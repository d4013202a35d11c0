// Ten moments of each guided game, at a table and on a phone: pictures for people to look at. Between them the game is
// played on without the page, by following the teacher.

import type { APIResponse, BrowserContext, Locator, Page } from '@playwright/test';
import type { GuideState, HintLine, TableState } from '../../src/api/types';
import { unclear } from './lesson';
import { awaitTurn, expect, learner, SHOTS, test } from './table';

/** Lessons of which a picture is kept; the comment is that on the step of the first. */
const MOMENTS: Record<string, readonly string[]> = {
  'terra-mystica': [
    'first-bonus',
    'trading-post',
    'comment',
    'offer',
    'income',
    'dig',
    'temple',
    'favor',
    'halfway',
    'over',
  ],
  altay: ['faction', 'play', 'comment', 'buy', 'village', 'place', 'attack', 'put-achievement', 'wonder', 'over'],
  anunnaki: ['house', 'pawn', 'comment', 'magic', 'harvest', 'move', 'recruit', 'battle-plan', 'gods-plan', 'over'],
  'monumental-duel': [
    'activate',
    'turn',
    'comment',
    'row',
    'progress',
    'policy',
    'province',
    'advantage',
    'scout',
    'over',
  ],
};
/** `TONGUE=ru` makes the pictures in another language. */
const TONGUE = process.env.TONGUE ?? 'en';
interface Kept {
  taught: string[];
  shown: Record<string, number>;
  missed?: unknown[];
}

class Student {
  taught: string[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly url: string,
    readonly page: Page,
    readonly id: string,
  ) {}

  async #get<A>(path: string): Promise<A> {
    // Who asks quicker than people do is told to wait.
    for (;;) {
      const answer = await this.context.request.get(`${this.url}/api${path}`);
      if (answer.status() !== 429) return this.#read<A>(answer);
      await this.page.waitForTimeout(1_000);
    }
  }

  async #read<A>(answer: APIResponse): Promise<A> {
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as A;
  }

  state = () => this.#get<TableState>(`/tables/${this.id}`);
  lesson = async () =>
    (await this.#get<GuideState>(`/tables/${this.id}/guide?taught=${this.taught.join(',')}`)).guide.lesson;

  /** Plays on until one of these lessons is to be told, and tells which; `over` comes last. */
  async until(lessons: ReadonlySet<string>): Promise<string> {
    for (let i = 0; i < 3000; i += 1) {
      const state = await this.state();
      if (state.table.status === 'finished') return 'over';
      if (!state.options.length) {
        await this.page.waitForTimeout(100);
        continue;
      }
      const due = await this.lesson();
      if (due && lessons.has(due.id)) return due.id;
      if (due) this.taught.push(due.id);
      if (due && !due.asked.length) continue;
      await this.#step(state, due?.asked[0]?.step ?? (await this.#advice(state)));
    }
    throw new Error(`The game does not come to ${[...lessons].join(', ')}.`);
  }

  async #advice(state: TableState): Promise<string> {
    const [first] = state.options;
    if (state.options.length < 2) return first?.step ?? '';
    const answer = await this.context.request.post(`${this.url}/api/tables/${this.id}/hints`, {
      data: { rev: state.rev, level: 'novice' },
      headers: { origin: this.url },
    });
    const { hints } = answer.ok() ? ((await answer.json()) as { hints: HintLine[] }) : { hints: [] };
    return hints[0]?.step ?? first?.step ?? '';
  }

  async #step(state: TableState, step: string) {
    await this.context.request.post(`${this.url}/api/tables/${this.id}/steps`, {
      data: { step, rev: state.rev, key: `moment-${this.id}-${state.rev}` },
      headers: { origin: this.url },
    });
  }

  /** The page as somebody sees it who was told so much. */
  async look() {
    // The table that is left keeps what it knows; only then is more told.
    await this.page.goto('/learn');
    await expect(this.page.locator('[data-game] .go').first()).toBeVisible();
    await this.page.evaluate(
      ({ id, taught }) => {
        const place = 'ziggurat.guide';
        const all = JSON.parse(localStorage.getItem(place) ?? '{}') as { tables: Record<string, Kept> };
        const before = all.tables[id];
        all.tables[id] = { ...before, taught, shown: {} };
        localStorage.setItem(place, JSON.stringify(all));
      },
      { id: this.id, taught: this.taught },
    );
    // A person reads before pressing; meanwhile the steps are compared.
    const compared = this.page.waitForResponse((answer) => answer.url().endsWith('/hints'), { timeout: 60_000 });
    const { table, options } = await this.state();
    await this.page.goto(`/table/${this.id}`);
    await awaitTurn(this.page);
    if (table.status !== 'finished' && options.length > 1) await compared;
    else compared.catch(() => null);
    await expect(this.page.locator('.l-body')).toBeVisible();
  }
}

for (const [game, moments] of Object.entries(MOMENTS))
  for (const touch of [false, true])
    test(`@long ten moments of ${game} ${touch ? 'on a phone' : 'at a table'}`, async ({ browser, server }) => {
      test.setTimeout(900_000);
      const { context, page, id } = await learner(browser, server, game, touch, TONGUE);
      const student = new Student(context, server.url, page, id);
      const shot = async (n: number, what: string) => {
        // The light is found when the board has settled, on a phone after another part of the room has come up.
        await page.waitForTimeout(1_300);
        expect.soft(await unclear(page, TONGUE), what).toEqual([]);
        await page.screenshot({
          path: `${SHOTS}/moment-${game}${touch ? '-phone' : ''}${TONGUE === 'en' ? '' : `-${TONGUE}`}-${n}-${what}.png`,
        });
      };
      /** A finger shows first and makes the step with the button. */
      const press = async (option: Locator) => {
        const rev = await page.locator('.actionbar').getAttribute('data-rev');
        await (touch ? option.tap() : option.click());
        const go = page.locator('.actionbar .go.btn-primary').first();
        if (touch && (await go.isVisible())) await go.tap();
        await expect(page.locator(`.actionbar[data-rev="${rev}"]`)).toHaveCount(0);
      };
      const left = new Set(moments);
      for (let n = 1; left.size; n += 1) {
        const what = await student.until(left);
        expect(left.delete(what), `${what}; these moments never came: ${[...left].join(', ')}`).toBe(true);
        await student.look();
        if (what === 'over') await expect(page.locator('.l-body [data-try]')).toHaveCount(3);
        await shot(n, what);
        const asked = page.locator('.actionbar .opt:has(.ref):not([aria-expanded])').first();
        if (!(await asked.isVisible())) continue;
        if (!left.has('comment')) {
          // Now and then something else is made, so that there is something to try next time.
          const other = page.locator('.orow .opt:not(:has(.ref))').last();
          if (n % 2 === 0 && (await other.isVisible())) await press(other);
          continue;
        }
        // The step that is asked for, made on the page: the teacher says what it is worth. Where that is nothing, the
        // next one is made another way, and compared.
        const another = page.locator('.orow .opt:not(:has(.ref))').last();
        await press(n % 2 === 0 && (await another.isVisible()) ? another : asked);
        student.taught.push(what);
        const said = await page
          .locator('[data-verdict]')
          .waitFor({ timeout: 5_000 })
          .then(
            () => true,
            () => false,
          );
        if (!said) continue;
        left.delete('comment');
        n += 1;
        await shot(n, 'comment');
      }
      await context.close();
    });
