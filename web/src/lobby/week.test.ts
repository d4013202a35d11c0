import { describe, expect, it } from 'vitest';
import type { ContestCard, TableSummary } from '../api/types';
import { week } from './week';

const HOUR = 3_600_000;
const noon = new Date(2026, 10, 18, 12).getTime();
const table = (id: string, due: number | null, more: Partial<TableSummary> = {}) =>
  ({
    id,
    due,
    status: 'running',
    your_turn: false,
    clock: { kind: 'turns', hours: 24, timeout: 'wait' },
    ...more,
  }) as TableSummary;
const ids = (tables: TableSummary[]) => week(tables, noon).map((day) => day.due.map((one) => one.table.id));

describe('the week', () => {
  it('has seven days, each with what is due in it', () => {
    const shown = ids([
      table('late', noon - 50 * HOUR),
      table('tonight', noon + 11 * HOUR),
      table('next', noon + 13 * HOUR),
    ]);
    expect(shown).toHaveLength(7);
    expect(shown.slice(0, 3)).toEqual([['late', 'tonight'], ['next'], []]);
  });

  it('names what waits for the reader first', () => {
    expect(ids([table('theirs', noon + HOUR), table('mine', noon + 2 * HOUR, { your_turn: true })])[0]).toEqual([
      'mine',
      'theirs',
    ]);
  });

  it('leaves out what has no day', () => {
    const live = table('live', noon, { clock: { kind: 'live', bank: 60, increment: 5, timeout: 'bot' } });
    expect(
      ids([
        live,
        table('none', null),
        table('over', noon, { status: 'finished' }),
        table('far', noon + 200 * HOUR),
      ]).flat(),
    ).toEqual([]);
  });

  it('tells when an event begins and when a round of one ends', () => {
    const card = (id: string, more: Partial<ContestCard>) =>
      ({ id, start_at: null, deadline: null, ...more }) as ContestCard;
    const cards = [
      card('league', { status: 'running', deadline: noon + 30 * HOUR }),
      card('cup', { status: 'open', start_at: noon + 26 * HOUR }),
      card('full', { status: 'open' }),
      card('over', { status: 'over', deadline: noon }),
    ];
    const marks = week([], noon, cards).map((day) => day.marks.map(({ card: { id }, begins }) => [id, begins]));
    expect(marks.slice(0, 3)).toEqual([
      [],
      [
        ['cup', true],
        ['league', false],
      ],
      [],
    ]);
  });

  it('keeps to the days of the reader where a day has 23 or 25 hours', () => {
    const days = week([], new Date(2026, 2, 27, 12).getTime()).map(({ from }) => new Date(from).getHours());
    expect(new Set(days)).toEqual(new Set([0]));
  });
});
