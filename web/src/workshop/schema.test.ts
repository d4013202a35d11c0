import { describe, expect, it } from 'vitest';
import { blank, shapeFor, shapeOf, tableShapes } from './schema';

describe('the shape of a field', () => {
  it('is read off the values that the file has', () => {
    expect(shapeOf([3, 1, 7])).toEqual({ kind: 'number', least: 1, most: 7 });
    expect(shapeOf(['food', 'gold', 'food'])).toEqual({ kind: 'word', words: ['food', 'gold'] });
    expect(shapeOf([true])).toEqual({ kind: 'flag' });
    expect(shapeOf([[1], [], [4]])).toEqual({ kind: 'list', of: { kind: 'number', least: 1, most: 4 } });
  });

  it('knows records that say what they are', () => {
    const shape = shapeOf([
      { kind: 'vp', n: 2 },
      { kind: 'resource', resource: 'gold', n: 1 },
      { kind: 'build' },
      { kind: 'vp', n: 5 },
    ]);
    if (shape.kind !== 'variants') throw new Error(shape.kind);
    expect(shape.tag).toBe('kind');
    expect(shape.variants.map(({ word, fields }) => [word, fields.map(({ name }) => name)])).toEqual([
      ['build', []],
      ['resource', ['resource', 'n']],
      ['vp', ['n']],
    ]);
    expect(shape.variants[2]?.sample).toEqual({ kind: 'vp', n: 2 });
  });

  it('tells fields that every entry has from the others', () => {
    const shapes = tableShapes([
      {
        fields: [
          { name: 'cost', value: 3 },
          { name: 'era', value: 1 },
        ],
      },
      { fields: [{ name: 'cost', value: 4 }] },
    ]);
    expect(shapes.get('cost')?.always).toBe(true);
    expect(shapes.get('era')?.always).toBe(false);
  });

  it('may be one thing or another', () => {
    const shape = shapeOf([1, { per: 'previous' }]);
    expect(shape.kind).toBe('either');
    expect(shapeFor(shape, 5).kind).toBe('number');
    expect(shapeFor(shape, { per: 'x' }).kind).toBe('record');
  });

  it('gives something new a value that the loader can read', () => {
    expect(blank(shapeOf([{ food: 1 }, { food: 2, any: 1 }]))).toEqual({ food: 1 });
    expect(blank(shapeOf([{ op: 'gain', n: 2 }]))).toEqual({ op: 'gain', n: 2 });
    expect(blank(shapeOf(['b', 'a']))).toBe('a');
  });
});
