// Every page: complete, in both themes, on a phone, without serious findings of axe, and light.

import { awaitTurn, dice, duel, expect, findings, guest, makeTable, play, SHOTS, test } from './table';

test('Play now seats a newcomer in a game of each title', async ({ page, problems }) => {
  for (const [title, shelf] of [['Terra Mystica', 'terra-mystica'], ['Altay', 'altay'], ['Anunnaki', 'anunnaki'], ['Monumental Duel', 'monumental-duel']] as const) {
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${title}` }).last().click();
    await expect(page).toHaveURL(/\/table\//, { timeout: 30_000 });
    await expect(page.locator(`.tableroom[data-game="${shelf}"]`)).toBeVisible();
    await awaitTurn(page);
  }
  await page.goto('/');
  await expect(page.locator('.trow')).toHaveCount(4);
  expect(problems).toEqual([]);
});

for (const theme of ['dark', 'light'] as const) {
  test(`every page is complete and clean, ${theme}`, async ({ page, context, server, problems }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: theme });
    await guest(context, server.url, 'Ada');
    const level = 'novice';
    for (const [game, title] of [['terra-mystica', 'Lamplight table'], ['altay', 'Steppe school']] as const) await makeTable(context, server.url, { game, players: 3, title, seats: [{ kind: 'me' }, { kind: 'bot', level }, { kind: 'bot', level }], visibility: 'open' });
    await makeTable(context, server.url, { game: 'anunnaki', players: 3, title: 'Planets after dinner', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], visibility: 'open' });
    const pages = [
      ['home', '/', '.box'],
      ['lobby', '/tables', '.trow'],
      ['new', '/new/terra-mystica', '.pick'],
      ['watch', '/watch', '.list'],
      ['replays', '/replays', '#format'],
      ['learn', '/learn', '.pick'],
      ['rules', '/learn/terra-mystica', '.rules section'],
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('home, lobby and settings fit', async ({ page, context, server, problems }) => {
    await guest(context, server.url, 'Ada');
    for (const [name, path] of [['home', '/'], ['lobby', '/tables'], ['settings', '/settings'], ['new', '/new']] as const) {
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
  const resigned = await context.request.post(`${server.url}/api/tables/${id}/resign`, { data: {}, headers: { origin: server.url } });
  expect(resigned.ok()).toBe(true);

  await page.goto(`/replay/${id}`);
  const moment = page.getByTestId('moment');
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
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await expect(moment).toHaveText(/Step 12 of/);
  // A line of the log leads to its moment.
  const line = page.locator('.logline').nth(3);
  const step = await line.locator('time').innerText();
  await line.click();
  await expect(moment).toHaveText(new RegExp(`Step ${step} of`));
  await page.getByLabel('Seen by').selectOption('spectator');
  await expect(page).toHaveURL(/as=spectator/);
  await page.getByRole('tab', { name: 'Chart' }).click();
  await expect(page.locator('.uplot canvas')).toBeVisible();
  await page.screenshot({ path: `${SHOTS}/replay-chart-dark.png` });

  // The record can be saved and read again.
  const saved = page.waitForEvent('download');
  await page.getByLabel('Save the record file').click();
  const text = await (await saved).createReadStream().then(async (stream) => {
    let all = '';
    for await (const part of stream) all += String(part);
    return all;
  });
  await page.goto('/replays');
  await page.locator('#text').fill(text);
  await page.getByRole('button', { name: 'Import and replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(moment).toHaveText(/Step 0 of/);
  expect(problems).toEqual([]);
});
