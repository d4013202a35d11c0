// How a turn of Monumental Duel ends.

import { t } from '../../text/locale.svelte';
import type { Closing, Role } from '../module';
import { asView, type Resource } from './view';

const ROLES: Record<string, Role> = { pass: 'pass', stop: 'stop' };
/** Whoever passes loses these; gold and culture stay. */
const LOST: readonly Resource[] = ['production', 'science', 'military'];

export const closing: Closing = {
  role: ({ kind }) => ROLES[kind] ?? null,
  wasted(scene, end) {
    const mine = scene.me === null ? undefined : asView(scene.view).players[scene.me];
    if (end.kind !== 'pass' || !mine) return [];
    const goods = LOST.map((of) => ({ key: `tally-${of}`, n: mine.resources[of] ?? 0 })).filter(({ n }) => n > 0);
    return goods.length ? [{ text: t('waste-pass'), goods }] : [];
  },
};
