// Who somebody is, in words.

import type { Occupant } from '../api/types';
import { t, tOr } from '../text/locale.svelte';

/** The name of a bot's level. */
export function botName(level: string): string {
  return tOr(`bot-${level.replace(/[^a-z0-9-]/gi, '-')}`, level);
}

/** Who sits on a seat. */
export function occupantName(occupant: Occupant): string {
  switch (occupant.kind) {
    case 'open':
      return t('seat-open');
    case 'bot':
      return t('seat-bot', { level: botName(occupant.level) });
    default:
      return occupant.name;
  }
}
