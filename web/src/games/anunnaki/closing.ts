// How a turn of Anunnaki ends.

import { t } from '../../text/locale.svelte';
import type { Closing, Role } from '../module';

const ROLES: Record<string, Role> = { done: 'end', stop: 'stop', decline: 'stop' };

export const closing: Closing = {
  role: ({ kind }) => ROLES[kind] ?? null,
  // What may be done once in a turn and is not: a god, a pact.
  wasted(scene, end) {
    if (end.kind !== 'done') return [];
    const left = scene.options.filter(({ kind }) => kind === 'summon' || kind === 'fulfil');
    return left.map(({ kind }) => ({ text: t(kind === 'summon' ? 'waste-summon' : 'waste-fulfil') }));
  },
};
