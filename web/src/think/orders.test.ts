import { describe, expect, it } from 'vitest';
import type { BoardNode } from '../api/types';
import { linesOf, offersOf, request, suggested } from './orders';

const node = (id: number, after: number, seat: number, step: string, branch = 0, key = 'step'): BoardNode => ({
  id,
  after,
  branch,
  seat,
  step,
  text: { key, args: {} },
  targets: [],
  comment: '',
});
/** Seat 1 takes the coins or passes; the own seat 0 goes on. */
const nodes = [
  node(1, 0, 1, 'take coins'),
  node(2, 1, 0, 'upgrade H8'),
  node(3, 2, 0, 'end'),
  node(4, 0, 1, 'pass a', 1, 'step-pass'),
  node(5, 4, 0, 'take coins', 1),
  node(6, 0, 1, 'pass b', 2, 'step-pass'),
];
const board = { id: 'b', deal: 0, seat: 0, nodes };

describe('standing orders', () => {
  it('makes an order of every line with an own step', () => {
    expect(linesOf(board).map(({ node: end, own, before }) => [end, own.length, before.length])).toEqual([
      [3, 2, 1],
      [5, 1, 1],
    ]);
  });

  it('foresees what others were seen to do', () => {
    expect(suggested(board)).toEqual([
      { when: ['did:1'], line: 3 },
      { when: ['did:4'], line: 5 },
    ]);
    const alone = { ...board, nodes: [node(1, 0, 0, 'upgrade H8')] };
    expect(suggested(alone)).toEqual([{ when: ['offered:1'], line: 1 }]);
  });

  it('offers every condition once, both ways', () => {
    const ids = offersOf(board).map(({ id }) => id);
    expect(ids).toContain('offered:2');
    expect(ids).toContain('offered:5:not');
    expect(ids).not.toContain('offered:3');
    // "pass a" and "pass b" are of one kind.
    expect(ids.filter((id) => id.startsWith('like:'))).toEqual(['like:1', 'like:1:not', 'like:4', 'like:4:not']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sends what was chosen and leaves out what is no more', () => {
    const rows = [
      { when: ['like:4', 'offered:5:not', 'did:99'], line: 3 },
      { when: [], line: null },
    ];
    expect(request(board, rows)).toEqual({
      board: 'b',
      deal: 0,
      rows: [
        {
          when: [
            { node: 4, anybody: true, like: true },
            { node: 5, not: true },
          ],
          line: 3,
        },
        { when: [] },
      ],
    });
  });

  it('knows no order of a step that cannot be made', () => {
    const stopped = { ...board, nodes: nodes.map((one) => (one.id === 5 ? { ...one, text: null } : one)) };
    expect(linesOf(stopped).map(({ node: end }) => end)).toEqual([3]);
  });
});
