// How a turn of Anunnaki ends.

import { t } from '../../text/locale.svelte';
import type { Closing, Role } from '../module';

const ROLES: Record<string, Role> = { done: 'end', stop: 'stop', decline: 'stop' };

export const closing: Closing = {
  role: (option) => ROLES[option.step] ?? null,
  // What may be done once in a turn and is not: a god, a pact.
  wasted(scene, end) {
    if (end.step !== 'done') return [];
    const left = scene.options.filter(({ step }) => step === 'summon' || step === 'fulfil');
    return left.map(({ step }) => ({ text: t(step === 'summon' ? 'waste-summon' : 'waste-fulfil') }));
  },
};
