// The story of a game as people read it: deeds folded into turns.

import type { Change, Deed, LogLine, Story } from '../api/types';

/** A turn, or one thing that happened between turns. */
export interface Turn {
  /** Number of its first step: the same however the turn goes on. */
  key: number;
  /** Who took it; `null` for what happens to everybody. */
  seat: number | null;
  round: number;
  from: number;
  to: number;
  deeds: readonly Deed[];
}

/** So many deeds are named in the line of a folded turn. */
const NAMED = 2;

export const doer = (deed: Deed): number | null => (deed.actor === 'chance' ? null : deed.actor.seat);

/** The deeds with the newer part in the place of what it replaces. */
export function join(deeds: readonly Deed[], part: Story): Deed[] {
  return [...deeds.filter((deed) => deed.to < part.from), ...part.deeds];
}

/** Steps as deeds of their own, for as long as nobody told the story. */
export function untold(lines: readonly LogLine[]): Deed[] {
  return lines.map((line, i) => ({
    from: line.step,
    to: line.step,
    actor: line.actor,
    text: line.text,
    gains: [],
    weight: 0,
    opens: true,
    turn: null,
    round: (lines[i - 1] ?? line).round,
  }));
}

/** Deeds of one turn together, in the order in which they were done. */
export function fold(deeds: readonly Deed[]): Turn[] {
  const turns: Turn[] = [];
  for (const deed of deeds) {
    const last = turns.at(-1);
    const goesOn =
      last !== undefined &&
      deed.turn !== null &&
      !deed.opens &&
      last.deeds[0]?.turn === deed.turn &&
      last.round === deed.round;
    if (goesOn) {
      last.deeds = [...last.deeds, deed];
      last.to = deed.to;
    } else {
      const seat = deed.turn ?? doer(deed);
      turns.push({ key: deed.from, seat, round: deed.round, from: deed.from, to: deed.to, deeds: [deed] });
    }
  }
  // Two lines of one step, such as the incomes of a round, still need keys of their own.
  const seen = new Map<number, number>();
  for (const turn of turns) {
    const times = seen.get(turn.from) ?? 0;
    seen.set(turn.from, times + 1);
    turn.key = turn.from + times / 100;
  }
  return turns;
}

/** What a folded turn names: what mattered most of its taker's deeds, in order. */
export function named(turn: Turn): readonly Deed[] {
  const own = turn.deeds.filter((deed) => doer(deed) === turn.seat);
  const most = [...own].sort((a, b) => b.weight - a.weight).slice(0, NAMED);
  return own.filter((deed) => most.includes(deed));
}

/** What a turn came to for whoever took it: costs first. */
export function net(turn: Turn): Change[] {
  const sums = new Map<string, Change>();
  for (const deed of turn.deeds)
    for (const gain of deed.gains) {
      if (turn.seat !== null && gain.seat !== turn.seat) continue;
      const key = `${gain.seat}:${gain.key}`;
      sums.set(key, { ...gain, by: (sums.get(key)?.by ?? 0) + gain.by });
    }
  return [...sums.values()].filter(({ by }) => by !== 0).sort((a, b) => a.seat - b.seat || +(a.by > 0) - +(b.by > 0));
}
