// Dots for deals, heaped where they fall on a scale of points.

export interface Dot {
  deal: number;
  x: number;
  y: number;
  up: boolean;
}

export interface Heap {
  dots: Dot[];
  ticks: { n: number; x: number }[];
  zero: number;
  base: number;
  high: number;
}

const WIDE = 344;
const EDGE = 14;
const SIZE = 9;

export function heap(gaps: readonly (number | null)[]): Heap {
  const known = gaps.flatMap((gap, deal) => (gap === null ? [] : [{ gap, deal }]));
  const reach = Math.max(1, ...known.map(({ gap }) => Math.abs(gap)));
  // Zero leans to the side where less lies.
  const low = Math.min(-0.3 * reach, ...known.map(({ gap }) => gap));
  const high = Math.max(0.3 * reach, ...known.map(({ gap }) => gap));
  const x = (n: number) => EDGE + ((n - low) / (high - low)) * (WIDE - 2 * EDGE);
  const stacks = new Map<number, number>();
  const placed = known.map(({ gap, deal }) => {
    const column = Math.round(x(gap) / SIZE);
    const level = stacks.get(column) ?? 0;
    stacks.set(column, level + 1);
    return { deal, x: column * SIZE, level, up: gap > 0 };
  });
  const tallest = Math.max(3, ...stacks.values());
  const base = tallest * SIZE + 4;
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (high - low) / one <= 6) ?? 200;
  const ticks: Heap['ticks'] = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) ticks.push({ n: n || 0, x: x(n) });
  return {
    dots: placed.map(({ deal, level, up, ...at }) => ({ deal, up, x: at.x, y: base - 5 - level * SIZE })),
    ticks,
    zero: x(0),
    base,
    high: base + 18,
  };
}
