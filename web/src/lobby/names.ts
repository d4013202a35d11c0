// Who somebody is, in words.

import type { BotLevel, Occupant } from '../api/types';
import { t, tOr } from '../text/locale.svelte';

/** The name of a bot's level. */
export function botName(level: string): string {
  return tOr(`bot-${level.replace(/[^a-z0-9-]/gi, '-')}`, level);
}

/** A bot to choose, with its strength where that is known. */
export function botLabel({ id, rating }: BotLevel): string {
  const name = t('seat-bot', { level: botName(id) });
  return rating === null ? name : `${name} · ${t('seat-rating-of', { rating: String(rating) })}`;
}

/** Who sits on a seat. */
export function occupantName(occupant: Occupant): string {
  switch (occupant.kind) {
    case 'open':
      return t('seat-open');
    case 'bot':
      return t('seat-bot', { level: botName(occupant.level) });
    case 'person': {
      if (occupant.user === '' && occupant.name === '') return t('seat-left');
      // Who has no name in a record file is called by the seat, by the server in English.
      const seat = occupant.user === '' ? /^Seat (\d+)$/.exec(occupant.name)?.[1] : undefined;
      return seat === undefined ? occupant.name : t('seat-n', { n: Number(seat) });
    }
    default:
      return occupant.name;
  }
}
