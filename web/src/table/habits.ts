// What is answered for somebody who decided beforehand.

import type { Deed, Habit, LogLine } from '../api/types';

/** The questions that matter as things are chosen. */
export function mattering(habits: readonly Habit[], chosen: Readonly<Record<string, string | undefined>>): Habit[] {
  const first = (id: string) => habits.find((habit) => habit.id === id)?.choices[0]?.id ?? '';
  return habits.filter(({ when }) => !when || when.choices.includes(chosen[when.habit] ?? first(when.habit)));
}

/** Was a deed made, all of it or in part, without asking the viewer? */
export const automatic = (deed: Deed, lines: readonly LogLine[]): boolean =>
  lines.some((line) => line.automatic && deed.from <= line.step && line.step <= deed.to);
