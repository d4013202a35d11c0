// Tables as they change: the caller's own and those with free seats.

import { api } from '../api/client';
import { followLobby } from '../api/stream';
import type { LobbyNotice, TableSummary } from '../api/types';
import { person } from '../app/session.svelte';
import { complain } from '../ui/toast.svelte';

function put(list: TableSummary[], id: string, table: TableSummary | null): TableSummary[] {
  const others = list.filter((one) => one.id !== id);
  if (!table) return others;
  return [table, ...others].sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated_at - a.updated_at);
}

/** A table for people of some strength is found by looking for people. */
const wished = (table: TableSummary) => typeof table.matched?.around === 'number';

export class Lists {
  mine = $state.raw<TableSummary[]>([]);
  /** Games of the caller that are over, the newest first. */
  finished = $state.raw<TableSummary[]>([]);
  open = $state.raw<TableSummary[]>([]);
  loaded = $state(false);
  /** Grows with everything that is heard: somebody may have asked the person to a table. */
  told = $state(0);

  /** Loads both lists and follows them; gives back how to stop. */
  follow(): () => void {
    void this.#load();
    const notice = ({ id, table }: LobbyNotice) => {
      if (table && table.your_seat === null) this.told += 1;
      const mine = table && table.your_seat !== null && table.status !== 'finished' ? table : null;
      this.mine = put(this.mine, id, mine);
      if (table && table.your_seat !== null && table.status === 'finished')
        this.finished = put(this.finished, id, table);
      const open =
        table && table.your_seat === null && table.status === 'waiting' && table.visibility === 'open' && !wished(table)
          ? table
          : null;
      this.open = put(this.open, id, open);
    };
    // What changed before the stream was open is asked for once more.
    return followLobby({ notice, up: () => void this.#load() });
  }

  async #load() {
    try {
      const [mine, open] = await Promise.all([person.me ? api.tables('mine') : { tables: [] }, api.tables('open')]);
      this.mine = mine.tables.filter((table) => table.status !== 'finished');
      this.finished = mine.tables.filter((table) => table.status === 'finished');
      this.open = open.tables.filter((table) => table.your_seat === null);
    } catch (problem) {
      complain(problem);
    } finally {
      this.loaded = true;
    }
  }
}
