// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, OptionLine, ScoreSheet, TableState } from '../api/types';
import plain from '../games/plain/module';
import { Catalogue } from '../text/fluent';
import ActionBar from './ActionBar.svelte';
import { t } from '../text/locale.svelte';
import TipLayer from '../ui/TipLayer.svelte';
import KeyList from './KeyList.svelte';
import { onKey } from './keys';
import { LiveTable } from './live.svelte';
import Log from './Log.svelte';
import ScoreSheets from './ScoreSheets.svelte';

afterEach(cleanup);
globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
Element.prototype.scrollTo ??= () => undefined;

const FLUENT = `
prompt-turn = Choose a pebble.
step-take = Take { $n } pebbles
step-pass = Pass
tally-pebbles = Pebbles
points-pebbles = Pebbles
points-last = Last stone
`;
const option = (step: string, key: string, n: number, by = 0): OptionLine => ({
  kind: step.split(' ')[0] ?? '',
  step,
  text: { key, args: { n: { number: n } } },
  targets: [{ kind: 'heap', id: step }],
  changes: by ? [{ seat: 0, key: 'tally-pebbles', by }] : [],
});

function state(options: OptionLine[], change: Partial<TableState> = {}): TableState {
  const seat = (n: number) => ({
    seat: n,
    occupant: { kind: 'person' as const, user: `u${n}`, name: ['Ada', 'Marek'][n] ?? '' },
    stand_in: null,
    resigned: false,
    present: true,
  });
  return {
    seq: 1,
    rev: 1,
    table: {
      id: 't',
      game: 'pebbles',
      title: null,
      status: 'running',
      visibility: 'open',
      seats: [seat(0), seat(1)],
      awaited: [0],
      your_seat: 0,
      your_turn: true,
      practice: false,
      pack: null,
      imported: false,
      clock: { kind: 'none' },
      steps: 3,
      round: 1,
      outcome: null,
      created_at: 0,
      updated_at: 0,
    },
    config: {
      setup: {},
      shuffle: false,
      undo: 'ask',
      hints: true,
      stand_in: { kind: 'never' },
      rules: 1,
      content: '',
      fairness: { commitment: null, seed: null },
    },
    viewer: { kind: 'seat', seat: 0 },
    owner: true,
    invite: null,
    view: { heap: 9 },
    prompt: { key: 'prompt-turn', args: {} },
    options,
    log: { from: 0, lines: [] },
    can_undo: true,
    can_redo: false,
    held: null,
    undo_request: null,
    clock: null,
    scores: null,
    chat: [],
    notes: '',
    muted: false,
    order: null,
    rematch: null,
    ...change,
  };
}
function table(options: OptionLine[], change: Partial<TableState> = {}): LiveTable {
  const live = new LiveTable('t', 'pebbles');
  live.catalogue = new Catalogue('en', [{ locale: 'en', text: FLUENT }]);
  live.module = plain;
  live.take(state(options, change));
  return live;
}
const line = (step: number, seat: number, round = 1): LogLine => ({
  step,
  actor: { seat },
  notation: null,
  text: { key: 'step-pass', args: {} },
  round,
});
const press = (live: LiveTable, key: string, more: KeyboardEventInit = {}) =>
  onKey(live, new KeyboardEvent('keydown', { key, ...more }));

describe('the action bar', () => {
  it('asks the question and lists the options with their keys', () => {
    render(ActionBar, {
      table: table([option('take 1', 'step-take', 1), option('pass', 'step-pass', 0)]),
      onscores: () => undefined,
    });
    expect(screen.getByText('Choose a pebble.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Take 1 pebbles/ }).textContent).toContain('1');
    expect(screen.getByRole('button', { name: /Pass/ })).toBeTruthy();
  });

  it('has the only answer on its primary button', () => {
    const live = table([option('take 1', 'step-take', 1)]);
    const { container } = render(ActionBar, { table: live, onscores: () => undefined });
    const go = container.querySelector('.go.btn-primary');
    expect([go?.getAttribute('data-step'), go?.textContent?.includes('Take 1 pebbles')]).toEqual(['take 1', true]);
  });

  it('lays few options of one kind open, without a button that does nothing', () => {
    const live = table([
      option('take 1', 'step-take', 1),
      option('take 2', 'step-take', 2),
      option('pass', 'step-pass', 0),
    ]);
    live.module = {
      ...plain,
      describe: {
        ...plain.describe,
        group: ({ kind }) => ({ id: kind, letter: kind[0]?.toUpperCase() ?? '' }),
      },
    };
    const { container } = render(ActionBar, { table: live, onscores: () => undefined });
    expect([...container.querySelectorAll('[data-group]')].map((one) => one.getAttribute('data-group'))).toEqual([
      'pass',
    ]);
    expect(screen.getByRole('button', { name: /Take 2 pebbles/ }).textContent).toContain('2');
  });

  it('tells bots of one level apart', () => {
    const live = table([]);
    const bot = { kind: 'bot' as const, level: 'novice' };
    live.seats = live.seats.map((seat) => ({ ...seat, occupant: bot }));
    expect([live.person(0), live.person(1)]).toEqual(['Bot, novice 1', 'Bot, novice 2']);
  });

  it('makes the step on a click', async () => {
    const live = table([option('take 1', 'step-take', 1), option('pass', 'step-pass', 0)]);
    const step = vi.spyOn(live, 'step').mockResolvedValue();
    render(ActionBar, { table: live, onscores: () => undefined });
    await fireEvent.click(screen.getByRole('button', { name: /Pass/ }));
    expect(step).toHaveBeenCalledWith(expect.objectContaining({ step: 'pass' }));
  });

  it('opens a group of many options first', async () => {
    const options = [
      ...Array.from({ length: 12 }, (_, i) => option(`take ${i}`, 'step-take', i)),
      option('pass', 'step-pass', 0),
    ];
    const live = table(options);
    render(ActionBar, { table: live, onscores: () => undefined });
    expect(screen.queryByRole('button', { name: /Take 3 pebbles/ })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { expanded: false }));
    expect(screen.getByRole('button', { name: /Take 3 pebbles/ })).toBeTruthy();
  });

  it('shows whom the table waits for when it is not our turn', () => {
    const waiting = table([], { prompt: null });
    waiting.awaited = [1];
    render(ActionBar, { table: waiting, onscores: () => undefined });
    expect(screen.getByText('Waiting for Marek')).toBeTruthy();
  });
});

describe('keys', () => {
  it('choose an option first and make it with Enter or a second press', () => {
    const live = table([option('take 1', 'step-take', 1, 1), option('pass', 'step-pass', 0)]);
    const step = vi.spyOn(live, 'step').mockResolvedValue();
    expect(press(live, '1')).toBe(true);
    expect(step).not.toHaveBeenCalled();
    expect(live.delta(0, 'tally-pebbles')).toBe(1);
    press(live, 'Enter');
    expect(step).toHaveBeenCalledTimes(1);
    press(live, '2');
    press(live, '2');
    expect(step).toHaveBeenLastCalledWith(expect.objectContaining({ step: 'pass' }));
  });

  it('take back and do again', () => {
    const live = table([option('pass', 'step-pass', 0)]);
    const undo = vi.spyOn(live, 'undo').mockResolvedValue();
    const redo = vi.spyOn(live, 'redo').mockResolvedValue();
    press(live, 'u');
    press(live, 'U', { shiftKey: true });
    expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 1]);
  });

  it('that mean nothing are left to the browser', () => {
    expect(press(table([option('pass', 'step-pass', 0)]), '9')).toBe(false);
  });
});

describe('a table', () => {
  it('keeps a newer state when an older one arrives late', () => {
    const live = table([option('pass', 'step-pass', 0)]);
    live.take({ ...state([]), seq: 5, rev: 2 });
    live.take({ ...state([option('pass', 'step-pass', 0)]), seq: 4 });
    expect(live.options).toEqual([]);
  });

  it('replaces the end of the log from where the server says', () => {
    const live = table([]);
    live.take({ ...state([]), seq: 2, log: { from: 0, lines: [line(1, 0), line(2, 1), line(3, 1)] } });
    expect(live.since.map((one) => one.step)).toEqual([2, 3]);
    live.take({ ...state([]), seq: 3, log: { from: 2, lines: [line(3, 0)] } });
    expect(live.log.map((one) => one.step)).toEqual([1, 2, 3]);
    expect(live.log[2]?.actor).toEqual({ seat: 0 });
  });
});

describe('the log', () => {
  it('has a heading where a round begins and where the turn does', () => {
    // The step that ends a round belongs to it, though another round follows.
    const lines = [line(1, 0, 0), line(2, 1, 1), line(3, 0, 1), line(4, 1, 2), line(5, 0, 2)];
    const headings = (more: object) => {
      const { container } = render(Log, { scene: table([]), id: 't', lines, href: () => '#', ...more });
      return [...container.querySelectorAll('.log > li')].map((item) =>
        item.classList.contains('lsep') ? item.textContent : Number(item.getAttribute('data-step')),
      );
    };
    expect(headings({ at: 3 })).toEqual(['Round 2', 5, 'Round 1', 4, 3, 'Set-up', 2, 1]);
    expect(headings({ turn: 4, since: 1 })).toEqual([
      'This turn · Round 2',
      5,
      'Since your last turn · Round 1',
      4,
      'Earlier',
      3,
      'Set-up',
      2,
      1,
    ]);
  });
});

describe('a refusal', () => {
  const refuse = (rule: string | null) => ({ text: { key: 'step-pass', args: {} }, rule });

  it('leads to its rule, by name', async () => {
    const live = table([]);
    // Numbers of rules leave gaps, so people are shown names.
    await vi.waitFor(() => expect(live.ruleTitle('1')).toBe('Rule: Pebbles and hands'));
    render(TipLayer);
    live.explainRefusal(refuse('1'));
    const link = await screen.findByRole('link', { name: 'Rule: Pebbles and hands' });
    expect(link.getAttribute('href')).toBe('/learn/pebbles?rule=1');
    expect(live.rule).toBeNull();
    await fireEvent.click(link);
    expect(live.rule).toEqual({ number: '1' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('without a rule leads nowhere', async () => {
    render(TipLayer);
    table([]).explainRefusal(refuse(null));
    expect(await screen.findByText('Pass')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the list of keys', () => {
  it('names every key that the buttons of a replay name', () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    const { container } = render(KeyList, { of: 'replay', onclose: () => undefined });
    const caps = [...container.querySelectorAll('kbd')].map((cap) => cap.textContent);
    const named = (
      [
        'replay-first',
        'replay-last',
        'replay-back',
        'replay-forward',
        'replay-turn-back',
        'replay-turn-forward',
        'replay-round-back',
        'replay-round-forward',
        'replay-play',
      ] as const
    ).map((key) => /\((.+)\)$/.exec(t(key))?.[1]);
    expect(named.filter((key) => !caps.includes(key ?? ''))).toEqual([]);
  });
});

describe('the score sheet', () => {
  it('lists the winner first, with points by source that add up', () => {
    const sheets: ScoreSheet[] = [
      {
        seat: 0,
        score: 5,
        place: 2,
        lines: [
          { key: 'points-pebbles', points: 5 },
          { key: 'points-last', points: 0 },
        ],
      },
      {
        seat: 1,
        score: 7,
        place: 1,
        lines: [
          { key: 'points-pebbles', points: 4 },
          { key: 'points-last', points: 3 },
        ],
      },
    ];
    render(ScoreSheets, { scene: table([]), sheets });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent ?? '');
    expect(heads[1]).toContain('Marek');
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)));
    expect(rows[1]).toEqual([4, 5]);
    expect(rows[2]).toEqual([3, 0]);
    expect(rows[3]).toEqual([7, 5]);
  });
});
