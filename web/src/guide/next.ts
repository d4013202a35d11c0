// What to try in the next game: where most was lost in this one, then ideas of the course.

import type { Missed } from './memory';

/** So many things are named. */
const TOLD = 3;

export type Try = { kind: 'missed'; step: Missed } | { kind: 'idea'; key: string };

/** Three things, as long as there are so many: steps that cost points come before ideas. */
export function toTry(missed: readonly Missed[], ideas: readonly string[]): Try[] {
  const lost = missed.map((step): Try => ({ kind: 'missed', step }));
  const fresh = ideas.map((key): Try => ({ kind: 'idea', key }));
  return [...lost, ...fresh].slice(0, TOLD);
}
