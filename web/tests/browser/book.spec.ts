// The picture rulebook: its pages, its search, the steps that readers make in it, and what it prints.

import type { BrowserContext, Page } from '@playwright/test';
import type { Attempt, ExerciseCard } from '../../src/api/types';
import { GAMES } from './games';
import { flaws, LANGUAGES, speak } from './language';
import { expect, findings, guest, SHOTS, test } from './table';

/** The game whose exercises are made in every run. */
const FIRST = 'altay';

async function ask<A>(context: BrowserContext, url: string, path: string, steps: string[] = []): Promise<A> {
  const address = `${url}/api/games/${path}`;
  const answer = await (steps.length
    ? context.request.post(address, { data: { steps }, headers: { origin: url } })
    : context.request.get(address));
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as A;
}

/** Makes what a box asks for, step by step, and sees what it did. */
async function make(page: Page, context: BrowserContext, url: string, game: string, id: string) {
  const box = page.locator(`[data-exercise="${id}"]`);
  await expect(box, id).toHaveAttribute('data-stand', 'open');
  await expect(box.locator('.task'), id).not.toBeEmpty();
  const drawn = await box.locator('.stage .part').first().boundingBox();
  expect(drawn && drawn.width > 120 && drawn.height > 50, `${game}, ${id} is drawn`).toBe(true);
  const made: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const now = await ask<Attempt>(context, url, `${game}/practice/${id}`, made);
    const [step] = now.asked;
    if (!step) break;
    await box.locator(`.keys [data-step="${step}"]`).click();
    made.push(step);
    await expect(box.locator(`.did li`).nth(made.length - 1), id).toBeVisible();
  }
  await expect(box, id).toHaveAttribute('data-stand', 'done');
  await expect(box.locator('.verdict.done'), id).not.toBeEmpty();
}

for (const game of GAMES) {
  const when = game === FIRST ? '' : ' @long';
  test(`every exercise of ${game} can be made where the rules speak of it${when}`, async ({
    page,
    context,
    server,
    problems,
  }) => {
    const cards = await ask<ExerciseCard[]>(context, server.url, `${game}/practice`);
    expect(cards.length).toBeGreaterThanOrEqual(8);
    let rule = '';
    for (const card of cards) {
      if (card.rule !== rule) await page.goto(`/learn/${game}?rule=${encodeURIComponent(card.rule)}`);
      rule = card.rule;
      await make(page, context, server.url, game, card.id);
      await page.locator(`[data-exercise="${card.id}"]`).screenshot({ path: `${SHOTS}/book-${game}-${card.id}.png` });
    }
    const last = page.locator(`[data-exercise="${cards.at(-1)?.id}"]`);
    await last.getByRole('button', { name: 'Again', exact: true }).click();
    await expect(last).toHaveAttribute('data-stand', 'open');
    expect(problems).toEqual([]);
  });
}

test('a step other than the asked one is told apart, and Show me points at it', async ({ page, problems }) => {
  await page.goto('/learn/terra-mystica?rule=4.5');
  const box = page.locator('[data-exercise="burn"]');
  await box.getByRole('button', { name: 'Show me' }).click();
  await expect(box.locator('.keys .asked')).toHaveAttribute('data-step', 'burn');
  await box.locator('.keys .opt:not(.asked)').first().click();
  await expect(box).toHaveAttribute('data-stand', 'other');
  await box.getByRole('button', { name: 'Again', exact: true }).click();
  await expect(box).toHaveAttribute('data-stand', 'open');
  expect(problems).toEqual([]);
});

test('the book is turned page by page, searched and opened at a rule', async ({ page, problems }) => {
  await page.goto('/learn/terra-mystica');
  const title = page.locator('#rb-title');
  await expect(title).toHaveText('Terra Mystica');
  await page.locator('.rb-turn a[rel="next"]').click();
  await expect(title).toHaveText('Components and limits');
  await page.locator('.rb-turn a[rel="prev"]').click();
  await expect(title).toHaveText('Terra Mystica');
  await page.getByRole('searchbox').fill('power bowl');
  await expect(page.locator('.rb-found li a').first()).toHaveText('Power bowls');
  await expect(page.locator('.rb-found mark').first()).toBeVisible();
  await page.locator('.rb-found li a').first().click();
  await expect(page.locator('#rule-4\\.5 mark').first()).toBeVisible();
  await expect(page.locator('[aria-current="page"] span').last()).toBeVisible();
  await page.goto('/learn/terra-mystica?rule=4.7.2');
  await expect(page.locator('section.meant')).toContainText('bridge');
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('pages with boxes fit', async ({ page, context, server, problems }) => {
    await guest(context, server.url, 'Ada');
    for (const [game, rule, id] of [
      ['terra-mystica', '4.5', 'burn'],
      ['altay', '3.2', 'settle'],
      ['anunnaki', '3.3', 'pawn'],
      ['monumental-duel', '3.2', 'activate'],
    ]) {
      await page.goto(`/learn/${game}?rule=${rule}`);
      await expect(page.locator(`[data-exercise="${id}"]`)).toHaveAttribute('data-stand', 'open');
      await page.locator(`[data-exercise="${id}"]`).scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${SHOTS}/book-${game}-phone.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, game).toBeLessThanOrEqual(0);
    }
    expect(await findings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** Sheets of a PDF: each is an object of its own. */
const sheets = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

/** Prints the open page, kept under this name for people to look at; tells how many sheets it has. */
async function printed(page: Page, name: string): Promise<number> {
  // Faces of letters change the length of lines.
  await page.evaluate(async () => void (await document.fonts.ready));
  return sheets(await page.pdf({ path: `${SHOTS}/${name}.pdf`, preferCSSPageSize: true, printBackground: true }));
}

/** Words and drawings that stand beside a sheet, which is 192 mm wide inside. */
async function beside(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 726, height: 1040 });
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const found: string[] = [];
    for (const sheet of document.querySelectorAll('.pr-sheet')) {
      const room = sheet.getBoundingClientRect();
      for (const thing of sheet.querySelectorAll<HTMLElement>('p, li, td, th, h1, h2, h3, .pr-cols, .part')) {
        const { left, right, width } = thing.getBoundingClientRect();
        const wide = thing.matches('.pr-cols') ? thing.scrollWidth - thing.clientWidth : 0;
        if (width && (left < room.left - 2 || right > room.right + 2 || wide > 2))
          found.push(`${thing.tagName.toLowerCase()} “${thing.textContent?.trim().slice(0, 40)}”`);
      }
    }
    return found;
  });
}

for (const language of LANGUAGES)
  for (const game of GAMES) {
    const when = language === 'ru' && game === FIRST ? '' : ' @long';
    test(`the aid of ${game} fills two sides in ${language}${when}`, async ({ page, context, server, problems }) => {
      await guest(context, server.url, 'Ada');
      await speak(context, server.url, language);
      await page.goto(`/learn/${game}?part=aid`);
      await expect(page.locator('.pr-aid section').first()).toBeVisible();
      // The letters fill the sheet, and can be read.
      const sizes = () =>
        page.locator('.pr-cols').evaluateAll((all) => all.map((one) => Number.parseFloat(one.style.fontSize)));
      await expect.poll(async () => Math.min(...(await sizes()))).toBeGreaterThan(7);
      expect(await printed(page, `aid-${game}-${language}`)).toBe(2);
      expect(await beside(page)).toEqual([]);
      const empty = await page
        .locator('.pr-aid')
        .evaluateAll((all) => all.filter((one) => (one.textContent ?? '').length < 900).length);
      expect(empty).toBe(0);
      expect(problems).toEqual([]);
    });
  }

for (const language of LANGUAGES)
  for (const game of GAMES)
    test(`the booklet of ${game} prints whole in ${language}, with still drawings @long`, async ({
      page,
      context,
      server,
      problems,
    }) => {
      await guest(context, server.url, 'Ada');
      await speak(context, server.url, language);
      await page.goto(`/learn/${game}?part=booklet`);
      const cards = await ask<ExerciseCard[]>(context, server.url, `${game}/practice`);
      await expect(page.locator('.try[data-stand="open"]')).toHaveCount(cards.length);
      const count = await printed(page, `booklet-${game}-${language}`);
      expect(count).toBeGreaterThan(6);
      expect(count).toBeLessThan(40);
      expect(await beside(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

for (const language of LANGUAGES.filter((one) => one !== 'en'))
  test(`pages with boxes are whole in ${language} @long`, async ({ page, context, server, problems }) => {
    await guest(context, server.url, 'Ada');
    await speak(context, server.url, language);
    for (const game of GAMES) {
      const cards = await ask<ExerciseCard[]>(context, server.url, `${game}/practice`);
      for (const rule of new Set(cards.map((card) => card.rule))) {
        await page.goto(`/learn/${game}?rule=${encodeURIComponent(rule)}`);
        for (const card of cards.filter((one) => one.rule === rule))
          await expect(page.locator(`[data-exercise="${card.id}"]`)).toHaveAttribute('data-stand', 'open');
        const found = await flaws(page, language);
        expect(
          found.filter((one) => one.includes('the key') || one.includes('wide')),
          `${game}, ${rule}`,
        ).toEqual([]);
      }
    }
    expect(problems).toEqual([]);
  });
