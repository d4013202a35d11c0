import { describe, expect, it } from 'vitest';
import type { Change, Deed, LogLine } from '../api/types';
import { fold, join, named, net, untold } from './story';

const gain = (seat: number, key: string, by: number): Change => ({ seat, key, by });
function deed(from: number, seat: number | null, more: Partial<Deed> = {}): Deed {
  return {
    from,
    to: from,
    actor: seat === null ? 'chance' : { seat },
    text: { key: `deed-${from}`, args: {} },
    gains: [],
    weight: 1,
    opens: false,
    turn: seat,
    round: 1,
    ...more,
  };
}

describe('the story', () => {
  it('folds deeds of one turn, with the answers of others, and begins anew where a turn opens', () => {
    const turns = fold([
      deed(1, 0, { opens: true }),
      deed(2, 0),
      deed(3, 1, { turn: 0 }),
      deed(4, 0, { opens: true }),
      deed(5, 1, { opens: true }),
    ]);
    expect(turns.map((turn) => turn.deeds.map((one) => one.from))).toEqual([[1, 2, 3], [4], [5]]);
    expect(turns.map((turn) => turn.seat)).toEqual([0, 0, 1]);
  });

  it('keeps what happens between turns in lines of its own, with keys of their own', () => {
    const income = { turn: null, gains: [gain(0, 'coins', 2)] };
    const turns = fold([deed(7, 0, { opens: true }), deed(7, 0, income), deed(7, 1, income)]);
    expect(turns).toHaveLength(3);
    expect(new Set(turns.map((turn) => turn.key)).size).toBe(3);
  });

  it('names in a folded turn what mattered most, in the order of the turn', () => {
    const turns = fold([
      deed(1, 0, { weight: 3 }),
      deed(2, 0, { weight: 1 }),
      deed(3, 0, { weight: 9 }),
      deed(4, 1, { turn: 0, weight: 9 }),
    ]);
    expect(turns.slice(0, 1).map((turn) => named(turn).map((one) => one.from))).toEqual([[1, 3]]);
  });

  it('adds up what a turn cost and gave whoever took it, costs first', () => {
    const turns = fold([
      deed(1, 0, { gains: [gain(0, 'points', 3), gain(0, 'coins', 2), gain(0, 'workers', 1)] }),
      deed(2, 0, { gains: [gain(0, 'coins', -6), gain(0, 'workers', -1)] }),
      deed(3, 1, { turn: 0, gains: [gain(1, 'power', 2)] }),
    ]);
    expect(turns.slice(0, 1).map(net)).toEqual([[gain(0, 'coins', -4), gain(0, 'points', 3)]]);
  });

  it('replaces the end that a newer part tells again, also when steps were taken back', () => {
    const told = [deed(1, 0), deed(2, 0, { to: 5 })];
    const longer = join(told, { from: 5, steps: 7, deeds: [deed(2, 0, { to: 7 })] });
    expect(longer.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 7],
    ]);
    const shorter = join(longer, { from: 3, steps: 3, deeds: [deed(2, 0, { to: 3 })] });
    expect(shorter.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it('is the steps themselves for as long as nobody told it', () => {
    const line = (step: number, round: number): LogLine => ({
      step,
      actor: { seat: 0 },
      notation: null,
      text: { key: 'step', args: {} },
      round,
    });
    // The step that ends a round belongs to it.
    expect(untold([line(1, 1), line(2, 2)]).map((one) => one.round)).toEqual([1, 1]);
  });
});
