// Times and numbers of leagues and tournaments, and their kinds, in words.

import type { ContestCard, ContestKind, Entrant } from '../api/types';
import { locale, t } from '../text/locale.svelte';

/** A moment. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(locale.tag, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(at);

/** A moment in short. */
export const brief = (at: number): string =>
  new Intl.DateTimeFormat(locale.tag, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(
    at,
  );

/** Points, with parts of one where some were shared. */
export const number = (value: number): string =>
  new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 2 }).format(value);

/** Percents of matchpoints, always with one decimal. */
export const percent = (value: number): string =>
  new Intl.NumberFormat(locale.tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value / 100,
  );

export const kindName = (kind: ContestKind): string => t(`contest-${kind.kind}`);

/** What is played, in short. */
export const kindLine = (card: ContestCard): string =>
  `${kindName(card.kind)} · ${t('contest-tables', { n: card.players })}`;

/** Where a contest is, in short. */
export function stateLine(card: ContestCard): string {
  switch (card.status) {
    case 'open':
      return card.start_at === null ? t('contest-begins-full') : t('contest-begins', { time: moment(card.start_at) });
    case 'running': {
      const round = card.round && card.rounds > 1 ? t('contest-round-of', { n: card.round, of: card.rounds }) : '';
      const season = card.kind.kind === 'league' ? t('contest-season', { n: card.season }) : '';
      const until = card.deadline === null ? '' : t('contest-until', { time: moment(card.deadline) });
      return [season, round, until].filter(Boolean).join(' · ');
    }
    default:
      return t(card.status === 'over' ? 'contest-is-over' : 'contest-is-cancelled');
  }
}

/** Somebody who takes part; whoever wanted to be forgotten has no name. */
export const entrantName = (entrant: Entrant | undefined): string => entrant?.person.name || t('contest-left');
