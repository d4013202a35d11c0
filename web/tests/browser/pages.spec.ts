// Every page: complete, in both themes, on a phone, without serious findings of axe, and light.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, titleOf } from './games';
import { awaitTurn, dice, duel, expect, findings, guest, makeTable, play, SHOTS, test } from './table';

test('Play now seats a newcomer in a game of each title', async ({ page, problems }) => {
  for (const shelf of GAMES) {
    await page.goto('/');
    await page
      .getByRole('button', { name: `Play now: ${titleOf(shelf)}` })
      .last()
      .click();
    await expect(page).toHaveURL(/\/table\//, { timeout: 30_000 });
    await expect(page.locator(`.tableroom[data-game="${shelf}"]`)).toBeVisible();
    await awaitTurn(page);
  }
  await page.goto('/');
  await expect(page.locator('.need, .also .trow')).toHaveCount(GAMES.length);
  expect(problems).toEqual([]);
});

for (const theme of ['dark', 'light'] as const) {
  test(`every page is complete and clean, ${theme}`, async ({ page, context, server, problems }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: theme });
    await guest(context, server.url, 'Ada');
    const level = 'novice';
    for (const [game, title] of [
      ['terra-mystica', 'Lamplight table'],
      ['altay', 'Steppe school'],
    ] as const)
      await makeTable(context, server.url, {
        game,
        players: 3,
        title,
        seats: [{ kind: 'me' }, { kind: 'bot', level }, { kind: 'bot', level }],
        visibility: 'open',
      });
    await makeTable(context, server.url, {
      game: 'anunnaki',
      players: 3,
      title: 'Planets after dinner',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'open',
    });
    const pages = [
      ['home', '/', '.box'],
      ['lobby', '/tables', '.trow'],
      ['new', '/new/terra-mystica', '.pick'],
      ['watch', '/watch', '.list'],
      ['replays', '/replays', '#format'],
      ['learn', '/learn', '.pick'],
      ['rules', '/learn/terra-mystica', '.rules section'],
      ['rule', '/learn/terra-mystica?rule=2.3', '.rules section.meant'],
      ['content', '/learn/altay?part=pieces', '.piece'],
      ['settings', '/settings', '#name'],
      ['sign-in', '/sign-in', '#login'],
      ['missing', '/nowhere', 'h1'],
    ] as const;
    for (const [name, path, sign] of pages) {
      await page.goto(path);
      await expect(page.locator(sign).first()).toBeVisible();
      await page.screenshot({ path: `${SHOTS}/${name}-${theme}.png` });
      expect(await findings(page), name).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}

test('pieces are drawn as they lie on the table, in their list and in the rules', async ({ page, problems }) => {
  /** Drawings that show nothing, or less than a fingertip. */
  const empty = () =>
    page.locator('[data-piece]').evaluateAll((all) =>
      all
        .filter((one) => {
          const drawn = one.firstElementChild?.getBoundingClientRect();
          return !drawn || drawn.width < 16 || drawn.height < 16;
        })
        .map((one) => one.getAttribute('data-piece')),
    );
  for (const game of GAMES) {
    for (const [part, path, least] of [
      ['pieces', `/learn/${game}?part=pieces`, 40],
      ['rules', `/learn/${game}?part=booklet`, 20],
    ] as const) {
      await page.goto(path);
      await expect.poll(() => page.locator('[data-piece]').count(), `${game}, ${part}`).toBeGreaterThan(least);
      expect(await empty(), `${game}, ${part}`).toEqual([]);
      await page.screenshot({ path: `${SHOTS}/learn-${game}-${part}.png` });
      expect(await findings(page), `${game}, ${part}`).toEqual([]);
    }
  }
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('home, lobby and settings fit', async ({ page, context, server, problems }) => {
    await guest(context, server.url, 'Ada');
    for (const [name, path] of [
      ['home', '/'],
      ['lobby', '/tables'],
      ['settings', '/settings'],
      ['new', '/new'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      await page.screenshot({ path: `${SHOTS}/${name}-phone.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
      expect(await findings(page), name).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
});

test('theme and language are preferences that stay', async ({ page, context, server, problems }) => {
  await guest(context, server.url, 'Ada');
  await page.goto('/settings?test');
  await page.getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByText('Test (accents)').click();
  await expect(page.locator('h1')).toContainText('Šéţţîñğš');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('h1')).toContainText('Šéţţîñğš');
  // The game's own catalogue is translated too.
  await page.goto(`/table/${await duel(context, server.url, 'terra-mystica')}`);
  await expect(page.locator('.prompt')).toContainText('Çĥôôšé');
  await page.goto('/settings?test');
  await page.getByText('English', { exact: true }).click();
  await expect(page.locator('h1')).toContainText('Settings');
  expect(problems).toEqual([]);
});

test('a replay can be scrubbed, linked and seen from every seat', async ({ page, context, server, problems }) => {
  const id = await duel(context, server.url, 'terra-mystica', 'replay');
  await page.goto(`/table/${id}`);
  await play(page, dice(9), 8);
  // Giving up ends a game of two at once: a short finished game.
  const resigned = await context.request.post(`${server.url}/api/tables/${id}/resign`, {
    data: {},
    headers: { origin: server.url },
  });
  expect(resigned.ok()).toBe(true);

  await page.goto(`/replay/${id}`);
  const moment = page.getByTestId('moment');
  // It opens where the first round begins: before that nothing lies on the board.
  await expect(moment).toHaveText(/Step [1-9]\d* of \d+/);
  await page.keyboard.press('Home');
  await expect(moment).toHaveText(/Step 0 of \d+/);
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveText(/Step 1 of/);
  await page.keyboard.press('End');
  await expect.poll(async () => Number((await moment.innerText()).match(/Step (\d+)/)?.[1])).toBeGreaterThan(10);
  await page.getByLabel('Moment', { exact: true }).fill('12');
  await expect(moment).toHaveText(/Step 12 of/);
  await expect(page).toHaveURL(/at=12/);
  await page.screenshot({ path: `${SHOTS}/replay-dark.png` });
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('PageDown');
  await expect(page.locator('.rbar .ask .label')).toContainText('Round 1 of 6');
  await page.getByLabel('Moment', { exact: true }).fill('12');
  await expect(moment).toHaveText(/Step 12 of/);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await expect(moment).toHaveText(/Step 12 of/);
  // A line of the log leads to its moment.
  // Again, should lines come in meanwhile: then turns are longer, and begin elsewhere.
  await expect(async () => {
    const step = await page.locator('.log > .turn').nth(3).getAttribute('data-step');
    await page.locator(`.log > .turn[data-step="${step}"] a.logline`).first().click({ timeout: 2_000 });
    await expect(moment).toHaveText(new RegExp(`Step ${step} of`), { timeout: 2_000 });
  }).toPass();
  await page.getByLabel('Seen by').selectOption('spectator');
  await expect(page).toHaveURL(/as=spectator/);
  await page.getByRole('tab', { name: 'Chart' }).click();
  await expect(page.locator('.uplot canvas')).toBeVisible();
  await page.screenshot({ path: `${SHOTS}/replay-chart-dark.png` });
  expect(problems).toEqual([]);
});

const LEDGER = fileURLToPath(
  new URL('../../../crates/terra-mystica/tests/records/snellman/human-5p-base/human5p_0.txt', import.meta.url),
);

test('a ledger is imported, walked through by rounds, and travels on as a record file', async ({
  page,
  context,
  server,
  problems,
}) => {
  await guest(context, server.url, 'Ada');
  await page.goto('/replays');
  // The file shows by itself what it is.
  await page.setInputFiles('#file', LEDGER);
  await expect(page.locator('#format')).toHaveValue('snellman');
  await page.getByLabel('Name of the table').fill('Five at the river');
  await page.getByRole('button', { name: 'Import and replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  const moment = page.getByTestId('moment');
  await expect(moment).toHaveText(/Step [1-9]\d* of \d{3}/);
  await page.keyboard.press('Home');
  await expect(moment).toHaveText(/Step 0 of \d{3}/);

  const label = page.locator('.rbar .ask .label');
  const rounds = page.locator('.rbar .round');
  await expect(rounds).toHaveText(['1', '2', '3', '4', '5', '6']);
  for (const round of [1, 2, 3]) {
    await page.keyboard.press('PageDown');
    await expect(label).toContainText(`Round ${round} of 6`);
  }
  await page.keyboard.press('[');
  await expect(label).toContainText('Round 2 of 6');
  await page.getByRole('button', { name: 'One round on (PageDown)' }).click();
  await expect(label).toContainText('Round 3 of 6');
  await rounds.nth(4).click();
  await expect(label).toContainText('Round 5 of 6');
  await expect(page.locator('.log .lsep').first()).toHaveText('Round 6');
  await page.screenshot({ path: `${SHOTS}/replay-rounds-dark.png` });
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('One round back or on');
  await page.screenshot({ path: `${SHOTS}/replay-keys-dark.png` });
  await page.keyboard.press('Escape');
  const total = await moment.innerText();

  const saved = page.waitForEvent('download');
  await page.getByLabel('Save the record file').click();
  const record = await saved;
  expect(record.suggestedFilename()).toMatch(/^terra-mystica-.*\.zig$/);
  await page.goto('/replays');
  await expect(page.locator('.trow').first()).toContainText('Five at the river');
  await page.setInputFiles('#file', await record.path());
  await expect(page.locator('#format')).toHaveValue('ziggurat');
  await page.getByRole('button', { name: 'Import and replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(moment).toHaveText(new RegExp(total.replace(/Step \d+/, 'Step [1-9]\\d*')));
  await page.getByRole('button', { name: 'Final scores' }).click();
  await expect(page.locator('[data-scores] tfoot')).toContainText('Total');
  expect(problems).toEqual([]);
});

test('a file that is no record says what is wrong', async ({ page, context, server }) => {
  await guest(context, server.url, 'Ada');
  await page.goto('/replays');
  const alert = page.getByRole('alert');
  const go = page.getByRole('button', { name: 'Import and replay' });
  const give = (name: string, text: string) =>
    page.setInputFiles('#file', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give('letter.txt', 'Dear Ada, how are you?\n');
  await go.click();
  await expect(alert).toHaveText(/^This file cannot be read: line 1: .+/);
  // A ledger with one wrong move names the row.
  await give('ledger.txt', readFileSync(LEDGER, 'utf8').replace('build e4', 'build z9'));
  await go.click();
  await expect(alert).toHaveText(/^This file cannot be read: row \d+, .*z9/);
  await page.screenshot({ path: `${SHOTS}/replays-bad-dark.png` });
  await expect(page).toHaveURL(/\/replays$/);
});
