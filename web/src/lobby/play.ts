// From a wish to a table.

import { api } from '../api/client';
import type { BotLevel, NewTable } from '../api/types';
import { router } from '../app/router.svelte';
import { person } from '../app/session.svelte';
import { boxOf } from '../games/shelf';

/** The bot a newcomer meets: neither the weakest nor the strongest. */
export function usualBot(bots: readonly BotLevel[]): string {
  return bots[Math.floor((bots.length - 1) / 2)]?.id ?? '';
}

/** Seats the caller at a new table of the recommended kind and goes there. */
export async function playNow(game: string) {
  await person.ensure();
  const card = person.game(game);
  if (!card) throw new Error(`This server does not have the game ${game}.`);
  const players = Math.min(Math.max(boxOf(game).first, card.min_players), card.max_players);
  const bot = { kind: 'bot', level: usualBot(card.bots) } as const;
  const table: NewTable = {
    game,
    players,
    seats: [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => bot)],
    hints: true,
    visibility: 'private',
    setup: null,
  };
  router.go(`/table/${(await api.makeTable(table)).table.id}`);
}

/** Sits down at an open table and goes there. */
export async function sitDown(id: string) {
  await person.ensure();
  await api.join(id, {});
  router.go(`/table/${id}`);
}
