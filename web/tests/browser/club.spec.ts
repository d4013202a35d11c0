// Playing over weeks: answers given beforehand, links to take along, looking for people, being away.

import type { FeedLinks, HabitState, TableState, VacationState } from '../../src/api/types';
import { duel, expect, findings, guest, makeTable, SHOTS, test } from './table';

const SIZES = [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const;

for (const [size, width, height] of SIZES) {
  test(`somebody decides beforehand what is answered, ${size}`, async ({ page, context, server, problems }) => {
    await page.setViewportSize({ width, height });
    const id = await duel(context, server.url, 'terra-mystica');
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Automatic answers' }).click();
    const habits = page.locator('[data-habits]');
    await expect(habits.getByRole('status')).toContainText('I am asked about every offer of power.');
    await expect(habits.getByText('What is above the mark')).toHaveCount(0);
    await habits.locator('input[name=habit-power][value="2"]').check({ force: true });
    await expect(habits.getByRole('status')).toContainText('up to 2 power at once, for at most 1 VP');
    await habits.locator('input[name=habit-above][value=refuse]').check({ force: true });
    await expect(habits.getByRole('status')).toContainText('From 3 power on I decline without being asked.');
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `${SHOTS}/habits-${size}.png` });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    const kept = (await (await context.request.get(`${server.url}/api/tables/${id}/habits`)).json()) as HabitState;
    expect(kept.chosen).toEqual({ power: '2', above: 'refuse' });
    expect(problems).toEqual([]);
  });

  test(`somebody takes the games along and goes on vacation, ${size}`, async ({ page, context, server, problems }) => {
    await page.setViewportSize({ width, height });
    await guest(context, server.url, 'Ada');
    const clock = { kind: 'turns', hours: 48, timeout: 'wait' } as const;
    const { table } = await makeTable(context, server.url, {
      game: 'terra-mystica',
      players: 2,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
      title: 'Lamplight table',
      clock,
      shuffle: false,
    });
    await page.goto('/');
    const week = page.locator('[data-week]');
    await expect(week.getByRole('link', { name: /Lamplight table/ })).toHaveAttribute('href', `/table/${table.id}`);
    await page.screenshot({ path: `${SHOTS}/week-${size}.png` });
    await week.getByRole('link', { name: 'Take it along' }).click();
    const feeds = page.locator('[data-feeds]');
    await feeds.getByRole('button', { name: 'Make the links' }).click();
    const link = await feeds.getByLabel('Calendar (ICS)', { exact: true }).inputValue();
    const days = await context.request.get(link);
    expect(days.headers()['content-type']).toContain('text/calendar');
    expect(await days.text()).toContain('SUMMARY:Your turn at Lamplight table');
    const links = (await (await context.request.get(`${server.url}/api/me/feeds`)).json()) as FeedLinks;
    expect(await (await context.request.get(`${server.url}${links.news}`)).text()).toContain('<entry>');

    const vacation = page.locator('[data-vacation]');
    await vacation.getByLabel('Days').fill('5');
    await vacation.getByRole('button', { name: 'Begin now' }).click();
    await expect(vacation.getByText(/You are on vacation until/)).toBeVisible();
    await expect(vacation.getByText(/25 of 30 days are left/)).toBeVisible();
    for (const language of ['ru', 'it', 'en']) {
      await page.locator(`label[lang=${language}] input`).check({ force: true });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await feeds.screenshot({ path: `${SHOTS}/feeds-${size}-${language}.png` });
      await vacation.screenshot({ path: `${SHOTS}/vacation-${size}-${language}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, `${language} fits`).toBe(false);
    }
    expect(await findings(page)).toEqual([]);
    await page.goto(`/table/${table.id}`);
    await expect(page.locator('[data-away]')).toContainText('the clock stands still');
    await page.goto('/settings');
    await vacation.getByRole('button', { name: 'I am back' }).click();
    await expect(vacation.getByText(/29 of 30 days are left/)).toBeVisible();
    const back = (await (await context.request.get(`${server.url}/api/me/vacation`)).json()) as VacationState;
    expect(back.until).toBeNull();
    await feeds.getByRole('button', { name: 'Take the links back' }).click();
    await expect(feeds.getByRole('button', { name: 'Make the links' })).toBeVisible();
    expect((await context.request.get(link)).status()).toBe(404);
    expect(problems).toEqual([]);
  });

  test(`two people find each other, ${size}`, async ({ page, context, server, browser, problems }) => {
    await page.setViewportSize({ width, height });
    await guest(context, server.url, 'Ada');
    await page.goto('/tables');
    await page.getByRole('button', { name: 'Play against people' }).click();
    const seek = page.locator('[data-seek]');
    await seek.locator('input[name=seek-game][value=monumental-duel]').check({ force: true });
    await seek.locator('input[name=seek-speed][value=calm]').check({ force: true });
    await seek.getByLabel('Bots take the empty seats after').selectOption({ label: '30 min' });
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `${SHOTS}/seek-${size}.png` });
    await page.getByRole('button', { name: 'Look for people' }).click();
    await expect(page.locator('[data-fills]')).toContainText(/Bots take the empty seats in (29|30) min/);
    await page.screenshot({ path: `${SHOTS}/seek-waiting-${size}.png` });
    const other = await browser.newContext();
    await guest(other, server.url, 'Ben');
    const wish = { game: 'monumental-duel', players: 2, speed: 'calm', fill_after: 5 };
    const found = await other.request.post(`${server.url}/api/match`, { data: wish, headers: { origin: server.url } });
    const { table } = (await found.json()) as TableState;
    await expect(page).toHaveURL(new RegExp(`/table/${table.id}`));
    await expect(page.locator('[data-fills]')).toHaveCount(0);
    expect(table.status).toBe('running');
    await other.close();
    expect(problems).toEqual([]);
  });
}
