// Turns one can follow: what others do is shown one deed after another, at a pace the viewer chose.

import type { LogLine } from '../api/types';
import { look } from '../app/session.svelte';
import type { Known } from './advance';
import type { Flight } from './flight';

export type Pace = 'off' | 'quick' | 'calm';
export const PACES: readonly Pace[] = ['off', 'quick', 'calm'];

/** How long pieces and chips are in the air, and how long a deed stays before the next one, in milliseconds. */
const TIMES: Record<Pace, { air: number; rest: number }> = {
  off: { air: 0, rest: 0 },
  quick: { air: 380, rest: 300 },
  calm: { air: 900, rest: 900 },
};
/** More deeds than this nobody wants to wait for: only the last turn of each player is shown. */
const MANY = 12;
/** Deeds kept to be shown again. */
const KEPT = 60;

/** The table after a deed. */
export interface Deed {
  known: Known;
  /** Whose deed; `null` for whatever is no deed of another player. */
  seat: number | null;
  lines: readonly LogLine[];
}

/** Puts a table on the screen, and tells what flies on the way from one to the next. */
export interface Stage {
  show: (known: Known) => void;
  flight?: (before: Known, deed: Deed) => Flight | null;
}

function remembered(): Pace | null {
  try {
    const pace = localStorage.getItem('pace') as Pace | null;
    return pace && PACES.includes(pace) ? pace : null;
  } catch {
    return null;
  }
}

/** The last turn of each seat: its deeds from the last one of somebody else on. */
export function lastTurns(deeds: readonly Deed[]): Deed[] {
  const found = new Set<number>();
  let now: number | null = null;
  const kept: Deed[] = [];
  for (const deed of deeds.toReversed()) {
    if (deed.seat !== null && deed.seat !== now) {
      if (found.has(deed.seat)) break;
      found.add(deed.seat);
      now = deed.seat;
    }
    kept.unshift(deed);
  }
  return kept;
}

export class Follow {
  #chosen = $state<Pace | null>(remembered());
  /** Deeds that wait to be shown. */
  waiting = $state.raw<readonly Deed[]>([]);
  /** The deed on the screen while others are being shown. */
  now = $state.raw<Deed | null>(null);
  /** What is in the air, and for how long. */
  air = $state.raw<{ flight: Flight; seat: number; time: number } | null>(null);
  /** What the deed on the screen changed. */
  flight = $state.raw<Flight | null>(null);
  /** Deeds that were too many to be shown. */
  left = $state(0);
  /** What others did since the viewer's last step, with the table before it. */
  last = $state.raw<readonly Deed[]>([]);
  #before: Known | null = null;
  #shown: Known | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly stage: Stage) {}

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

  /** How many deeds are still to be shown after the one on the screen. */
  get ahead(): number {
    return this.waiting.filter((deed) => deed.seat !== null).length;
  }

  /** The table after a deed of somebody, or after anything else. */
  take(deed: Deed) {
    if (deed.seat !== null) {
      if (!this.last.length) this.#before = this.waiting.at(-1)?.known ?? this.#shown;
      this.last = [...this.last, deed].slice(-KEPT);
    }
    if (deed.seat === null && !this.busy) {
      this.#put(deed.known);
      return;
    }
    this.waiting = [...this.waiting, deed];
    if (this.pace === 'off') this.skip();
    else if (this.busy) this.#shorten();
    else this.#next();
  }

  /** The viewer made a step: what others do from now on is a new turn. */
  begin() {
    this.skip();
    this.last = [];
    this.#before = null;
  }

  /** Shows a table at once; nothing waits any more. */
  jump(known: Known) {
    this.#end();
    this.waiting = [];
    this.#put(known);
  }

  /** Shows the last moment at once. */
  skip() {
    const end = this.waiting.at(-1) ?? (this.air ? this.now : null);
    if (end) this.jump(end.known);
    else this.#end();
  }

  /** Shows once more what others did since the viewer's last step. */
  again() {
    const end = this.waiting.at(-1) ?? (this.air ? this.now : null);
    const known = end?.known ?? this.#shown;
    if (!this.last.length || !known) return;
    this.#end();
    if (this.#before) this.#put(this.#before);
    this.waiting = [...this.last, { known, seat: null, lines: [] }];
    this.#next();
  }

  #put(known: Known) {
    this.#shown = known;
    this.stage.show(known);
  }

  #end() {
    clearTimeout(this.#timer);
    this.now = this.air = this.flight = null;
    this.left = 0;
  }

  /** Of a long wait only the last turn of each player is shown; the log has the rest. */
  #shorten() {
    if (this.ahead <= MANY) return;
    const kept = lastTurns(this.waiting).slice(-2 * MANY);
    const dropped = this.waiting.slice(0, this.waiting.length - kept.length);
    const before = dropped.at(-1);
    if (!before) return;
    this.left += dropped.filter((deed) => deed.seat !== null).length;
    clearTimeout(this.#timer);
    this.air = null;
    this.waiting = kept;
    this.#put(before.known);
    this.#next();
  }

  #next() {
    const [deed, ...rest] = this.waiting;
    this.waiting = rest;
    if (!deed) return this.#end();
    // What is no deed needs no time.
    if (deed.seat === null) {
      this.#put(deed.known);
      if (rest.length) this.#timer = setTimeout(() => this.#next(), 0);
      else this.#end();
      return undefined;
    }
    const { air, rest: stay } = TIMES[this.pace === 'off' ? 'quick' : this.pace];
    const flight = (this.#shown && this.stage.flight?.(this.#shown, deed)) ?? null;
    this.now = deed;
    this.flight = flight;
    const land = () => {
      this.air = null;
      this.#put(deed.known);
      this.#timer = setTimeout(() => this.#next(), stay);
    };
    if (flight && !look.calm) {
      this.air = { flight, seat: deed.seat, time: air };
      this.#timer = setTimeout(land, air);
    } else {
      this.#put(deed.known);
      // Without a flight it stays as long as one with it.
      this.#timer = setTimeout(() => this.#next(), flight ? air + stay : stay);
    }
    return undefined;
  }
}
