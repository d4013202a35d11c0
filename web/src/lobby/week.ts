// The week before somebody: by which day which table waits for whom.

import type { ContestCard, TableSummary } from '../api/types';

export interface Due {
  table: TableSummary;
  at: number;
  /** Is it the viewer who is waited for? */
  mine: boolean;
}

/** An event of the viewer begins, or a round of it ends. */
export interface Mark {
  card: ContestCard;
  at: number;
  begins: boolean;
}

export interface Day {
  /** Its first moment. */
  from: number;
  due: readonly Due[];
  marks: readonly Mark[];
}

/** So many days are shown, today being the first. */
const DAYS = 7;

function marksOf(card: ContestCard): Mark[] {
  if (card.status === 'open' && card.start_at !== null) return [{ card, at: card.start_at, begins: true }];
  if (card.status === 'running' && card.deadline !== null) return [{ card, at: card.deadline, begins: false }];
  return [];
}

/**
 * The days from `now` on by the clock of the reader, with the turns whose time ends in them and what happens in events; what
 * is late is due today.
 */
export function week(tables: readonly TableSummary[], now: number, cards: readonly ContestCard[] = []): Day[] {
  const today = new Date(now);
  const start = (n: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + n).getTime();
  const due = tables
    .filter((table) => table.status === 'running' && table.clock.kind === 'turns' && table.due !== null)
    .map((table): Due => ({ table, at: Math.max(table.due ?? now, start(0)), mine: table.your_turn }))
    .sort((a, b) => Number(b.mine) - Number(a.mine) || a.at - b.at);
  const marks = cards.flatMap(marksOf).sort((a, b) => a.at - b.at);
  return Array.from({ length: DAYS }, (_, n) => {
    const [from, until] = [start(n), start(n + 1)];
    const here = ({ at }: { at: number }) => from <= at && at < until;
    return { from, due: due.filter(here), marks: marks.filter(here) };
  });
}
