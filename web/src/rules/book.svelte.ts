// The rules of the games for players, in the language of the page or in English; each text is fetched when it is read.

import { locale } from '../text/locale.svelte';
import { aid } from './aid';
import { anchor, numbered, sections, type Section } from './markdown';

const texts = import.meta.glob<string>('../../../crates/*/text/rules.*.md', { query: '?raw', import: 'default' });

let read = $state.raw<Readonly<Record<string, Section[]>>>({});
const asked = new Set<string>();

/** The rules of a game; `null` until they are there. */
export function bookOf(game: string): Section[] | null {
  const path = [locale.language, 'en']
    .map((language) => `../../../crates/${game}/text/rules.${language}.md`)
    .find((one) => texts[one]);
  if (!path) return [];
  if (!asked.has(path)) {
    asked.add(path);
    texts[path]?.().then(
      (text) => (read = { ...read, [path]: sections(text) }),
      // Whoever opens the rules next asks again.
      () => asked.delete(path),
    );
  }
  return read[path] ?? null;
}

const aids = import.meta.glob<string>('../../../crates/*/text/aid.md', { query: '?raw', import: 'default' });
let sheets = $state.raw<Readonly<Record<string, string>>>({});

/** The sides of the player aid of a game, in the language of now; `null` until they are there. */
export function aidOf(game: string): Section[][] | null {
  const path = `../../../crates/${game}/text/aid.md`;
  const load = aids[path];
  if (!load) return [];
  if (!asked.has(path)) {
    asked.add(path);
    load().then(
      (text) => (sheets = { ...sheets, [path]: text }),
      () => asked.delete(path),
    );
  }
  const [text, book] = [sheets[path], bookOf(game)];
  return text === undefined || book === null ? null : aid(text, book);
}

/** What the rule is called by which a refusal names it. */
export function ruleName(game: string, rule: string): string | null {
  const section = bookOf(game)?.find(({ id }) => id === anchor(rule));
  return section ? numbered(section.title).name : null;
}
