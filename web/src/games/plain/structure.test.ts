import { describe, expect, it } from 'vitest';
import { findSeats, idOf, isCounts, isEmpty, isSmall, shared } from './structure';

describe('a view of an unknown game', () => {
  const view = {
    round: 2,
    seats: [
      { seat: 0, gold: 3 },
      { seat: 1, gold: 1 },
    ],
    row: [{ card: 'wall' }],
    printed: { wall: { cost: 2 } },
  };

  it('is parted into seats and what all share', () => {
    expect(findSeats(view)).toHaveLength(2);
    expect(shared(view)).toEqual({ round: 2, row: [{ card: 'wall' }] });
    expect(findSeats({ players: 3 })).toBeNull();
  });

  it('shows numbers and words in a line, and the rest as panels', () => {
    expect(isSmall(3)).toBe(true);
    expect(isSmall(['a', null])).toBe(true);
    expect(isSmall({ key: 'x', args: {} })).toBe(true);
    expect(isSmall([{ a: 1 }])).toBe(false);
    expect(isCounts({ food: 1 })).toBe(true);
    expect(isCounts({ food: 'much' })).toBe(false);
    expect(isEmpty([])).toBe(true);
    expect(isEmpty(0)).toBe(false);
    expect(idOf({ vp: 3, card: 'wall' })).toBe('wall');
  });
});
