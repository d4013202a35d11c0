// Options of a prompt, arranged for the action bar.

import type { Change, OptionLine } from '../api/types';
import type { Group, Spoken } from '../games/module';

/** Letters that stand for an option; U takes back, H asks for a hint and N goes to the next table. */
export const LETTERS = 'ABCDEFGIJKLMOPQRSTVWXYZ';
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
  /** The group whose options are in the row. */
  open: string | null;
  /** The row of options: of the open group, or all. */
  row: Keyed[];
}

/** Arranges options into one row, or into groups with the options of the open one. */
export function arrange(
  options: readonly OptionLine[],
  groupOf: (option: OptionLine) => Group,
  open: string | null,
  /** Steps that come first in the row, such as those that a teacher asks for. */
  first: readonly string[] = [],
): Arranged {
  const place = ({ step }: OptionLine) => (first.includes(step) ? first.indexOf(step) : first.length);
  const keyed = (row: readonly OptionLine[], keys: string) =>
    [...row].sort((a, b) => place(a) - place(b)).map((option, i) => ({ option, key: keys[i] ?? '' }));
  const groups = new Map<string, { group: Group; options: OptionLine[] }>();
  for (const option of options) {
    const group = groupOf(option);
    const known = groups.get(group.id);
    if (known) known.options.push(option);
    else groups.set(group.id, { group, options: [option] });
  }
  // Kinds with a letter of their own are always groups, so that the hand finds them at the same key.
  const fixed = [...groups.values()].flatMap(({ group }) => group.letter ?? []);
  if (groups.size < 2 || (!fixed.length && options.length <= FLAT))
    return { groups: [], open: null, row: keyed(options, DIGITS + LETTERS) };
  // Where only one kind has several options and they are few, nobody has to open it.
  const all = [...groups.values()];
  const broad = all.filter((one) => one.options.length > 1);
  const opened =
    all.find((one) => one.group.id === open) ?? (broad.length === 1 && options.length <= FLAT ? broad[0] : undefined);
  const listed = opened && opened.options.length > 1 ? opened.options : [];
  // The first digits are the numbers of what a teacher asks for: in a row of it, kinds without a letter have the last ones.
  const digits = listed.some(({ step }) => first.includes(step)) ? [...DIGITS].reverse() : [...DIGITS];
  const kinds = all.map((one) => ({ ...one, key: one.group.letter ?? digits.shift() ?? '' }));
  const taken = new Set(kinds.map(({ key }) => key));
  const free = [...(fixed.length ? DIGITS : ''), ...LETTERS].filter((key) => !taken.has(key)).join('');
  return {
    groups: kinds,
    open: opened?.group.id ?? null,
    row: keyed(listed, free),
  };
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
