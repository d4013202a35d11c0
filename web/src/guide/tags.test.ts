import { describe, expect, it } from 'vitest';
import { costOf, room } from './tags';

const frame = { x: 0, y: 0, w: 400, h: 300 };
const size = { w: 60, h: 20 };

describe('a label', () => {
  const thing = { x: 170, y: 130, w: 40, h: 40 };
  it('stands above its thing where nothing is', () => {
    expect(room(thing, size, frame, [])).toEqual({ x: 160, y: 101, ...size });
  });
  it('gives way to what is taken, and stays inside the frame', () => {
    expect(room(thing, size, frame, [{ x: 150, y: 90, w: 80, h: 30 }])?.y).toBe(179);
    expect(room({ ...thing, y: 10 }, size, frame, [])?.y).toBe(59);
    const above = { x: 150, y: 90, w: 80, h: 30 };
    const below = { x: 150, y: 175, w: 80, h: 30 };
    expect(room(thing, size, frame, [above, below])).toEqual({ x: 219, y: 140, ...size });
  });
  it('moves aside at the edge of the frame', () => {
    expect(room({ ...thing, x: 0 }, size, frame, [])).toEqual({ x: 0, y: 101, ...size });
    expect(room({ ...thing, x: 360 }, size, frame, [])).toEqual({ x: 340, y: 101, ...size });
  });
  it('is left out where there is no room', () => {
    expect(room(thing, size, thing, [])).toBeNull();
  });
});

describe('what a step costs', () => {
  it('is the price of the whole deed where it has more steps', () => {
    expect(costOf({ price: [{ key: 'tally-coins', value: 2 }], changes: [] }, 0, () => true)).toEqual([
      { key: 'tally-coins', n: 2 },
    ]);
  });
  it("is what it takes of one's own goods at once otherwise", () => {
    const changes = [
      { seat: 0, key: 'tally-coins', by: -3 },
      { seat: 0, key: 'tally-vp', by: 2 },
      { seat: 0, key: 'tally-dwellings', by: -1 },
      { seat: 1, key: 'tally-coins', by: -1 },
    ];
    expect(costOf({ price: [], changes }, 0, (key) => key !== 'tally-dwellings')).toEqual([
      { key: 'tally-coins', n: 3 },
    ]);
  });
});
