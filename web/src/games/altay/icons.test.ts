import { describe, expect, it } from 'vitest';
import type { Arg, Text } from '../../api/types';
import { amounts, effect, spaces } from './icons';

const text = (key: string, args: [string, Arg][] = []): Text => ({ key, args: Object.fromEntries(args) });
const food = (n: number) =>
  text('amount', [
    ['n', { number: n }],
    ['resource', { term: 'resource-food' }],
  ]);

describe('cards in signs', () => {
  it('repeat a resource as often as it is printed', () => {
    expect(amounts({ food: 2, wms: 1 })).toEqual([
      { kind: 'resource', of: 'food' },
      { kind: 'resource', of: 'food' },
      { kind: 'resource', of: 'wms' },
    ]);
  });

  it('show what a card can be played for', () => {
    expect(effect(text('effect-produce', [['goods', { terms: [food(2)] }]]))).toEqual(amounts({ food: 2 }));
    expect(
      effect(
        text('effect-produce-using', [
          ['terrain', { term: 'terrain-farmland' }],
          ['goods', { terms: [food(1)] }],
        ]),
      ),
    ).toEqual([{ kind: 'terrain', of: 'farmland' }, { kind: 'arrow' }, ...amounts({ food: 1 })]);
    expect(effect(text('effect-attack', [['n', { number: 3 }]]))).toEqual([
      { kind: 'icon', name: 'sword', n: 3, tint: 'atk' },
    ]);
  });

  it('fill the spaces of a work with what lies on it', () => {
    expect(spaces({ food: 2, any: 1 }, { food: 1, stone: 1 })).toEqual([
      { kind: 'resource', of: 'food', hole: false },
      { kind: 'resource', of: 'food', hole: true },
      { kind: 'resource', of: 'stone', hole: false },
    ]);
  });
});
