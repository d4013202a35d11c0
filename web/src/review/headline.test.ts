import { describe, expect, it } from 'vitest';
import { ending, finding, headKey } from './headline';
import { seat } from './sample';

const seats = (...of: [loss: number, luck: number][]) =>
  of.map(([loss, luck], i) => seat(i, { loss, luck, loss_error: 0.02, luck_error: 1 }));

describe('the headline', () => {
  const key = (of: ReturnType<typeof seats>, chance = true) => {
    const who = finding({ seats: of, chance });
    return [headKey(who), who.decided, who.drew];
  };

  it('names who decided best and who drew best', () => {
    expect(key(seats([0.09, 4.3], [0.02, -2.6], [0.19, 0.4]))).toEqual(['review-head-apart', 1, 0]);
    expect(key(seats([0.02, 4.3], [0.09, -2.6]))).toEqual(['review-head-both', 0, 0]);
  });

  it('says nothing of what cannot be told apart', () => {
    expect(key(seats([0.07, 4.3], [0.08, -2.6]))).toEqual(['review-head-drew', null, 0]);
    expect(key(seats([0.02, 0.4], [0.09, 0.2]))).toEqual(['review-head-decided', 0, null]);
    expect(key(seats([0.07, 0.4], [0.08, 0.2]))).toEqual(['review-head-even', null, null]);
  });

  it('knows no luck where nothing is drawn', () => {
    expect(key(seats([0.02, 9], [0.09, 0]), false)).toEqual(['review-head-decided', 0, null]);
  });

  it('leaves out who had nothing to decide', () => {
    const idle = seat(2, { decisions: 0, loss: 0, loss_error: 0 });
    expect(key([...seats([0.02, 0], [0.09, 0]), idle])).toEqual(['review-head-decided', 0, null]);
  });
});

it('the end is told against the best of the others', () => {
  const results = [36, 35, 10, 36].map((result, i) => seat(i, { result }));
  expect(ending(results, 0)).toEqual({ key: 'review-level', by: 0, own: 36, other: 36 });
  expect(ending(results.slice(0, 3), 0)).toEqual({ key: 'review-won', by: 1, own: 36, other: 35 });
  expect(ending(results, 1)).toEqual({ key: 'review-short', by: 1, own: 35, other: 36 });
  expect(ending([seat(0)], 0)).toBeNull();
  expect(ending(results, 9)).toBeNull();
});
