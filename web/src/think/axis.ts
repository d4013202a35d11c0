// A scale for points: from a little below the lowest to a little above the highest, with round numbers on it.

export interface Axis {
  /** Where a number lies, in percent of the width. */
  at: (n: number) => number;
  ticks: number[];
}

export function axis(spans: readonly (readonly [number, number])[]): Axis {
  const low = Math.min(...spans.map(([from]) => from));
  const high = Math.max(...spans.map(([, to]) => to));
  const [from, to] = spans.length && high > low ? [low, high] : [(spans[0]?.[0] ?? 0) - 1, (spans[0]?.[1] ?? 0) + 1];
  const wide = to - from;
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => wide / one <= 5) ?? 500;
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) ticks.push(tick);
  return { at: (n) => Math.min(100, Math.max(0, ((n - from) / wide) * 100)), ticks };
}
