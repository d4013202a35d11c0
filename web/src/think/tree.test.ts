import { describe, expect, it } from 'vitest';
import type { BoardBranch, BoardEnd, BoardNode } from '../api/types';
import { bestEnd, compare, letterOf, onFrom, rows, wayTo } from './tree';

const node = (id: number, after: number, branch = 0): BoardNode => ({
  id,
  after,
  branch,
  seat: 0,
  step: `step ${id}`,
  text: null,
  targets: [],
  comment: '',
});
const branch = (id: number, from = 0): BoardBranch => ({ id, name: '', from, played: false, key: null });
const end = (at: number, ...deals: (number | null)[]): BoardEnd => ({
  node: at,
  points: deals.reduce<number>((sum, one) => sum + (one ?? 0), 0) / Math.max(1, deals.length),
  error: 0,
  deals,
});

describe('the tree of a board', () => {
  it('has a letter for each branch', () => {
    expect([0, 1, 25].map(letterOf)).toEqual(['A', 'B', 'Z']);
  });

  it('draws a chain straight down and a fork indented', () => {
    const nodes = [node(1, 0), node(2, 1), node(3, 2), node(4, 2), node(5, 3), node(6, 0, 1)];
    const drawn = rows({ branches: [branch(0), branch(1)], nodes });
    expect(drawn.map((row) => (row.kind === 'branch' ? letterOf(row.branch.id) : [row.node.id, row.depth]))).toEqual([
      'A',
      [1, 0],
      [2, 0],
      [3, 1],
      [5, 1],
      [4, 1],
      'B',
      [6, 0],
    ]);
  });

  it('says after which step a branch begins', () => {
    const nodes = [node(1, 0), node(2, 1), node(3, 1, 1)];
    const heads = rows({ branches: [branch(0), branch(1, 1)], nodes }).filter((row) => row.kind === 'branch');
    expect(heads.map((row) => row.after?.id ?? null)).toEqual([null, 1]);
  });

  it('finds the way to a step, and how the line goes on', () => {
    const nodes = [node(1, 0), node(2, 1), node(3, 2), node(4, 1)];
    expect(wayTo(nodes, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(wayTo(nodes, 0)).toEqual([]);
    expect(onFrom(nodes, 1).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('calls a line best only where there is another', () => {
    expect(bestEnd([end(1, 10)])).toBe(null);
    expect(bestEnd([end(1, 10), end(2, 12), end(3, 11)])?.node).toBe(2);
  });

  it('holds the line one is on against the best of the others, deal by deal', () => {
    const nodes = [node(1, 0), node(2, 1), node(3, 0, 1), node(4, 0, 2)];
    const ends = [end(2, 30, 28, null), end(3, 33, 27, 30), end(4, 10, 10, 10)];
    const found = compare(nodes, ends, 1);
    expect(found && [found.one.id, found.other.id]).toEqual([1, 3]);
    expect(found?.gaps).toEqual([-3, 1, null]);
    expect([found?.better, found?.of, found?.mean]).toEqual([1, 2, -1]);
    expect(compare(nodes, [end(2, 30)], 1)).toBe(null);
    expect(compare(nodes, ends, 0)?.one.id).toBe(3);
  });

  it('compares lines of one branch by the steps after their fork', () => {
    const nodes = [node(1, 0), node(2, 1), node(3, 1)];
    const found = compare(nodes, [end(2, 5), end(3, 4)], 2);
    expect(found && [found.one.id, found.other.id]).toEqual([2, 3]);
  });
});
