// Small reviews for tests.

import type { Review, ReviewChoice, ReviewDecision, ReviewSeat } from '../api/types';

export function choice(points: number, error = 0.3, more: Partial<ReviewChoice> = {}): ReviewChoice {
  return {
    step: 'settle 8',
    text: { key: 'step-settle', args: {} },
    targets: [],
    points,
    error,
    win: points / 100,
    line: [],
    ...more,
  };
}

/** A decision of a seat at a step that lost so much. */
export function decision(seat: number, step: number, loss: number, more: Partial<ReviewDecision> = {}): ReviewDecision {
  return {
    seat,
    step,
    round: Math.ceil(step / 10),
    options: 4,
    look: 'second',
    loss,
    error: 0.4,
    perhaps: false,
    own: loss,
    rivals: 0,
    win: 0,
    played: choice(30),
    better: loss >= 0.3 ? choice(30 + loss) : null,
    parts: [],
    why: null,
    goal: null,
    ahead: loss > 0 ? null : 0.1,
    luck_after: 0,
    ...more,
  };
}

export function seat(number: number, more: Partial<ReviewSeat> = {}): ReviewSeat {
  return {
    seat: number,
    result: 30,
    place: 1,
    start: 25,
    deal: 0,
    own: 5,
    others: 0,
    luck: 0,
    luck_error: 1,
    rest: 0,
    points: [25, 30],
    low: [20, 30],
    high: [32, 30],
    win: [0.5, 1],
    decisions: 10,
    fine: 8,
    lost: 4,
    lost_error: 1,
    loss: 0.4,
    loss_error: 0.1,
    rounds: [],
    sources: [],
    costly: [],
    best: null,
    ...more,
  };
}

export function review(
  decisions: ReviewDecision[],
  seats: ReviewSeat[] = [seat(0), seat(1)],
  more: Partial<Review> = {},
): Review {
  return {
    version: 1,
    steps: 100,
    moments: [0, 100],
    rounds: [],
    reached: 100,
    chance: true,
    seats,
    decisions,
    draws: [],
    certainty: { deals: 8, trees: 4, passes: 100, draws: 8, error: 0.5 },
    doubts: [],
    ...more,
  };
}
