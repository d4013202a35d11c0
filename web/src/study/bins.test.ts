import { expect, test } from 'vitest';
import { bins, middle } from './bins';

test('every result is in one bar, and bars are equally wide', () => {
  const field = [-20, -3, 0, 0, 4, 7, 7, 19];
  const all = bins(field, 8);
  expect(all.length).toBeLessThanOrEqual(8);
  expect(all.reduce((sum, bin) => sum + bin.count, 0)).toBe(field.length);
  expect(new Set(all.map((bin) => bin.to - bin.from)).size).toBe(1);
  expect(all[0]?.from).toBe(-20);
  expect(all.at(-1)?.to ?? 0).toBeGreaterThanOrEqual(19);
});

test('one result is one bar, and none are none', () => {
  expect(bins([5], 30)).toEqual([{ from: 5, to: 5, count: 1 }]);
  expect(bins([], 30)).toEqual([]);
});

test('the middle is a result of somebody', () => {
  expect(middle([1, 2, 9])).toBe(2);
  expect(middle([1, 2, 8, 9])).toBe(2);
  expect(middle([])).toBeNull();
});
