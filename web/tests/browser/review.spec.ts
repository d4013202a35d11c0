// The review of a finished game: asked for with one click, filled by two looks, walked through with keys, on a desk and on a phone.

import { advance, duel, expect, findings, SHOTS, test } from './table';

test('a finished game is reviewed, decision by decision', async ({ page, context, server, problems }) => {
  const id = await duel(context, server.url, 'terra-mystica', 'review');
  await advance(context, server.url, id, 24);
  // Giving up ends a game of two at once: a short finished game.
  const resigned = await context.request.post(`${server.url}/api/tables/${id}/resign`, {
    data: {},
    headers: { origin: server.url },
  });
  expect(resigned.ok()).toBe(true);

  // One click in the list of replays; the page is whole before the first number is there.
  await page.goto('/replays');
  await page.locator(`a[href="/review/${id}"]`).click();
  await expect(page.getByRole('navigation', { name: 'Ways to look at this game' })).toBeVisible();
  const graph = page.locator('.rv-graph');
  const before = await graph.boundingBox();
  await expect(page.locator('.rv-progress')).toContainText('The review is done.', { timeout: 60_000 });
  await expect(page.locator('.rv-progress')).toContainText('Judged by a bot');
  expect(await graph.boundingBox(), 'nothing moved while it was made').toEqual(before);

  // Lines of both seats with their points at the end, and luck only where there is some.
  await expect(page.locator('.rv-plotsvg .rv-end')).toHaveCount(2);
  await expect(page.locator('.rv-skill')).toContainText('No luck after the deal in this game.');
  await expect(page.locator('.rv-skill .rv-seats > li')).toHaveCount(2);
  expect(await page.locator('main').innerText()).not.toMatch(/blunder|inaccuracy|\?\?|undefined|NaN/);

  // Keys: a step, the ends, and from one costly decision to the next.
  const moment = page.getByTestId('moment').first();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/at=0/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=1&/);
  const tags = page.locator('.rv-costly .rv-dec .rv-tag');
  const costly = await tags.count();
  if (costly > 0) {
    await page.keyboard.press('1');
    const first = page.locator('.rv-dec', { has: page.locator('.rv-tag', { hasText: '1' }) });
    await expect(first).toHaveAttribute('aria-current', 'true');
    const step = Number(await first.getAttribute('data-step'));
    await expect(page).toHaveURL(new RegExp(`at=${step - 1}&`));
    await expect(moment).toContainText(`before step ${step}`);
    // The same tag in the list, in the graph and on the board.
    await expect(page.locator('.rv-plotsvg [data-tag="1"]')).toBeVisible();
    await expect(page.locator('.rv-label.rv-best .rv-tag')).toHaveText('1');
    await page.keyboard.press('b');
    await expect(page.locator('.rv-label')).toHaveCount(0);
    await page.keyboard.press('Home');
    await page.keyboard.press('n');
    await expect(page.locator('.rv-dec[aria-current]')).toHaveCount(1);
    await expect(page.locator('.rv-label.rv-best')).toBeVisible();
  }
  await page.screenshot({ path: `${SHOTS}/review-dark.png` });
  expect(await findings(page)).toEqual([]);

  // The same numbers as tables.
  await page.getByRole('button', { name: 'Numbers' }).click();
  const numbers = page.getByRole('dialog', { name: 'Numbers' });
  await expect(numbers.getByRole('table').first()).toContainText('Expected at the start');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // The replay opens at the same moment, and leads back.
  const at = new URL(page.url()).searchParams.get('at');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}\\?at=${at}&`));
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/review/${id}\\?at=${at}&`));
  await expect(page.locator('.rv-progress')).toContainText('The review is done.');

  await page.emulateMedia({ colorScheme: 'light' });
  await page.screenshot({ path: `${SHOTS}/review-light.png` });
  expect(await findings(page)).toEqual([]);

  // A phone: one pane at a time, nothing wider than the glass, targets for fingers.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, part] of [
    ['Graph', '.rv-graph'],
    ['Decisions', '.rv-costly'],
    ['Skill, luck', '.rv-skill'],
    ['Log', '.rv-log'],
  ] as const) {
    await page.locator('.ptabs').getByRole('button', { name }).click();
    await expect(page.locator(part)).toBeVisible();
    await expect(page.locator('.rv-graph, .rv-costly, .rv-skill, .rv-log').filter({ visible: true })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `${SHOTS}/review-phone-${name.toLowerCase().split(',')[0]}.png` });
    if (name !== 'Log') expect(await findings(page), name).toEqual([]);
  }
  const small = await page.locator('.rv-foot button, .ptabs button, .rv-modes a').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().height < 43.5 || one.getBoundingClientRect().width < 40)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
  expect(small).toEqual([]);
  expect(problems).toEqual([]);
});
