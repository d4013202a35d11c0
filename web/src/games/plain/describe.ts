// Words and looks of the plain table: whatever the views of games have in common.

import { COLOURS, type Colour } from '../../ui/colours';
import type { Describe } from '../module';
import { findSeats, isRecord } from './structure';

/** Colours of peoples, gods and civilizations are the seats' own unless the view names one of ours. */
function colour(view: unknown, seat: number): Colour | null {
  const mine = findSeats(view)?.[seat];
  const named = isRecord(mine)
    ? [mine.colour, mine.color].find((value) => COLOURS.some((one) => one === value))
    : undefined;
  return (named as Colour | undefined) ?? null;
}

export const describe: Describe = {
  colour,
  title: () => null,
  group: ({ kind }) => ({ id: kind }),
  tally: () => null,
  order: () => null,
  passed: () => [],
  round(view) {
    if (!isRecord(view)) return null;
    const of = view.rounds ?? view.last_round;
    return typeof view.round === 'number' && typeof of === 'number' ? { now: view.round, of } : null;
  },
};
