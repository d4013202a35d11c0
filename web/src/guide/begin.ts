// From the wish to learn to the table of the guided first game.

import { api } from '../api/client';
import type { CourseCard, NewTable } from '../api/types';
import { router } from '../app/router.svelte';
import { person } from '../app/session.svelte';
import { memory } from './memory';

/** The table of a guided first game. */
export function firstTable({ game, first }: CourseCard): NewTable {
  const bot = { kind: 'bot', level: first.level } as const;
  const seats = Array.from({ length: first.players }, (_, seat) =>
    seat === first.seat ? ({ kind: 'me' } as const) : bot,
  );
  const { players, setup, seed } = first;
  return { game, players, seats, hints: true, visibility: 'private', setup, seed };
}

/** Begins the guided first game of a title and goes there. */
export async function learn(game: string) {
  const [course] = await Promise.all([api.course(game), person.ensure()]);
  const { table } = await api.makeTable(firstTable(course));
  memory.begin(game, table.id);
  router.go(`/table/${table.id}`);
}
