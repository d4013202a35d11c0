// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSummary } from '../api/types';

globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
const { Waiting } = await import('./waiting.svelte');
const { router } = await import('./router.svelte');
const { badge } = await import('./icon');
const { soundOn, setSound } = await import('./bell');

const table = (id: string, your_turn: boolean, more: Partial<TableSummary> = {}) =>
  ({ id, your_turn, your_seat: 0, status: 'running', updated_at: 1, ...more }) as TableSummary;

describe('tables that wait', () => {
  beforeEach(() => router.go('/', true));

  it('are counted, the one that waits longest first, and the open one is not the next', () => {
    const waiting = new Waiting();
    waiting.hear('a', table('a', true, { updated_at: 9 }), 0);
    waiting.hear('b', table('b', true, { updated_at: 5 }), 0);
    waiting.hear('c', table('c', false), 0);
    expect(waiting.tables.map(({ id }) => id)).toEqual(['b', 'a']);
    router.go('/table/b', true);
    expect([waiting.next?.id, waiting.tables.length]).toEqual(['a', 2]);
    expect(waiting.go()).toBe(true);
    expect(router.now.id).toBe('a');
    waiting.hear('b', null, 0);
    waiting.hear('a', table('a', true, { status: 'finished' }), 0);
    expect([waiting.tables.length, waiting.go()]).toEqual([0, false]);
  });

  it('ring once, and not for an answer that comes at once at the table in sight', () => {
    const waiting = new Waiting();
    expect(waiting.hear('a', table('a', true), 0), 'another table').toBe(true);
    expect(waiting.hear('a', table('a', true), 1), 'it waits already').toBe(false);
    router.go('/table/a', true);
    waiting.hear('a', table('a', false), 1000);
    waiting.hear('a', table('a', false), 3900);
    expect(waiting.hear('a', table('a', true), 3950), 'a bot').toBe(false);
    waiting.hear('a', table('a', false), 5000);
    expect(waiting.hear('a', table('a', true), 9000), 'a person who thought').toBe(true);
  });

  it('stand on the icon of the page', () => {
    expect(badge(0)).toBe('/favicon.svg');
    expect(decodeURIComponent(badge(3))).toContain('>3</text>');
    expect(decodeURIComponent(badge(12))).toContain('>9+</text>');
  });

  it('make no sound on a phone unless it is wanted', () => {
    localStorage.clear();
    const coarse = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(soundOn()).toBe(false);
    setSound(true);
    expect(soundOn()).toBe(true);
    coarse.mockReturnValue({ matches: false } as MediaQueryList);
    localStorage.clear();
    expect(soundOn(), 'a computer').toBe(true);
  });
});
