import { describe, expect, it } from 'vitest';
import { bands, lastUpTo, type Pair, scale, thinned, ticks } from './scale';

describe('scales', () => {
  it('lead to a place and back, and stay inside', () => {
    const x = scale([10, 110], [30, 230]);
    expect([10, 60, 110].map(x)).toEqual([30, 130, 230]);
    expect([30, 130, 230].map(x.back)).toEqual([10, 60, 110]);
    expect([0, 500].map(x.back)).toEqual([10, 110]);
    // Upside down, as values on paper are.
    const y = scale([0, 40], [135, 31]);
    expect(y(40)).toBe(31);
    expect(y.back(135)).toBe(0);
  });

  it('without any width have one place', () => {
    const x = scale([5, 5], [0, 100]);
    expect(x(5)).toBe(50);
    expect(x.back(70)).toBe(5);
  });

  it('have round numbers around all values, few enough to read', () => {
    expect(ticks(0, 38)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(28.4, 34.2)).toEqual([28, 30, 32, 34, 36]);
    expect(ticks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticks(-3, 12)).toEqual([-5, 0, 5, 10, 15]);
    expect(ticks(98, 163)).toEqual([80, 100, 120, 140, 160, 180]);
    for (const [low, high] of [
      [0, 1e-4],
      [-250, 3.7],
      [99.9, 100.1],
      [12, 12],
    ] as const) {
      const marks = ticks(low, high);
      expect(marks.length).toBeLessThanOrEqual(6);
      expect(marks[0]).toBeLessThanOrEqual(low);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(high);
    }
  });
});

describe('rounds on the axis', () => {
  const rounds = [
    { round: 1, from: 12 },
    { round: 2, from: 40 },
    { round: 3, from: 80 },
  ];

  it('reach to the next one, the last to the end', () => {
    expect(bands(rounds, 0, 100)).toEqual([
      { round: 1, from: 12, to: 40 },
      { round: 2, from: 40, to: 80 },
      { round: 3, from: 80, to: 100 },
    ]);
  });

  it('begin no earlier than the lines, and are left out where nothing of them is seen', () => {
    expect(bands(rounds, 50, 80)).toEqual([{ round: 2, from: 50, to: 80 }]);
    expect(bands([], 0, 10)).toEqual([]);
  });
});

it('the value at a moment is the last that is known', () => {
  const moments = [3, 5, 9];
  expect([0, 3, 4, 5, 8, 9, 50].map((at) => lastUpTo(moments, at))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(lastUpTo([], 5)).toBe(0);
});

it('a thinned line keeps its ends, peaks and valleys', () => {
  const line = Array.from({ length: 1000 }, (_, i): Pair => [i / 100, i === 333 ? 99 : i === 340 ? -99 : i % 7]);
  const few = thinned(line);
  expect(few.length).toBeLessThanOrEqual(40);
  expect(few[0]).toEqual(line[0]);
  expect(few.at(-1)).toEqual(line.at(-1));
  expect(few).toContainEqual([3.33, 99]);
  expect(few).toContainEqual([3.4, -99]);
});
