// From the wish to learn to the table of the guided first game.

import { api } from '../api/client';
import type { CourseCard, FirstChoice, FirstGame, NewTable } from '../api/types';
import { router } from '../app/router.svelte';
import { person } from '../app/session.svelte';
import { memory } from './memory';

/** The lesson that the page of first choices tells already. */
const WELCOME = 'welcome';

/** The guided game of somebody who chose whom to lead; `crates/guide` joins the set-ups in the same way. */
export const chosenGame = (first: FirstGame, choice: FirstChoice): FirstGame => ({
  ...first,
  players: choice.players,
  seat: choice.seat,
  setup: { ...first.setup, ...choice.setup },
});

/** The table of a guided first game. */
export function firstTable(game: string, first: FirstGame): NewTable {
  const bot = { kind: 'bot', level: first.level } as const;
  const seats = Array.from({ length: first.players }, (_, seat) =>
    seat === first.seat ? ({ kind: 'me' } as const) : bot,
  );
  const { players, setup, seed } = first;
  return { game, players, seats, hints: true, visibility: 'private', setup, seed };
}

/** Begins the guided first game, with somebody to lead where there is a choice, and goes there. */
export async function begin(course: CourseCard, choice: FirstChoice | null) {
  await person.ensure();
  const first = choice ? chosenGame(course.first, choice) : course.first;
  const { table } = await api.makeTable(firstTable(course.game, first));
  memory.begin(course.game, table.id, choice ? [WELCOME] : []);
  router.go(`/table/${table.id}`);
}

/** To the guided first game of a title: where there is something to choose before, to that. */
export async function learn(game: string) {
  const course = await api.course(game);
  if (course.first.choice.length) router.go(`/first/${game}`);
  else await begin(course, null);
}
