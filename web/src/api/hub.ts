// Everything a browser hears of a server comes through one connection, however many tabs and tables are open: browsers
// allow six connections to a host, and a stream keeps one for itself.

import type { Ended, LobbyNotice, TableNotice } from './types';

/** What a page wants to hear. */
export type Wish =
  | { kind: 'follow'; table: string; after: number }
  | { kind: 'leave'; table: string }
  | { kind: 'lobby'; on: boolean }
  /** Another person sits before the screen now. */
  | { kind: 'renew' }
  /** The page goes away. */
  | { kind: 'bye' };

/** What a page is told. */
export type Told =
  | { kind: 'table'; notice: TableNotice }
  | { kind: 'lobby'; notice: LobbyNotice }
  | { kind: 'gone'; table: string }
  | { kind: 'connection'; up: boolean };

export type Ear = (told: Told) => void;

interface Wishes {
  /** Tables, and the event after which each is told. */
  tables: Map<string, number>;
  lobby: boolean;
}

/** What the hub needs of an `EventSource`. */
export interface Source {
  addEventListener(name: string, hear: (event: { data: string }) => void): void;
  close(): void;
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];

/** Listens for everybody who asked; after a break it resumes after the last message. */
export class Hub {
  #ears = new Map<Ear, Wishes>();
  /** The last event heard of each table. */
  #last = new Map<string, number>();
  /** What the open connection tells of. */
  #asked = '';
  #source: Source | null = null;
  #up = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly connect: (path: string) => Source) {}

  wish(ear: Ear, wish: Wish) {
    const wishes = this.#ears.get(ear) ?? { tables: new Map<string, number>(), lobby: false };
    this.#ears.set(ear, wishes);
    if (wish.kind === 'follow') {
      wishes.tables.set(wish.table, wish.after);
      const last = this.#last.get(wish.table);
      // Who comes later than others may need what they have heard already.
      if (last !== undefined && last > wish.after) this.#asked = '';
      this.#last.set(wish.table, Math.min(wish.after, last ?? wish.after));
    } else if (wish.kind === 'leave') wishes.tables.delete(wish.table);
    else if (wish.kind === 'lobby') wishes.lobby = wish.on;
    else if (wish.kind === 'renew') this.#asked = '';
    else this.#ears.delete(ear);
    if (this.#source && this.#up && wish.kind !== 'bye') ear({ kind: 'connection', up: true });
    this.#later(0);
  }

  /** What all ears together want. */
  #wanted(): { tables: string[]; lobby: boolean } {
    const all = [...this.#ears.values()];
    const tables = [...new Set(all.flatMap((wishes) => [...wishes.tables.keys()]))].sort();
    return { tables, lobby: all.some((wishes) => wishes.lobby) };
  }

  #later(wait: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#adjust(), wait);
  }

  /** Opens another connection when something else is wanted than the open one tells. */
  #adjust() {
    const { tables, lobby } = this.#wanted();
    for (const table of this.#last.keys()) if (!tables.includes(table)) this.#last.delete(table);
    if (!tables.length && !lobby) {
      this.#drop(this.#source);
      return;
    }
    const asked = `${lobby} ${tables.join()}`;
    if (this.#source && asked === this.#asked) return;
    this.#asked = asked;
    const resume = tables.map((table) => `${encodeURIComponent(table)}:${this.#last.get(table) ?? 0}`);
    const query = new URLSearchParams({ lobby: String(lobby), tables: resume.join() });
    this.#listen(this.connect(`/api/events?${query}`));
  }

  #listen(source: Source) {
    const before = this.#source;
    this.#source = source;
    const current = () => this.#source === source;
    source.addEventListener('open', () => {
      // The old connection goes when the new one is there: nobody seems to have left in between.
      before?.close();
      if (!current()) return;
      this.#failures = 0;
      this.#up = true;
      this.#tellAll({ kind: 'connection', up: true });
    });
    source.addEventListener('table', ({ data }) => {
      if (!current()) return;
      const notice = JSON.parse(data) as TableNotice;
      const { table, seq } = notice;
      this.#last.set(table, Math.max(seq, this.#last.get(table) ?? 0));
      for (const [ear, wishes] of this.#ears) if (wishes.tables.has(table)) ear({ kind: 'table', notice });
    });
    source.addEventListener('lobby', ({ data }) => {
      if (!current()) return;
      const notice = JSON.parse(data) as LobbyNotice;
      for (const [ear, wishes] of this.#ears) if (wishes.lobby) ear({ kind: 'lobby', notice });
    });
    source.addEventListener('ended', ({ data }) => {
      if (!current()) return;
      const { table, again } = JSON.parse(data) as Ended;
      if (again) this.#retry();
      else {
        for (const [ear, wishes] of this.#ears) if (wishes.tables.delete(table)) ear({ kind: 'gone', table });
        this.#later(0);
      }
    });
    source.addEventListener('error', () => {
      before?.close();
      if (!current()) return;
      this.#drop(source);
      this.#tellAll({ kind: 'connection', up: false });
      this.#retry();
    });
  }

  #drop(source: Source | null) {
    source?.close();
    this.#source = null;
    this.#asked = '';
    this.#up = false;
  }

  #retry() {
    this.#asked = '';
    this.#later(PATIENCE[Math.min(this.#failures, PATIENCE.length - 1)] ?? 0);
    this.#failures += 1;
  }

  #tellAll(told: Told) {
    for (const ear of this.#ears.keys()) ear(told);
  }
}
