// Where things lie: hexes of a world, worlds in the sky, slots and cells of the star.

import type { BoardView } from './view';

/** What of a board tells where it lies. */
interface Ground {
  board: string;
  territories: readonly { territory: string; q: number; r: number }[];
}

export interface Point {
  x: number;
  y: number;
}
export const SKY = { width: 604, height: 540 };
export const STAR = 396;

const ROOT3 = Math.sqrt(3);
const round = (n: number) => Math.round(n * 10) / 10;
const turn = (degrees: number) => (degrees * Math.PI) / 180;

/** The six corners of a hex that stands on a tip. */
export const corners = (at: Point, size: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({ x: at.x + size * Math.sin(turn(60 * i)), y: at.y - size * Math.cos(turn(60 * i)) }));
export const polygon = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
export const hexagon = (at: Point, size: number) => polygon(corners(at, size));

export interface World<B extends Ground = BoardView> {
  board: B;
  size: number;
  /** The middle of its planet. */
  middle: Point;
  /** The middle of each territory. */
  at: Map<string, Point>;
  own: boolean;
  gaia: boolean;
}

/** Width and height of a board, in units of its hex size, and where its first hex stands. */
function extent(board: Ground) {
  const spots = board.territories.map(({ q, r }) => ({ x: (q + r / 2) * ROOT3, y: r * 1.5 }));
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const left = Math.min(...xs) - ROOT3 / 2;
  const top = Math.min(...ys) - 1;
  return { left, top, width: Math.max(...xs) + ROOT3 / 2 - left, height: Math.max(...ys) + 1 - top };
}

function stand<B extends Ground>(
  board: B,
  box: { x: number; y: number; width: number; height: number },
  most: number,
  own: boolean,
): World<B> {
  const { left, top, width, height } = extent(board);
  const size = Math.min(box.width / width, box.height / height, most);
  const [ox, oy] = [
    box.x + (box.width - width * size) / 2 - left * size,
    box.y + (box.height - height * size) / 2 - top * size,
  ];
  const at = new Map(
    board.territories.map(({ territory, q, r }) => [
      territory,
      { x: ox + (q + r / 2) * ROOT3 * size, y: oy + r * 1.5 * size },
    ]),
  );
  return {
    board,
    size,
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    at,
    own,
    gaia: board.board.startsWith('gaia'),
  };
}

/** Gaia above, the home planets in a row below it; the viewer's own is the largest. */
export function worlds<B extends Ground>(boards: readonly B[], home: string | null): World<B>[] {
  const gaia = boards.find((board) => board.board.startsWith('gaia'));
  const others = boards.filter((board) => board !== gaia && board.board !== 'afterworld' && board.board !== home);
  const own = boards.filter((board) => board.board === home);
  const homes = [...others.slice(0, others.length >> 1), ...own, ...others.slice(others.length >> 1)];
  const beyond = boards.find((board) => board.board === 'afterworld');
  const many = homes.length > 2;
  const line = many ? 196 : 220;
  const above = SKY.height - line;
  const found: World<B>[] = [];
  if (gaia) found.push(stand(gaia, { x: 22, y: 14, width: SKY.width - 44, height: above - 8 }, 60, false));
  // The own planet takes a larger share of the row.
  const weights = homes.map((board) => (board.board === home ? 1.2 : 1));
  const all = weights.reduce((sum, n) => sum + n, 0);
  let x = 8;
  homes.forEach((board, i) => {
    const width = ((SKY.width - 16) * (weights[i] ?? 1)) / all;
    const mine = board.board === home;
    const inset = homes.length > 3 ? 4 : 12;
    found.push(
      stand(
        board,
        { x: x + inset, y: above + (mine ? 8 : 20), width: width - inset * 2, height: line - (mine ? 34 : 52) },
        mine ? 36 : 32,
        mine,
      ),
    );
    x += width;
  });
  if (beyond) found.push(stand(beyond, { x: SKY.width - 84, y: above - 92, width: 64, height: 74 }, 34, false));
  return found;
}

/** Slots of the star: tips t0 to t4 clockwise from above, crossings between them. */
export function starSlots(middle: Point, radius: number, inner = 0.48): Map<string, Point> {
  const found = new Map<string, Point>();
  for (let i = 0; i < 5; i += 1) {
    const [a, b] = [turn(72 * i - 90), turn(72 * i - 54)];
    found.set(`t${i}`, { x: middle.x + radius * Math.cos(a), y: middle.y + radius * Math.sin(a) });
    found.set(`v${i}`, { x: middle.x + radius * inner * Math.cos(b), y: middle.y + radius * inner * Math.sin(b) });
  }
  return found;
}

export const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const centroid = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
export const onCircle = (middle: Point, radius: number, degrees: number): Point => ({
  x: middle.x + radius * Math.cos(turn(degrees)),
  y: middle.y + radius * Math.sin(turn(degrees)),
});

/** Numbers below one that are the same on every visit: the sky does not flicker. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Engraved strokes that tell the kind of a land. */
export function texture(kind: string, { x, y }: Point, size: number, seed: number): string {
  const k = size / 52;
  const next = scatter(seed);
  const spread = (n: number) => (next() * 2 - 1) * n * k;
  const m = (...numbers: number[]) => numbers.map(round).join(' ');
  const rows = [-3, -2, -1, 0, 1, 2, 3];
  if (kind === 'food')
    return rows
      .map((i) => `M${m(x - 40 * k, y + (i * 13 + 4) * k)}q${m(20 * k, -9 * k, 40 * k, 0)}t${m(40 * k, 0)}`)
      .join('');
  if (kind === 'gold')
    return rows
      .map(
        (i) =>
          `M${m(x + spread(14) - 30 * k, y + (i * 13 + 7) * k)}q${m(16 * k, -12 * k, 34 * k, -3 * k)}q${m(-8 * k, k, -12 * k, 6 * k)}`,
      )
      .join('');
  if (kind === 'wood' || kind === 'metal') {
    const tree = kind === 'wood';
    return Array.from({ length: tree ? 13 : 9 }, () => {
      const [px, py, w] = [x + spread(34), y + spread(36), tree ? 4 * k : (6 + next() * 4) * k];
      const h = tree ? 5 * k : w * 0.8;
      return `M${m(px - w, py + h)}L${m(px, py - h)}L${m(px + w, py + h)}${tree ? '' : `M${m(px, py - h)}l${m(w * 0.2, w * 0.9)}`}`;
    }).join('');
  }
  return [14, 24, 34]
    .map(
      (r) =>
        `M${m(x - r * k, y)}a${m(r * k, r * k)} 0 1 1 ${m(2 * r * k, 0)}a${m(r * k, r * k)} 0 1 1 ${m(-2 * r * k, 0)}`,
    )
    .join('');
}
