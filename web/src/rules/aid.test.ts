import { describe, expect, it } from 'vitest';
import { aid, asked } from './aid';
import { laid } from './spread';
import { anchor, sections } from './markdown';

const read = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => ({ game: /crates\/([^/]+)/.exec(path)?.[1] ?? '', path, text }));
const aids = read(
  import.meta.glob<string>('../../../crates/*/text/aid.md', { query: '?raw', import: 'default', eager: true }),
);
const books = read(
  import.meta.glob<string>('../../../crates/*/text/rules.*.md', { query: '?raw', import: 'default', eager: true }),
);

describe('the player aid', () => {
  it('exists for every game with a book of some length', () => {
    const long = new Set(books.filter(({ text }) => text.length > 5000).map(({ game }) => game));
    expect(aids.map(({ game }) => game).sort()).toEqual([...long].sort());
  });

  for (const { game, text } of aids)
    for (const book of books.filter((one) => one.game === game))
      it(`is taken out of the rules: ${book.path.slice(16)}`, () => {
        const all = sections(book.text);
        const wishes = text.split('\n').flatMap((line) => asked(line) ?? []);
        expect(wishes.length).toBeGreaterThan(8);
        for (const { rule, only } of wishes) {
          expect(
            all.some(({ id }) => id === anchor(rule)),
            rule,
          ).toBe(true);
          for (const kind of only) expect(['table', 'list', 'paragraph']).toContain(kind);
        }
        const sides = aid(text, all);
        expect(sides).toHaveLength(2);
        expect(sides.flat()).toHaveLength(wishes.length);
        for (const { title, blocks } of sides.flat()) expect(blocks.length, title).toBeGreaterThan(0);
      });

  it('takes a whole section, a part of one, and pieces', () => {
    const book = sections('# G\n\n## 1 One\n\nWords.\n\n- a\n\n![](pieces:tile)\n\n## 2 Two\n\nMore.');
    const [first, second] = aid('![](rules:1/list)\n![](pieces:card)\n---\n![](rules:2)', book);
    expect(first?.map(({ title }) => title)).toEqual(['One']);
    expect(first?.[0]?.blocks.map(({ kind }) => kind)).toEqual(['list', 'pieces']);
    expect(second?.[0]?.blocks.map(({ kind }) => kind)).toEqual(['paragraph']);
    expect(asked('a line')).toBeNull();
  });
});

describe('an open book', () => {
  it('has words on the left, a short table beside them and long ones below', () => {
    const row = '| a | b |\n';
    const table = (n: number) => `| x | y |\n| --- | --- |\n${row.repeat(n)}`;
    const blocks = (text: string) => sections(`## 1 A\n\n${text}`)[0]?.blocks ?? [];
    const short = laid(blocks(`Words.\n\n${table(3)}`));
    expect([short.words.length, short.beside.length, short.below.length]).toEqual([1, 1, 0]);
    const long = laid(blocks(`Words.\n\n${table(12)}\n\n![](pieces:tile)`));
    expect([long.words.length, long.beside.length, long.below.length]).toEqual([1, 0, 2]);
    const bare = laid(blocks(table(3)));
    expect([bare.words.length, bare.beside.length, bare.below.length]).toEqual([0, 0, 1]);
  });
});
