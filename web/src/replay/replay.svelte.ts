// A game played before: any moment of it, from any seat.

import { api } from '../api/client';
import type { LogLine, Moment, TableState } from '../api/types';
import { person } from '../app/session.svelte';
import { Scene } from '../table/scene.svelte';
import { roundsOf, turnsOf, walk } from './marks';

export type Eyes = 'spectator' | 'judge' | `seat:${number}`;

export class Replay extends Scene {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogLine[]>([]);
  moment = $state.raw<Moment | null>(null);
  step = $state(0);
  eyes = $state<Eyes>('spectator');
  playing = $state(false);
  #wanted = -1;
  #busy = false;
  #cache = new Map<string, Moment>();

  constructor(
    readonly id: string,
    game: string,
  ) {
    super(game);
  }

  static async load(id: string, at: number | null, eyes: Eyes | null, invite: string | null): Promise<Replay> {
    const state = invite ? await person.ensure().then(() => api.enter(id, { invite })) : await api.table(id);
    const replay = new Replay(id, state.table.game);
    await replay.prepare(state.config.content);
    replay.state = state;
    replay.seats = state.table.seats;
    replay.log = state.log.lines;
    const own = state.viewer.kind === 'seat' ? state.viewer.seat : null;
    const over = state.table.status === 'finished';
    replay.eyes = eyes ?? (own !== null ? `seat:${own}` : over ? 'judge' : 'spectator');
    replay.me = own;
    // The board is empty before the set-up: a finished game opens where its first round begins.
    const first = over ? (replay.rounds[0]?.step ?? 0) : state.table.steps;
    await replay.show(Math.min(Math.max(at ?? first, 0), state.table.steps));
    return replay;
  }

  get steps(): number {
    return this.state?.table.steps ?? 0;
  }

  /** Goes to a moment; only the last wish of a fast hand is fetched. */
  async show(step: number) {
    this.step = Math.min(Math.max(step, 0), this.steps);
    this.#wanted = this.step;
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#wanted >= 0) {
        const now = this.#wanted;
        this.#wanted = -1;
        const moment = await this.#fetch(now);
        this.leapt = Math.abs(now - (this.moment?.step ?? now)) > 1;
        this.moment = moment;
        this.view = moment.view;
        if (moment.viewer.kind === 'seat') this.me = moment.viewer.seat;
      }
    } finally {
      this.#busy = false;
    }
  }

  async look(eyes: Eyes) {
    this.eyes = eyes;
    await this.show(this.step);
  }

  async #fetch(step: number): Promise<Moment> {
    const key = `${step} ${this.eyes}`;
    const known = this.#cache.get(key);
    if (known) return known;
    const moment = await api.moment(this.id, step, this.eyes);
    if (this.#cache.size > 400) this.#cache.clear();
    this.#cache.set(key, moment);
    return moment;
  }

  turns = $derived(turnsOf(this.log));
  rounds = $derived(roundsOf(this.log));

  /** The line of the log that led to this moment. */
  get line(): LogLine | null {
    return this.log.findLast((line) => line.step <= this.step) ?? null;
  }

  /** The next or earlier turn. */
  turn(forward: boolean): number {
    return walk(this.turns, this.step, forward, this.steps);
  }

  /** The beginning of the next or earlier round. */
  round(forward: boolean): number {
    return walk(this.rounds, this.step, forward, this.steps);
  }
}
