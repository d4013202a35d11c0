// Where turns and rounds begin on the slider, and how to walk along them.

import type { LogLine } from '../api/types';

export interface TurnMark {
  step: number;
  seat: number;
}
export interface RoundMark {
  step: number;
  round: number;
}

/** Steps with which another seat begins to act. */
export function turnsOf(log: readonly LogLine[]): TurnMark[] {
  const marks: TurnMark[] = [];
  let last: number | null = null;
  for (const { step, actor } of log) {
    if (actor === 'chance') continue;
    if (actor.seat !== last) marks.push({ step, seat: actor.seat });
    last = actor.seat;
  }
  return marks;
}

/** Moments from which a new round is played. */
export function roundsOf(log: readonly LogLine[]): RoundMark[] {
  return log
    .filter(({ round }, i) => round > 0 && round !== (log[i - 1]?.round ?? 0))
    .map(({ step, round }) => ({ step, round }));
}

/** The mark after or before a moment; else the end or the beginning. */
export function walk(marks: readonly { step: number }[], from: number, forward: boolean, end: number): number {
  const next = forward ? marks.find(({ step }) => step > from) : marks.findLast(({ step }) => step < from);
  return next?.step ?? (forward ? end : 0);
}

/** Marks with room between them, in parts of the whole: more of them would be a smear. */
export function thin<M extends { step: number }>(marks: readonly M[], gap: number): M[] {
  let last = -Infinity;
  return marks.filter(({ step }) => {
    if (step - last < gap) return false;
    last = step;
    return true;
  });
}
