// What the graph draws, as places on paper: one axis of time under lines, decisions and draws.

import type { Colour } from '../ui/colours';
import { apart } from './labels';
import { type Band, type Pair, scale, thinned, ticks } from './scale';

/** The expectation of a seat after every step. */
export interface Line {
  seat: number;
  colour: Colour;
  name: string;
  /** The last value in words. */
  end: string;
  points: readonly Pair[];
}

/** Points lost by a decision or moved by a draw. */
export interface Bar {
  step: number;
  by: number;
  /** Is it only perhaps so? */
  perhaps: boolean;
  /** What it was, for those who point at it. */
  tip: string;
}

/** A numbered decision. */
export interface Tag {
  n: number;
  step: number;
}

export interface Drawn {
  lines: readonly Line[];
  /** Whose band and lanes are drawn. */
  followed: number;
  /** Nine of ten games from here end inside: step, low, high. */
  band: readonly (readonly [number, number, number])[];
  decisions: readonly Bar[];
  /** `null` in games without luck after the deal. */
  draws: readonly Bar[] | null;
  tags: readonly Tag[];
  rounds: readonly Band[];
  /** The first and the last moment. */
  start: number;
  steps: number;
  /** The spans of values to show at least. */
  span: Pair | null;
}

export interface Paper {
  wide: number;
  high: number;
  /** Only marks and numbers at the ends of lines. */
  narrow: boolean;
}

/** Room around the lines. */
const LEFT = 30;
const TOP = 24;
/** So far a tag stays from the numbers of the rounds. */
const TAG = 20;
/** The highest bar of draws. */
const DRAW = 15;

export type Layout = ReturnType<typeof layout>;

export function layout(drawn: Drawn, paper: Paper) {
  const right = paper.wide - (paper.narrow ? 52 : 132);
  const rail = paper.high - 7;
  const zeroDraws = drawn.draws === null ? null : rail - 9 - DRAW;
  const floor = zeroDraws === null ? rail - 8 : zeroDraws - DRAW - 3;
  const zeroDecisions = Math.max(TOP + 40, floor - Math.max(26, Math.min(46, paper.high * 0.2)));
  const base = zeroDecisions - 6;
  const x = scale([drawn.start, Math.max(drawn.start + 1, drawn.steps)], [LEFT, right]);
  const values = [
    ...drawn.lines.flatMap((line) => line.points.map((one) => one[1])),
    ...drawn.band.flatMap((one) => [one[1], one[2]]),
  ];
  const span = drawn.span ?? around(values);
  const marks = ticks(span[0], span[1], paper.high > 190 ? 5 : 4);
  // Room for the tags above the highest line.
  const y = scale([marks[0] ?? 0, marks.at(-1) ?? 1], [base, TOP + 8]);
  // Decisions and draws have one scale: a point is a point.
  const most = Math.max(0.5, ...drawn.decisions.map((one) => one.by));
  const swing = Math.max(0.5, ...(drawn.draws ?? []).map((one) => Math.abs(one.by)));
  const point = Math.min((floor - zeroDecisions) / most, drawn.draws === null ? Infinity : DRAW / swing);
  const ends = apart(
    drawn.lines.map((line) => y(line.points.at(-1)?.[1] ?? 0)),
    15,
    TOP + 6,
    base + 4,
  );
  return { left: LEFT, right, top: TOP, base, floor, rail, zeroDecisions, zeroDraws, x, y, marks, point, ends };
}

/** The span of values: from zero, unless that would press the lines together at the top. */
function around(values: readonly number[]): Pair {
  const [low, high] = [Math.min(...values), Math.max(1, ...values)];
  return [!Number.isFinite(low) ? 0 : low > 0 && low < high * 0.4 ? 0 : low, high];
}

/** What the second look has reached, and what only the first one knows; neither where there is nothing of it. */
export function stretches({ start, steps }: Pick<Drawn, 'start' | 'steps'>, reach: number) {
  const known = Math.min(Math.max(reach, start), steps);
  return [
    { soft: false, from: start, to: known },
    { soft: true, from: known, to: steps },
  ].filter((one) => one.from < one.to);
}

/** A line as text of a polyline, from one step to another. */
export function path(points: readonly Pair[], { x, y }: Pick<Layout, 'x' | 'y'>, from: number, to: number): string {
  const inside = points.filter((one) => one[0] >= from && one[0] <= to).map((one): Pair => [x(one[0]), y(one[1])]);
  return thinned(inside).map(dot).join(' ');
}

/** A band as text of a polygon, from one step to another. */
export function area(band: Drawn['band'], { x, y }: Pick<Layout, 'x' | 'y'>, from: number, to: number): string {
  const inside = band.filter((one) => one[0] >= from && one[0] <= to);
  const high = thinned(inside.map((one): Pair => [x(one[0]), y(one[2])]));
  const low = thinned(inside.map((one): Pair => [x(one[0]), y(one[1])]));
  return [...high, ...low.reverse()].map(dot).join(' ');
}

const dot = ([x, y]: Pair) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Where the tags stand: beside each other, above the line of the seat, below the numbers of the rounds. */
export function tagPlaces(
  drawn: Drawn,
  { x, y, left, right, top }: Layout,
): { n: number; step: number; x: number; y: number; on: number }[] {
  const line = drawn.lines.find((one) => one.seat === drawn.followed)?.points ?? [];
  const at = (step: number) => {
    const near = line.filter((one) => Math.abs(one[0] - step) <= 2).map((one) => y(one[1]));
    const last = line.findLast((one) => one[0] <= step)?.[1] ?? 0;
    return near.length ? Math.min(...near) : y(last);
  };
  const places = apart(
    drawn.tags.map((tag) => x(tag.step)),
    22,
    left + 10,
    right - 10,
  );
  return drawn.tags.map((tag, i) => ({
    ...tag,
    x: places[i] ?? 0,
    y: Math.max(top + 2, at(tag.step) - TAG),
    on: x(tag.step),
  }));
}

/** Numbers of rounds with room between them; the one of now is always among them. */
export function roundNumbers(rounds: readonly Band[], at: number, x: (step: number) => number, gap: number): Band[] {
  const now = rounds.find((one) => one.from <= at && at < one.to) ?? rounds.findLast((one) => one.from <= at);
  const middle = (one: Band) => (x(one.from) + x(one.to)) / 2;
  const shown: Band[] = now ? [now] : [];
  for (const one of rounds)
    if (one !== now && shown.every((other) => Math.abs(middle(other) - middle(one)) >= gap)) shown.push(one);
  return shown.sort((a, b) => a.from - b.from);
}
