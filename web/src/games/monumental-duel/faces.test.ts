import { expect, it } from 'vitest';
import { faceFrom, shelfOf } from './faces';

it('draws up a face from typed values, with what is ours told apart', () => {
  const item = {
    kind: 'wonder',
    id: 'petra',
    sentence: '',
    texts: [],
    values: [
      { field: 'name', value: 'Petra', source: 'published' },
      { field: 'cost', value: '[3, 3]', source: 'reconstructed' },
    ],
  };
  const face = faceFrom(item, { name: 'Petra', era: 1, cost: [3, 5], yield: { gold: 1 } });
  expect(face).toMatchObject({ era: 1, cost: [3, 5], paid_with: 'production', yields: { gold: 1 } });
  expect([face.stated, face.reconstructed, face.source]).toEqual([['name'], ['cost'], 'published']);
  expect(faceFrom({ ...item, kind: 'province' }, { cost: 4 }).cost).toEqual([4]);
  expect(shelfOf('policy')).toBe('policies');
});
