// Parts of the table that lessons light or lay a cloth over are named by the drawings of their game.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const GAMES = ['terra-mystica', 'altay', 'anunnaki', 'monumental-duel'];

describe.each(GAMES)('the lessons of %s', (game) => {
  const lessons = readFileSync(join(__dirname, '../../../crates', game, 'lessons/first.toml'), 'utf8');
  const folder = join(__dirname, '../games', game);
  const drawn = readdirSync(folder)
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const covers = [...lessons.matchAll(/^covers = \[(.*)\]$/gm)].flatMap(([, list = '']) => list.match(/[\w-]+/g) ?? []);
  const lit = [...lessons.matchAll(/"part:([\w-]+)"/g)].map(([, name = '']) => name);

  it('name parts that are drawn', () => {
    expect(covers.length).toBeGreaterThan(0);
    expect(lit.length).toBeGreaterThan(0);
    const named = (name: string) => new RegExp(`data-part=("${name}"|\\{.*'${name}')`).test(drawn);
    expect([...covers, ...lit].filter((name) => !named(name))).toEqual([]);
  });

  it('name numbers that are shown', () => {
    const numbers = [...lessons.matchAll(/"number:([\w-]+)"/g)].map(([, key = '']) => key);
    expect(numbers.length).toBeGreaterThan(0);
    // Some counters are written out, others drawn for each of the goods in turn.
    const goods = /^tally-(vp|coins|workers|priests|food|production|science|military|gold)$/;
    const inTurn = /data-counter="\{seat\}:(tally-\{resource\}|\{GOODS\[kind\]\.tally\})"/.test(drawn);
    const shown = (key: string) => drawn.includes(`:${key}"`) || (inTurn && goods.test(key));
    expect(numbers.filter((key) => !shown(key))).toEqual([]);
  });
});
