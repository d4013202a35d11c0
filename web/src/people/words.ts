// Lengths of time in the language of the page.

import { t } from '../text/locale.svelte';
import { lengthOf } from './reckon';

/** `1 h 40 min`, `2 days`: the two units that matter. */
export function spell(ms: number): string {
  const { days, hours, minutes } = lengthOf(ms);
  if (days) return hours && days < 3 ? t('length-days-hours', { days, hours }) : t('length-days', { days });
  if (hours) return minutes ? t('length-hours-minutes', { hours, minutes }) : t('length-hours', { hours });
  return minutes ? t('length-minutes', { minutes }) : t('length-moment');
}
