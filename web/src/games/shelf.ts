// What stands on the box of each game; the server knows the rest.

import altay from '../lobby/covers/altay.svg?raw';
import anunnaki from '../lobby/covers/anunnaki.svg?raw';
import monumental from '../lobby/covers/monumental-duel.svg?raw';
import terra from '../lobby/covers/terra-mystica.svg?raw';
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
}

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

const named = (box: Omit<Box, 'title'>): Box => ({
  ...box,
  get title() {
    return tOr(`game-${box.id}`, box.id);
  },
  get cover() {
    return lettered(box.cover, tOr(`cover-${box.id}`, box.id).split('\n'));
  },
});

export const SHELF: readonly Box[] = [
  {
    id: 'terra-mystica',
    minutes: 90,
    weight: 4,
    icon: 't-mountains',
    edge: '#0e322e',
    cover: terra,
    first: 3,
    range: '2–5',
  },
  { id: 'altay', minutes: 60, weight: 2, icon: 'camp', edge: '#8a5a1c', cover: altay, first: 3, range: '2–4' },
  { id: 'anunnaki', minutes: 90, weight: 3, icon: 'star8', edge: '#091538', cover: anunnaki, first: 3, range: '2–4' },
  {
    id: 'monumental-duel',
    minutes: 45,
    weight: 3,
    icon: 'column',
    edge: '#5d1b12',
    cover: monumental,
    first: 2,
    range: '2',
  },
].map(named);

/** The box of a game; a game without one gets a plain box. */
export function boxOf(game: string): Box {
  return (
    SHELF.find((box) => box.id === game) ?? {
      id: game,
      title: tOr(`game-${game}`, game),
      minutes: 60,
      weight: 3,
      icon: 'table',
      edge: '#333',
      cover: '',
      first: 2,
      range: '',
    }
  );
}
