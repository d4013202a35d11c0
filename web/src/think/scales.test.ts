import { describe, expect, it } from 'vitest';
import { axis } from './axis';
import { heap } from './heap';

describe('a scale of points', () => {
  it('reaches from the lowest to the highest, with round numbers', () => {
    const { at, ticks } = axis([
      [95, 115],
      [110, 135],
    ]);
    expect([at(95), at(115), at(135)]).toEqual([0, 50, 100]);
    expect(ticks).toEqual([100, 110, 120, 130]);
  });

  it('has room for a single number', () => {
    const { at } = axis([[7, 7]]);
    expect(at(7)).toBe(50);
  });
});

describe('a heap of deals', () => {
  it('puts equal deals on each other and leaves out what cannot be played', () => {
    const { dots, zero, ticks } = heap([2, 2, null, -1]);
    expect(dots.map(({ deal }) => deal)).toEqual([0, 1, 3]);
    expect(dots[0]?.x).toBe(dots[1]?.x);
    expect(dots[0] && dots[1] && dots[0].y > dots[1].y).toBe(true);
    expect(dots.map(({ up }) => up)).toEqual([true, true, false]);
    expect(dots.every(({ x, up }) => x > zero === up)).toBe(true);
    expect(ticks.map(({ n }) => n)).toContain(0);
  });
});
