import { describe, expect, it } from 'vitest';
import type { ContestGame, RoundState } from '../api/types';
import { cell, currentRound, ranked, tally } from './cells';

const game = (seats: number[], places: number[]): ContestGame => ({
  table: 'abc',
  division: 0,
  seats,
  bots: [],
  decided: places.length ? 'played' : null,
  places,
  scores: places.map((place) => 10 - place),
  points: places.map(() => 0),
});
const round = (number: number, games: ContestGame[], over = true): RoundState => ({
  number,
  starts_at: 0,
  deadline: 1,
  begun: true,
  ended_at: over ? 1 : null,
  games,
  byes: [],
});

describe('a division', () => {
  const rounds = [
    round(1, [game([0, 1, 2], [2, 1, 3])]),
    round(2, [game([1, 0, 2], [2, 2, 1])]),
    round(3, [game([2, 0], [])], false),
  ];

  it('tells how often somebody was ahead of another and behind', () => {
    expect(cell(rounds, 0, 1)).toEqual({ ahead: 0, behind: 1, running: false });
    expect(cell(rounds, 1, 0)).toEqual({ ahead: 1, behind: 0, running: false });
    expect(cell(rounds, 0, 2)).toEqual({ ahead: 1, behind: 1, running: true });
    expect(cell(rounds, 0, 7)).toEqual({ ahead: 0, behind: 0, running: false });
  });

  it('counts the games of somebody', () => {
    expect(tally(rounds, 0)).toEqual({ all: 3, decided: 2, open: 1 });
    expect(tally(rounds, 1)).toEqual({ all: 2, decided: 2, open: 0 });
  });

  it('shows the round that is played, or the last one', () => {
    expect(currentRound(rounds)).toBe(3);
    expect(currentRound(rounds.slice(0, 2))).toBe(2);
  });

  it('lists the seats of a decided game by place', () => {
    expect(ranked(game([5, 6, 7], [3, 1, 2]))).toEqual([1, 2, 0]);
    expect(ranked(game([5, 6], []))).toEqual([0, 1]);
  });
});
