import { describe, expect, it } from 'vitest';
import { at, clusters, hexPath, outline, S } from './geometry';
import type { HexView } from './view';

const hex = (row: number, column: number): HexView => ({
  id: `${row}${column}`,
  row,
  column,
  terrain: 'forest',
  structure: null,
  owner: null,
  town: true,
});

describe('the map', () => {
  it('puts neighbouring hexes side by side', () => {
    const distance = (a: HexView, b: HexView) => Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y);
    const width = S * Math.sqrt(3);
    expect(distance(hex(0, 0), hex(0, 1))).toBeCloseTo(width);
    expect(distance(hex(0, 1), hex(1, 0))).toBeCloseTo(width);
    expect(distance(hex(1, 0), hex(2, 0))).toBeCloseTo(width);
  });

  it('draws a town as one line around its hexes', () => {
    // Two touching hexes share one edge, so ten of their twelve edges are outside.
    expect(outline([hex(0, 0), hex(0, 1)]).split('M')).toHaveLength(11);
    expect(
      clusters([hex(0, 0), hex(0, 1), hex(4, 4)])
        .map((group) => group.length)
        .sort(),
    ).toEqual([1, 2]);
  });

  it('closes its hexagons', () => {
    expect(hexPath(30)).toMatch(/^M.*Z$/);
    expect(hexPath(30).match(/Q/g)).toHaveLength(6);
  });
});
