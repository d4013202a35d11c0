// Paper labels on the board: each finds room beside the thing that it speaks of, or is left out.

import type { Asked } from '../api/types';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A number and the sign of what it counts. */
export interface Good {
  key: string;
  n: number;
}

/** Between a thing and its label, and between labels. */
const GAP = 9;

const touch = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const within = (a: Box, b: Box) => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** Where a label of this size finds room: above its thing, below, or beside it, inside the frame and over nothing taken. */
export function room(thing: Box, size: { w: number; h: number }, frame: Box, taken: readonly Box[]): Box | null {
  const [inside, centre] = [thing.x + thing.w / 2 - size.w / 2, thing.y + thing.h / 2 - size.h / 2];
  // At the edge of the frame a label moves aside, as long as it stays at its thing.
  const middle = Math.max(frame.x, Math.min(inside, frame.x + frame.w - size.w));
  const places = [
    { x: middle, y: thing.y - size.h - GAP },
    { x: middle, y: thing.y + thing.h + GAP },
    { x: thing.x + thing.w + GAP, y: centre },
    { x: thing.x - size.w - GAP, y: centre },
  ].map((at) => ({ ...at, ...size }));
  return places.find((one) => within(one, frame) && !taken.some((other) => touch(one, other))) ?? null;
}

/**
 * What an asked-for step costs of the goods that the own mat counts: by the whole deed where it has more steps, and at once
 * otherwise. A building that makes room for a larger one is no price.
 */
export function costOf(
  { price, changes }: Pick<Asked, 'price' | 'changes'>,
  seat: number,
  counted: (key: string) => boolean,
): Good[] {
  const goods = price.length
    ? price.map(({ key, value }) => ({ key, n: value }))
    : changes.flatMap(({ seat: whose, key, by }) => (whose === seat && by < 0 ? [{ key, n: -by }] : []));
  return goods.filter(({ key }) => counted(key));
}
