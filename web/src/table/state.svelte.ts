// What is shown of a live table, and what follows from it alone.

import type { ChatLine, LogLine, OptionLine, TableState } from '../api/types';
import type { Known } from './advance';
import { Scene } from './scene.svelte';

export class TableScene extends Scene {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);

  constructor(
    readonly id: string,
    game: string,
  ) {
    super(game);
  }

  get myTurn(): boolean {
    return this.me !== null && this.options.length > 0;
  }

  get held(): boolean {
    const held = this.state?.held;
    return held !== null && held !== undefined && held.seat === this.me;
  }

  /** Where the viewer's running turn begins in the log; its length when there is none. */
  turnFrom = $derived.by(() => {
    if (this.me === null) return this.log.length;
    let from = this.log.length;
    for (let at = this.log.length - 1; at >= 0 && !this.#byOther(this.log[at]); at -= 1)
      if (this.#byMe(this.log[at])) from = at;
    return from;
  });

  /** Lines since the viewer's last own step, of others and of what was answered meanwhile; none before the first. */
  since = $derived.by(() => {
    if (this.me === null) return [];
    const own = this.log.findLastIndex((line, at) => at < this.turnFrom && this.#byMe(line));
    return own < 0 ? [] : this.log.slice(own + 1, this.turnFrom);
  });

  /** Things on the board that others touched since then, with the seat that did. */
  #touched = $derived.by(() => {
    const things = new Map<string, number>();
    for (const line of this.since) {
      if (line.actor === 'chance' || line.automatic) continue;
      for (const { kind, id } of line.targets ?? []) things.set(`${kind}:${id}`, line.actor.seat);
    }
    return things;
  });

  override touchedBy = (kind: string, id: string): number | undefined => this.#touched.get(`${kind}:${id}`);

  /** What was answered for the viewer since then; what standing orders did is told apart. */
  answered = $derived(
    this.since.filter((line) => line.automatic && !(this.state?.standing?.made.includes(line.step) ?? false)),
  );

  #byMe(line: LogLine | undefined): boolean {
    return line !== undefined && !line.automatic && line.actor !== 'chance' && line.actor.seat === this.me;
  }

  #byOther(line: LogLine | undefined): boolean {
    return line !== undefined && line.actor !== 'chance' && line.actor.seat !== this.me;
  }

  /** Shows a moment of the table. */
  show({ state, log }: Known) {
    const old = this.state;
    const turned = !old || old.rev !== state.rev || !same(old.options, state.options);
    this.state = state;
    this.view = state.view;
    this.seats = state.table.seats;
    this.awaited = state.table.awaited;
    this.me = state.viewer.kind === 'seat' ? state.viewer.seat : null;
    this.options = state.options;
    this.log = log;
    this.chat = state.chat;
    if (turned) this.turned();
  }

  /** The question has changed. */
  protected turned() {
    this.pointed = null;
    this.advice = null;
    this.fresh = new Set();
  }
}

function same(a: readonly OptionLine[], b: readonly OptionLine[]): boolean {
  return a.length === b.length && a.every((option, i) => option.step === b[i]?.step);
}
