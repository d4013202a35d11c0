// What the server says of a table, in order and without a gap: told step by step, and fetched where it was not.

import { api, NetworkError } from '../api/client';
import { followTable } from '../api/stream';
import type { TableNotice, TableState } from '../api/types';
import { complain } from '../ui/toast.svelte';
import { advance, replaced, type Known } from './advance';

/** The stream may be a moment behind an answer, in milliseconds; then the state is fetched. */
const BEHIND = 400;

export interface Listener {
  /** The table is another one now. `notice` tells why, unless it was fetched. */
  news: (known: Known, notice: TableNotice | null) => void;
  /** A bot cannot be asked at the moment. */
  late: (seat: number) => void;
}

export class Connection {
  connected = $state(true);
  /** Server time minus ours. */
  skew = $state(0);
  /** The newest table we know, shown or not. */
  #known: Known | null = null;
  #stop: (() => void) | null = null;
  #fetching = false;
  #again = false;
  #whole = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {}

  get known(): Known | null {
    return this.#known;
  }

  open() {
    this.#stop = followTable(this.id, this.#known?.state.seq ?? 0, {
      notice: (notice) => this.hear(notice),
      connection: (up) => this.#connection(up),
      gone: () => void this.refresh(true),
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#stop?.();
  }

  #connection(up: boolean) {
    // What was missed is told step by step; who is here now is not.
    if (up && !this.connected) void this.refresh(true);
    this.connected = up;
  }

  /** Takes what the stream says, or the answer to an own step says before it. */
  hear(notice: TableNotice, answer = false) {
    if (!this.#known) return;
    this.skew = notice.at - Date.now();
    const { event } = notice;
    if (event.kind === 'bot_late') {
      this.listener.late(event.seat);
      return;
    }
    const next = advance(this.#known, notice);
    if (next === 'fetch') {
      // An answer may have overtaken the stream.
      if (answer) this.#soon(notice.seq);
      else void this.refresh(event.kind !== 'seats' && event.kind !== 'order');
    } else if (next) {
      this.#known = next;
      this.listener.news(next, notice);
    }
  }

  #soon(seq: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if ((this.#known?.state.seq ?? 0) < seq) void this.refresh(true);
    }, BEHIND);
  }

  /** Takes a whole state, unless a newer one is known already. */
  take(state: TableState) {
    if (this.#known && state.seq < this.#known.state.seq) return;
    // Others made steps in between whose lines are missing.
    const gap = state.log.from > (this.#known?.log.at(-1)?.step ?? 0);
    this.#known = replaced(this.#known, state);
    this.listener.news(this.#known, null);
    if (gap) void this.refresh(true);
  }

  /** Fetches the state; several wishes at once become one. */
  async refresh(whole = false) {
    this.#again = true;
    this.#whole ||= whole;
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        const from = this.#whole ? 0 : (this.#known?.log.at(-1)?.step ?? 0);
        this.#whole = false;
        const state = await api.table(this.id, from);
        if (!this.#closed) this.take(state);
      }
    } catch (problem) {
      if (problem instanceof NetworkError) this.connected = false;
      else complain(problem);
    } finally {
      this.#fetching = false;
    }
  }
}
