// From numbers to places on paper, and back.

export type Pair = readonly [number, number];

/** A straight rule from one span to another. */
export interface Scale {
  (value: number): number;
  /** The number at a place; places outside mean the nearest end. */
  back: (place: number) => number;
}

export function scale(from: Pair, to: Pair): Scale {
  const wide = from[1] - from[0];
  const rule = (value: number) =>
    wide === 0 ? (to[0] + to[1]) / 2 : to[0] + ((value - from[0]) / wide) * (to[1] - to[0]);
  const back = (place: number) => {
    const part = to[1] === to[0] ? 0 : (place - to[0]) / (to[1] - to[0]);
    return from[0] + Math.min(1, Math.max(0, part)) * wide;
  };
  return Object.assign(rule, { back });
}

/** Round numbers that cover a span with at most so many gaps: 0, 10, 20 and the like. */
export function ticks(low: number, high: number, most = 5): number[] {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [0];
  const wide = Math.max(high - low, 1e-9);
  const decade = 10 ** Math.floor(Math.log10(wide / most));
  const steps = [1, 2, 5, 10, 20].map((one) => one * decade);
  for (const step of steps) {
    const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
    if (last - first <= most) return Array.from({ length: last - first + 1 }, (_, i) => tidy((first + i) * step));
  }
  return [low, high];
}

/** Without the dust of binary fractions. */
const tidy = (n: number) => Number(n.toPrecision(12));

/** A round on the axis of time: from the step with which it begins to the next round, or to the end. */
export interface Band {
  round: number;
  from: number;
  to: number;
}

/** The rounds as bands from the moment with which each begins; what lies before the first is set-up and has none. */
export function bands(rounds: readonly { round: number; from: number }[], start: number, steps: number): Band[] {
  return rounds
    .map(({ round, from }, i) => ({
      round,
      from: Math.max(start, from),
      to: Math.min(steps, rounds[i + 1]?.from ?? steps),
    }))
    .filter(({ from, to }) => to > from);
}

/** The index of the last value that is not above `wanted` in a rising list; 0 before the first. */
export function lastUpTo(rising: readonly number[], wanted: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? Infinity) <= wanted) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Points of a line, thinned to what so many pixels can show: of each column the first, lowest, highest and last. */
export function thinned(points: readonly Pair[], column = 1): Pair[] {
  const kept: Pair[] = [];
  for (let i = 0; i < points.length;) {
    const here = Math.floor((points[i]?.[0] ?? 0) / column);
    let end = i;
    while (end < points.length && Math.floor((points[end]?.[0] ?? 0) / column) === here) end += 1;
    const group = points.slice(i, end);
    const by = (better: (a: Pair, b: Pair) => boolean) => group.reduce((a, b) => (better(b, a) ? b : a));
    const chosen = new Set([group[0], by((a, b) => a[1] < b[1]), by((a, b) => a[1] > b[1]), group.at(-1)]);
    kept.push(...group.filter((one) => chosen.has(one)));
    i = end;
  }
  return kept;
}
