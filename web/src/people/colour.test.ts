import { describe, expect, it } from 'vitest';
import { personColour, personColours } from './colour';

const ids = Array.from({ length: 50 }, (_, at) => `person-${at}`);

describe('the marks of people', () => {
  it('are different in a division of seven, whoever is in it', () => {
    for (let from = 0; from + 7 <= ids.length; from += 1)
      expect(new Set(personColours(ids.slice(from, from + 7))).size).toBe(7);
  });
  it('are everybody’s own while nobody before has the same', () => {
    for (const id of ids) expect(personColours([id])).toEqual([personColour(id)]);
    const [first = '', ...others] = ids;
    const like = others.find((id) => personColour(id) === personColour(first)) ?? '';
    const [own, next] = personColours([first, like]);
    expect(own).toBe(personColour(first));
    expect(next).not.toBe(own);
  });
  it('come again where there are more people than marks, each as often as the others', () => {
    const count = new Map<string, number>();
    for (const colour of personColours(ids.slice(0, 14))) count.set(colour, (count.get(colour) ?? 0) + 1);
    expect([...count.values()]).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });
});
