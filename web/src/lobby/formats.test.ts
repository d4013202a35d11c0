import { expect, it } from 'vitest';
import { formatOf } from './formats';

const ledgers = import.meta.glob<string>('../../../crates/terra-mystica/tests/records/snellman/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('a file shows its format', () => {
  expect(formatOf('ziggurat record 1\ngame: altay\n')).toBe('ziggurat');
  expect(Object.keys(ledgers).length).toBeGreaterThan(3);
  expect(
    Object.entries(ledgers)
      .filter(([, text]) => formatOf(text) !== 'snellman')
      .map(([path]) => path),
  ).toEqual([]);
  expect(formatOf('')).toBeNull();
  expect(formatOf('Dear Ada, I won with 105 VP yesterday.')).toBeNull();
});
