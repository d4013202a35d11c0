// How a turn is brought to an end: which option the primary button offers, and what is set apart from the others.

import type { OptionLine } from '../api/types';
import type { Closing, Role } from '../games/module';

export interface Closed {
  /** The one option that ends the turn or the question; the primary button makes it. */
  end: OptionLine | null;
  role: Role | null;
  /** Several ways to do it, such as passing with a tile: the primary button opens their group. */
  ends: OptionLine[];
  /** Options that only give something away: they wait in a menu of their own. */
  given: OptionLine[];
}

const OPEN: Closed = { end: null, role: null, ends: [], given: [] };
/** The stronger end is offered first. */
const RANK: readonly Role[] = ['end', 'stop', 'pass'];

/** Sorts out what ends the turn and what gives something up; nothing when no other option is left. */
export function closed(options: readonly OptionLine[], closing: Closing | undefined): Closed {
  if (!closing || options.length === 0) return OPEN;
  const roles = options.map((option) => closing.role(option));
  const of = (role: Role) => options.filter((_, i) => roles[i] === role);
  const given = of('give-up');
  const role = RANK.find((one) => roles.includes(one)) ?? null;
  // A plain yes or no stays side by side.
  const ends = role && (role !== 'stop' || options.length > 2) ? of(role) : [];
  return {
    end: ends.length === 1 ? (ends[0] ?? null) : null,
    role,
    ends: ends.length > 1 ? ends : [],
    given: given.length < options.length ? given : [],
  };
}
