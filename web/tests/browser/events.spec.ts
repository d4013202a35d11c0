// Leagues, tournaments and clubs: started in the page, played by people over the API, looked at on a desk and a phone.

import type { BrowserContext, Page } from '@playwright/test';
import type { ContestState, Session, TableList, TableState } from '../../src/api/types';
import { speak } from './language';
import { expect, findings, guest, SHOTS, test } from './table';

const PEOPLE = ['Wiebke', 'Marek', 'Noor', 'Ilse', 'Tomo', 'Bo', 'Konstantin the Great'];

async function post<T>(who: BrowserContext, url: string, path: string, data: unknown = {}): Promise<T> {
  const answer = await who.request.post(`${url}/api${path}`, { data, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

const get = async <T>(who: BrowserContext, url: string, path: string) =>
  (await (await who.request.get(`${url}/api${path}`)).json()) as T;

async function fits(page: Page, name: string) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  // A phone zooms out where a page is too wide, so the window is no measure.
  expect(wide, name).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await findings(page), name).toEqual([]);
  await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

/** Gives up every game of this contest that somebody is in, up to so many. */
async function giveUp(who: BrowserContext, url: string, contest: string, most: number) {
  const { tables } = await get<TableList>(who, url, '/tables?list=mine&limit=100');
  const open = tables.filter((table) => table.contest === contest && table.status === 'running');
  for (const table of open.slice(0, most)) await post<TableState>(who, url, `/tables/${table.id}/resign`);
}

for (const [size, viewport, touch] of [
  ['desk', { width: 1440, height: 900 }, false],
  ['phone', { width: 390, height: 844 }, true],
] as const)
  test(`a league and a knock-out are started, joined and followed, ${size}`, async ({ browser, server }) => {
    // Many pages in three languages: beside other checks that takes its time.
    test.slow();
    const { url } = server;
    const mine = await browser.newContext({ baseURL: url, viewport, hasTouch: touch, isMobile: touch });
    await guest(mine, url, 'Ada');
    const others: BrowserContext[] = [];
    for (const name of PEOPLE) {
      const context = await browser.newContext({ baseURL: url });
      await guest(context, url, name);
      others.push(context);
    }
    const page = await mine.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });

    // A club is made, and somebody comes with its link.
    await page.goto('/contests');
    await page.getByRole('button', { name: 'New club' }).click();
    await page.getByLabel('Name').fill(`Lamplight ${size}`);
    await page.getByLabel('What it is about').fill('Slow games by lamp light');
    await page.getByRole('button', { name: 'Make it' }).click();
    await expect(page.locator('h1')).toHaveText(`Lamplight ${size}`);
    const club = new URL(page.url()).pathname.split('/').pop() ?? '';
    for (const other of others) await post(other, url, `/clubs/${club}/join`);
    const { me } = await get<Session>(others[0] as BrowserContext, url, '/session');
    await page.reload();
    await expect(page.locator(`.entr a[href="/people/${me?.id}"]`)).toBeVisible();
    await fits(page, `club-${size}`);

    // A league of the club, by the form.
    await page.getByRole('link', { name: 'New league or tournament' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Winter league');
    await page.getByLabel('Game', { exact: true }).selectOption('altay');
    await page.getByLabel('At a table').selectOption('2');
    await page.getByLabel('People in a division').fill('4');
    await page.getByLabel('At most so many take part').fill('8');
    await fits(page, `new-contest-${size}`);
    await page.getByRole('button', { name: 'Start it' }).click();
    await expect(page.locator('h1')).toHaveText('Winter league');
    const league = new URL(page.url()).pathname.split('/').pop() ?? '';
    await page.getByRole('button', { name: 'Take part' }).click();
    await expect(page.getByRole('button', { name: 'Do not take part' })).toBeVisible();
    for (const other of others.slice(0, 6)) await post(other, url, `/contests/${league}/join`);
    await page.reload();
    await expect(page.locator('.entr li')).toHaveCount(7);
    await fits(page, `contest-open-${size}`);
    await post(others[6] as BrowserContext, url, `/contests/${league}/join`);
    // It is full, so the server begins; some give up some games.
    await expect(page.locator('.stand tbody tr')).toHaveCount(4);
    await expect
      .poll(async () => (await get<TableList>(mine, url, '/tables?list=mine')).tables.length)
      .toBeGreaterThan(0);
    for (const [at, other] of others.entries()) await giveUp(other, url, league, at % 3);
    await expect
      .poll(async () => {
        const state = await get<ContestState>(mine, url, `/contests/${league}`);
        return state.season?.rounds[0]?.games.filter((game) => game.decided === 'played').length ?? 0;
      })
      .toBeGreaterThan(3);
    await page.reload();
    await expect(page.locator('.stand .mx.hi, .stand .mx.lo').first()).toBeVisible();
    await expect(page.locator('.lside')).toContainText('You stand on place');
    await expect(page.locator('.run').first()).toBeAttached();
    await expect(page.locator('.cpage .thumb svg.mini').first()).toBeVisible();
    await fits(page, `league-${size}`);
    if (!touch) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.reload();
      await expect(page.locator('.stand tbody tr')).toHaveCount(4);
      await fits(page, 'league-light');
      await page.emulateMedia({ colorScheme: 'dark' });
    }

    // On the first page stands how it goes, and when the round ends.
    await page.goto('/');
    await expect(page.locator(`[data-event="${league}"] .is-me`)).toContainText('Ada');
    await fits(page, `home-league-${size}`);

    // A knock-out of five with byes is played to its end: whoever sits second gives up.
    const cup = await post<ContestState>(mine, url, '/contests', {
      title: 'Night cup',
      game: 'monumental-duel',
      players: 2,
      kind: { kind: 'knockout' },
      clock: { kind: 'turns', hours: 24, timeout: 'bot' },
      round_minutes: 1440,
      prompt: true,
      vanish: { rule: 'forfeit', level: 'novice' },
      most: 5,
    });
    const { id } = cup.card;
    const players = [mine, ...others.slice(0, 4)];
    for (const player of players) await post(player, url, `/contests/${id}/join`);
    await expect
      .poll(
        async () => {
          const state = await get<ContestState>(mine, url, `/contests/${id}`);
          for (const game of state.season?.rounds.flatMap((round) => round.games) ?? []) {
            const loser = players[game.seats[1] ?? 0];
            if (game.table && !game.decided && loser) await giveUp(loser, url, id, 1);
          }
          return state.card.status;
        },
        { timeout: 120_000 },
      )
      .toBe('over');
    await page.goto(`/contests/${id}`);
    await expect(page.locator('.stand tbody tr').first()).toContainText('won');
    await page.locator('.round summary').first().click();
    await expect(page.locator('.round').first()).toContainText('without a game');
    await fits(page, `knockout-${size}`);

    for (const language of ['ru', 'it', 'en']) {
      await speak(mine, url, language);
      for (const [path, ready, name] of [
        ['/', '[data-event] .is-me', 'home'],
        ['/contests', '.crow', 'events'],
        [`/contests/${league}`, '.stand tbody tr', 'league'],
        ['/contests/new', '.kind', 'new-contest'],
        [`/clubs/${club}`, '.entr li', 'club'],
      ] as const) {
        await page.goto(path);
        await expect(page.locator(ready).first()).toBeVisible();
        await fits(page, `${name}-${language}-${size}`);
      }
    }
    expect(problems).toEqual([]);
    await mine.close();
    for (const other of others) await other.close();
  });
