// The story of a table, fetched as the log grows.

import type { Deed, LogLine, Story as Part } from '../api/types';
import { join, untold } from './story';

interface Wish {
  of: string;
  lines: readonly LogLine[];
  load: (from: number) => Promise<Part>;
}

/** How many lines both begin with. */
function shared(a: readonly LogLine[], b: readonly LogLine[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

export class Story {
  #told = $state.raw<Deed[]>([]);
  #lines = $state.raw<readonly LogLine[]>([]);
  #of: string | null = null;
  #wish: Wish | null = null;
  #busy = false;

  /** The deeds; until they are told, the steps themselves. */
  get deeds(): readonly Deed[] {
    return this.#told.length ? this.#told : untold(this.#lines);
  }

  /** The deed that a step belongs to. */
  at(step: number): Deed | null {
    return this.deeds.findLast((deed) => deed.from <= step) ?? null;
  }

  /** Follows a log; `of` says whose eyes it is for. Without an answer the steps stand for themselves. */
  async follow(of: string, lines: readonly LogLine[], load: Wish['load']) {
    this.#wish = { of, lines, load };
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#wish) {
        const wish: Wish = this.#wish;
        this.#wish = null;
        const known = wish.of === this.#of;
        const from = known ? shared(this.#lines, wish.lines) : 0;
        if (known && this.#told.length && from === wish.lines.length && from === this.#lines.length) continue;
        this.#lines = wish.lines;
        this.#of = wish.of;
        const part = await wish.load(from);
        this.#told = join(known ? this.#told : [], part);
      }
    } catch {
      // With the next line the whole story is asked for again.
      this.#of = null;
    } finally {
      this.#busy = false;
    }
  }
}
