// How large a part of the table is drawn before it is shrunk to the box: the size it has on a desk.

import type { TablePart } from '../api/types';

export interface Size {
  width: number;
  /** Boards fill a height; other parts take what they need. */
  height?: number;
  /** The height on a phone, where a part would shrink to nothing without a table around it. */
  phone?: number;
}

const SIZES: Record<string, Partial<Record<TablePart, Size>>> = {
  'terra-mystica': {
    board: { width: 860, height: 660 },
    mat: { width: 1190, height: 172 },
    tracks: { width: 232, height: 640 },
    supply: { width: 420 },
  },
  altay: {
    board: { width: 760, height: 560 },
    mat: { width: 1100, height: 208 },
    hand: { width: 1100, height: 208 },
    tracks: { width: 400, height: 620 },
  },
  anunnaki: {
    board: { width: 640, height: 600 },
    mat: { width: 620, phone: 660 },
    tracks: { width: 620 },
  },
  'monumental-duel': {
    board: { width: 1040 },
    mat: { width: 640, height: 470, phone: 520 },
    supply: { width: 560 },
  },
};

const USUAL: Size = { width: 900 };

export const sizeOf = (game: string, part: TablePart): Size => SIZES[game]?.[part] ?? USUAL;

/** Does a drawing leave room beside it for words and buttons? */
export const isBroad = (game: string, show: readonly TablePart[]): boolean =>
  show.some((part) => {
    const { width, height } = sizeOf(game, part);
    return width > 900 || (height !== undefined && width > 3 * height);
  });
