import { describe, expect, it } from 'vitest';
import { pages, pageWith, snippet } from './chapters';
import { find, sections, wordsOf } from './markdown';

const books = import.meta.glob<string>('../../../crates/*/text/rules.*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the pages of a book', () => {
  for (const [path, text] of Object.entries(books))
    it(`hold every section once and in order: ${path.slice(16)}`, () => {
      const book = sections(text);
      const all = pages(book);
      expect(all.flatMap((page) => page.sections)).toEqual(book);
      expect(all.map(({ number }) => number)).toEqual(all.map((_, i) => i + 1));
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { title, sections: parts } of all) {
        expect(title).not.toBe('');
        // Nothing but a heading is no page.
        expect(parts.some(({ blocks }) => blocks.length > 0)).toBe(true);
      }
      if (!path.includes('pebbles')) expect(all.length).toBeGreaterThan(7);
      expect(all.length).toBeLessThan(36);
    });

  it('are the same in every language', () => {
    const games = new Set(Object.keys(books).map((path) => /crates\/([^/]+)/.exec(path)?.[1] ?? ''));
    for (const game of games) {
      const numbers = ['en', 'ru', 'it'].map((language) =>
        sections(books[`../../../crates/${game}/text/rules.${language}.md`] ?? '')
          .map(({ id }) => id)
          .filter((id) => id.startsWith('rule-')),
      );
      expect(numbers[1], game).toEqual(numbers[0]);
      expect(numbers[2], game).toEqual(numbers[0]);
    }
  });

  it('part a long chapter and leave a short one whole', () => {
    const long = 'word '.repeat(300);
    const book = sections(
      `# Game\n\nIntro.\n\n## 1 Short\n\nA.\n\n### 1.1 In it\n\nB.\n\n## 2 Long\n\n### 2.1 One\n\n${long}\n\n### 2.2 Two\n\n${long}\n\n### 2.3 Tiny\n\nx\n\n### 2.4 Three\n\n${long}`,
    );
    const all = pages(book);
    expect(all.map(({ title, chapter }) => [title, chapter])).toEqual([
      ['Game', null],
      ['Short', null],
      ['One', 'Long'],
      ['Two', 'Long'],
      ['Three', 'Long'],
    ]);
    expect(pageWith(all, 'rule-2.3')?.title).toBe('Two');
    expect(pageWith(all, 'rule-9')).toBeUndefined();
  });

  it('are found with the words around', () => {
    const book = sections(`# G\n\n## 1 A\n\n${'before '.repeat(60)} the lamp is lit ${'after '.repeat(60)}`);
    const [first] = find(book, 'lamp');
    const said = first ? snippet(first, wordsOf('lamp')) : '';
    expect(said).toContain('the lamp is lit');
    expect(said.startsWith('… ')).toBe(true);
    expect(said.endsWith(' …')).toBe(true);
    expect(said.length).toBeLessThan(200);
  });
});
