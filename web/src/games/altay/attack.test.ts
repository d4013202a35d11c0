import { describe, expect, it } from 'vitest';
import type { Text } from '../../api/types';
import { reach } from './attack';
import type { RegionView, View } from './view';

const text = (key: string, n: number): Text => ({ key, args: { n: { number: n } } });
const wrapped = (inner: Text): Text => ({ key: 'timing-always', args: { does: { terms: [inner] } } });

describe('an attack', () => {
  it('reaches settlements, cards in hand and archive, and technologies', () => {
    const seat = {
      hand: [
        { count: 2, effects: [text('effect-attack', 1), text('effect-defend', 1)] },
        { count: 1, effects: [text('effect-draw', 2)] },
      ],
      archive: { count: 1, effects: [text('effect-attack', 3)] },
      completed: [{ text: wrapped(text('tech-attack-bonus', 1)) }, { text: wrapped(text('tech-defence-bonus', 1)) }],
    };
    const view = { seats: [seat, { hand: null, archive: null, completed: [] }] } as unknown as View;
    const from = { settlements: 2 } as RegionView;
    expect(reach(view, 0, from)).toBe(2 + 2 + 3 + 1);
    expect(reach(view, 1, from), 'cards of others are not seen').toBe(2);
  });
});
