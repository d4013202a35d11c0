// What a division or tournament looks like beyond its standings: who was ahead of whom, which games are open.

import type { ContestGame, ContestState, DivisionState, RoundState } from '../api/types';
import { personColours } from '../people/colour';
import type { Colour } from '../ui/colours';

/** How two stand against each other. */
export interface Cell {
  ahead: number;
  behind: number;
  /** A game of the two is running. */
  running: boolean;
}

const games = (rounds: readonly RoundState[]): ContestGame[] => rounds.flatMap((round) => round.games);

/** Is a game being played now? */
export const isOpen = (game: ContestGame): boolean => game.table !== null && game.decided === null;

/** How often one finished ahead of another, and behind. */
export function cell(rounds: readonly RoundState[], one: number, other: number): Cell {
  const found: Cell = { ahead: 0, behind: 0, running: false };
  for (const game of games(rounds)) {
    const [a, b] = [game.seats.indexOf(one), game.seats.indexOf(other)];
    if (a < 0 || b < 0) continue;
    found.running ||= isOpen(game);
    const [mine, theirs] = [game.places[a], game.places[b]];
    if (mine === undefined || theirs === undefined) continue;
    if (mine < theirs) found.ahead += 1;
    if (mine > theirs) found.behind += 1;
  }
  return found;
}

/** How many games of somebody are planned, decided and open. */
export function tally(rounds: readonly RoundState[], one: number): { all: number; decided: number; open: number } {
  const own = games(rounds).filter((game) => game.seats.includes(one));
  return {
    all: own.length,
    decided: own.filter((game) => game.decided !== null).length,
    open: own.filter(isOpen).length,
  };
}

/** The round that is shown first: the one that is played, or the last that was. */
export function currentRound(rounds: readonly RoundState[]): number {
  const open = rounds.findIndex((round) => round.ended_at === null);
  return open < 0 ? rounds.length : open + 1;
}

/** The games of a division that are being played, those of the viewer first. */
export const running = (rounds: readonly RoundState[], division: number, you: number | null): ContestGame[] =>
  games(rounds)
    .filter((game) => game.division === division && isOpen(game))
    .toSorted((a, b) => Number(b.seats.includes(you ?? -1)) - Number(a.seats.includes(you ?? -1)));

/** The seats of a game, the best first once it is decided. */
export function ranked(game: ContestGame): number[] {
  const seats = game.seats.map((_, seat) => seat);
  return game.places.length ? seats.sort((a, b) => (game.places[a] ?? 0) - (game.places[b] ?? 0) || a - b) : seats;
}

/** The marks of those who are in a division together, different as long as there are enough. */
export function marksOf(
  state: ContestState,
  division: DivisionState | undefined,
): (entrant: number | undefined) => Colour {
  const all = (division?.standings ?? []).map(({ entrant }) => entrant).sort((a, b) => a - b);
  const colours = personColours(all.map((entrant) => state.entrants[entrant]?.person.id ?? ''));
  return (entrant) => colours[entrant === undefined ? -1 : all.indexOf(entrant)] ?? 'stone';
}
