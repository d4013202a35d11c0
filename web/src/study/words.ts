// A deal that many play, in words.

import type { ChallengeCard, ChallengeLine } from '../api/types';
import { boxOf } from '../games/shelf';
import { botName } from '../lobby/names';
import { locale, t } from '../text/locale.svelte';

/** `18 November`. */
export function dayName(day: string): string {
  const form = new Intl.DateTimeFormat(locale.tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return form.format(new Date(`${day}T00:00:00Z`));
}

/** What a deal is called. */
export function challengeName(card: ChallengeCard): string {
  if (card.day) return t('challenge-deal-of', { day: dayName(card.day) });
  if (card.to_beat !== null && card.maker && !card.own)
    return t('challenge-beat', { name: card.maker.name, points: card.to_beat });
  return card.to_beat === null
    ? t('challenge-new-deal')
    : t('challenge-your', { points: card.to_beat, game: boxOf(card.game).title });
}

/** Who sits at the table. */
export function seatsOf(card: ChallengeCard): string {
  const levels = card.bots.filter((level) => level !== null);
  const names = [...new Set(levels)].map(botName);
  return t('challenge-seats', {
    seat: card.seat + 1,
    of: card.bots.length,
    n: levels.length,
    level: new Intl.ListFormat(locale.tag).format(names),
  });
}

/** `79.8 %`. */
export function percent(share: number): string {
  const form = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale.tag, form).format(share / 100);
}

/** `+7`, or `143` where points are compared. */
export function valueOf(card: ChallengeCard, line: ChallengeLine): string {
  return signed(card, card.measure === 'margin' ? line.margin : line.points);
}

export function signed(card: ChallengeCard, value: number): string {
  const signDisplay = card.measure === 'margin' ? 'exceptZero' : 'auto';
  return new Intl.NumberFormat(locale.tag, { signDisplay }).format(value).replace('-', '−');
}
