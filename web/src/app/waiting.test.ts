// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LobbyEars } from '../api/stream';
import type { LobbyNotice, TableSummary } from '../api/types';

globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
const asked = vi.hoisted(() => ({ answers: [] as ((tables: unknown[] | null) => void)[], stopped: 0 }));
let ears: LobbyEars | null = null;
vi.mock('../api/client', () => ({
  api: {
    tables: () =>
      new Promise((done, fail) => {
        asked.answers.push((tables) => (tables ? done({ tables }) : fail(new Error('away'))));
      }),
  },
}));
vi.mock('../api/stream', () => ({
  followLobby: (heard: LobbyEars) => {
    ears = heard;
    return () => (asked.stopped += 1);
  },
  renewStreams: () => undefined,
}));
vi.mock('./bell', async (actual) => ({ ...(await actual<typeof import('./bell')>()), ring: () => undefined }));
const { Waiting } = await import('./waiting.svelte');
const { router } = await import('./router.svelte');
const { badge } = await import('./icon');
const { soundOn, setSound } = await import('./bell');

const table = (id: string, your_turn: boolean, more: Partial<TableSummary> = {}) =>
  ({ id, your_turn, your_seat: 0, status: 'running', updated_at: 1, ...more }) as TableSummary;

const ids = ({ tables }: { tables: readonly TableSummary[] }) => tables.map(({ id }) => id);
const say = (id: string, table: TableSummary | null) => ears?.notice({ id, table } as LobbyNotice);
/** Lets promises that are kept go on. */
const settled = () => new Promise((done) => setTimeout(done));

describe('tables that wait', () => {
  beforeEach(() => {
    router.go('/', true);
    asked.answers = [];
    asked.stopped = 0;
  });

  it('are as they were heard of last, whenever the list comes', async () => {
    const waiting = new Waiting();
    waiting.follow();
    ears?.up();
    say('a', table('a', false));
    say('b', table('b', true, { updated_at: 7 }));
    asked.answers[0]?.([table('a', true), table('c', true, { updated_at: 3 }), table('d', false)]);
    await settled();
    expect(ids(waiting), 'a was answered, b began meanwhile').toEqual(['c', 'b']);
    // After a break everything is asked for anew; an answer of before the break comes too late.
    ears?.up();
    ears?.up();
    asked.answers[2]?.([table('b', true)]);
    await settled();
    asked.answers[1]?.([table('e', true)]);
    await settled();
    expect(ids(waiting)).toEqual(['b']);
    ears?.up();
    asked.answers[3]?.(null);
    await settled();
    expect(ids(waiting), 'a server that is away takes nothing back').toEqual(['b']);
  });

  it('wait for nobody when the person has gone', async () => {
    const waiting = new Waiting();
    const stop = waiting.follow();
    say('a', table('a', true));
    ears?.up();
    expect(ids(waiting)).toEqual(['a']);
    stop();
    expect([ids(waiting), asked.stopped]).toEqual([[], 1]);
    asked.answers[0]?.([table('a', true)]);
    await settled();
    expect(ids(waiting), 'the answer was for somebody else').toEqual([]);
  });

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
