import { describe, expect, it } from 'vitest';
import type { ProfileRating, TableSummary } from '../api/types';
import { apart, byNeed, change, forOthers, lengthOf, localHours, scale, since, thin } from './reckon';

const table = (id: string, more: Partial<TableSummary>): TableSummary => ({
  id,
  game: 'pebbles',
  title: id,
  status: 'running',
  visibility: 'open',
  seats: [],
  awaited: [],
  your_seat: 0,
  your_turn: true,
  practice: false,
  pack: null,
  imported: false,
  clock: { kind: 'none' },
  steps: 0,
  round: 1,
  outcome: null,
  created_at: 0,
  updated_at: 0,
  ...more,
});
const seat = (n: number, kind: 'person' | 'bot') => ({
  seat: n,
  occupant: kind === 'bot' ? ({ kind, level: 'novice' } as const) : ({ kind, user: `u${n}`, name: `P${n}` } as const),
  stand_in: null,
  resigned: false,
  present: false,
});

describe('the graph of ratings', () => {
  it('has round numbers that hold everything', () => {
    for (const values of [[1500], [1480, 1742], [590, 2480], [1499, 1501], [1400, 1700]]) {
      const lines = scale(values);
      expect(lines.length, String(values)).toBeGreaterThanOrEqual(3);
      expect(lines.length, String(values)).toBeLessThanOrEqual(8);
      expect(lines[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(lines.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    }
  });

  const history = [
    { at: 10, rating: 1520 },
    { at: 20, rating: 1490 },
    { at: 30, rating: 1560 },
  ];
  it('begins with the rating somebody had then', () => {
    expect(since(history, 25)).toEqual([
      { at: 25, rating: 1490 },
      { at: 30, rating: 1560 },
    ]);
    expect(since(history, 0)).toEqual(history);
    expect(since(history, 99)).toEqual([{ at: 99, rating: 1560 }]);
    expect(since([], 5)).toEqual([]);
  });

  it('tells the change within its time', () => {
    const rating = { rating: 1560, history } as ProfileRating;
    expect(change(rating, 25)).toBe(70);
    expect(change(rating, 0)).toBe(40);
    expect(change({ rating: 1560, history: [{ at: 1, rating: 1560 }] } as ProfileRating, 0)).toBe(0);
  });

  it('keeps the last point of many', () => {
    const many = Array.from({ length: 1000 }, (_, n) => ({ at: n, rating: n }));
    const few = thin(many, 100);
    expect(few.length).toBeLessThanOrEqual(101);
    expect(few.at(-1)).toEqual({ at: 999, rating: 999 });
    expect(thin(history, 100)).toEqual(history);
  });

  it('moves labels apart and keeps them inside', () => {
    const moved = apart([100, 102, 20, 103], 16, 10, 110);
    const sorted = [...moved].sort((a, b) => a - b);
    for (let n = 1; n < sorted.length; n += 1)
      expect((sorted[n] ?? 0) - (sorted[n - 1] ?? 0)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...moved)).toBeLessThanOrEqual(110);
    expect(moved[2]).toBe(20);
  });
});

describe('times', () => {
  it('turns hours by UTC into those of the reader', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => (hour === 22 ? 5 : 0));
    expect(localHours(hours, 180).indexOf(5)).toBe(1);
    expect(localHours(hours, -300).indexOf(5)).toBe(17);
    expect(localHours([], 60)).toEqual([]);
  });

  it('splits a length into days, hours and minutes', () => {
    expect(lengthOf(100 * 60_000)).toEqual({ days: 0, hours: 1, minutes: 40 });
    expect(lengthOf(50 * 3_600_000)).toEqual({ days: 2, hours: 2, minutes: 0 });
    expect(lengthOf(-5)).toEqual({ days: 0, hours: 0, minutes: 0 });
  });
});

describe('tables by need', () => {
  it('puts the least time first, then where more people wait', () => {
    const tables = [
      table('no clock', { updated_at: 1 }),
      table('bots', { due: 500, seats: [seat(0, 'person'), seat(1, 'bot')] }),
      table('people', { due: 500, seats: [seat(0, 'person'), seat(1, 'person')] }),
      table('soon', { due: 100 }),
      table('older', { updated_at: 0 }),
      table('not mine', { your_turn: false }),
      table('kept', { kept: { reason: 'content', pack: null, content: 'x' } }),
      table('over', { status: 'finished' }),
    ];
    expect(byNeed(tables).map(({ id }) => id)).toEqual(['soon', 'people', 'bots', 'older', 'no clock']);
    expect(forOthers(tables).map(({ id }) => id)).toEqual(['not mine', 'kept']);
  });

  it('puts tables that still look for people after those that run', () => {
    const tables = [
      table('open', { status: 'waiting', your_turn: false, updated_at: 9 }),
      table('runs', { your_turn: false, updated_at: 1 }),
      table('moved', { your_turn: false, updated_at: 5 }),
    ];
    expect(forOthers(tables).map(({ id }) => id)).toEqual(['moved', 'runs', 'open']);
  });
});
