import { describe, expect, it } from 'vitest';
import { anchor, sections, type Inline } from './markdown';

const read = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => ({ game: /crates\/([^/]+)/.exec(path)?.[1] ?? '', path, text }));
const books = read(
  import.meta.glob<string>('../../../crates/*/text/rules.*.md', { query: '?raw', import: 'default', eager: true }),
);
const refusals = read(
  import.meta.glob<string>('../../../crates/*/src/refusal.rs', { query: '?raw', import: 'default', eager: true }),
).filter(({ game }) => game !== 'game-core');

const modules = Object.entries(
  import.meta.glob<string>('../games/*/module.ts', { query: '?raw', import: 'default', eager: true }),
).map(([path, text]) => ({ game: /games\/([^/]+)/.exec(path)?.[1] ?? '', text }));

/** The places in the rules that a game names when it refuses a step. */
const cited = (source: string) => [
  ...new Set([...source.matchAll(/"(\d+(?:\.\d+)*(?: R\d+)?|R\d+)"/g)].map((match) => match[1] ?? '')),
];

describe('the rules for players', () => {
  it('exist for every game', () => {
    expect(refusals.length).toBeGreaterThan(4);
    for (const { game } of refusals)
      expect(
        books.map(({ path }) => path),
        game,
      ).toContain(`../../../crates/${game}/text/rules.en.md`);
  });

  for (const { game, path, text } of books) {
    it(`have every rule a refusal names: ${path.slice(16)}`, () => {
      const ids = sections(text).map((section) => section.id);
      const rules = cited(refusals.find((one) => one.game === game)?.text ?? '');
      expect(rules.length).toBeGreaterThan(game === 'pebbles' ? 0 : 9);
      expect(rules.filter((rule) => !ids.includes(anchor(rule)))).toEqual([]);
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        'the same address twice',
      ).toEqual([]);
    });

    it(`name no part that is not there: ${path.slice(16)}`, () => {
      const said = (parts: Inline[]) => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
      const left = sections(text).flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'paragraph'
            ? said(block.text)
            : block.kind === 'list'
              ? block.items.flatMap(said)
              : block.kind === 'table'
                ? [block.head, ...block.rows].flat().flatMap(said)
                : [],
        ),
      );
      expect(left.filter((words) => /\bR\d+\b|\(\d+\.\d+/.test(words))).toEqual([]);
    });

    it(`show pieces: ${path.slice(16)}`, () => {
      const shown = sections(text).flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'pieces' ? block.of.map(({ kind }) => kind) : [])),
      );
      const drawn = modules.find((one) => one.game === game)?.text ?? '';
      if (game === 'pebbles') expect(shown).toEqual([]);
      else expect(new Set(shown).size).toBeGreaterThan(4);
      for (const kind of shown) if (game !== 'monumental-duel') expect(drawn, kind).toContain(`'${kind}'`);
    });

    it(`have no empty part: ${path.slice(16)}`, () => {
      const all = sections(text);
      // A heading may stand alone only above a deeper one.
      const bare = all.filter(
        (section, at) => section.blocks.length === 0 && (all[at + 1]?.level ?? 0) <= section.level,
      );
      expect(bare.map((section) => section.title)).toEqual([]);
      expect(text).not.toMatch(/\bfn \b|\.rs\b|RULES\.md/);
    });
  }
});
