import { describe, expect, it } from 'vitest';
import { inline, parse, sections } from './markdown';

describe('rule texts', () => {
  it('become headings, paragraphs, lists and tables', () => {
    const blocks = parse('# Game\n\nOne *two* **three** `x`.\nGoes on.\n\n- a\n  more\n- b\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n');
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
    expect(blocks[1]).toMatchObject({ text: [{ text: 'One ' }, { kind: 'em', text: 'two' }, { text: ' ' }, { kind: 'strong', text: 'three' }, { text: ' ' }, { kind: 'code', text: 'x' }, { text: '. Goes on.' }] });
    expect(blocks[2]).toMatchObject({ items: [[{ text: 'a more' }], [{ text: 'b' }]] });
    expect(blocks[3]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  it('leave names with underscores alone', () => {
    expect(inline('the id trading_post_alone here')).toEqual([{ kind: 'text', text: 'the id trading_post_alone here' }]);
  });

  it('are cut at headings, found by words, and spare players what developers need', () => {
    const all = sections('# Game\n\nIntro.\n\n## 4.3 Bridges\n\nA bridge joins two hexes.\n\n## Where each rule lives\n\n| Rule | Function |\n| --- | --- |\n| 4.3 | bridge |\n');
    expect(all.map((section) => section.id)).toEqual(['game', 'rule-4.3']);
    expect(all[1]?.words).toContain('joins two');
  });
});
