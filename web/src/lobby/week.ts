// The week before somebody: by which day which table waits for whom.

import type { TableSummary } from '../api/types';

export interface Due {
  table: TableSummary;
  at: number;
  /** Is it the viewer who is waited for? */
  mine: boolean;
}

export interface Day {
  /** Its first moment. */
  from: number;
  due: readonly Due[];
}

/** So many days are shown, today being the first. */
const DAYS = 7;

/** The days from `now` on by the clock of the reader, with the turns whose time ends in them; what is late is due today. */
export function week(tables: readonly TableSummary[], now: number): Day[] {
  const today = new Date(now);
  const start = (n: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + n).getTime();
  const due = tables
    .filter((table) => table.status === 'running' && table.clock.kind === 'turns' && table.due !== null)
    .map((table): Due => ({ table, at: Math.max(table.due ?? now, start(0)), mine: table.your_turn }))
    .sort((a, b) => Number(b.mine) - Number(a.mine) || a.at - b.at);
  return Array.from({ length: DAYS }, (_, n) => {
    const [from, until] = [start(n), start(n + 1)];
    return { from, due: due.filter(({ at }) => from <= at && at < until) };
  });
}
