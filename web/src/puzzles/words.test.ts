import { describe, expect, it } from 'vitest';
import { change, clock, sumBar, waterfall } from './words';

describe('the waterfall of a puzzle', () => {
  it('stands on itself and ends at the gap, with what no part tells', () => {
    const parts = [
      { key: 'towns', points: 9 },
      { key: 'stock', points: -3 },
    ];
    const bars = waterfall(parts, 8, 'rest');
    expect(bars.map(({ key, points }) => [key, points])).toEqual([
      ['towns', 9],
      ['stock', -3],
      ['rest', 2],
    ]);
    expect(bars[1]?.from).toBe(bars[0]?.to);
    expect(bars[2]?.from).toBe(bars[1]?.to);
    expect(sumBar(bars).from).toBe(0);
    expect(sumBar(bars).to).toBeCloseTo(8 / 9);
  });

  it('has no rest where the parts tell all, and fits below nothing', () => {
    const bars = waterfall(
      [
        { key: 'a', points: -2 },
        { key: 'b', points: 6 },
      ],
      4,
      'rest',
    );
    expect(bars).toHaveLength(2);
    expect(bars[0]?.to).toBe(0);
    expect(sumBar(bars)).toEqual({ from: 2 / 6, to: 1 });
  });
});

it('times and changes are short', () => {
  expect([clock(108_000), clock(0), change(14), change(-3)]).toEqual(['1:48', '0:01', '+14', '−3']);
});
