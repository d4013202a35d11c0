// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Known } from './advance';
import type { Follow as Shower } from './follow.svelte';

globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
const { Follow, lastTurns } = await import('./follow.svelte');
const { look } = await import('../app/session.svelte');
const known = (seq: number) => ({ state: { seq }, log: [] }) as unknown as Known;
const deed = (seq: number, seat: number | null = 1) => ({ known: known(seq), seat, lines: [] });

describe('turns of others', () => {
  let shown: number[];
  let follow: Shower;
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    shown = [];
    follow = new Follow({ show: (one) => shown.push(one.state.seq) });
    follow.choose('quick');
  });
  afterEach(() => vi.useRealTimers());

  it('are shown one deed after another', () => {
    follow.take(deed(1, null));
    for (const seq of [2, 3, 4]) follow.take(deed(seq));
    expect([shown, follow.waiting.length, follow.busy]).toEqual([[1, 2], 2, true]);
    vi.advanceTimersByTime(300);
    expect([shown, follow.waiting.length]).toEqual([[1, 2, 3], 1]);
    vi.runAllTimers();
    expect([shown, follow.busy]).toEqual([[1, 2, 3, 4], false]);
  });

  it('can be skipped, and shown again', () => {
    follow.take(deed(1, null));
    for (const seq of [2, 3, 4]) follow.take(deed(seq));
    follow.skip();
    expect([shown, follow.busy]).toEqual([[1, 2, 4], false]);
    shown.length = 0;
    follow.again();
    vi.runAllTimers();
    expect(shown, 'from the moment before the first deed to now').toEqual([1, 2, 3, 4, 4]);
    follow.begin();
    follow.again();
    expect(shown.length, 'an own step begins a new turn').toBe(5);
  });

  it('keep their order with what is no deed', () => {
    follow.take(deed(2));
    follow.take(deed(3));
    follow.take(deed(4, null));
    vi.runAllTimers();
    expect([shown, follow.busy]).toEqual([[2, 3, 4], false]);
  });

  it('wait for nobody without a pace, and never pile up', () => {
    follow.choose('off');
    for (const seq of [1, 2, 3]) follow.take(deed(seq));
    expect([shown, follow.busy]).toEqual([[1, 2, 3], false]);
    follow.choose('calm');
    for (let seq = 4; seq < 60; seq += 1) follow.take(deed(seq));
    expect(follow.waiting.length).toBeLessThanOrEqual(24);
    expect(new Follow({ show: () => undefined }).pace, 'the choice is remembered').toBe('calm');
  });

  it('fly before they lie on the table, and land when they are skipped', () => {
    const flight = { moves: [], changes: [{ seat: 1, key: 'tally-vp', by: 3 }], at: null };
    follow = new Follow({ show: (one) => shown.push(one.state.seq), flight: () => flight });
    follow.take(deed(1, null));
    follow.take(deed(2));
    expect([shown, follow.air?.seat], 'the counters still say what they said').toEqual([[1], 1]);
    vi.advanceTimersByTime(380);
    expect([shown, follow.air]).toEqual([[1, 2], null]);
    vi.runAllTimers();
    follow.take(deed(3));
    follow.skip();
    expect([shown, follow.busy, follow.air]).toEqual([[1, 2, 3], false, null]);
  });

  it('do not fly for who wants little motion', () => {
    look.calm = true;
    const flight = { moves: [], changes: [{ seat: 1, key: 'tally-vp', by: 3 }], at: null };
    follow = new Follow({ show: (one) => shown.push(one.state.seq), flight: () => flight });
    follow.take(deed(1, null));
    follow.take(deed(2));
    expect([shown, follow.air, follow.flight]).toEqual([[1, 2], null, flight]);
    look.calm = false;
  });

  it('are only the last turn of each when many wait, and it is said how many are left out', () => {
    follow.take(deed(1, null));
    const seats = [1, 1, 2, 2, 1, 1, 1, 2, 2, 2, 1, 1, 2, 2, 2];
    seats.forEach((seat, i) => follow.take(deed(i + 2, seat)));
    expect(
      follow.left,
      'the first of all is on the screen, and what others did before the last turns is left out',
    ).toBe(9);
    expect(
      lastTurns([deed(1, 1), deed(2, 2), deed(3, 1), deed(4, 1), deed(5, 2)]).map((one) => one.known.state.seq),
    ).toEqual([3, 4, 5]);
    vi.runAllTimers();
    expect([shown.at(-1), follow.busy, follow.left]).toEqual([16, false, 0]);
  });
});
