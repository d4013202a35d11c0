import { describe, expect, it } from 'vitest';
import { costly, isPerhaps, mistakes, overlap, settled, sizeOf, turned, walkTo } from './decisions';
import { choice, decision, review, seat } from './sample';

const steps = (list: { step: number }[]) => list.map((one) => one.step);

describe('perhaps', () => {
  it('is measured by how much of the shorter line lies in the other', () => {
    expect(overlap({ points: 30, error: 0.5 }, { points: 33, error: 0.5 })).toBe(0);
    expect(overlap({ points: 30, error: 1 }, { points: 31, error: 1 })).toBe(0.5);
    expect(overlap({ points: 30, error: 2 }, { points: 30.5, error: 0.5 })).toBe(1);
    // Where all was counted there is no line, only a point.
    expect(overlap({ points: 30, error: 0 }, { points: 31, error: 2 })).toBe(1);
    expect(overlap({ points: 30, error: 0 }, { points: 31, error: 0 })).toBe(0);
  });

  it('is said when the lines overlap by more than half, or when the reviewer says so', () => {
    const of = (loss: number, error: number, more = {}) =>
      decision(0, 5, loss, { played: choice(30, error), better: choice(30 + loss, error), ...more });
    expect(isPerhaps(of(1, 0.9))).toBe(false);
    expect(isPerhaps(of(1, 1.1))).toBe(true);
    expect(isPerhaps(of(3, 0.2, { perhaps: true }))).toBe(true);
    // What rivals gain is not on those lines.
    expect(isPerhaps(of(3, 2, { own: 0.2, rivals: 2.8 }))).toBe(false);
  });
});

describe('a loss', () => {
  it('has a name by its size, and none where nothing is said', () => {
    expect([0, 0.29, 0.3, 0.99, 1, 3.9, 4, 12].map(sizeOf)).toEqual([
      null,
      null,
      'small',
      'small',
      'middle',
      'middle',
      'large',
      'large',
    ]);
  });
});

describe('costly decisions', () => {
  const unsure = decision(0, 31, 9, { perhaps: true });
  const list = [
    decision(0, 5, 1.2),
    decision(1, 9, 7),
    decision(0, 12, 3.4),
    decision(0, 20, 0.2),
    unsure,
    decision(0, 44, 2.8),
    decision(0, 50, 3.4),
  ];
  const found = review(list, [seat(0, { costly: [4, 0, 5, 2, 6] }), seat(1, { costly: [1] })]);

  it('are the worst first, at most three, and none that are only perhaps mistakes', () => {
    expect(steps(costly(found, 0))).toEqual([12, 50, 44]);
    expect(steps(costly(found, 1))).toEqual([9]);
    expect(costly(found, 7)).toEqual([]);
  });

  it('are walked through in the order of the game; under 0.3 points nothing is said', () => {
    expect(steps(mistakes(found, 0))).toEqual([5, 12, 44, 50]);
    const go = (at: number, forward: boolean) => walkTo(mistakes(found, 0), at, forward)?.step ?? null;
    expect([0, 4, 11, 48, 49].map((at) => go(at, true))).toEqual([5, 12, 44, 50, null]);
    expect([100, 49, 12, 4].map((at) => go(at, false))).toEqual([50, 44, 12, null]);
  });

  it('keep their places while the second look goes on', () => {
    const before = [44, 12];
    // New numbers would change the order, and one is no mistake any more.
    const later = review(
      [...list.slice(0, 5), decision(0, 44, 0, { better: null }), decision(0, 50, 6)],
      [seat(0, { costly: [6, 2, 0] })],
    );
    expect(steps(settled(before, later, 0, false))).toEqual([44, 12, 50]);
    expect(steps(settled(before, later, 0, true))).toEqual([50, 12, 5]);
    expect(steps(settled(undefined, later, 0, false))).toEqual([50, 12, 5]);
  });
});

it('luck may pay a mistake back, and spoil what was right', () => {
  expect(turned(decision(0, 5, 2, { luck_after: 2.5 }))).toBe('paid-back');
  expect(turned(decision(0, 5, 2, { luck_after: 1.5 }))).toBeNull();
  expect(turned(decision(0, 5, 0, { ahead: 1.4, luck_after: -2 }))).toBe('went-wrong');
  expect(turned(decision(0, 5, 0, { ahead: 1.4, luck_after: -1 }))).toBeNull();
  expect(turned(decision(0, 5, 0, { ahead: 0.1, luck_after: -5 }))).toBeNull();
});
