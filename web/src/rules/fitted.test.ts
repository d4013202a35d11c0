import { expect, test } from 'vitest';
import { largest } from './fitted';

test('letters are as large as fits, and never too small to read', () => {
  expect(largest(() => true)).toBe(11);
  expect(largest((size) => size < 8.5)).toBe(8.4);
  expect(largest((size) => size < 6)).toBeNull();
});
