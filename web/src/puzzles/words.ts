// Numbers of puzzles in words.

import { locale } from '../text/locale.svelte';

const sign = (n: number) => (n < 0 ? '−' : '+');

/** Points with one decimal, as many as the language has. */
export const points = (n: number) =>
  new Intl.NumberFormat(locale.tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);

/** A rating. */
export const whole = (n: number) => new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 0 }).format(n);

/** Points with a sign. */
export const signed = (n: number) => `${sign(Math.round(n * 10))}${points(Math.abs(n))}`;

/** Whole numbers with a sign, such as changes of a rating. */
export const change = (n: number) => `${sign(n)}${Math.abs(n)}`;

/** A time such as 1:48. */
export function clock(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** One bar of a waterfall: from where to where, in parts of the whole width. */
export interface Bar {
  key: string;
  points: number;
  from: number;
  to: number;
}

/** Points by source as bars that stand on each other; what the parts do not tell is the last bar before the sum. */
export function waterfall(parts: readonly { key: string; points: number }[], gap: number, rest: string): Bar[] {
  const told = parts.reduce((sum, part) => sum + part.points, 0);
  const all = Math.abs(gap - told) >= 0.05 ? [...parts, { key: rest, points: gap - told }] : [...parts];
  let at = 0;
  const bars = all.map(({ key, points: value }) => {
    const from = at;
    at += value;
    return { key, points: value, from, to: at };
  });
  const ends = [0, gap, ...bars.flatMap(({ from, to }) => [from, to])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const width = high - low || 1;
  return bars.map((bar) => ({ ...bar, from: (bar.from - low) / width, to: (bar.to - low) / width }));
}

/** The sum of a waterfall, on the same scale. */
export function sumBar(bars: readonly Bar[]): { from: number; to: number } {
  const first = bars[0];
  const last = bars.at(-1);
  return { from: first?.from ?? 0, to: last?.to ?? 1 };
}
