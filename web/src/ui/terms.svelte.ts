// Words of the rules that open their meaning: found in the texts of the game on the table.

export interface Term {
  id: string;
  title: string;
  text: string;
  /** The section of the rules behind it. */
  rule: string;
}

/** A word of the rules with the forms it is found by; `*` stands for any letters. */
export interface Known extends Term {
  forms: readonly string[];
}

export type Cut = string | { text: string; term: Term };

interface Glossary {
  game: string;
  pattern: RegExp;
  terms: readonly { term: Term; whole: RegExp }[];
}

let now = $state.raw<Glossary | null>(null);

/** The meaning that lies open, and where the word stands. */
export const meaning = $state<{ now: { term: Term; box: DOMRect; keys: boolean } | null }>({ now: null });
/** What opens a rule on the page of now; without it the rules are a page of their own. */
export const way = $state<{ toRule: ((rule: string) => void) | null }>({ toRule: null });

const escaped = (form: string) => form.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');

/** The words of a game are found from now on; `null` where there are none. */
export function useTerms(game: string, known: readonly Known[] | null) {
  const all = (known ?? []).flatMap((term) => term.forms.map((form) => ({ form: escaped(form), term })));
  if (!all.length) {
    now = null;
    return;
  }
  // Of two forms that begin alike the longer one is meant: a trading post is no post.
  const forms = all.map(({ form }) => form).sort((a, b) => b.length - a.length);
  now = {
    game,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${forms.join('|')})(?![\\p{L}\\d])`, 'giu'),
    terms: all.map(({ form, term }) => ({ term, whole: new RegExp(`^${form}$`, 'iu') })),
  };
}

export const glossaryOf = (): string | null => now?.game ?? null;

/** Cuts a sentence at the words of the rules; each opens its meaning where it stands first, also after what was `seen` before. */
export function cutTerms(text: string, seen: Set<string> = new Set()): Cut[] {
  if (!now) return [text];
  const pieces: Cut[] = [];
  let from = 0;
  for (const match of text.matchAll(now.pattern)) {
    const [word] = match;
    const term = now.terms.find(({ whole }) => whole.test(word))?.term;
    if (!term || seen.has(term.id)) continue;
    seen.add(term.id);
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ text: word, term });
    from = match.index + word.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** Marks that stay with the word before them, and with the word after them. */
const CLOSING = /^[)\].,:;!?…»”]+/u;
const OPENING = /[(«“„[]+$/u;

export interface Bound {
  before: string;
  /** Plain words, or a word of the rules between its marks. */
  piece: Cut;
  after: string;
}

/** The pieces of a sentence, each word of the rules with the marks around it, so that no line begins with a bracket. */
export function bound(pieces: readonly Cut[]): Bound[] {
  const marks = (i: number, which: RegExp) => {
    const piece = pieces[i];
    return typeof piece === 'string' ? (piece.match(which)?.[0] ?? '') : '';
  };
  return pieces.map((piece, i) => {
    if (typeof piece !== 'string') return { before: marks(i - 1, OPENING), piece, after: marks(i + 1, CLOSING) };
    const from = i > 0 ? marks(i, CLOSING).length : 0;
    const to = i + 1 < pieces.length ? marks(i, OPENING).length : 0;
    return { before: '', piece: piece.slice(from, Math.max(from, piece.length - to)), after: '' };
  });
}

/** The words of the rules in a sentence. */
export const termsIn = (text: string): Term[] =>
  cutTerms(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term]));

/** Lays the meaning of a word open beside it. */
export function explain(term: Term, beside: Element, keys: boolean) {
  meaning.now = { term, box: beside.getBoundingClientRect(), keys };
}
