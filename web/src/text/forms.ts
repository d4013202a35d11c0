// Grammar of things put into sentences. The message of a thing may carry forms as attributes:
//
//     structure-temple = храм
//         .gen = храма
//         .gender = m
//
// and another message asks for them: `{ FORM($structure, case: "gen") }` gives the form, or the plain word where it
// has none; `{ TRAIT($structure, name: "gender") -> [f] … *[m] … }` selects on one. Both also work on a list of
// messages (every item takes the form; one item alone has traits) and leave names of people as they are.

import { type FluentFunction, FluentType, type FluentValue } from '@fluent/bundle';

/** A thing or a list of things in words, with its other forms. */
export class Words extends FluentType<string> {
  constructor(
    value: string,
    /** The words in a form of the language, such as a case. */
    readonly form: (name: string) => string,
    /** What the language knows about the thing, such as its gender. */
    readonly trait: (name: string) => string | null,
  ) {
    super(value);
  }

  override toString(): string {
    return this.value;
  }
}

const named = (value: FluentValue | undefined) => (typeof value === 'string' ? value : '');

const FORM: FluentFunction = ([word = ''], options) => (word instanceof Words ? word.form(named(options.case)) : word);

const TRAIT: FluentFunction = ([word], options) =>
  word instanceof Words ? (word.trait(named(options.name)) ?? '') : '';

/** Functions that every catalogue may call. */
export const FUNCTIONS: Record<string, FluentFunction> = { FORM, TRAIT };
