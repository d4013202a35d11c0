// Each title played with the keyboard and the text view alone: nothing is looked at, nothing is clicked. The first
// answers in every run, whole games when long ones are asked for.

import { type Page } from '@playwright/test';
import { speak } from './language';
import { dice, duel, expect, findings, type Pick, test } from './table';

const trips = [
  { game: 'terra-mystica', language: 'en' },
  { game: 'altay', language: 'it' },
  { game: 'anunnaki', language: 'ru' },
  { game: 'monumental-duel', language: 'en' },
];
/** An answer is looked for among so many: who plays by ear does not walk through a hundred. */
const NEAR = 6;

/** Waits for a question after that of `last`; how many answers it has, or that the game is over. */
async function question(page: Page, last: string): Promise<{ rev: string; answers: number } | 'over'> {
  return page.evaluate(async (last) => {
    const begun = performance.now();
    for (;;) {
      const bar = document.querySelector('.actionbar');
      if (bar?.querySelector('.go[data-over]')) return 'over' as const;
      const rev = bar?.getAttribute('data-rev') ?? '';
      const answers = document.querySelectorAll('[data-testid="text-answers"] button:not([disabled])').length;
      if (answers > 0 && rev !== last) return { rev, answers };
      if (performance.now() - begun > 60_000) throw new Error(`The text view asks nothing after ${last}`);
      await new Promise((done) => setTimeout(done, 10));
    }
  }, last);
}

/** Answers with Tab and Enter until the game is over, or so many times; tells how many answers it took. */
async function playByEar(page: Page, pick: Pick, look: () => Promise<void>, most: number): Promise<number> {
  let last = '';
  for (let made = 0; made < 2000; made += 1) {
    if (made === most) return made;
    const asked = await question(page, last);
    if (asked === 'over') return made;
    last = asked.rev;
    if (made === 8) await look();
    // After an answer the focus is on the question, so the first answer is one Tab away.
    await page.getByTestId('text-question').focus();
    const steps = 1 + pick(Math.min(asked.answers, NEAR));
    for (let i = 0; i < steps; i += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  throw new Error('The game does not end.');
}

for (const { game, language, whole } of trips.flatMap((trip) => [
  { ...trip, whole: false },
  { ...trip, whole: true },
])) {
  const title = whole
    ? `${game} is played by keyboard and text view alone @long`
    : `${game} begins by keyboard and text view alone`;
  test(title, async ({ page, context, server, problems }) => {
    if (whole) test.setTimeout(1_200_000);
    const id = await duel(context, server.url, game, `by ear ${game}`);
    await speak(context, server.url, language);
    await page.goto(`/table/${id}`);
    await page.locator('.actionbar[data-rev]').waitFor();
    await page.keyboard.press('F2');
    const view = page.locator('dialog[open] .words');
    await view.waitFor();
    const look = async () => {
      await expect.poll(() => view.locator('h2').count()).toBeGreaterThan(5);
      expect(await view.locator('table').count()).toBeGreaterThan(0);
      const words = (await view.innerText()).replace(/\s+/g, ' ');
      expect(words, 'no key of a message, no id').not.toMatch(
        /\b(words|tally|deed|step|do|prompt|refusal|card|structure|terrain)-[a-z]|\{|undefined|\bnull\b|_/,
      );
      if (language === 'ru') expect(words).toMatch(/[а-яё]{3}/i);
      expect(await findings(page)).toEqual([]);
    };
    const made = await playByEar(page, dice(game.length * 31), look, whole ? Infinity : 24);
    process.stdout.write(`${game} by ear: ${made} answers\n`);
    expect(made).toBeGreaterThan(10);
    expect(problems).toEqual([]);
  });
}
