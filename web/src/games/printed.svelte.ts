// What is printed on the pieces of a game, as the server tells it for the content of the table in view. Views name things
// by their ids; the drawings find here what stands on them.

import { SvelteMap } from 'svelte/reactivity';

/** An entry of a table of the content. */
type Row<P, K extends keyof P> = P[K] extends readonly (infer A)[] ? A & { id: string } : never;

export class Printed<P extends object> {
  readonly #shown: ((printed: P) => void)[] = [];
  #now = $state.raw<P | null>(null);
  #joined = $state.raw(new WeakMap<object, object>());

  /** A table by the ids of its entries. */
  map<K extends keyof P>(table: K): ReadonlyMap<string, Row<P, K>> {
    const now = new SvelteMap<string, Row<P, K>>();
    this.#shown.push((printed) => {
      now.clear();
      for (const row of printed[table] as unknown as Row<P, K>[]) now.set(row.id, row);
    });
    return now;
  }

  /** A table in its order. */
  list<K extends keyof P>(table: K): readonly Row<P, K>[] {
    const now = $state<Row<P, K>[]>([]);
    this.#shown.push((printed) => now.splice(0, now.length, ...(printed[table] as unknown as Row<P, K>[])));
    return now;
  }

  /** Names with values. */
  record<K extends keyof P>(table: K): Readonly<Partial<P[K]>> {
    const now = $state<Partial<P[K]>>({});
    this.#shown.push((printed) => Object.assign(now, printed[table]));
    return now;
  }

  /** All of it; a table is shown only once it is there. */
  get now(): P {
    if (this.#now === null) throw new Error('what is printed has not been fetched');
    return this.#now;
  }

  /** Shows what is printed at another table. */
  take(printed: P) {
    this.#now = printed;
    this.#joined = new WeakMap();
    for (const show of this.#shown) show(printed);
  }

  /** Views with what is printed on their things, each put together once for all drawings. */
  join<Wire extends object, View extends object>(join: (view: Wire) => View): (view: unknown) => View {
    return (view) => {
      // Before the start there is nothing to see.
      if (typeof view !== 'object' || view === null) return view as View;
      const known = this.#joined;
      const found = (known.get(view) as View | undefined) ?? join(view as Wire);
      known.set(view, found);
      return found;
    };
  }
}
