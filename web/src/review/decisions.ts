// Which decisions are named, and in which order.

import type { Review, ReviewDecision } from '../api/types';

/** Under so many points nothing is said. */
export const LEAST = 0.3;
/** Under so many points a mistake is small, and from so many on it is large: as much as the answer of a puzzle is worth. */
const SMALL = 1;
const LARGE = 4;
/** So many decisions have a paper tag. */
export const TAGS = 3;

/** A number with its error: nine of ten inside. */
export interface Found {
  points: number;
  error: number;
}

/** How much of the shorter line lies inside the other, 0 to 1; a line without length is inside or not. */
export function overlap(a: Found, b: Found): number {
  const shared = Math.min(a.points + a.error, b.points + b.error) - Math.max(a.points - a.error, b.points - b.error);
  const shorter = 2 * Math.min(a.error, b.error);
  if (shared < 0) return 0;
  return shorter <= 0 ? 1 : Math.min(1, shared / shorter);
}

/** Could it be that nothing was lost? Then the decision is named only with that word, and has no tag. */
export function isPerhaps(decision: Pick<ReviewDecision, 'loss' | 'perhaps' | 'own' | 'played' | 'better'>): boolean {
  if (decision.perhaps) return true;
  // The lines of both show own points; what rivals gain and the chance to win lie beside them.
  const ownAlone = decision.loss > 0 && decision.own / decision.loss > 0.5;
  return ownAlone && decision.better !== null && overlap(decision.played, decision.better) > 0.5;
}

/** The name of a loss by its size; `null` for one of which nothing is said. */
export function sizeOf(loss: number): 'small' | 'middle' | 'large' | null {
  if (loss < LEAST) return null;
  if (loss < SMALL) return 'small';
  return loss < LARGE ? 'middle' : 'large';
}

/** Is there something to say about it? */
export const isMistake = (decision: ReviewDecision): boolean => decision.better !== null && decision.loss >= LEAST;

/** Mistakes of a seat that are none only by a wonder, in the order of the game. */
export function mistakes(review: Review, seat: number): ReviewDecision[] {
  return review.decisions.filter((one) => one.seat === seat && isMistake(one) && !isPerhaps(one));
}

/** The most costly decisions of a seat, the worst first. */
export function costly(review: Review, seat: number): ReviewDecision[] {
  const named = review.seats.find((one) => one.seat === seat)?.costly ?? [];
  return named
    .flatMap((place) => review.decisions[place] ?? [])
    .filter((one) => isMistake(one) && !isPerhaps(one))
    .sort((a, b) => b.loss - a.loss || a.step - b.step)
    .slice(0, TAGS);
}

/**
 * The decisions with tags while the second look goes on: those of before, in their order, so that nothing moves under
 * the pointer; only their numbers settle. When it is over, and before anything was shown, the list is made anew.
 */
export function settled(
  before: readonly number[] | undefined,
  review: Review,
  seat: number,
  over: boolean,
): ReviewDecision[] {
  const fresh = costly(review, seat);
  if (over || !before?.length) return fresh;
  const kept = before.flatMap((step) => review.decisions.find((one) => one.seat === seat && one.step === step) ?? []);
  const more = fresh.filter((one) => !before.includes(one.step));
  return [...kept, ...more].slice(0, TAGS);
}

/** The next or earlier decision of a list from a moment; a decision is made at the moment before its step. */
export function walkTo(list: readonly ReviewDecision[], at: number, forward: boolean): ReviewDecision | null {
  const sorted = [...list].sort((a, b) => a.step - b.step);
  return (forward ? sorted.find((one) => one.step - 1 > at) : sorted.findLast((one) => one.step - 1 < at)) ?? null;
}

/** What the draws made of a decision: a mistake paid back, or the right thing gone wrong. */
export function turned(decision: ReviewDecision): 'paid-back' | 'went-wrong' | null {
  if (isMistake(decision)) return decision.luck_after >= decision.loss ? 'paid-back' : null;
  const right = decision.ahead ?? 0;
  return right >= LEAST && decision.luck_after <= -right ? 'went-wrong' : null;
}
