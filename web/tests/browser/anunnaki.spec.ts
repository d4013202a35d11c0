// Anunnaki as it is drawn: a whole game on a desk and on a phone, a turn by keys, and its secrets.

import { type Page } from '@playwright/test';
import type { OptionLine, TableState } from '../../src/api/types';
import type { View } from '../../src/api/types/anunnaki';
import { flaws, speak } from './language';
import {
  advance,
  awaitTurn,
  dice,
  duel,
  expect,
  findings,
  guest,
  makeTable,
  overhear,
  play,
  playOut,
  SHOTS,
  test,
  watch,
} from './table';

const viewOf = (state: TableState) => state.view as View;

/** Everything needed for a turn is on the screen: worlds, tracks, mat, hand, others, action bar. */
async function nothingScrolls(page: Page) {
  const out = await page.evaluate(() => {
    const parts = [
      '.sky',
      '.dev',
      '.prow .pact:last-child',
      '.star',
      '.ledger',
      '.magic',
      '.gods',
      '.hand',
      '.opp',
      '.actionbar',
    ];
    const inside = (name: string) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return (
        box !== undefined &&
        box.width > 0 &&
        box.top >= 0 &&
        box.bottom <= innerHeight + 0.5 &&
        box.left >= 0 &&
        box.right <= innerWidth + 0.5
      );
    };
    const mat = document.querySelector('.me');
    return {
      parts: parts.filter((name) => !inside(name)),
      page: document.documentElement.scrollHeight <= innerHeight,
      mat: mat !== null && mat.scrollHeight <= mat.clientHeight + 1,
    };
  });
  expect(out).toEqual({ parts: [], page: true, mat: true });
}

// Second games are long ones: see the configuration.
const trips = [
  { name: 'anunnaki', touch: false, language: 'ru', theme: 'light', long: false },
  { name: 'anunnaki-phone', touch: true, language: 'it', theme: 'dark', long: true },
  { name: 'anunnaki-en', touch: false, language: 'en', theme: 'dark', long: true },
] as const;

for (const { name, touch, language, theme, long } of trips) {
  test.describe(long ? `${name} @long` : name, () => {
    test.use({
      viewport: touch ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: touch,
      isMobile: touch,
      colorScheme: theme,
    });
    test(`is played on its drawn table to the final score sheet, in ${language}`, async ({
      page,
      context,
      server,
      problems,
    }) => {
      test.setTimeout(900_000);
      const id = await duel(context, server.url, 'anunnaki', `drawn ${touch ? 'anunnaki-phone' : 'anunnaki'}`);
      await speak(context, server.url, language);
      await page.goto(`/table/${id}`);
      await awaitTurn(page);
      await expect(page.locator('.house.card:visible')).toHaveCount(4);
      await page.screenshot({ path: `${SHOTS}/${name}-drawn-start.png` });
      const pick = dice(touch ? 390 : 1440);
      let made = await play(page, pick, 40, touch);
      await page.screenshot({ path: `${SHOTS}/${name}-drawn-middle.png` });
      expect(await findings(page), 'in the middle').toEqual([]);
      expect.soft(await flaws(page, language), 'in the middle').toEqual([]);
      if (touch) await onThePhone(page, name, language);
      else await nothingScrolls(page);

      // On to a battle, at another table when a game ends without one, and then to the end.
      const scene = page.locator('[data-battle="open"]');
      for (let tables = 1; (await scene.count()) === 0 && tables < 6;) {
        if ((await awaitTurn(page)) === 'turn') made += await play(page, pick, 1, touch);
        else await page.goto(`/table/${await duel(context, server.url, 'anunnaki', `battle ${(tables += 1)}`)}`);
      }
      await expect(scene).toBeVisible();
      await page.screenshot({ path: `${SHOTS}/${name}-drawn-battle.png` });
      expect(await findings(page), 'in a battle').toEqual([]);
      expect.soft(await flaws(page, language), 'in a battle').toEqual([]);
      made += await playOut(page, pick, touch, async (more) =>
        expect.soft(await flaws(page, language), `${more} steps after the battle`).toEqual([]),
      );
      await page.locator('.go[data-over]').waitFor({ timeout: 30_000 });
      await expect(page.locator('[data-scores] tfoot td').first()).toHaveText(/\d/);
      await page.screenshot({ path: `${SHOTS}/${name}-drawn-end.png` });
      expect(made).toBeGreaterThan(60);
      expect(problems).toEqual([]);
    });
  });
}

/** The worlds and the mat have a tab each, and nothing is wider than the phone. */
async function onThePhone(page: Page, name: string, language: string) {
  await expect(page.locator('.heavens')).toBeInViewport({ ratio: 0.9 });
  await page.locator('.ptabs .tab').nth(1).tap();
  await expect(page.locator('.star')).toBeInViewport({ ratio: 0.9 });
  await page.screenshot({ path: `${SHOTS}/${name}-drawn-me.png` });
  expect(await findings(page), 'on the mat').toEqual([]);
  expect.soft(await flaws(page, language), 'on the mat').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator('.ptabs .tab').first().tap();
}

test('a turn of Anunnaki is played by keys alone, and things on the boards answer', async ({
  page,
  context,
  server,
  problems,
}) => {
  await page.goto(`/table/${await duel(context, server.url, 'anunnaki', 'keys of the star')}`);
  const rev = () => page.locator('.actionbar').getAttribute('data-rev');
  // A key opens a group, or chooses what Enter then does.
  const press = async (key: string) => {
    const before = await rev();
    await page.keyboard.press(key);
    if (!(await page.locator('.go.btn-primary').isVisible())) return;
    await page.keyboard.press('Enter');
    await expect.poll(rev).not.toBe(before);
  };
  // The set-up: a house, then a god to leave behind; by the keys on the cards.
  for (
    let i = 0;
    i < 12 && (await awaitTurn(page)) === 'turn' && (await page.locator('.tok[data-legal]').count()) === 0;
    i += 1
  )
    await press('1');
  // A token of the star is reached with Tab and taken with Enter.
  const token = page.locator('.tok[role="button"]').first();
  await expect(token).toBeVisible();
  for (let i = 0; i < 120 && (await page.locator('.tok:focus').count()) === 0; i += 1) await page.keyboard.press('Tab');
  const focused = page.locator('.tok:focus');
  await expect(focused).toHaveAttribute('aria-label', /\w+/);
  await expect(page.locator('.tip')).toContainText(/\w+/);
  const before = await page.locator('.pawn').count();
  expect(before).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.pawn')).toHaveCount(1);
  // The rest of the turn by the keys of the action bar, until somebody else is asked or the next turn begins.
  for (let i = 0; i < 40; i += 1) {
    if ((await awaitTurn(page)) === 'over') break;
    if (i > 0 && (await page.locator('.tok[role="button"]').count()) > 4) break;
    const key = page.locator('.acts .orow .opt .key, .acts .arow .opt .key').last();
    await press((await key.innerText()).trim());
  }
  await expect(page.locator('.tok[role="button"]').first()).toBeVisible();
  expect(problems).toEqual([]);
});

/** The sixth land of a home world. */
const CAPITAL = /_f$/;

/** How much a step leads to a battle between houses: weapons first, then to where the other stands. */
function lust(view: View, seat: number, { kind: verb, targets }: OptionLine): number {
  const which = targets[0]?.id ?? '';
  if (verb === 'arm' || verb === 'fight' || which === 'magic_weapons') return 100;
  const land = view.boards.flatMap(({ territories }) => territories).find(({ territory }) => territory === which);
  if (
    (verb === 'step' || verb === 'teleport') &&
    land &&
    !CAPITAL.test(land.territory) &&
    land.pieces?.some((pieces) => pieces.seat !== seat)
  )
    return 90;
  if (verb === 'use') return 50;
  if (which === 'metal') return 45;
  if (['stop', 'decline', 'done', 'cast'].includes(verb)) return -5;
  if (verb !== 'pawn') return 10;
  const token = view.slots.find(({ slot }) => slot === which)?.token ?? '';
  const armed = (view.seats[seat]?.weapons.hand?.length ?? 0) > 2;
  return armed ? (/move|portal/.test(token) ? 40 : 0) : /harvest|market|creation/.test(token) ? 40 : 10;
}

test('what is in hand and what is sealed never reaches another seat or a spectator', async ({
  page,
  context,
  browser,
  server,
  problems,
}) => {
  test.setTimeout(420_000);
  await guest(context, server.url, 'Ada');
  const { table } = await makeTable(context, server.url, {
    game: 'anunnaki',
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    seed: 's3',
    visibility: 'open',
  });
  const [other, watching] = [
    await browser.newContext({ baseURL: server.url }),
    await browser.newContext({ baseURL: server.url }),
  ];
  await guest(other, server.url, 'Ben');
  await guest(watching, server.url, 'Cleo');
  const joined = await other.request.post(`${server.url}/api/tables/${table.id}/join`, {
    data: {},
    headers: { origin: server.url },
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  const spectator = await watching.newPage();
  const trouble = watch(spectator);
  const heard = await overhear(spectator);
  await page.goto(`/table/${table.id}`);
  await spectator.goto(`/table/${table.id}`);

  const seen = async (who: typeof context) =>
    (await (await who.request.get(`${server.url}/api/tables/${table.id}`)).json()) as TableState;
  const send = async (who: typeof context, state: TableState, step: string) => {
    const answer = await who.request.post(`${server.url}/api/tables/${table.id}/steps`, {
      data: { step, rev: state.rev, key: `secret-${Math.random().toString(36).slice(2)}-key` },
      headers: { origin: server.url },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const pick = dice(31);
  let [checked, sealed] = [0, 0];
  for (let i = 0; i < 900 && sealed < 1; i += 1) {
    const [mine, theirs] = [await seen(context), await seen(other)];
    if (mine.table.status === 'finished') break;
    const turn = mine.options.length
      ? ({ who: context, state: mine, seat: 0 } as const)
      : ({ who: other, state: theirs, seat: 1 } as const);
    if (!turn.state.options.length) continue;
    const view = viewOf(turn.state);
    const secret = (view.seats[turn.seat]?.weapons.hand ?? []).filter(
      (weapon) => !(view.seats[turn.seat]?.weapons.certainly_in_hand ?? []).includes(weapon),
    );
    if (secret.length && checked < 4) {
      checked += 1;
      for (const [eyes, whose] of [
        [turn.seat === 0 ? other : context, 'the other seat'],
        [watching, 'a spectator'],
      ] as const) {
        const blind = viewOf(await seen(eyes)).seats[turn.seat]?.weapons;
        expect(blind?.hand, whose).toBeNull();
        for (const weapon of secret) expect(blind?.certainly_in_hand, whose).not.toContain(weapon);
        expect(blind?.unknown.length, whose).toBeGreaterThan(secret.length);
      }
    }
    const weapon = turn.state.options.find(
      (option) => option.step.startsWith('weapon ') && option.step !== 'weapon none',
    );
    if (weapon && view.battle && view.question === 'ask-commit' && turn.state.table.awaited.length === 2) {
      sealed += 1;
      const before = heard.length;
      await send(turn.who, turn.state, weapon.step);
      const name = weapon.step.slice('weapon '.length);
      for (const [eyes, whose] of [
        [turn.seat === 0 ? other : context, 'the other seat'],
        [watching, 'a spectator'],
      ] as const) {
        const after = await seen(eyes);
        const side = [viewOf(after).battle?.attacker, viewOf(after).battle?.defender].find(
          (one) => one?.seat === turn.seat,
        );
        expect(side, whose).toBeDefined();
        expect(side?.sealed, whose).toBeNull();
        expect(side?.cards, whose).toEqual([]);
        expect(JSON.stringify(after.log.lines.at(-1)), whose).not.toContain(name);
        // Nor do the options of whoever is still choosing.
        expect(JSON.stringify(after.options.map((option) => option.text)), whose).not.toMatch(/do-reveal/);
      }
      // The page of the spectator shows two backs, and nothing it was sent since tells the step. Who fought before may have shown the same card.
      const scene = spectator.locator('[data-battle="open"]');
      await expect(scene).toBeVisible();
      await expect(scene.locator('.wcard')).toHaveCount(0);
      await expect(scene.locator('.bback')).toHaveCount(2);
      await spectator.screenshot({ path: `${SHOTS}/anunnaki-drawn-sealed.png` });
      const told = () => heard.slice(before).filter((text) => text.includes('"news":{'));
      await expect.poll(() => told().length).toBeGreaterThan(0);
      for (const notice of told()) expect(notice).not.toContain(`"notation":"${weapon.step}"`);
      // Its owner sees the card, face up.
      await expect(page.locator('[data-battle="open"] .wcard')).toHaveCount(turn.seat === 0 ? 1 : 0);
    } else {
      const best = Math.max(...turn.state.options.map((option) => lust(view, turn.seat, option)));
      const eager =
        pick(6) > 0
          ? turn.state.options.filter((option) => lust(view, turn.seat, option) === best)
          : turn.state.options.filter((option) => lust(view, turn.seat, option) >= 0);
      const from = eager.length ? eager : turn.state.options;
      const option = from[pick(from.length)];
      if (option) await send(turn.who, turn.state, option.step);
    }
  }
  expect(checked).toBeGreaterThan(0);
  expect(sealed).toBe(1);
  expect(heard.length).toBeGreaterThan(3);
  // The hand of nobody is in what the spectator was sent.
  expect(heard.join('\n')).not.toMatch(/"hand":\[/);
  expect(heard.join('\n')).not.toMatch(/"sealed":\[/);
  expect([...problems, ...trouble]).toEqual([]);
  await other.close();
  await watching.close();
});

test('a house is chosen with the worlds in sight', async ({ page, context, server, problems }) => {
  await page.goto(`/table/${await duel(context, server.url, 'anunnaki', 'houses')}`);
  await awaitTurn(page);
  await expect(page.locator('.houses [data-legal]').first()).toBeVisible();
  await expect(page.locator('.heavens .w-gaia')).toBeVisible();
  await expect(page.locator('.heavens .w-home')).toHaveCount(4);
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('gods to choose among say what they do, in sight', async ({ page, context, server, problems }) => {
    const id = await duel(context, server.url, 'anunnaki', 'gods');
    await advance(context, server.url, id, 1);
    await page.goto(`/table/${id}`);
    await awaitTurn(page);
    const gods = page.locator('.stele[data-legal]');
    await expect(gods).toHaveCount(5);
    for (let i = 0; i < 5; i += 1) {
      await expect(gods.nth(i)).toBeInViewport({ ratio: 0.95 });
      expect((await gods.nth(i).locator('p').innerText()).length).toBeGreaterThan(10);
    }
    await page.screenshot({ path: `${SHOTS}/anunnaki-gods-phone.png` });
    expect(problems).toEqual([]);
  });
});
