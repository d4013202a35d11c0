// Catalogues in Fluent syntax, and messages of games turned into words.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Text } from '../api/types';
import { FUNCTIONS, Words } from './forms';
import { pseudo } from './pseudo';

/** The test locale: English with accents and some length, to see what is not translated. */
export const TEST_LOCALE = 'en-XA';

/** A piece of a sentence: plain words, something to stress, or a seat. */
export type Part = { kind: 'plain' | 'strong'; text: string } | { kind: 'seat'; text: string; seat: number };

/** Who sits where, in words. */
export type Names = (seat: number) => string;

const nobody: Names = (seat) => `${seat + 1}`;
// Marks from the private use area; they survive formatting and are cut out again.
const STRONG = '\uE000';
const SEAT = '\uE001';
const NAME = '\uE002';
const END = '\uE003';

/** A message inside a view of which nothing is known; `null` when it is none. */
export function asText(value: unknown): Text | null {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('args' in value)) return null;
  const { key, args } = value;
  const message = typeof key === 'string' && typeof args === 'object' && args !== null && !Array.isArray(args);
  return message ? { key, args: args as Text['args'] } : null;
}

/** A dash stays with the word before it. */
const dashed = (text: string) => text.replaceAll(/(?<=\S) —/g, '\u00a0—');

/** Messages in one language, with others to fall back on. */
export class Catalogue {
  readonly #bundles: FluentBundle[];
  readonly #lists: Intl.ListFormat;

  constructor(
    readonly locale: string,
    sources: { locale: string; text: string }[],
  ) {
    this.#bundles = sources.map(({ locale: of, text }) => {
      const test = of === TEST_LOCALE;
      const bundle = new FluentBundle(test ? 'en' : of, {
        useIsolating: false,
        functions: FUNCTIONS,
        ...(test ? { transform: pseudo } : {}),
      });
      bundle.addResource(new FluentResource(dashed(text)), { allowOverrides: true });
      return bundle;
    });
    this.#lists = new Intl.ListFormat(locale === TEST_LOCALE ? 'en' : locale, { type: 'conjunction' });
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** A message of our own. */
  format(key: string, args: Record<string, FluentVariable> = {}): string {
    return this.#form(key, null, args) ?? key;
  }

  /** A message of a game, with names and things marked; in a form of its own such as `log` where the language has one. */
  parts(text: Text, names: Names = nobody, form: string | null = null): Part[] {
    return split(this.#say(text, form, names, true));
  }

  /** A message of a game as plain words. */
  say(text: Text, names: Names = nobody): string {
    return this.#say(text, null, names, false);
  }

  /** The message itself, or one of its attributes; `null` when the language has no such form. */
  #form(key: string, name: string | null, args: Record<string, FluentVariable>): string | null {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key);
      if (!message) continue;
      const pattern = name === null ? message.value : message.attributes[name];
      return pattern ? bundle.formatPattern(pattern, args, []) : null;
    }
    return null;
  }

  /** The heading of a text; empty where it has none. */
  title(key: string): string {
    return this.#form(key, 'title', {}) ?? '';
  }

  /** Something that a text carries beside its words; empty where it does not. */
  attribute(key: string, name: string): string {
    return this.#form(key, name, {}) ?? '';
  }

  /** A thing for a message of our own, with its cases and its gender. */
  word(key: string): Words {
    return this.#word(key, (words) => words);
  }

  #word(key: string, strong: (words: string) => string): Words {
    const form = (name: string | null) => this.#form(key, name, {});
    const plain = form(null) ?? key;
    return new Words(strong(plain), (name) => strong(form(name) ?? plain), form);
  }

  #say(text: Text, form: string | null, names: Names, marked: boolean): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(text.args))
      if (arg !== undefined) args[name] = this.#value(arg, names, marked);
    return (form === null ? null : this.#form(text.key, form, args)) ?? this.#form(text.key, null, args) ?? text.key;
  }

  #value(arg: Arg, names: Names, marked: boolean): FluentVariable {
    const strong = (words: string) => (marked ? `${STRONG}${words}${END}` : words);
    if ('number' in arg) return arg.number;
    if ('term' in arg) return this.#word(arg.term, strong);
    if ('terms' in arg) {
      const list = (form: string | null) =>
        this.#lists.format(
          arg.terms.map((one, i) => small(this.#say(one, form, names, marked), form === 'log' && i > 0)),
        );
      const only = arg.terms.length === 1 ? arg.terms[0] : undefined;
      return new Words(list(null), list, (name) => (only ? this.#form(only.key, name, {}) : null));
    }
    if ('seat' in arg) return marked ? `${SEAT}${arg.seat}${NAME}${names(arg.seat)}${END}` : names(arg.seat);
    return strong(arg.label);
  }
}

/** The words with a small first letter, inside a sentence; names and things keep theirs. */
const small = (words: string, inside: boolean) => (inside ? words.charAt(0).toLowerCase() + words.slice(1) : words);

function split(marked: string): Part[] {
  const parts: Part[] = [];
  const open: ('strong' | { seat: number | null })[] = [];
  for (const piece of marked.split(/([\uE000-\uE003])/)) {
    const inner = open.at(-1);
    if (piece === STRONG) open.push('strong');
    else if (piece === SEAT) open.push({ seat: null });
    else if (piece === END) open.pop();
    else if (piece === NAME || piece === '') continue;
    else if (inner === undefined) parts.push({ kind: 'plain', text: piece });
    else if (inner === 'strong') parts.push({ kind: 'strong', text: piece });
    else if (inner.seat === null) inner.seat = Number(piece);
    else parts.push({ kind: 'seat', seat: inner.seat, text: piece });
  }
  return parts;
}
