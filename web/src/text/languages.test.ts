// Every language says exactly what English says: a missing, unused or broken message fails here.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from './forms';

type Message = FluentResource['body'][number];
type Pattern = NonNullable<Message['value']>;
type Expression = Exclude<Pattern, string>[number];
type Select = Extract<Expression, { type: 'select' }>;
type Call = Extract<Expression, { type: 'func' }>;

const CRATES = join(__dirname, '../../../crates');
// The terminal speaks English only.
const games = readdirSync(CRATES).filter((crate) => crate !== 'cli' && existsSync(join(CRATES, crate, 'text/en.ftl')));
const folders = [__dirname, ...games.map((crate) => join(CRATES, crate, 'text'))];
// What the pages of games say lies beside their drawings; together with the page's own catalogue it is one.
const DRAWN = join(__dirname, '../games');
const pages = readdirSync(DRAWN)
  .map((game) => join(DRAWN, game))
  .filter((folder) => existsSync(join(folder, 'en.ftl')));
const languagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => basename(file, '.ftl'));
const languages = languagesIn(__dirname).filter((language) => language !== 'en');

/** Every expression of a pattern, also inside variants and calls. */
function expressions(pattern: Pattern | null): Expression[] {
  if (pattern === null || typeof pattern === 'string') return [];
  return pattern.flatMap((one) => (typeof one === 'string' ? [] : inside(one)));
}

function inside(one: Expression): Expression[] {
  if (typeof one === 'string') return [];
  if (one.type === 'select')
    return [one, ...inside(one.selector), ...one.variants.flatMap((variant) => expressions(variant.value))];
  if (one.type === 'func') return [one, ...one.args.flatMap((arg) => (arg.type === 'narg' ? [] : inside(arg)))];
  return [one];
}

const patterns = (message: Message) => [message.value, ...Object.values(message.attributes)];
const all = (message: Message) => patterns(message).flatMap(expressions);
const isSelect = (one: Expression): one is Select => typeof one !== 'string' && one.type === 'select';
const isCall = (one: Expression): one is Call => typeof one !== 'string' && one.type === 'func';
const names = (found: Expression[]) =>
  [...new Set(found.flatMap((one) => (typeof one !== 'string' && one.type === 'var' ? [one.name] : [])))].sort();

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const keyed = (select: Select) =>
  select.variants.flatMap(({ key }) => (key.type === 'str' && PLURALS.has(key.value) ? [key.value] : []));
// `other` alone is only what is left beside exact numbers.
const plurals = (select: Select) => keyed(select).filter((_, __, keys) => keys.some((key) => key !== 'other'));
/** The variables that a pattern counts with. */
const counted = (pattern: Pattern | null) =>
  expressions(pattern)
    .filter(isSelect)
    .filter((select) => plurals(select).length > 0)
    .flatMap((select) => names(inside(select.selector)));
/** The plural categories of whole numbers in a language. */
const categories = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))].sort();
};

function read(folder: string, language: string) {
  const own = folder === __dirname ? pages : [];
  const source = [folder, ...own].map((each) => readFileSync(join(each, `${language}.ftl`), 'utf8')).join('\n');
  const messages = new Map(new FluentResource(source).body.map((message) => [message.id, message]));
  return { source, messages };
}

/** The option `name` of every call of `FORM` or `TRAIT`. */
function asked(messages: Iterable<Message>, name: string): Set<string> {
  const calls = [...messages].flatMap(all).filter(isCall);
  return new Set(
    calls.flatMap((call) =>
      call.args.flatMap((arg) =>
        arg.type === 'narg' && arg.name === name && arg.value.type === 'str' ? [arg.value.value] : [],
      ),
    ),
  );
}

it('every game and the page speak the same languages', () => {
  expect(languages).toContain('ru');
  for (const folder of [...folders, ...pages])
    expect([folder, languagesIn(folder).sort()]).toEqual([folder, ['en', ...languages].sort()]);
});

it('every game tells its rules in every language', () => {
  const books = games.map((game) => [
    game,
    ...['en', ...languages].filter((language) => !existsSync(join(CRATES, game, `text/rules.${language}.md`))),
  ]);
  expect(books).toEqual(games.map((game) => [game]));
});

for (const folder of folders) {
  const title = folder === __dirname ? 'the page' : basename(join(folder, '..'));
  const english = read(folder, 'en');
  for (const language of languagesIn(folder)) {
    describe(`${title} in ${language}`, () => {
      const { source, messages } = language === 'en' ? english : read(folder, language);

      it('parses to the last line', () => {
        const written = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? '');
        expect(written.filter((key) => !messages.has(key))).toEqual([]);
        expect(written.filter((key, at) => written.indexOf(key) !== at)).toEqual([]);
        const attributes = [...messages.values()].reduce(
          (sum, message) => sum + Object.keys(message.attributes).length,
          0,
        );
        expect(attributes).toBe([...source.matchAll(/^\s+\.[a-zA-Z][\w-]* *=/gm)].length);
      });

      it('has exactly the messages of English, none of them empty', () => {
        expect([...english.messages.keys()].filter((key) => !messages.has(key))).toEqual([]);
        expect([...messages.keys()].filter((key) => !english.messages.has(key))).toEqual([]);
        const empty = (pattern: Pattern | null) => pattern === null || (typeof pattern === 'string' && !pattern.trim());
        expect(
          [...messages.values()].filter((message) => patterns(message).some(empty)).map((message) => message.id),
        ).toEqual([]);
      });

      it('uses the arguments of English and no others', () => {
        for (const [key, message] of messages) {
          const known = names(expressions(english.messages.get(key)?.value ?? null));
          // What the server says in English is said by its code in other languages.
          if (!key.startsWith('fault-')) expect([key, names(expressions(message.value))]).toEqual([key, known]);
          expect([key, names(all(message)).filter((name) => !known.includes(name))]).toEqual([key, []]);
        }
      });

      it('has every plural form wherever it counts, and counts where English does', () => {
        for (const [key, message] of messages) {
          for (const select of all(message)
            .filter(isSelect)
            .filter((one) => plurals(one).length > 0)) {
            const missing = categories(language).filter((category) => !plurals(select).includes(category));
            expect([key, missing]).toEqual([key, []]);
          }
          const here = counted(message.value);
          expect([
            key,
            counted(english.messages.get(key)?.value ?? null).filter((name) => !here.includes(name)),
          ]).toEqual([key, []]);
        }
      });

      it('asks only for forms that its things have, and has only forms that are asked for', () => {
        const calls = [...messages.values()].flatMap(all).filter(isCall);
        expect(calls.filter((call) => !(call.name in FUNCTIONS)).map((call) => call.name)).toEqual([]);
        const wanted = new Set([...asked(messages.values(), 'case'), ...asked(messages.values(), 'name')]);
        const forms = (of: Iterable<Message>) => [...of].flatMap((message) => Object.keys(message.attributes));
        const there = new Set(forms(messages.values()));
        // The page puts things of the games into its own sentences.
        const things = new Set([
          ...there,
          ...(folder === __dirname ? folders.flatMap((other) => forms(read(other, language).messages.values())) : []),
        ]);
        expect([...wanted].filter((form) => !things.has(form))).toEqual([]);
        // The log asks for `log` itself.
        expect([...there].filter((form) => form !== 'log' && !wanted.has(form))).toEqual([]);
      });
    });
  }
}
