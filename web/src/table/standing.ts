// Standing orders in words.

import type { Deed, StandingCondition, StandingEnd, StandingOrders, StandingRow, Text } from '../api/types';
import { t } from '../text/locale.svelte';

interface Speaker {
  say: (text: Text) => string;
  name: (seat: number) => string;
}
type Kind = 'offered' | 'did' | 'anybody' | 'like';

/** "Ben did: pass", "nobody did: take 7 coins", "still possible: take 7 coins". */
export function conditionWords(
  by: Speaker,
  { kind, not, seat, text }: { kind: Kind; not: boolean; seat: number | null; text: Text | null },
): string {
  const step = text ? by.say(text) : '';
  const name = seat === null ? '' : by.name(seat);
  return t(`orders-${kind}${not ? '-not' : ''}`, { step, name });
}

/** A condition as it is kept. */
export function keptWords(by: Speaker, { fact, not, text }: StandingCondition): string {
  if (fact.kind === 'offered') return conditionWords(by, { kind: 'offered', not, seat: null, text });
  const kind = fact.like ? 'like' : fact.seat === null ? 'anybody' : 'did';
  return conditionWords(by, { kind, not, seat: fact.seat, text });
}

/** "Temple on H8, then end the turn"; "stop and ask me" for a row without steps. */
export const doneWords = (by: Speaker, { steps }: Pick<StandingRow, 'steps'>): string =>
  steps.length ? steps.map(({ text }) => by.say(text)).join(', ') : t('orders-ask');

/** Why orders ended, where that is worth a word. */
export function endWords(by: Speaker, { why, text }: StandingEnd): string {
  return t(`orders-ended-${why}`, { step: text ? by.say(text) : '' });
}

/** Was a deed made, all of it or in part, by standing orders? */
export const ordered = (deed: Deed, standing: StandingOrders | undefined): boolean =>
  standing?.made.some((step) => deed.from <= step && step <= deed.to) ?? false;
