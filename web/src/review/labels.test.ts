import { describe, expect, it } from 'vitest';
import { apart, fitting } from './labels';

/** The smallest distance between two of them. */
const closest = (places: number[]) => {
  const sorted = [...places].sort((a, b) => a - b);
  return Math.min(...sorted.slice(1).map((one, i) => one - (sorted[i] ?? 0)));
};

describe('labels at the ends of lines', () => {
  it('stay where they are wished if there is room', () => {
    expect(apart([10, 90, 50], 15)).toEqual([10, 90, 50]);
    expect(apart([], 15)).toEqual([]);
  });

  it('move apart evenly around what they name', () => {
    expect(apart([50, 50], 16)).toEqual([42, 58]);
    expect(apart([50, 52, 90], 16)).toEqual([43, 59, 90]);
  });

  it('keep the order of their lines', () => {
    const places = apart([52, 51, 53, 50], 15);
    expect(places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))).toEqual([3, 1, 0, 2]);
  });

  it('never touch, also with four seats within two points and at the edge of the paper', () => {
    let dice = 7;
    const roll = (n: number) => (dice = (dice * 48271) % 2147483647) % n;
    for (let game = 0; game < 300; game += 1) {
      const seats = 2 + roll(4);
      const near = roll(130);
      const wished = Array.from({ length: seats }, () => near + roll(6));
      const places = apart(wished, 15, 30, 139);
      expect(closest(places), `${wished.join()} at ${places.join()}`).toBeGreaterThanOrEqual(15 - 1e-9);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(30 - 1e-9);
      expect(Math.max(...places)).toBeLessThanOrEqual(139 + 1e-9);
    }
  });

  it('would rather leave the paper than touch', () => {
    expect(closest(apart([5, 5, 5, 5], 15, 0, 30))).toBe(15);
  });
});

describe('notes beside bars', () => {
  it('are left out where a weightier one stands, or the paper ends', () => {
    const note = (at: number) => ({ at, wide: 28 });
    expect(fitting([note(100), note(120), note(140), note(190)], 210).map(({ at }) => at)).toEqual([100, 140]);
    expect(fitting([note(-3)], 100)).toEqual([]);
  });
});
