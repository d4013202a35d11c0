// Pages of people, the ladder, invitations and the home of somebody who comes back, on a desk and on a phone.

import type { BrowserContext, Page } from '@playwright/test';
import type { TableState } from '../../src/api/types';
import { expect, findings, guest, makeTable, SHOTS, test } from './table';

const post = async (who: BrowserContext, url: string, path: string, data: unknown = {}) => {
  const answer = await who.request.post(`${url}/api${path}`, { data, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id?: string; person?: { id: string } };
};

/** A game of two that ends at once: the first gives up. */
async function lose(loser: BrowserContext, winner: BrowserContext, url: string, game: string, title: string) {
  const { table } = await makeTable(loser, url, {
    game,
    title,
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'open',
  });
  await post(winner, url, `/tables/${table.id}/join`);
  await post(loser, url, `/tables/${table.id}/resign`);
}

async function fits(page: Page, name: string) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, name).toBeLessThanOrEqual(0);
  expect(await findings(page), name).toEqual([]);
  await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

for (const [size, viewport, touch] of [
  ['desk', { width: 1440, height: 900 }, false],
  ['phone', { width: 390, height: 844 }, true],
] as const)
  test(`a person is met, looked up, made a friend and invited, ${size}`, async ({ browser, server }) => {
    // Many pages in three languages: beside other checks that takes its time.
    test.slow();
    const { url } = server;
    const [mine, theirs] = await Promise.all([
      browser.newContext({ baseURL: url, viewport, hasTouch: touch, isMobile: touch }),
      browser.newContext({ baseURL: url }),
    ]);
    await guest(mine, url, 'Ada');
    await guest(theirs, url, `Marek ${size}`);
    const games = ['terra-mystica', 'altay', 'monumental-duel'];
    for (const game of games) await lose(mine, theirs, url, game, `First of ${game}`);
    await lose(theirs, mine, url, 'altay', 'Steppe school');
    // Results are written down a moment after the end.
    const read = async () => {
      const answer = await theirs.request.get(`${url}/api/people/me`);
      return (await answer.json()) as { finished: number; person: { id: string }; ratings: unknown[] };
    };
    await expect.poll(async () => (await read()).ratings.length).toBe(3);
    await expect.poll(async () => (await read()).finished).toBe(4);
    const { person } = await read();

    const page = await mine.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`/people/${person.id}`);
    await expect(page.locator('h1')).toHaveText(`Marek ${size}`);
    await expect(page.locator('.phead')).toContainText('You have met in 4 games: they were ahead in 3, you in 1.');
    await expect(page.locator('.rt-t')).toHaveCount(3);
    await expect(page.locator('.rchart .ln')).toHaveCount(3);
    await expect(page.locator('.rel')).toContainText('3 of 4');
    await expect(page.locator('.playrow')).toHaveCount(4);
    await fits(page, `profile-${size}`);
    if (!touch) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.reload();
      await expect(page.locator('.rchart .ln')).toHaveCount(3);
      await fits(page, 'profile-light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.reload();
    }

    await page.getByRole('button', { name: 'Add to friends' }).click();
    await expect(page.getByRole('button', { name: 'A friend' })).toBeVisible();
    await page.locator('.rt-t').first().click();
    await expect(page).toHaveURL(/\/ladder\//);
    await expect(page.locator('.rungs tr.you')).toContainText('Ada');
    await expect(page.locator('.rungs tr.bot').first()).toBeVisible();
    await fits(page, `ladder-${size}`);

    // A table of one's own: the friend is asked with one click, and sits down from the first page.
    const { table } = await makeTable(mine, url, {
      game: 'terra-mystica',
      title: 'Friday ledge',
      players: 2,
      seats: [{ kind: 'open' }, { kind: 'me' }],
      visibility: 'private',
      clock: { kind: 'turns', hours: 12, timeout: 'bot' },
    });
    await page.goto(`/table/${table.id}`);
    await page.getByRole('button', { name: `Marek ${size}` }).click();
    const other = await theirs.newPage();
    await other.setViewportSize(viewport);
    // Also who has no game under way is told on the first page.
    await other.goto('/');
    await expect(other.locator('.asked .irow')).toContainText('Ada');
    await fits(other, `home-asked-${size}`);
    await lose(theirs, mine, url, 'altay', 'For the list');
    await makeTable(theirs, url, {
      game: 'altay',
      title: 'River people',
      players: 2,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
      visibility: 'open',
    });
    await other.goto('/');
    await other.locator('.irow').getByRole('button', { name: 'Sit down' }).click();
    await expect(other).toHaveURL(new RegExp(`/table/${table.id}`));
    await other.close();
    // Where the lot lets Ada begin, she moves first.
    for (;;) {
      const { options, rev } = (await (await mine.request.get(`${url}/api/tables/${table.id}`)).json()) as TableState;
      if (!options[0]) break;
      await post(mine, url, `/tables/${table.id}/steps`, {
        step: options[0].step,
        rev,
        key: `first-${table.id}-${rev}`,
      });
    }

    await page.goto('/');
    await expect(page.locator('.trow', { hasText: 'Friday ledge' })).toContainText(`Marek ${size} to move`);
    await expect(page.locator('[data-list="finished"] .playrow')).toHaveCount(5);
    await fits(page, `home-waiting-${size}`);
    const own = await theirs.newPage();
    await own.setViewportSize(viewport);
    await own.goto('/');
    await expect(own.locator('h1')).toContainText('Your turn in');
    await expect(own.locator('.need').first()).toContainText('Friday ledge');
    await expect(own.locator('.need').first()).toContainText('left');
    await fits(own, `home-returning-${size}`);
    await own.close();

    // Whoever is not to be seen is not.
    await post(theirs, url, '/me/profile', { shown: 'nobody' });
    await page.goto(`/people/${person.id}`);
    await expect(page.locator('.phead')).toContainText('This page is not open to you.');
    await expect(page.locator('.rt-t')).toHaveCount(0);
    for (const language of ['ru', 'it']) {
      await post(mine, url, '/session', { preferences: { language } });
      await page.goto('/people/me');
      await expect(page.locator('.rt-t')).toHaveCount(3);
      await fits(page, `profile-${language}-${size}`);
      await page.goto('/');
      await expect(page.locator('.trow', { hasText: 'Friday ledge' })).toBeVisible();
      await fits(page, `home-returning-${language}-${size}`);
    }
    expect(problems).toEqual([]);
    await mine.close();
    await theirs.close();
  });
