import { describe, expect, it } from 'vitest';
import type { ScoreSheet } from '../api/types';
import { outcomeOf } from './why';

const sheet = (seat: number, place: number, lines: Record<string, number>): ScoreSheet => ({
  seat,
  place,
  score: Object.values(lines).reduce((sum, points) => sum + points, 0),
  lines: Object.entries(lines).map(([key, points]) => ({ key, points })),
});

describe('why a game was won or lost', () => {
  const sheets = [
    sheet(0, 3, { start: 20, cults: 2 }),
    sheet(1, 2, { start: 20, cults: 8, towns: 5, network: 6, leftovers: 1 }),
    sheet(2, 1, { start: 20, cults: 20, network: 18, favors: 3, leftovers: 2 }),
  ];

  it('compares with the best of the others, the largest difference first', () => {
    expect(outcomeOf(sheets, 1)).toEqual({
      rival: 2,
      end: 'lost',
      by: 23,
      own: 40,
      theirs: 63,
      ahead: [{ key: 'towns', points: 5 }],
      behind: [
        { key: 'cults', points: -12 },
        { key: 'network', points: -12 },
      ],
    });
    expect(outcomeOf(sheets, 2)).toMatchObject({ rival: 1, end: 'won', by: 23 });
  });

  it('adds up lines of one source and tells a shared place', () => {
    const twice = sheet(0, 1, { towns: 4 });
    twice.lines.push({ key: 'towns', points: 3 });
    twice.score = 7;
    expect(outcomeOf([twice, sheet(1, 1, { cults: 7 })], 0)).toEqual({
      rival: 1,
      end: 'shared',
      by: 0,
      own: 7,
      theirs: 7,
      ahead: [{ key: 'towns', points: 7 }],
      behind: [{ key: 'cults', points: -7 }],
    });
  });

  it('tells a place that only a tie-break decided', () => {
    expect(outcomeOf([sheet(0, 2, { a: 9 }), sheet(1, 1, { b: 9 })], 0)).toMatchObject({ end: 'lost', by: 0 });
  });

  it('says nothing to somebody who was not in it, or was alone', () => {
    expect(outcomeOf(sheets, 3)).toBeNull();
    expect(outcomeOf([sheet(0, 1, { a: 1 })], 0)).toBeNull();
  });
});
