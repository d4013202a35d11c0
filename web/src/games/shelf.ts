// What stands on the box of each game; the server knows the rest. A game's box lies beside its drawing.

import { tOr } from '../text/locale.svelte';

export interface Box {
  id: string;
  /** Its name in the language of now. */
  readonly title: string;
  /** Length of a game in minutes. */
  minutes: number;
  /** How much there is to think about, 1 to 5. */
  weight: number;
  icon: string;
  /** Colour of the side of the box. */
  edge: string;
  /** Its drawing, with the words of the language of now. */
  readonly cover: string;
  /** Players at the table of *Play now*. */
  first: number;
  range: string;
  /** Its place on the shelf, from the left. */
  place: number;
  /** Only for those whose server offers it. */
  toy?: boolean;
}

/** A box without the words of a language. */
export type Printed = Omit<Box, 'title'>;

/** The cover with its words in the language of now: one line per text of the drawing, in smaller letters where they are long. */
export function lettered(drawing: string, lines: readonly string[]): string {
  let at = 0;
  return drawing.replace(
    /(<text [^>]*font-size=")([\d.]+)("[^>]*>)[^<]*(?=<\/text>)/g,
    (_all, before: string, size: string, after: string) => {
      const line = lines[at++] ?? '';
      // A letter of the display face is about half as wide as it is high; the frame leaves 236 units.
      const fit = Math.min(Number(size), 236 / (0.56 * Math.max(line.length, 1)));
      return `${before}${fit.toFixed(1)}${after}${line}`;
    },
  );
}

const named = (box: Printed): Box => ({
  ...box,
  get title() {
    return tOr(`game-${box.id}`, box.id);
  },
  get cover() {
    return lettered(box.cover, tOr(`cover-${box.id}`, box.id).split('\n'));
  },
});

// The accent of a game is needed wherever its name is, also where its drawings are not loaded.
import.meta.glob('./*/accent.css', { eager: true });

const BOXES: readonly Box[] = Object.values(import.meta.glob<Printed>('./*/box.ts', { import: 'default', eager: true }))
  .map(named)
  .sort((a, b) => a.place - b.place);

/** The boxes that everybody sees. */
export const SHELF: readonly Box[] = BOXES.filter((box) => !box.toy);

/** The boxes at a server that offers these games. */
export const offered = (offers: (game: string) => boolean): readonly Box[] =>
  BOXES.filter((box) => !box.toy || offers(box.id));

/** The box of a game; a game without one gets a plain box. */
export function boxOf(game: string): Box {
  return (
    BOXES.find((box) => box.id === game) ?? {
      id: game,
      title: tOr(`game-${game}`, game),
      minutes: 60,
      weight: 3,
      icon: 'table',
      edge: '#333',
      cover: '',
      first: 2,
      range: '',
      place: 0,
    }
  );
}
