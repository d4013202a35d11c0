// What is printed on the pieces of a game: the standard values, or those of the content pack of the table in view.

import { SvelteMap } from 'svelte/reactivity';
import type { ContentItem } from '../api/types';

interface Row {
  id: string;
}
/** An entry of a pack in the shape of the content file; fields that the list of pieces does not tell are the standard ones. */
export type ReadRow = (item: ContentItem, standard: Row | undefined) => Row;

/** `magic_actions` of the file are the `magic action`s of the list. */
const kindOf = (name: string) => name.replaceAll('_', ' ').replace(/s$/, '');

export class Printed {
  readonly #tables: { kind: string; standard: readonly Row[]; show: (rows: readonly Row[]) => void }[] = [];
  #pack = false;

  constructor(
    readonly facts: Record<string, unknown>,
    readonly read: ReadRow,
  ) {}

  /** A table of the content file by the ids of its entries. */
  map<A extends Row>(table: string): ReadonlyMap<string, A> {
    const standard = this.facts[table] as A[];
    const now = new SvelteMap(standard.map((row) => [row.id, row]));
    const show = (rows: readonly Row[]) => {
      now.clear();
      for (const row of rows) now.set(row.id, row as A);
    };
    this.#tables.push({ kind: kindOf(table), standard, show });
    return now;
  }

  /** A table of the content file in its order. */
  list<A extends Row>(table: string): readonly A[] {
    const standard = this.facts[table] as A[];
    const now = $state([...standard]);
    this.#tables.push({ kind: kindOf(table), standard, show: (rows) => now.splice(0, now.length, ...(rows as A[])) });
    return now;
  }

  /** A table without ids: names with numbers. */
  numbers(table: string): Readonly<Record<string, number>> {
    const standard = { id: table, ...(this.facts[table] as Record<string, number>) };
    const now = $state({ ...(this.facts[table] as Record<string, number>) });
    this.#tables.push({ kind: kindOf(table), standard: [standard], show: ([row]) => Object.assign(now, row) });
    return now;
  }

  /** Shows the values of a pack, or the standard ones again. */
  take(pack: readonly ContentItem[] | null) {
    if (pack === null && !this.#pack) return;
    this.#pack = pack !== null;
    for (const { kind, standard, show } of this.#tables) {
      const items = pack?.filter((item) => kindOf(item.kind) === kind) ?? [];
      show(
        items.length
          ? items.map((item) =>
              this.read(
                item,
                standard.find(({ id }) => id === item.id),
              ),
            )
          : standard,
      );
    }
  }
}
