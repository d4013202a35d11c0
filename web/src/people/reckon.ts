// What the pages of people work out from what the server tells: pure numbers.

import type { ProfileRating, RatingPoint, TableSummary } from '../api/types';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How far back the graph reaches. */
export const SPANS = { season: 90 * DAY, year: 365 * DAY, all: Infinity } as const;
export type Span = keyof typeof SPANS;

/** The numbers of the vertical scale: round ones, four to seven of them, that hold everything. */
export function scale(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = [25, 50, 100, 200, 500, 1000].find((one) => high - low <= 5 * one) ?? 2000;
  const first = Math.floor(low / step) * step;
  const last = Math.max(Math.ceil(high / step) * step, first + 2 * step);
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, n) => first + n * step);
}

/** Points of a history since a moment; the rating before it comes in at the edge. */
export function since(history: readonly RatingPoint[], from: number): RatingPoint[] {
  const later = history.filter((point) => point.at >= from);
  const before = history.findLast((point) => point.at < from);
  return before ? [{ at: from, rating: before.rating }, ...later] : later;
}

/** At most so many points, the last of each stretch of time: a line of pixels shows no more. */
export function thin(points: readonly RatingPoint[], most: number): RatingPoint[] {
  if (points.length <= most) return [...points];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const wide = (last.at - first.at) / most || 1;
  const kept = new Map<number, RatingPoint>();
  for (const point of points) kept.set(Math.floor((point.at - first.at) / wide), point);
  return [...kept.values()];
}

/** By how much a rating changed within a time. */
export function change(rating: ProfileRating, from: number): number {
  const [first] = since(rating.history, from);
  return first && rating.history.length > 1 ? rating.rating - first.rating : 0;
}

/** Labels that would lie on each other are moved apart; each keeps its place in the order. */
export function apart(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  const moved = order.map(({ y }) => y);
  for (let n = 1; n < moved.length; n += 1) moved[n] = Math.max(moved[n] ?? 0, (moved[n - 1] ?? 0) + gap);
  for (let n = moved.length - 1, most = high; n >= 0; n -= 1, most -= gap) moved[n] = Math.min(moved[n] ?? 0, most);
  const out = new Array<number>(heights.length).fill(low);
  order.forEach(({ at }, n) => (out[at] = Math.max(moved[n] ?? low, low)));
  return out;
}

/** Hours by UTC as hours of the reader; `offset` is how many minutes the reader's clock is ahead. */
export function localHours(hours: readonly number[], offset: number): number[] {
  const by = Math.round(offset / 60);
  return hours.map((_, hour) => hours[(((hour - by) % 24) + 24) % 24] ?? 0);
}

/** A length of time in the two units that matter. */
export function lengthOf(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** Is little time left? */
export const isSoon = (left: number): boolean => left < 2 * HOUR;

/** People who wait at a table: everybody but the one who is asked. */
const others = (table: TableSummary) =>
  table.seats.filter((seat) => seat.seat !== table.your_seat && seat.occupant.kind !== 'bot').length;

/** Without a clock there is time until the end of days; infinity would be no number to subtract. */
const until = (table: TableSummary) => table.due ?? Number.MAX_SAFE_INTEGER;

/** Tables that wait for the person, the most pressing first: by the time left, then by how many people wait. */
export function byNeed(tables: readonly TableSummary[]): TableSummary[] {
  return tables
    .filter((table) => table.your_turn && table.status === 'running' && !table.kept)
    .sort((a, b) => until(a) - until(b) || others(b) - others(a) || a.updated_at - b.updated_at);
}

/** Tables that wait for somebody else, what moves soonest first; those that cannot go on come last. */
export function forOthers(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => (table.kept ? 2 : table.status === 'waiting' ? 1 : 0);
  return tables
    .filter((table) => table.status !== 'finished' && !(table.your_turn && table.status === 'running' && !table.kept))
    .sort((a, b) => rank(a) - rank(b) || b.updated_at - a.updated_at);
}
