// What flies while a deed of another player is shown: costs leave their counters, pieces go to their places, gains come home.

import type { Change } from '../api/types';
import type { Motion, Move } from '../games/module';

/** What a deed changes, to be seen in the air before it lies on the table. */
export interface Flight {
  moves: readonly Move[];
  changes: readonly Change[];
  /** Where it happens: costs go there and gains come from there. */
  at: string | null;
}

/** More than this at once is a swarm and no longer a story. */
const MOST_MOVES = 6;
const MOST_CHANGES = 10;

const isMat = (place: string) => place.startsWith('seat:');

/** What changes between two positions; costs first. */
export function changesOf(motion: Motion, before: unknown, after: unknown, seats: readonly number[]): Change[] {
  const all = seats.flatMap((seat) => {
    const old = motion.counts(before, seat);
    return Object.entries(motion.counts(after, seat)).flatMap(([key, n]): Change[] => {
      const by = n - (old[key] ?? n);
      return by === 0 ? [] : [{ seat, key, by }];
    });
  });
  return all.sort((a, b) => +(a.by > 0) - +(b.by > 0));
}

/** The flight of a deed; `touched` are the things its notation speaks of. */
export function flightOf(
  motion: Motion,
  before: unknown,
  after: unknown,
  seats: readonly number[],
  touched: readonly string[],
): Flight | null {
  if (before === null || after === null) return null;
  const moves = motion.moves(before, after).slice(0, MOST_MOVES);
  const changes = changesOf(motion, before, after, seats).slice(0, MOST_CHANGES);
  if (!moves.length && !changes.length) return null;
  const ends = moves.flatMap(({ from, to }) => [to, from]);
  return { moves, changes, at: [...touched, ...ends].find((place) => !isMat(place)) ?? null };
}
