// A content pack that somebody types in: every change goes to the server, which keeps nothing and says what is wrong.

import { api } from '../api/client';
import type {
  ContentItem,
  Draft as Answer,
  PackEdit,
  PackEntry,
  PackField,
  PackProblem,
  PackSheet,
} from '../api/types';
import { type FieldShape, tableShapes } from './schema';

/** The source of a value that was read off the box. */
export const PRINTED = 'published';
const PAUSE = 200;

const keyOf = (game: string) => `ziggurat-workshop-${game}`;

/** The tables after changes that the server has not answered yet. */
export function changed(sheets: readonly PackSheet[], edits: readonly PackEdit[]): PackSheet[] {
  return edits.reduce<PackSheet[]>(
    (all, edit) => all.map((sheet) => (sheet.table === edit.table ? one(sheet, edit) : sheet)),
    [...sheets],
  );
}

function one(sheet: PackSheet, edit: PackEdit): PackSheet {
  const entry = (at: number, change: (fields: PackField[]) => PackField[]) => ({
    ...sheet,
    entries: sheet.entries.map((old, i): PackEntry => (i === at ? { ...old, fields: change(old.fields) } : old)),
  });
  switch (edit.kind) {
    case 'set':
      return entry(edit.entry, (fields) =>
        fields.some(({ name }) => name === edit.field)
          ? fields.map((field) => (field.name === edit.field ? { ...field, value: edit.value } : field))
          : [...fields, { name: edit.field, value: edit.value, source: PRINTED }],
      );
    case 'remove':
      return entry(edit.entry, (fields) => fields.filter(({ name }) => name !== edit.field));
    case 'source':
      return entry(edit.entry, (fields) =>
        fields.map((field) => (field.name === edit.field ? { ...field, source: edit.source } : field)),
      );
    case 'add': {
      const like = sheet.entries[edit.like];
      return like ? { ...sheet, entries: [...sheet.entries, { ...like, id: edit.id }] } : sheet;
    }
    case 'drop':
      return { ...sheet, entries: sheet.entries.filter((_, i) => i !== edit.entry) };
  }
}

/** Is everything of an entry known, and nothing made up by us? */
export const isEntered = (entry: PackEntry) => entry.fields.every(({ source }) => source !== 'reconstructed');

export class Draft {
  text = $state.raw('');
  items = $state.raw<readonly ContentItem[]>([]);
  /** What is printed in it, for drawings. */
  printed = $state.raw<unknown>(null);
  problem = $state.raw<PackProblem | null>(null);
  /** Can it be played as it is? */
  right = $state(false);
  standard = $state(true);
  busy = $state(false);
  /** The server did not answer. */
  away = $state(false);
  #told = $state.raw<readonly PackSheet[]>([]);
  #waiting = $state.raw<readonly PackEdit[]>([]);
  #sent = $state.raw<readonly PackEdit[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What fields may hold, by table: of the standard file, so that nothing is forgotten when it is taken out of a pack. */
  #shapes = $state.raw<ReadonlyMap<string, ReadonlyMap<string, FieldShape>>>(new Map());

  sheets = $derived(changed(changed(this.#told, this.#sent), this.#waiting));
  /** Every change is answered. */
  settled = $derived(!this.busy && this.#waiting.length === 0);

  constructor(readonly game: string) {}

  shapes(table: string): ReadonlyMap<string, FieldShape> {
    return this.#shapes.get(table) ?? new Map<string, FieldShape>();
  }

  /** Begins: with what was typed here before, or with the standard content. */
  async begin() {
    const standard = await api.draft(this.game, {});
    this.#shapes = new Map(standard.sheets.map((sheet) => [sheet.table, tableShapes(sheet.entries)]));
    this.#take(standard);
    const kept = this.#kept();
    if (kept !== null) await this.open(kept);
  }

  #kept(): string | null {
    try {
      return localStorage.getItem(keyOf(this.game));
    } catch {
      return null;
    }
  }

  #keep() {
    try {
      if (this.standard) localStorage.removeItem(keyOf(this.game));
      else localStorage.setItem(keyOf(this.game), this.text);
    } catch {
      // Without a place to keep it, it lives as long as the page.
    }
  }

  /** Goes on with a pack file. */
  async open(text: string) {
    this.#waiting = [];
    this.#take(await api.draft(this.game, { text }));
    this.#keep();
  }

  /** Back to the standard values. */
  async reset() {
    this.#waiting = [];
    this.#take(await api.draft(this.game, {}));
    this.#keep();
  }

  change(...edits: PackEdit[]) {
    this.#waiting = [...this.#waiting, ...edits];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), PAUSE);
  }

  /** A value as it is printed: typed in, so its source is the box. */
  enter(table: string, entry: number, field: string, value: unknown) {
    this.change({ kind: 'set', table, entry, field, value }, { kind: 'source', table, entry, field, source: PRINTED });
  }

  async #send() {
    if (this.busy || this.#waiting.length === 0) return;
    this.busy = true;
    this.#sent = this.#waiting;
    this.#waiting = [];
    try {
      this.#take(await api.draft(this.game, { text: this.text, edits: [...this.#sent] }));
      this.away = false;
      this.#keep();
    } catch {
      // Said again with the next change.
      this.#waiting = [...this.#sent, ...this.#waiting];
      this.away = true;
    } finally {
      this.#sent = [];
      this.busy = false;
    }
    if (this.#waiting.length && !this.away) void this.#send();
  }

  #take(answer: Answer) {
    this.text = answer.text;
    this.problem = answer.problem;
    this.right = answer.content !== null;
    this.standard = answer.standard;
    if (answer.sheets.length) this.#told = answer.sheets;
    // While something is wrong, the drawings show what was right last.
    if (answer.items.length) this.items = answer.items;
    if (answer.printed !== null) this.printed = answer.printed;
  }
}
