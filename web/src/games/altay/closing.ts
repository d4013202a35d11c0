// How a turn of Altay ends.

import { t } from '../../text/locale.svelte';
import type { Closing, Role } from '../module';
import { asView, RESOURCES, total } from './view';

const ROLES: Record<string, Role> = {
  end_turn: 'end',
  done: 'stop',
  no_archive: 'stop',
  decline: 'stop',
  drop: 'give-up',
};

export const closing: Closing = {
  role: ({ kind }) => ROLES[kind] ?? null,
  // Resources left in the pool and cards left in hand are gone; with trade the resources become coins.
  wasted(scene, end) {
    if (end.kind !== 'end_turn' || scene.me === null) return [];
    const { pool, trade, seats } = asView(scene.view);
    const hand = seats[scene.me]?.hand_count ?? 0;
    const playable = scene.options.some((one) => one.kind === 'play');
    return [
      ...(!trade && total(pool) > 0
        ? [
            {
              text: t('waste-pool'),
              goods: RESOURCES.map((of) => ({ key: `tally-${of}`, n: pool[of] ?? 0 })).filter(({ n }) => n > 0),
            },
          ]
        : []),
      ...(hand > 0 && playable ? [{ text: t('waste-hand', { n: hand }) }] : []),
    ];
  },
};
