// What somebody wishes for who looks for people, and wished for last time.

import type { MatchSpeed } from '../api/types';

export const SPEEDS: readonly MatchSpeed[] = ['quick', 'calm', 'day', 'days'];

const LIVE = [2, 5, 10, 30] as const;
const TURNS = [60, 12 * 60, 24 * 60, 3 * 24 * 60] as const;
/** After so many minutes bots take the seats that are left. */
export const WAITS: Readonly<Record<MatchSpeed, readonly number[]>> = {
  quick: LIVE,
  calm: LIVE,
  day: TURNS,
  days: TURNS,
};

/** The wished time where the speed offers it, or the one it usually has. */
export const waitFor = (speed: MatchSpeed, minutes: number): number =>
  WAITS[speed].includes(minutes) ? minutes : (WAITS[speed][1] ?? 5);

export interface Search {
  game: string;
  players: number;
  speed: MatchSpeed;
  near: boolean;
  minutes: number;
}

const KEY = 'ziggurat-seek';
const USUAL: Search = { game: '', players: 0, speed: 'quick', near: false, minutes: 5 };

/** What was wished for last time in this browser. */
export function remembered(store: Pick<Storage, 'getItem'> = localStorage): Search {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? '{}') as Partial<Search>;
    const speed = SPEEDS.find((one) => one === kept.speed) ?? USUAL.speed;
    return {
      game: String(kept.game ?? USUAL.game),
      players: Number(kept.players ?? USUAL.players),
      speed,
      near: kept.near === true,
      minutes: waitFor(speed, Number(kept.minutes ?? USUAL.minutes)),
    };
  } catch {
    return USUAL;
  }
}

export function remember(search: Search, store: Pick<Storage, 'setItem'> = localStorage) {
  try {
    store.setItem(KEY, JSON.stringify(search));
  } catch {
    // A browser that keeps nothing asks anew each time.
  }
}
