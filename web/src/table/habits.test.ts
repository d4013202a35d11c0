import { describe, expect, it } from 'vitest';
import type { Deed, Habit, LogLine } from '../api/types';
import { automatic, mattering } from './habits';

const habit = (id: string, when?: Habit['when']): Habit => ({
  id,
  text: { key: id, args: {} },
  choices: ['ask', 'yes', 'no'].map((choice) => ({ id: choice, text: { key: choice, args: {} } })),
  ...(when ? { when } : {}),
});

describe('automatic answers', () => {
  const habits = [
    habit('a'),
    habit('b', { habit: 'a', choices: ['yes'] }),
    habit('c', { habit: 'a', choices: ['ask'] }),
  ];
  const names = (chosen: Record<string, string>) => mattering(habits, chosen).map(({ id }) => id);

  it('shows only the questions that matter', () => {
    expect(names({})).toEqual(['a', 'c']);
    expect(names({ a: 'yes' })).toEqual(['a', 'b']);
    expect(names({ a: 'no', b: 'yes' })).toEqual(['a']);
  });

  it('marks the deed that holds an automatic step, and no other', () => {
    const line = (step: number, own: boolean) => ({ step, ...(own ? { automatic: true } : {}) }) as LogLine;
    const lines = [line(1, false), line(2, true), line(3, false)];
    const deed = (from: number, to: number) => ({ from, to }) as Deed;
    expect([deed(1, 1), deed(2, 2), deed(2, 3), deed(3, 3)].map((one) => automatic(one, lines))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
