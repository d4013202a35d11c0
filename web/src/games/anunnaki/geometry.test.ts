import { describe, expect, it } from 'vitest';
import { between, SKY, starSlots, worlds } from './geometry';
import { rewardSigns } from './icons';
import type { BoardView } from './view';

const board = (name: BoardView['board'], cells: [number, number][]): BoardView => ({
  board: name,
  territories: cells.map(([q, r], i) => ({
    territory: `${name}_${i}`,
    q,
    r,
    sources: [],
    shrines: 0,
    capital: false,
    atlantis: false,
    steps: [],
    ancient: null,
    atlantis_god: false,
    contested: false,
    controller: null,
    pieces: [],
  })),
  corners: [],
});
const HOME: [number, number][] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [0, 2],
];
const GAIA: [number, number][] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 2],
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
];

describe('worlds in the sky', () => {
  const houses = ['pharaos', 'norrenis', 'babylons', 'hellenis'] as const;
  for (const n of [2, 3, 4]) {
    it(`stay inside it and apart, with ${n} houses`, () => {
      const found = worlds([board('gaia4', GAIA), ...houses.slice(0, n).map((house) => board(house, HOME))], 'pharaos');
      expect(found).toHaveLength(n + 1);
      const hexes = found.flatMap(({ at, size }) => [...at.values()].map((spot) => ({ ...spot, size })));
      for (const { x, y, size } of hexes) {
        expect(x - size).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(SKY.width);
        expect(y - size).toBeGreaterThanOrEqual(0);
        expect(y + size).toBeLessThanOrEqual(SKY.height);
      }
      hexes.forEach((a, i) =>
        hexes
          .slice(i + 1)
          .forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.size + b.size) * 0.86)),
      );
    });
  }

  it('show the own planet larger and in the middle', () => {
    const found = worlds([board('gaia4', GAIA), ...houses.slice(0, 3).map((house) => board(house, HOME))], 'pharaos');
    const own = found.find((world) => world.own);
    expect(own?.board.board).toBe('pharaos');
    expect(own?.middle.x).toBeCloseTo(SKY.width / 2);
    expect(own?.size).toBeGreaterThan(found.find((world) => world.board.board === 'norrenis')?.size ?? 0);
  });
});

describe('the star', () => {
  it('has its first tip above and each crossing between two tips', () => {
    const slots = starSlots({ x: 0, y: 0 }, 100);
    expect(slots.size).toBe(10);
    expect(slots.get('t0')?.x).toBeCloseTo(0);
    expect(slots.get('t0')?.y).toBeCloseTo(-100);
    const [a, b, v] = ['t0', 't1', 'v0'].map((slot) => slots.get(slot) ?? { x: 0, y: 0 });
    const middle = between(a ?? { x: 0, y: 0 }, b ?? { x: 0, y: 0 });
    expect((v?.x ?? 0) / (v?.y ?? 1)).toBeCloseTo(middle.x / middle.y);
  });
});

describe('rewards in signs', () => {
  it('tell what is gained and put a stroke between alternatives', () => {
    const signs = rewardSigns([
      {
        kind: 'choice',
        of: [
          { kind: 'resource', resource: 'gold', n: 1 },
          { kind: 'crystal', n: 2 },
        ],
      },
      { kind: 'track', track: 'power', n: 3 },
    ]);
    expect(signs.map((sign) => (sign.or ? '/' : `${sign.icon} ${sign.n ?? ''}`))).toEqual([
      'an-gold 1',
      '/',
      'an-gem 2',
      'an-lightning +3',
    ]);
  });
});
