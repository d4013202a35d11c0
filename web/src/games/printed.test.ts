// A table that is played with a content pack shows the values of the pack, and the next table the standard ones.

import { afterEach, describe, expect, it } from 'vitest';
import type { ContentItem } from '../api/types';
import * as anunnaki from './anunnaki/printed';
import * as terra from './terra-mystica/printed';

const item = (kind: string, id: string, values: Record<string, string>): ContentItem => ({
  kind,
  id,
  sentence: '',
  texts: [],
  values: Object.entries(values).map(([field, value]) => ({ field, value, source: 'published' })),
});

afterEach(() => {
  anunnaki.takePack(null);
  terra.takePack(null);
});

describe('a pack of Anunnaki', () => {
  it('replaces what is printed, and new pacts are known', () => {
    const dagger = anunnaki.WEAPONS.get('dagger');
    const metal = anunnaki.NUMBERS.resource_cap;
    anunnaki.takePack([
      item('weapon', 'dagger', {
        kind: 'advanced',
        cost: '{ metal = 3 }',
        strength: '9',
        effect: 'none',
        war: '1',
        vp: '4',
      }),
      item('trade agreement', 'pact_mine', {
        cost: '{ any = 1, gold = 2 }',
        middle:
          '[{ kind = "choice", of = [{ kind = "resource", n = 1, resource = "gold" }, { kind = "crystal", n = 2 }] }]',
        trade: '2',
        vp: '4',
      }),
      item('magic action', 'magic_red', { crystals: '7', cost: '{}', reward: '[{ kind = "red_action" }]' }),
      item('constants', 'constants', { resource_cap: '25' }),
    ]);
    expect(anunnaki.WEAPONS.get('dagger')).toEqual({
      id: 'dagger',
      kind: 'advanced',
      cost: { metal: 3 },
      strength: 9,
      effect: 'none',
      war: 1,
      vp: 4,
    });
    expect(anunnaki.PACTS.get('pact_mine')).toMatchObject({
      cost: { any: 1, gold: 2 },
      middle: [
        {
          kind: 'choice',
          of: [
            { kind: 'resource', n: 1, resource: 'gold' },
            { kind: 'crystal', n: 2 },
          ],
        },
      ],
      vp: 4,
    });
    expect(anunnaki.MAGIC.map(({ crystals }) => crystals)).toEqual([7]);
    expect(anunnaki.NUMBERS.resource_cap).toBe(25);
    anunnaki.takePack(null);
    expect(anunnaki.WEAPONS.get('dagger')).toEqual(dagger);
    expect(anunnaki.PACTS.has('pact_mine')).toBe(false);
    expect(anunnaki.MAGIC).toHaveLength(6);
    expect(anunnaki.NUMBERS.resource_cap).toBe(metal);
  });
});

describe('a pack of Terra Mystica', () => {
  it('replaces goods, rows of numbers and points', () => {
    const dwelling = terra.FACTIONS.get('halflings')?.cost_dwelling;
    terra.takePack([
      item('faction', 'halflings', {
        start: '15 C 4 W',
        bowls: '2 10 0',
        cults: 'air 2 earth 1 fire 0 water 0',
        cost_dwelling: '3 C 1 W',
        worker_income: '1 2 3',
        spade_cost: '3 W, 2 W, 1 W',
      }),
      item('town_tile', 'town_cults', { vp: '9', gain: '2 step on each cult' }),
      item('bonus_tile', 'bonus_spade', { income: '5 C' }),
    ]);
    expect(terra.FACTIONS.get('halflings')).toMatchObject({
      home: 'plains',
      start: { c: 15, w: 4 },
      bowls: [2, 10, 0],
      cults: { air: 2, earth: 1, fire: 0, water: 0 },
      cost_dwelling: { c: 3, w: 1 },
      worker_income: [1, 2, 3],
      spade_cost: [{ w: 3 }, { w: 2 }, { w: 1 }],
    });
    expect(terra.TOWN.get('town_cults')).toMatchObject({ vp: 9, gain: { cult_steps_each: 2 } });
    expect(terra.BONUS.get('bonus_spade')).toMatchObject({ income: { c: 5 }, effect: { action: { spade: 1 } } });
    terra.takePack(null);
    expect(terra.FACTIONS.get('halflings')?.cost_dwelling).toEqual(dwelling);
  });
});
