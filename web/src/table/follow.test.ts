// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Known } from './advance';
import type { Follow as Shower } from './follow.svelte';

globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
const { Follow } = await import('./follow.svelte');
const known = (seq: number) => ({ state: { seq }, log: [] }) as unknown as Known;
const deed = (seq: number, seat: number | null = 1) => ({ known: known(seq), seat, lines: [] });

describe('turns of others', () => {
  let shown: number[];
  let follow: Shower;
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    shown = [];
    follow = new Follow((one) => shown.push(one.state.seq));
    follow.choose('quick');
  });
  afterEach(() => vi.useRealTimers());

  it('are shown one deed after another', () => {
    follow.take(deed(1, null));
    for (const seq of [2, 3, 4]) follow.take(deed(seq));
    expect([shown, follow.waiting.length, follow.busy]).toEqual([[1, 2], 2, true]);
    vi.advanceTimersByTime(650);
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
    expect(follow.waiting.length).toBeLessThanOrEqual(40);
    expect(new Follow(() => undefined).pace, 'the choice is remembered').toBe('calm');
  });
});
