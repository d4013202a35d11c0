// Options of a prompt, arranged for the action bar.

import type { Change, OptionLine } from '../api/types';
import type { Group, Spoken } from '../games/module';

/** Letters that stand for an option; U takes back and H asks for a hint. */
export const LETTERS = 'ABCDEFGIJKLMNOPQRSTVWXYZ';
export const DIGITS = '123456789';
/** So many options need no groups. */
const FLAT = 9;

export interface Keyed {
  option: OptionLine;
  key: string;
}

export interface OptionGroup {
  group: Group;
  key: string;
  options: OptionLine[];
}

export interface Arranged {
  /** First row; empty when all options stand in one row. */
  groups: OptionGroup[];
  /** The row of options: of the open group, or all. */
  row: Keyed[];
}

/** Arranges options into one row, or into groups with the options of the open one. */
export function arrange(
  options: readonly OptionLine[],
  groupOf: (option: OptionLine) => Group,
  open: string | null,
): Arranged {
  const keyed = (row: readonly OptionLine[], keys: string) => row.map((option, i) => ({ option, key: keys[i] ?? '' }));
  const groups = new Map<string, { group: Group; options: OptionLine[] }>();
  for (const option of options) {
    const group = groupOf(option);
    const known = groups.get(group.id);
    if (known) known.options.push(option);
    else groups.set(group.id, { group, options: [option] });
  }
  if (options.length <= FLAT || groups.size < 2) return { groups: [], row: keyed(options, DIGITS + LETTERS) };
  const first = [...groups.values()].map((one, i) => ({ ...one, key: DIGITS[i] ?? '' }));
  const opened = first.find((one) => one.group.id === open);
  return { groups: first, row: keyed(opened && opened.options.length > 1 ? opened.options : [], LETTERS) };
}

/** The id of the thing of a kind that a step is about, in a role where it matters. */
export const thingOf = ({ targets }: Spoken, kind: string, role?: string): string | undefined =>
  targets.find((target) => target.kind === kind && (role === undefined || target.role === role))?.id;

/** What the deed that an option begins costs in all, where later steps pay for a part of it. */
export const wholePrice = (option: OptionLine | null, seat: number | null): Change[] =>
  seat === null ? [] : (option?.price ?? []).map(({ key, value }) => ({ seat, key, by: -value }));

/** Does the option speak of this thing? */
export function isAbout(option: OptionLine, kind: string, id: string): boolean {
  return option.targets.some((target) => target.kind === kind && target.id === id);
}
