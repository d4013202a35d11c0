// Where labels lie on a board: beside the thing they speak of, inside the frame, and not on each other.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A label and the light around what it names. */
export interface Spot {
  x: number;
  y: number;
  rings: { cx: number; cy: number; rx: number; ry: number }[];
  stem: { x1: number; y1: number; x2: number; y2: number } | null;
}

/** Room that a label takes at most. */
export const LABEL = { w: 216, h: 92 };
const GAP = 26;
const EDGE = 10;

const middle = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
const meets = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

function within(box: Box, paper: { wide: number; high: number }): Box {
  return {
    ...box,
    x: Math.min(Math.max(EDGE, box.x), Math.max(EDGE, paper.wide - box.w - EDGE)),
    y: Math.min(Math.max(EDGE, box.y), Math.max(EDGE, paper.high - box.h - EDGE)),
  };
}

/** A place for a label: beside its things on the roomier side, else above or below, else a corner. */
function place(things: readonly Box[], taken: readonly Box[], paper: { wide: number; high: number }, corner: Box): Box {
  const [first] = things;
  const at = first ? middle(first) : null;
  const sides: Box[] = [];
  if (first && at) {
    const right = { x: first.x + first.w + GAP, y: at.y - LABEL.h / 2, ...LABEL };
    const left = { x: first.x - GAP - LABEL.w, y: at.y - LABEL.h / 2, ...LABEL };
    const below = { x: at.x - LABEL.w / 2, y: first.y + first.h + GAP, ...LABEL };
    const above = { x: at.x - LABEL.w / 2, y: first.y - GAP - LABEL.h, ...LABEL };
    sides.push(
      ...(at.x < paper.wide / 2 ? [right, left] : [left, right]),
      ...(at.y < paper.high / 2 ? [below, above] : [above, below]),
    );
  }
  const corners = [
    corner,
    { x: EDGE, y: EDGE, ...LABEL },
    { x: paper.wide, y: EDGE, ...LABEL },
    { x: EDGE, y: paper.high, ...LABEL },
    { x: paper.wide, y: paper.high, ...LABEL },
  ];
  const free = (box: Box) => [...taken, ...things].every((other) => !meets(box, other));
  return [...sides, ...corners].map((box) => within(box, paper)).find(free) ?? within(corner, paper);
}

function spot(things: readonly Box[], label: Box): Spot {
  const rings = things.map((box) => {
    const { x, y } = middle(box);
    return { cx: x, cy: y, rx: Math.max(12, box.w / 2 + 2), ry: Math.max(12, box.h / 2 + 2) };
  });
  const [first] = things;
  const to = first ? middle(first) : null;
  const from = middle(label);
  return {
    x: label.x,
    y: label.y,
    rings,
    stem: to ? { x1: from.x, y1: from.y, x2: to.x, y2: to.y } : null,
  };
}

/** Both labels; the better one has the first choice. */
export function onPaper(
  played: readonly Box[],
  better: readonly Box[],
  paper: { wide: number; high: number },
): { was: Spot; best: Spot } {
  const best = place(better, played, paper, { x: paper.wide, y: EDGE, ...LABEL });
  const was = place(played, [best, ...better], paper, { x: EDGE, y: EDGE, ...LABEL });
  return { was: spot(played, was), best: spot(better, best) };
}
