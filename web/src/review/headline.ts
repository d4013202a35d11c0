// The findings of a review in one sentence each: who decided best, who drew best, how it ended.

import type { Review, ReviewSeat } from '../api/types';
import { type Found, overlap } from './decisions';

/** Who stands out; `null` where nobody does. */
export interface Finding {
  decided: number | null;
  drew: number | null;
}

/** The first of a list by a number, where its line and that of the second do not overlap by more than half. */
function first(seats: readonly ReviewSeat[], found: (seat: ReviewSeat) => Found): number | null {
  const [best, next] = [...seats].sort((a, b) => found(b).points - found(a).points);
  if (!best || !next) return null;
  return overlap(found(best), found(next)) > 0.5 ? null : best.seat;
}

export function finding(review: Pick<Review, 'seats' | 'chance'>): Finding {
  const seats = review.seats.filter((one) => one.decisions > 0);
  return {
    decided: first(seats, (one) => ({ points: -one.loss, error: one.loss_error })),
    drew: review.chance ? first(seats, (one) => ({ points: one.luck, error: one.luck_error })) : null,
  };
}

export type HeadKey =
  'review-head-both' | 'review-head-apart' | 'review-head-decided' | 'review-head-drew' | 'review-head-even';

/** The message of a finding. */
export function headKey({ decided, drew }: Finding): HeadKey {
  if (decided !== null && drew !== null) return decided === drew ? 'review-head-both' : 'review-head-apart';
  if (decided !== null) return 'review-head-decided';
  return drew === null ? 'review-head-even' : 'review-head-drew';
}

export type Ending = { key: 'review-short' | 'review-won' | 'review-level'; by: number; own: number; other: number };

/** How the game ended for a seat: against the best of the others, or against the winner. */
export function ending(seats: readonly Pick<ReviewSeat, 'seat' | 'result'>[], seat: number): Ending | null {
  const own = seats.find((one) => one.seat === seat)?.result;
  const others = seats.filter((one) => one.seat !== seat).map((one) => one.result);
  if (own === undefined || !others.length) return null;
  const other = Math.max(...others);
  const key = own > other ? 'review-won' : own < other ? 'review-short' : 'review-level';
  return { key, by: Math.abs(own - other), own, other };
}
