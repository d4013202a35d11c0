// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { ReviewStage, Review as Found, ReviewState } from '../api/types';
import { Review } from './review.svelte';
import { decision, review as found, seat } from './sample';

const told = (stage: ReviewStage, rev: number, review: Found | null): ReviewState => ({
  stage,
  rev,
  progress: null,
  paused: false,
  may_pause: true,
  asked_at: 1,
  problem: null,
  review,
});
const list = (...losses: [step: number, loss: number][]) => {
  const decisions = losses.map(([step, loss]) => decision(0, step, loss));
  const costly = decisions.map((_, i) => i).sort((a, b) => (decisions[b]?.loss ?? 0) - (decisions[a]?.loss ?? 0));
  return found(decisions, [seat(0, { costly: costly.slice(0, 3), best: 0 }), seat(1)]);
};
const steps = (review: Review) => review.tagged.map(({ step }) => step);

describe('a review that grows', () => {
  it('shows what is known until there is more', () => {
    const review = new Review('t');
    review.take(told('queued', 0, null));
    expect([review.found, review.over, review.tagged, review.best]).toEqual([null, false, [], null]);
    review.take(told('second_look', 1, list([5, 1], [9, 2])));
    expect(steps(review)).toEqual([9, 5]);
    review.take(told('second_look', 1, null));
    expect(steps(review)).toEqual([9, 5]);
  });

  it('keeps the numbers on the tags until the second look is over', () => {
    const review = new Review('t');
    review.take(told('second_look', 1, list([5, 1], [9, 2], [20, 1.5])));
    review.take(told('second_look', 2, list([5, 3], [9, 0.4], [20, 1.5], [30, 9])));
    expect(steps(review)).toEqual([9, 20, 5]);
    review.take(told('done', 3, list([5, 3], [9, 0.4], [20, 1.5], [30, 9])));
    expect(steps(review)).toEqual([30, 5, 20]);
    expect(review.over).toBe(true);
  });

  it('knows the decision of a moment, and its tag', () => {
    const review = new Review('t');
    review.take(told('done', 1, list([5, 3], [9, 2], [20, 1.5], [30, 1], [40, 0.1])));
    const at = (moment: number) => {
      const here = review.at(moment);
      return here ? [here.step, review.tag(here)] : null;
    };
    // A decision is made at the moment before its step; under 0.3 points nothing is said.
    expect([4, 29, 5, 39].map(at)).toEqual([[5, 1], [30, 0], null, null]);
    review.seat = 1;
    expect(at(4)).toBeNull();
    expect(review.tagged).toEqual([]);
  });
});
