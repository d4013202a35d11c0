// Turns one can follow: what others do is shown one deed after another, at a pace the viewer chose.

import type { LogLine } from '../api/types';
import { look } from '../app/session.svelte';
import type { Known } from './advance';

export type Pace = 'off' | 'quick' | 'calm';
export const PACES: readonly Pace[] = ['off', 'quick', 'calm'];

/** How long a deed stays before the next one, in milliseconds. */
const REST: Record<Pace, number> = { off: 0, quick: 650, calm: 1800 };
/** More deeds than this nobody wants to wait for: the table jumps to the last. */
const MOST = 40;
/** Deeds kept to be shown again. */
const KEPT = 60;

/** The table after a deed. */
export interface Deed {
  known: Known;
  /** Whose deed; `null` for whatever is no deed of another player. */
  seat: number | null;
  lines: readonly LogLine[];
}

function remembered(): Pace | null {
  try {
    const pace = localStorage.getItem('pace') as Pace | null;
    return pace && PACES.includes(pace) ? pace : null;
  } catch {
    return null;
  }
}

export class Follow {
  #chosen = $state<Pace | null>(remembered());
  /** Deeds that wait to be shown. */
  waiting = $state.raw<readonly Deed[]>([]);
  /** The deed on the screen while others are being shown. */
  now = $state.raw<Deed | null>(null);
  /** What others did since the viewer's last step, with the table before it. */
  last = $state.raw<readonly Deed[]>([]);
  #before: Known | null = null;
  #shown: Known | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` puts a table on the screen. */
  constructor(readonly show: (known: Known) => void) {}

  /** Without a choice, who wants little motion sees the last moment at once. */
  get pace(): Pace {
    return this.#chosen ?? (look.calm ? 'off' : 'quick');
  }

  choose(pace: Pace) {
    this.#chosen = pace;
    try {
      localStorage.setItem('pace', pace);
    } catch {
      // Then it holds as long as the page.
    }
    if (pace === 'off') this.skip();
  }

  /** Is something being shown that already happened? */
  get busy(): boolean {
    return this.now !== null;
  }

  /** The table after a deed of somebody, or after anything else. */
  take(deed: Deed) {
    if (deed.seat !== null) {
      if (!this.last.length) this.#before = this.#shown;
      this.last = [...this.last, deed].slice(-KEPT);
    }
    if (deed.seat === null && !this.busy) {
      this.#put(deed.known);
      return;
    }
    this.waiting = [...this.waiting, deed];
    if (this.pace === 'off' || this.waiting.length > MOST) this.skip();
    else if (!this.busy) this.#next();
  }

  /** The viewer made a step: what others do from now on is a new turn. */
  begin() {
    this.skip();
    this.last = [];
    this.#before = null;
  }

  /** Shows a table at once; nothing waits any more. */
  jump(known: Known) {
    clearTimeout(this.#timer);
    this.waiting = [];
    this.now = null;
    this.#put(known);
  }

  /** Shows the last moment at once. */
  skip() {
    const end = this.waiting.at(-1);
    if (end) this.jump(end.known);
    else {
      clearTimeout(this.#timer);
      this.now = null;
    }
  }

  /** Shows once more what others did since the viewer's last step. */
  again() {
    if (!this.last.length || !this.#shown) return;
    const end: Deed = { known: this.waiting.at(-1)?.known ?? this.#shown, seat: null, lines: [] };
    clearTimeout(this.#timer);
    if (this.#before) this.show(this.#before);
    this.waiting = [...this.last, end];
    this.#next();
  }

  #put(known: Known) {
    this.#shown = known;
    this.show(known);
  }

  #next() {
    const [deed, ...rest] = this.waiting;
    this.waiting = rest;
    if (!deed) {
      this.now = null;
      return;
    }
    this.now = deed.seat === null ? this.now : deed;
    this.#put(deed.known);
    // What is no deed needs no time.
    const time = deed.seat === null ? 0 : REST[this.pace] || REST.quick;
    if (deed.seat === null && !rest.length) this.now = null;
    else this.#timer = setTimeout(() => this.#next(), time);
  }
}
