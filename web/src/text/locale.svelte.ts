// The language of the page and every catalogue it needs.

import type { FluentVariable } from '@fluent/bundle';
import page from './en.ftl?raw';
import { Catalogue, TEST_LOCALE } from './fluent';
import type { Key } from './keys';

/** What the pages of the games say, beside their drawings. */
const drawn = import.meta.glob<string>('../games/*/en.ftl', { query: '?raw', import: 'default', eager: true });
const english = [page, ...Object.values(drawn)].join('\n');
/** Catalogues of the page itself beyond English; a new file is a new language. */
const shells = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' });
const shellsOfGames = import.meta.glob<string>(['../games/*/*.ftl', '!../games/*/en.ftl'], {
  query: '?raw',
  import: 'default',
});
/** Catalogues of the games, fetched when a table of theirs opens. */
const games = import.meta.glob<string>('../../../crates/*/text/*.ftl', { query: '?raw', import: 'default' });

/** What the teacher says, fetched when there is something to say. */
const lessons = import.meta.glob<string>('../../../crates/*/lessons/*.ftl', { query: '?raw', import: 'default' });

/** What the exercises of the rules say, fetched with them. */
const practice = import.meta.glob<string>('../../../crates/*/lessons/practice/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Languages with a catalogue of the page. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(shells).map((path) => path.slice(2, -4))];

/** Everything the page says in another language than English; `null` where it does not speak it. */
async function shellIn(language: string): Promise<string | null> {
  const page = shells[`./${language}.ftl`];
  if (!page) return null;
  const games = Object.entries(shellsOfGames).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return (await Promise.all([page(), ...games.map(([, load]) => load())])).join('\n');
}

class Locale {
  /** The language now. */
  language = $state('en');
  #shell = $state.raw(new Catalogue('en', [{ locale: 'en', text: english }]));

  get shell(): Catalogue {
    return this.#shell;
  }

  /** The language for dates and numbers. */
  get tag(): string {
    return this.language === TEST_LOCALE ? 'en' : this.language;
  }

  /** Counts what was wished for: of two languages under way the later one stays. */
  #wished = 0;

  /** Changes the language; `null` follows the browser. */
  async use(wish: string | null) {
    const wished = ++this.#wished;
    const candidates = wish === null ? navigator.languages.map((tag) => tag.split('-')[0] ?? tag) : [wish];
    const language = candidates.find((tag) => LANGUAGES.includes(tag) || tag === TEST_LOCALE) ?? 'en';
    const sources = [{ locale: 'en', text: english }];
    if (language === TEST_LOCALE) sources.unshift({ locale: TEST_LOCALE, text: english });
    const other = await shellIn(language);
    if (wished !== this.#wished) return;
    if (other !== null) sources.unshift({ locale: language, text: other });
    this.#shell = new Catalogue(language, sources);
    this.language = language;
    document.documentElement.lang = this.tag;
  }

  /** The catalogue of a game in the language of now: the one in use when everything is fetched. */
  async game(game: string): Promise<Catalogue> {
    const { language } = this;
    const file = (of: string) => games[`../../../crates/${game}/text/${of}.ftl`];
    const text = (await file('en')?.()) ?? '';
    // What the table itself says stands in the catalogue of the page.
    const sources = [
      { locale: 'en', text },
      { locale: 'en', text: english },
    ];
    if (language === TEST_LOCALE)
      sources.unshift({ locale: TEST_LOCALE, text }, { locale: TEST_LOCALE, text: english });
    const shell = await shellIn(language);
    if (shell !== null) sources.unshift({ locale: language, text: shell });
    const own = language === 'en' ? undefined : await file(language)?.();
    if (own) sources.unshift({ locale: language, text: own });
    return language === this.language ? new Catalogue(language, sources) : this.game(game);
  }

  /** The lessons of a game in the language of now. */
  lessons(game: string): Promise<Catalogue> {
    return this.#taught((of) => lessons[`../../../crates/${game}/lessons/${of}.ftl`]);
  }

  /** The exercises of its rules in the language of now. */
  practice(game: string): Promise<Catalogue> {
    return this.#taught((of) => practice[`../../../crates/${game}/lessons/practice/${of}.ftl`]);
  }

  async #taught(file: (language: string) => (() => Promise<string>) | undefined): Promise<Catalogue> {
    const { language } = this;
    const text = (await file('en')?.()) ?? '';
    const sources = [{ locale: language === TEST_LOCALE ? TEST_LOCALE : 'en', text }];
    const own = language === 'en' ? undefined : await file(language)?.();
    if (own) sources.unshift({ locale: language, text: own });
    return language === this.language ? new Catalogue(language, sources) : this.#taught(file);
  }
}

export const locale = new Locale();

/** A message of the page. */
export function t(key: Key, args: Record<string, FluentVariable> = {}): string {
  return locale.shell.format(key, args);
}

/** A message of the page if there is one, else the words given. */
export function tOr(key: string, words: string): string {
  return locale.shell.has(key) ? locale.shell.format(key) : words;
}

/** A date and time in the language of the page. */
export function dateTime(at: number): string {
  return new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** How long ago, in the language of the page. */
export function ago(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(locale.tag, { numeric: 'auto', style: 'short' });
  if (Math.abs(seconds) < 60) return format.format(0, 'second');
  if (Math.abs(seconds) < 3600) return format.format(Math.round(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86_400), 'day');
}
