// Tables that wait for the person before the screen, whatever page is open.

import { api } from '../api/client';
import { followLobby } from '../api/stream';
import type { TableSummary } from '../api/types';
import { ring } from './bell';
import { router } from './router.svelte';

/** An answer that comes at once, as those of bots do, needs no bell, in milliseconds. */
const AT_ONCE = 3000;

const waits = (table: TableSummary) => table.your_turn && table.status === 'running' && !table.kept;

/** When the time is over; without a clock, after everything that has one. */
const until = (table: TableSummary) => table.due ?? Number.MAX_SAFE_INTEGER;

export class Waiting {
  /** Where the least time is left comes first, then who waits longest. */
  tables = $state.raw<readonly TableSummary[]>([]);
  /** Since when a table waits for somebody else. */
  #left = new Map<string, number>();
  /** Of which tables something was heard since they were asked for; `null` when no answer is under way. */
  #heard: Set<string> | null = null;

  /** Tables that wait, other than the one that is open. */
  get elsewhere(): readonly TableSummary[] {
    const { page, id } = router.now;
    return page === 'table' ? this.tables.filter((table) => table.id !== id) : this.tables;
  }

  /** The table to go to next. */
  get next(): TableSummary | null {
    return this.elsewhere[0] ?? null;
  }

  /** Goes to the next table; tells whether there is one. */
  go(): boolean {
    const { next } = this;
    if (next) router.go(`/table/${next.id}`);
    return next !== null;
  }

  /** Takes what is heard of a table; `now` is the time. */
  hear(id: string, table: TableSummary | null, now: number): boolean {
    this.#heard?.add(id);
    const before = this.tables.some((one) => one.id === id);
    const others = this.tables.filter((one) => one.id !== id);
    if (!table || !waits(table)) {
      this.tables = others;
      if (before || (table?.your_seat ?? null) !== null) this.#left.set(id, this.#left.get(id) ?? now);
      return false;
    }
    this.#show([...others, table]);
    const since = this.#left.get(id);
    this.#left.delete(id);
    const here = router.now.page === 'table' && router.now.id === id && !document.hidden;
    return !before && (!here || (since !== undefined && now - since >= AT_ONCE));
  }

  /** Follows the tables of the person; gives back how to stop, after which none is known to wait. */
  follow(): () => void {
    const stop = followLobby({
      notice: ({ id, table }) => {
        if (this.hear(id, table, Date.now()) && table) void ring(table);
      },
      // Asked for when the stream is open, so that nothing falls in between.
      up: () => void this.#load(),
    });
    return () => {
      stop();
      this.#heard = null;
      this.#left.clear();
      this.tables = [];
    };
  }

  /** Asks for all tables; what is heard while the answer is under way is newer than the answer. */
  async #load() {
    const heard = new Set<string>();
    this.#heard = heard;
    const answer = await api.tables('mine').catch(() => null);
    // Nobody waits for the answer any more, or another request was made after it.
    if (this.#heard !== heard) return;
    this.#heard = null;
    if (!answer) return;
    const old = answer.tables.filter((table) => waits(table) && !heard.has(table.id));
    this.#show([...old, ...this.tables.filter(({ id }) => heard.has(id))]);
  }

  #show(tables: TableSummary[]) {
    this.tables = tables.sort((a, b) => until(a) - until(b) || a.updated_at - b.updated_at);
  }
}

export const waiting = new Waiting();

/** What the page calls itself; the number of waiting tables stands before it. */
export const title = $state({ now: 'Ziggurat' });
