// One axis for many rows: points above the mean of the table, with how far each may be off.

import type { OpeningRow } from '../api/types';

/** With fewer games a row says so and has no dot; with fewer than the second it is hollow. */
export const TOO_FEW = 30;
export const FEW = 200;

export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

/** Round numbers that hold the means of all rows and most of their lines, zero among them. */
export function axisOf(rows: readonly OpeningRow[]): Axis {
  const shown = rows.filter((row) => row.count >= TOO_FEW);
  const ends = shown.flatMap((row) => {
    // A long line of a rare choice must not squeeze all others.
    const half = Math.min(row.error ?? 0, 10);
    return [row.mean - half, row.mean + half];
  });
  const most = Math.max(2, ...ends.map(Math.abs));
  const step = [1, 2, 5, 10, 20, 50].find((one) => most <= 2 * one) ?? 100;
  const reach = Math.ceil(most / step) * step;
  return { low: -reach, high: reach, ticks: [-reach, -reach / 2, 0, reach / 2, reach] };
}

/** Where a value lies, in percent from the left; at the edge when it is beyond. */
export function place(axis: Axis, value: number): number {
  const share = (value - axis.low) / (axis.high - axis.low);
  return 100 * Math.min(1, Math.max(0, share));
}
