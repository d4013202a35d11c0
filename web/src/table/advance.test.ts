import { describe, expect, it } from 'vitest';
import type { News, TableNotice, TableState } from '../api/types';
import { advance, applyPatch, Misfit, type Known } from './advance';

const state = {
  seq: 4,
  rev: 4,
  view: { seats: [{ coins: 3 }, { coins: 5 }], market: ['a', 'b', 'c'] },
  options: [],
  log: { from: 0, lines: [] },
  chat: [],
  table: { seats: [{ seat: 0, present: true }], steps: 2, awaited: [1] },
} as unknown as TableState;
const line = (step: number) => ({
  step,
  actor: { seat: 1 },
  notation: null,
  text: { key: 'step-pass', args: {} },
  round: 1,
});
const known: Known = { state, log: [line(1), line(2)] };

function notice(change: Partial<TableNotice>, news: Partial<News> = {}): TableNotice {
  return {
    table: 't',
    seq: 5,
    rev: 5,
    at: 9,
    status: 'running',
    awaited: [0],
    steps: 3,
    round: 2,
    clock: null,
    held: null,
    event: { kind: 'step', seat: 1, lines: [line(3)] },
    news: {
      from: 4,
      view: [{ op: 'replace', path: '/seats/1/coins', value: 6 }],
      log_from: 2,
      prompt: null,
      options: [],
      your_turn: true,
      can_undo: false,
      can_redo: false,
      undo_request: null,
      ...news,
    },
    ...change,
  };
}

describe('a patch', () => {
  it('changes what it names and leaves the rest as it was', () => {
    const old = state.view as { seats: unknown[]; market: unknown[] };
    const fresh = applyPatch(old, [
      { op: 'replace', path: '/seats/1/coins', value: 6 },
      { op: 'remove', path: '/market/0' },
      { op: 'add', path: '/market/2', value: 'd' },
      { op: 'add', path: '/a~1b', value: null },
    ]) as typeof old;
    expect(fresh).toEqual({ seats: [{ coins: 3 }, { coins: 6 }], market: ['b', 'c', 'd'], 'a/b': null });
    expect(fresh.seats[0]).toBe(old.seats[0]);
    expect(old.market).toEqual(['a', 'b', 'c']);
    expect(applyPatch(old, [{ op: 'replace', path: '', value: 1 }])).toBe(1);
  });

  it('is refused where it does not fit', () => {
    for (const path of ['/seats/2/coins', '/market/3', '/nothing/0', '/seats/x', '/market/0/deep'])
      expect(() => applyPatch(state.view, [{ op: 'replace', path, value: 1 }]), path).toThrow(Misfit);
    expect(() => applyPatch(state.view, [{ op: 'remove', path: '/nothing' }])).toThrow(Misfit);
  });
});

describe('a table', () => {
  it('follows a step of another without a fetch', () => {
    const next = advance(known, notice({})) as Known;
    expect(next.state.view).toEqual({ seats: [{ coins: 3 }, { coins: 6 }], market: ['a', 'b', 'c'] });
    expect([next.state.seq, next.state.rev, next.state.table.steps, next.state.table.round]).toEqual([5, 5, 3, 2]);
    expect(next.log.map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(known.log.length).toBe(2);
  });

  it('cuts the log where something was taken back', () => {
    const undone = notice({ event: { kind: 'undone', seat: 1 } }, { log_from: 1, view: [] });
    expect((advance(known, undone) as Known).log.map(({ step }) => step)).toEqual([1]);
  });

  it('hears nothing twice, and notices a gap', () => {
    expect(advance(known, notice({ seq: 4 }))).toBeNull();
    expect(advance(known, notice({ seq: 9 }, { from: 8 }))).toBe('fetch');
    expect(advance(known, notice({ event: { kind: 'behind' }, news: null }))).toBe('fetch');
    expect(advance(known, notice({ event: { kind: 'hello' }, news: null }))).toBeNull();
    expect(advance(known, notice({}, { view: [{ op: 'remove', path: '/nothing' }] }))).toBe('fetch');
    expect(advance(known, notice({ event: { kind: 'started', seats: [] }, news: null }))).toBe('fetch');
  });

  it('knows who came and went, and what was said', () => {
    const gone = advance(known, notice({ seq: 4, event: { kind: 'presence', seat: 0, present: false }, news: null }));
    expect((gone as Known).state.table.seats[0]?.present).toBe(false);
    const said = { seq: 5, at: 1, user: 'u', name: 'Ada', seat: 0, text: 'hm' };
    const heard = advance(known, notice({ event: { kind: 'chat', line: said }, news: null })) as Known;
    expect([heard.state.chat, heard.state.seq]).toEqual([[said], 5]);
  });
});
