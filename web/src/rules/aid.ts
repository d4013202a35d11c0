// The player aid: what one looks up during a game, taken out of the rules, so that it says the same in every language.
// `![](rules:4.3)` takes a section, `![](rules:4.3/table,list)` only its tables and lists, `![](pieces:favor_tile)` shows
// pieces, and a line of dashes begins the other side of the sheet.

import { anchor, type Block, numbered, parse, type Section } from './markdown';

export type Kind = 'table' | 'list' | 'paragraph';

/** What a line asks for; `null` where it is none. */
export function asked(line: string): { rule: string; only: Kind[] } | null {
  const found = /^!\[\]\(rules:([^/)]+)(?:\/([^)]*))?\)$/.exec(line.trim());
  if (!found) return null;
  return { rule: (found[1] ?? '').replaceAll('+', ' '), only: (found[2] ?? '').split(',').filter(Boolean) as Kind[] };
}

function side(text: string, book: readonly Section[]): Section[] {
  const all: Section[] = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const wish = asked(line);
    const section = wish ? book.find(({ id }) => id === anchor(wish.rule)) : undefined;
    if (wish && section) {
      const fits = ({ kind }: Block) =>
        kind !== 'pieces' && (!wish.only.length || (wish.only as string[]).includes(kind));
      const title = numbered(section.title).name;
      all.push({ ...section, level: 2, title, blocks: section.blocks.filter(fits) });
    } else if (!wish) {
      all.at(-1)?.blocks.push(...parse(line).filter(({ kind }) => kind === 'pieces'));
    }
  }
  return all;
}

/** The sides of the sheet. */
export const aid = (text: string, book: readonly Section[]): Section[][] =>
  text.split(/^---+$/m).map((one) => side(one, book));
