// Why a game was won or lost: the sources of points in which two sheets differ most.

import type { ScoreSheet } from '../api/types';

/** Smaller differences decide nothing. */
const LEAST = 2;
/** So many are named on each side. */
const TOLD = 2;

export interface Difference {
  /** Key of a message of the game. */
  key: string;
  points: number;
}

export interface Outcome {
  /** Whom one is compared with: the best of the others. */
  rival: number;
  end: 'won' | 'lost' | 'shared';
  /** How many points lie between the two, and what each has. */
  by: number;
  own: number;
  theirs: number;
  /** Where there were more points than the rival had, the largest difference first; and where fewer. */
  ahead: Difference[];
  behind: Difference[];
}

/** What decided the game for a seat; `null` where it was not in it. */
export function outcomeOf(sheets: readonly ScoreSheet[], me: number): Outcome | null {
  const own = sheets.find(({ seat }) => seat === me);
  const [rival] = sheets.filter(({ seat }) => seat !== me).sort((a, b) => a.place - b.place || b.score - a.score);
  if (!own || !rival) return null;
  const points = ({ lines }: ScoreSheet, key: string) =>
    lines.reduce((sum, line) => sum + (line.key === key ? line.points : 0), 0);
  const keys = [...new Set([...own.lines, ...rival.lines].map(({ key }) => key))];
  const all = keys
    .map((key) => ({ key, points: points(own, key) - points(rival, key) }))
    .filter((one) => Math.abs(one.points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    rival: rival.seat,
    end: own.place < rival.place ? 'won' : own.place > rival.place ? 'lost' : 'shared',
    by: Math.abs(own.score - rival.score),
    own: own.score,
    theirs: rival.score,
    ahead: all.filter((one) => one.points > 0).slice(0, TOLD),
    behind: all.filter((one) => one.points < 0).slice(0, TOLD),
  };
}
