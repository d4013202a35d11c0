// The rules as a book: chapters cut into pages that one reads in a sitting.

import { numbered, type Section } from './markdown';

export interface BookPage {
  /** The address of its first section. */
  id: string;
  /** Its place in the book, from 1. */
  number: number;
  title: string;
  /** The chapter, where the page is only a part of it. */
  chapter: string | null;
  sections: Section[];
}

/** A chapter of more words is cut at its headings, and so short a part stays with the one before it. */
const LONG = 750;
const SHORT = 55;

const count = (sections: readonly Section[]) =>
  sections.reduce((sum, { words }) => sum + words.split(/\s+/).filter(Boolean).length, 0);

/** Cuts a list where a section begins something new. */
function cut(sections: readonly Section[], begins: (section: Section) => boolean): Section[][] {
  const parts: Section[][] = [];
  for (const section of sections) {
    const last = parts.at(-1);
    if (last && !begins(section)) last.push(section);
    else parts.push([section]);
  }
  return parts;
}

function pagesOf(chapter: Section[]): Section[][] {
  if (count(chapter) <= LONG) return [chapter];
  const pages: Section[][] = [];
  for (const part of cut(chapter, ({ level }) => level <= 3)) {
    const last = pages.at(-1);
    const lone = last && last.length === 1 && last[0]?.level === 2;
    if (last && (lone || count(last) < SHORT || count(part) < SHORT)) last.push(...part);
    else pages.push(part);
  }
  return pages;
}

/** The pages of a book. */
export function pages(book: readonly Section[]): BookPage[] {
  const all: BookPage[] = [];
  for (const chapter of cut(book, ({ level }) => level <= 2)) {
    const parts = pagesOf(chapter);
    const head = numbered(chapter[0]?.title ?? '').name;
    for (const [i, sections] of parts.entries()) {
      // A chapter that begins with its first part is called by that part.
      const [first, second] = sections;
      const named = parts.length > 1 && i === 0 && first?.level === 2 && second ? second : first;
      all.push({
        id: first?.id ?? '',
        number: all.length + 1,
        title: numbered(named?.title ?? '').name,
        chapter: parts.length > 1 ? head : null,
        sections,
      });
    }
  }
  return all;
}

/** The page with a section. */
export const pageWith = (all: readonly BookPage[], id: string): BookPage | undefined =>
  all.find(({ sections }) => sections.some((section) => section.id === id));

/** The words around the first place where something is said that is searched for. */
export function snippet(section: Section, wanted: readonly string[], size = 180): string {
  const text = section.blocks
    .flatMap((block) =>
      block.kind === 'paragraph'
        ? [block.text]
        : block.kind === 'list'
          ? block.items
          : block.kind === 'table'
            ? block.rows.map((row) => row.flat())
            : [],
    )
    .map((parts) => parts.map((part) => part.text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ');
  const low = text.toLowerCase();
  const at = wanted.map((word) => low.indexOf(word)).filter((one) => one >= 0);
  const from = Math.max(0, Math.min(...(at.length ? at : [0])) - size / 3);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + size >= text.length ? text.length : text.lastIndexOf(' ', start + size);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
