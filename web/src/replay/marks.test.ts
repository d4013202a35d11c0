import { describe, expect, it } from 'vitest';
import type { LogLine } from '../api/types';
import { roundsOf, thin, turnsOf, walk } from './marks';

/** `*` is the dealer, a digit a seat; the number after it is the round. */
const log = (...steps: string[]): LogLine[] =>
  steps.map((text, i) => ({
    step: i + 1,
    actor: text[0] === '*' ? 'chance' : { seat: Number(text[0]) },
    notation: null,
    text: { key: 'x', args: {} },
    round: Number(text.slice(1)),
  }));

describe('marks of a replay', () => {
  const lines = log('*0', '*0', '00', '11', '11', '*1', '01', '12', '02', '03');

  it('are where another seat acts, whatever the dealer does in between', () => {
    expect(turnsOf(lines)).toEqual([
      { step: 3, seat: 0 },
      { step: 4, seat: 1 },
      { step: 7, seat: 0 },
      { step: 8, seat: 1 },
      { step: 9, seat: 0 },
    ]);
  });

  it('are where a round begins, but not the set-up', () => {
    expect(roundsOf(lines)).toEqual([
      { step: 4, round: 1 },
      { step: 8, round: 2 },
      { step: 10, round: 3 },
    ]);
    expect(roundsOf(log('*1', '01'))).toEqual([{ step: 1, round: 1 }]);
    expect(roundsOf(log('*0', '00'))).toEqual([]);
  });

  it('lead on and back, and at last to the ends', () => {
    const rounds = roundsOf(lines);
    expect([0, 4, 8, 10].map((from) => walk(rounds, from, true, 12))).toEqual([4, 8, 10, 12]);
    expect([12, 10, 9, 4].map((from) => walk(rounds, from, false, 12))).toEqual([10, 8, 8, 0]);
  });

  it('keep their distance', () => {
    expect(thin([{ step: 0 }, { step: 2 }, { step: 3 }, { step: 7 }], 3)).toEqual([
      { step: 0 },
      { step: 3 },
      { step: 7 },
    ]);
    expect(thin([{ step: 5 }], 100)).toEqual([{ step: 5 }]);
  });
});
