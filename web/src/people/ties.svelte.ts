// Friends and blocked people of the person before the screen, known to every part of the page.

import { api } from '../api/client';
import type { PersonName, Tie, Ties } from '../api/types';
import { person } from '../app/session.svelte';

class MyTies {
  friends = $state.raw<readonly PersonName[]>([]);
  blocked = $state.raw<ReadonlySet<string>>(new Set());
  /** Whose they are. */
  #of: string | null = null;

  #take(ties: Ties) {
    this.friends = ties.friends;
    this.blocked = new Set(ties.blocked.map(({ id }) => id));
  }

  /** Asks for them once per person. */
  async know() {
    const me = person.me?.id ?? null;
    if (me === this.#of) return;
    this.#of = me;
    this.#take(me === null ? { friends: [], blocked: [] } : await api.ties());
  }

  /** Makes or ends a tie. */
  async set(who: string, tie: Tie | null) {
    await person.ensure();
    this.#of = person.me?.id ?? null;
    this.#take(await api.setTie(who, { tie }));
  }
}

export const ties = new MyTies();
