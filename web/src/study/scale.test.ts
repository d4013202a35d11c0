import { expect, test } from 'vitest';
import type { OpeningRow } from '../api/types';
import { axisOf, place } from './scale';

const row = (mean: number, error: number | null, count = 500): OpeningRow => ({
  id: String(mean),
  said: [],
  count,
  won: 0,
  mean,
  error,
});

test('the axis holds every mean and is the same on both sides of zero', () => {
  const rows = [row(4.5, 0.6), row(-8.7, 2), row(0, 0.2)];
  const axis = axisOf(rows);
  expect(axis.low).toBe(-axis.high);
  for (const { mean } of rows) {
    expect(place(axis, mean)).toBeGreaterThan(0);
    expect(place(axis, mean)).toBeLessThan(100);
  }
  expect(place(axis, 0)).toBe(50);
  expect(axis.ticks).toHaveLength(5);
});

test('what is too rare to be shown does not stretch it', () => {
  expect(axisOf([row(1, 0.5), row(60, 40, 3)]).high).toBeLessThan(10);
  expect(axisOf([]).high).toBe(2);
  expect(place(axisOf([]), 99)).toBe(100);
});
