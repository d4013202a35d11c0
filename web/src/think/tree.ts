// The tree of a board as lines on paper: branches one under the other, forks indented, a chain straight down.

import type { BoardBranch, BoardEnd, BoardNode, BoardState } from '../api/types';

/** Branches have letters. */
export const letterOf = (branch: number): string => String.fromCharCode(65 + branch);

export interface BranchRow {
  kind: 'branch';
  branch: BoardBranch;
  /** The step after which it begins, where that is not the beginning. */
  after: BoardNode | null;
}

export interface StepRow {
  kind: 'step';
  node: BoardNode;
  depth: number;
  /** Does it stand beside others after the same step? */
  fork: boolean;
}

export type Row = BranchRow | StepRow;
type Tree = Pick<BoardState, 'branches' | 'nodes'>;

/** Deeper forks are not indented any more: there is no room. */
const DEEPEST = 5;

export function rows({ branches, nodes }: Tree): Row[] {
  const after = new Map<number, BoardNode[]>();
  for (const node of nodes) after.set(node.after, [...(after.get(node.after) ?? []), node]);
  const all: Row[] = [];
  for (const branch of branches) {
    all.push({ kind: 'branch', branch, after: nodes.find(({ id }) => id === branch.from) ?? null });
    const walk = (at: number, depth: number) => {
      const next = (after.get(at) ?? []).filter((node) => node.branch === branch.id);
      const fork = next.length > 1;
      const deep = fork && at !== branch.from ? Math.min(depth + 1, DEEPEST) : depth;
      for (const node of next) {
        all.push({ kind: 'step', node, depth: deep, fork });
        walk(node.id, deep);
      }
    };
    walk(branch.from, 0);
  }
  return all;
}

/** The steps from the beginning to a node. */
export function wayTo(nodes: readonly BoardNode[], at: number): BoardNode[] {
  const way: BoardNode[] = [];
  for (let node = nodes.find(({ id }) => id === at); node; node = nodes.find(({ id }) => id === node?.after))
    way.unshift(node);
  return way;
}

/** How the line goes on after a node: of several steps the first. */
export function onFrom(nodes: readonly BoardNode[], at: number): BoardNode[] {
  const on: BoardNode[] = [];
  for (let node = nodes.find(({ after }) => after === at); node; node = nodes.find(({ after }) => after === node?.id))
    on.push(node);
  return on;
}

/** The end of a line with most points; `null` while there is nothing to compare. */
export function bestEnd(ends: readonly BoardEnd[]): BoardEnd | null {
  if (ends.length < 2) return null;
  return ends.reduce((best, end) => (end.points > best.points ? end : best));
}

/** Two lines held against each other, deal by deal. */
export interface Compared {
  /** The first steps by which they differ. */
  one: BoardNode;
  other: BoardNode;
  /** By how many points the first line is better, in each deal. */
  gaps: (number | null)[];
  mean: number;
  /** Nine of ten means of as many deals should lie within this. */
  error: number;
  better: number;
  of: number;
}

/** The line that one is on against the best of the others. */
export function compare(nodes: readonly BoardNode[], ends: readonly BoardEnd[], at: number): Compared | null {
  const through = (end: BoardEnd) => at !== 0 && wayTo(nodes, end.node).some(({ id }) => id === at);
  const most = (some: BoardEnd[]) => some.reduce<BoardEnd | null>((a, b) => (a && a.points >= b.points ? a : b), null);
  const mine = most(ends.filter(through)) ?? most([...ends]);
  const rival = most(ends.filter((end) => end !== mine && !through(end)));
  if (!mine || !rival) return null;
  const [mineWay, rivalWay] = [wayTo(nodes, mine.node), wayTo(nodes, rival.node)];
  const part = mineWay.findIndex((node, i) => node.id !== rivalWay[i]?.id);
  const [one, other] = [mineWay[part], rivalWay[part]];
  if (!one || !other) return null;
  const gaps = mine.deals.map((value, i) => {
    const against = rival.deals[i];
    return value === null || against === null || against === undefined ? null : value - against;
  });
  const known = gaps.filter((gap) => gap !== null);
  const mean = known.reduce((sum, gap) => sum + gap, 0) / Math.max(1, known.length);
  const squares = known.reduce((sum, gap) => sum + (gap - mean) ** 2, 0);
  const error = known.length < 2 ? 0 : 1.645 * Math.sqrt(squares / (known.length - 1) / known.length);
  return { one, other, gaps, mean, error, better: known.filter((gap) => gap > 0).length, of: known.length };
}
