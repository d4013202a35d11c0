// How a turn of Terra Mystica ends.

import { thingOf } from '../../table/options';
import { t } from '../../text/locale.svelte';
import type { Closing, Role } from '../module';

const ROLES: Record<string, Role> = {
  end_turn: 'end',
  done: 'stop',
  no_build: 'stop',
  pass: 'pass',
  forfeit: 'give-up',
};

export const closing: Closing = {
  role: ({ kind }) => ROLES[kind] ?? null,
  // A special action that is not taken before passing is gone for the round.
  wasted(scene, end) {
    if (end.kind !== 'pass') return [];
    const specials = new Set(
      scene.options.filter(({ kind }) => kind === 'special').map((option) => thingOf(option, 'special')),
    );
    return specials.size ? [{ text: t('waste-specials', { n: specials.size }) }] : [];
  },
};
