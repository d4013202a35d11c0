import { describe, expect, it } from 'vitest';
import altay from './altay/mini';
import anunnaki from './anunnaki/mini';
import { Layers, loadMini } from './mini';
import duel from './monumental-duel/mini';
import terra from './terra-mystica/mini';

const tints = (sketch: { layers: { tint: string }[] }) => sketch.layers.map(({ tint }) => tint);

describe('boards in small', () => {
  it('gathers lands of a kind in one path', () => {
    const layers = new Layers();
    layers.add('lakes', 'a');
    layers.add('desert', 'b');
    layers.add('lakes', 'c');
    expect(layers.all).toEqual([
      { tint: 'lakes', d: 'ac' },
      { tint: 'desert', d: 'b' },
    ]);
  });

  it('knows the drawn games and no other', async () => {
    expect(await loadMini('terra-mystica')).toBe(terra);
    expect(await loadMini('pebbles')).toBeNull();
  });

  it('shows structures of Terra Mystica in the colours of their owners, larger where they are more', () => {
    const printed = {
      hexes: [
        { id: 'A1', row: 0, column: 0, terrain: 'plains' },
        { id: 'A2', row: 0, column: 1, terrain: 'lakes' },
      ],
      rivers: [{ id: 'r0', row: 1, column: 0 }],
    };
    const view = {
      hexes: [
        { id: 'A1', terrain: 'lakes', structure: 'stronghold', owner: 1 },
        { id: 'A2', terrain: 'lakes', structure: 'dwelling', owner: 1 },
      ],
      seats: [{ colour: null }, { colour: 'lakes' }],
    };
    const sketch = terra(view, printed, 0);
    expect(tints(sketch)).toEqual(['river', 'lakes']);
    expect(sketch.marks.map(({ colour }) => colour)).toEqual(['lake', 'lake']);
    expect(sketch.marks[0]?.size).toBeGreaterThan(sketch.marks[1]?.size ?? 0);
    expect(sketch.marks[0]?.x).toBeLessThan(sketch.marks[1]?.x ?? 0);
  });

  it('shows each settlement of Altay', () => {
    const region = { id: 'farmland_top_left', holder: 0, settlements: 3 };
    const sketch = altay({ regions: [region], seats: [{ faction: 'firefolk' }] }, null, null);
    expect(tints(sketch).sort()).toEqual(['farmland', 'forest', 'hill', 'mountain']);
    expect(sketch.marks.map(({ colour }) => colour)).toEqual(['flame', 'flame', 'flame']);
  });

  it('shows the worlds of Anunnaki with whoever is there', () => {
    const territory = (id: string, q: number) => ({ id, q, r: 0, sources: ['gold'], atlantis: q === 0 });
    const printed = { territories: [territory('gaia_a', 0), territory('gaia_b', 1)] };
    const pieces = [{ seat: 1, followers: 2, minor_gods: 0, major_gods: 0, settlements: 0 }];
    const view = {
      boards: [{ board: 'gaia2', territories: [{ territory: 'gaia_a' }, { territory: 'gaia_b', pieces }] }],
      seats: [{ house: 'pharaos' }, { house: 'hellenis' }],
    };
    const sketch = anunnaki(view, printed, 0);
    expect(tints(sketch)).toEqual(['r-atl', 'r-gold']);
    expect(sketch.marks.map(({ colour }) => colour)).toEqual(['lake']);
  });

  it('puts the own city of Monumental Duel to the left', () => {
    const face = (paid_with: string) => ({ kind: 'building', paid_with, yields: {}, types: [] });
    const printed = { cards: { mill: face('gold'), school: face('science') } };
    const city = (card: string | null) => [{ card, activated: card !== null }];
    const view = {
      row: ['mill', null],
      players: [
        { civilization: 'aztecs', city: city(null), provinces: [] },
        { civilization: 'malians', city: city('school'), provinces: [] },
      ],
      advantage: { holder: 1 },
    };
    const [left, right] = [duel(view, printed, 1), duel(view, printed, 0)];
    const of = (sketch: typeof left, tint: string) => sketch.layers.find((layer) => layer.tint === tint)?.d ?? '';
    expect(of(left, 'k-science')).toMatch(/^M25 /);
    expect(of(right, 'k-science')).toMatch(/^M249 /);
    expect(left.marks.map(({ colour }) => colour)).toEqual(['amber']);
  });
});
