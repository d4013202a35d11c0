import { describe, expect, it } from 'vitest';
import { find, inline, marked, numbered, parse, sections } from './markdown';

describe('rule texts', () => {
  it('become headings, paragraphs, lists and tables', () => {
    const blocks = parse(
      '# Game\n\nOne *two* **three** `x`.\nGoes on.\n\n- a\n  more\n- b\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
    expect(blocks[1]).toMatchObject({
      text: [
        { text: 'One ' },
        { kind: 'em', text: 'two' },
        { text: ' ' },
        { kind: 'strong', text: 'three' },
        { text: ' ' },
        { kind: 'code', text: 'x' },
        { text: '. Goes on.' },
      ],
    });
    expect(blocks[2]).toMatchObject({ items: [[{ text: 'a more' }], [{ text: 'b' }]] });
    expect(blocks[3]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  it('leave names with underscores alone', () => {
    expect(inline('the id trading_post_alone here')).toEqual([
      { kind: 'text', text: 'the id trading_post_alone here' },
    ]);
  });

  it('are cut at headings and found by words', () => {
    const all = sections('# Game\n\nIntro.\n\n## 4.3 Bridges\n\nA bridge joins two hexes.\n\n## Towns\n\nSee 4.3.\n');
    expect(all.map((section) => section.id)).toEqual(['game', 'rule-4.3', 'towns']);
    expect(find(all, 'JOINS two').map((section) => section.id)).toEqual(['rule-4.3']);
    expect(find(all, '')).toEqual(all);
    expect(find(all, 'ship')).toEqual([]);
  });

  it('call other parts by their names, never by numbers', () => {
    const all = sections(
      '# Game\n\nSee 4.3 and (8 R1, R2); 1.5 coins, 4.3, (9), see 9, ×5 (9), 9.\n\n' +
        '## 4.3 Bridges\n\n- x (4.3)\n\n## 8 R1 Supply\n\n## 8 R2 Coins\n\n## 9 End\n',
    );
    const said = all.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph' ? block.text : block.kind === 'list' ? block.items.flat() : [],
      ),
    );
    expect(said.map(({ text }) => text).join('')).toBe(
      'See Bridges and (Supply, Coins); 1.5 coins, Bridges, (End), see End, ×5 (9), 9.x (Bridges)',
    );
    expect(said.flatMap((part) => (part.kind === 'rule' ? [part.to] : []))).toEqual([
      'rule-4.3',
      'rule-8-R1',
      'rule-8-R2',
      'rule-4.3',
      'rule-9',
      'rule-9',
      'rule-4.3',
    ]);
  });

  it('are found by the number of a rule, with what stands under it', () => {
    const all = sections(
      '# Game\n\n## 4.1 Land\n\n### 4.1.2 Spades\n\nSee 4.1.\n\n## 4.10 Sea\n\n## 8 Cases\n\n### 8 R1 Supply\n\n### 8 R19 Stores\n\n## R9 Sand\n',
    );
    const ids = (search: string) => find(all, search).map((section) => section.id);
    expect(ids('4.1')).toEqual(['rule-4.1', 'rule-4.1.2']);
    expect(ids('8 r1')).toEqual(['rule-8-R1']);
    expect(ids('8')).toEqual(['rule-8', 'rule-8-R1', 'rule-8-R19']);
    expect(ids('r9')).toEqual(['rule-R9']);
  });

  it('are found best first, with what was searched for marked', () => {
    const all = sections(
      '# Game\n\nThe town of a bridge.\n\n## 2 Set-up\n\nNothing.\n\n## 4.8 Town tiles\n\nOne each.\n',
    );
    expect(
      find(all, 'town').map((section) => section.id),
      'a heading counts most',
    ).toEqual(['rule-4.8', 'game']);
    expect(marked('A Town, a town.', ['town'])).toEqual([
      { text: 'A ', found: false },
      { text: 'Town', found: true },
      { text: ', a ', found: false },
      { text: 'town', found: true },
      { text: '.', found: false },
    ]);
    expect(marked('2 (C)', ['(c']), 'signs are no patterns').toHaveLength(3);
  });

  it('have headings with a name and the number of their rule', () => {
    expect(numbered('9.11 Minor gods')).toEqual({ name: 'Minor gods', number: '9.11' });
    expect(numbered('8 R30 Commerce')).toEqual({ name: 'Commerce', number: '8 R30' });
    expect(numbered('R43 Province-type tokens')).toEqual({ name: 'Province-type tokens', number: 'R43' });
    expect(numbered('3D glasses')).toEqual({ name: '3D glasses', number: '' });
  });
});
