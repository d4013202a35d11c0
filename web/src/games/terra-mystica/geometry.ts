// Where the hexes lie on the sheet. Drawing only: nothing here knows a rule.

import type { HexView } from './view';

/** Radius of a hex. */
export const S = 36;
export const W = S * Math.sqrt(3);
const MARGIN = { x: 20, y: 16 };
export interface Point {
  x: number;
  y: number;
}
export interface Cell extends Point {
  row: number;
  column: number;
}

export const at = ({ row, column }: { row: number; column: number }): Point => ({
  x: MARGIN.x + W / 2 + column * W + (row % 2 ? W / 2 : 0),
  y: MARGIN.y + S + row * 1.5 * S,
});

/** The sheet that holds these cells. */
export function sheet(cells: readonly { row: number; column: number }[]) {
  const columns = Math.max(...cells.map((cell) => cell.column)) + 1;
  const rows = Math.max(...cells.map((cell) => cell.row)) + 1;
  return { width: Math.round(columns * W + 2 * MARGIN.x), height: Math.round(rows * 1.5 * S + 0.5 * S + 2 * MARGIN.y) };
}

const n1 = (value: number) => value.toFixed(1);

/** A hexagon with rounded corners around the origin. */
export function hexPath(radius: number, round = 5): string {
  const corner = (i: number): Point => ({
    x: radius * Math.cos((Math.PI / 180) * (60 * i - 90)),
    y: radius * Math.sin((Math.PI / 180) * (60 * i - 90)),
  });
  const k = round / radius;
  let path = '';
  for (let i = 0; i < 6; i += 1) {
    const [here, before, after] = [corner(i), corner(i + 5), corner(i + 1)];
    const from = { x: here.x + (before.x - here.x) * k, y: here.y + (before.y - here.y) * k };
    const to = { x: here.x + (after.x - here.x) * k, y: here.y + (after.y - here.y) * k };
    path += `${i ? 'L' : 'M'}${n1(from.x)} ${n1(from.y)}Q${n1(here.x)} ${n1(here.y)} ${n1(to.x)} ${n1(to.y)}`;
  }
  return `${path}Z`;
}

const name = (row: number, column: number) => `${row},${column}`;

/** The six places around one, with the angle of the shared edge. */
function around(row: number, column: number): { key: string; angle: number }[] {
  const left = row % 2 ? 0 : -1;
  return [
    { key: name(row, column + 1), angle: 0 },
    { key: name(row + 1, column + left + 1), angle: 60 },
    { key: name(row + 1, column + left), angle: 120 },
    { key: name(row, column - 1), angle: 180 },
    { key: name(row - 1, column + left), angle: 240 },
    { key: name(row - 1, column + left + 1), angle: 300 },
  ];
}

/** Are two places next to each other? */
export const isBeside = (a: { row: number; column: number }, b: { row: number; column: number }): boolean =>
  around(a.row, a.column).some(({ key }) => key === name(b.row, b.column));

/** A river that leaves the sheet runs on to the frame, however wide the table is. */
const BEYOND = 12;

type Pass = [Point, Point, Point];

/** The river as a net of curves through its hexes, and its currents. */
export function riverPaths(
  rivers: readonly { row: number; column: number }[],
  lastColumn: number,
): { body: string; currents: string[] } {
  const cells = new Map(rivers.map((river) => [name(river.row, river.column), at(river)]));
  const passes: Pass[] = [];
  let body = '';
  for (const river of rivers) {
    const centre = at(river);
    const gates: Point[] = around(river.row, river.column).flatMap(({ key }) => {
      const other = cells.get(key);
      return other ? [{ x: (centre.x + other.x) / 2, y: (centre.y + other.y) / 2 }] : [];
    });
    // Where it touches the edge of the sheet in an unshifted row, the river leaves the board.
    if (river.column === 0 && river.row % 2 === 0) gates.push({ x: centre.x - W * BEYOND, y: centre.y });
    if (river.column === lastColumn && river.row % 2 === 0) gates.push({ x: centre.x + W * BEYOND, y: centre.y });
    const [only] = gates;
    if (gates.length === 1 && only)
      gates.push({ x: centre.x + (centre.x - only.x) * 0.35, y: centre.y + (centre.y - only.y) * 0.35 });
    gates.forEach((g, i) => {
      for (const k of gates.slice(i + 1)) {
        body += `M${n1(g.x)} ${n1(g.y)}Q${n1(centre.x)} ${n1(centre.y)} ${n1(k.x)} ${n1(k.y)}`;
        const far = Math.hypot(g.x - k.x, g.y - k.y);
        if ((far > W * 0.8 && gates.length < 4) || far > W * 0.98) passes.push([g, centre, k]);
      }
    });
  }
  return { body, currents: [-11, 0, 10].map((offset) => flow(passes, offset)) };
}

/** A unit vector across the way, on the same side in both directions. */
function across(a: Point, b: Point): Point {
  let [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  if (dx < 0 || (dx === 0 && dy < 0)) [dx, dy] = [-dx, -dy];
  return { x: -dy / length, y: dx / length };
}

function flow(passes: readonly Pass[], offset: number): string {
  return passes
    .map(([g, c, k]) => {
      const [p, q] = [across(g, c), across(c, k)];
      const beside = (at: Point, to: Point) => `${n1(at.x + to.x * offset)} ${n1(at.y + to.y * offset)}`;
      const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
      return `M${beside(g, p)}Q${beside(c, middle)} ${beside(k, q)}`;
    })
    .join('');
}

/** The outer edge of a group of hexes. */
export function outline(group: readonly HexView[]): string {
  const inside = new Set(group.map((hex) => name(hex.row, hex.column)));
  let path = '';
  for (const hex of group) {
    const { x, y } = at(hex);
    for (const { key, angle } of around(hex.row, hex.column)) {
      if (inside.has(key)) continue;
      const end = (turn: number) =>
        `${n1(x + S * 0.985 * Math.cos((Math.PI / 180) * (angle + turn)))} ${n1(y + S * 0.985 * Math.sin((Math.PI / 180) * (angle + turn)))}`;
      path += `M${end(-30)}L${end(30)}`;
    }
  }
  return path;
}

/** Groups of touching hexes. */
export function clusters(hexes: readonly HexView[]): HexView[][] {
  const left = new Map(hexes.map((hex) => [name(hex.row, hex.column), hex]));
  const groups: HexView[][] = [];
  while (left.size) {
    const [first] = left.entries();
    if (!first) break;
    const group: HexView[] = [];
    const queue = [first];
    left.delete(first[0]);
    for (let next = queue.pop(); next; next = queue.pop()) {
      group.push(next[1]);
      for (const { key } of around(next[1].row, next[1].column)) {
        const neighbour = left.get(key);
        if (neighbour) {
          left.delete(key);
          queue.push([key, neighbour]);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}
