// Boards in small, for lists: the real geometry, flat lands, pieces as the marks of their players. Each game's lies beside
// its drawing and is made from what everybody may see.

import type { Colour } from '../ui/colours';

/** Lands of one kind, as one path. */
export interface Layer {
  /** The class of its colour, without `m-`. */
  tint: string;
  d: string;
}
/** A piece. */
export interface Mark {
  x: number;
  y: number;
  size: number;
  colour: Colour;
}
export interface Sketch {
  width: number;
  height: number;
  /** The class of what lies under everything. */
  ground: string;
  layers: Layer[];
  marks: Mark[];
}
/** Draws what a spectator sees; `seat` is the viewer's own place, `printed` what is printed on the pieces. */
export type Draw = (view: unknown, printed: unknown, seat: number | null) => Sketch;

const drawn = import.meta.glob<{ default: Draw }>('./*/mini.ts');

/** How a game is drawn in small; `null` where it is not. */
export async function loadMini(game: string): Promise<Draw | null> {
  const load = drawn[`./${game}/mini.ts`];
  return load ? (await load()).default : null;
}

/** Gathers shapes by their kind, in the order in which the kinds first come. */
export class Layers {
  readonly #by = new Map<string, string>();
  add(tint: string, d: string) {
    this.#by.set(tint, (this.#by.get(tint) ?? '') + d);
  }
  get all(): Layer[] {
    return [...this.#by].map(([tint, d]) => ({ tint, d }));
  }
}

/** A rectangle as a path. */
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
