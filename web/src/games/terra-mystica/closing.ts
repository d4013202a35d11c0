// How a turn of Terra Mystica ends.

import { t } from '../../text/locale.svelte';
import type { Closing, Role } from '../module';

const ROLES: Record<string, Role> = {
  end_turn: 'end',
  done: 'stop',
  no_build: 'stop',
  pass: 'pass',
  forfeit: 'give-up',
};
const verb = (step: string) => step.split(' ')[0] ?? step;

export const closing: Closing = {
  role: (option) => ROLES[verb(option.step)] ?? null,
  // A special action that is not taken before passing is gone for the round.
  wasted(scene, end) {
    if (verb(end.step) !== 'pass') return [];
    const specials = new Set(
      scene.options.filter((one) => verb(one.step) === 'special').map((one) => one.step.split(' ')[1]),
    );
    return specials.size ? [{ text: t('waste-specials', { n: specials.size }) }] : [];
  },
};
