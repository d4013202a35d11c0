// A box “try it”: a position of the engine in which the reader makes a step. Nothing is kept by the server: each answer
// is made of all steps of the box.

import { api } from '../api/client';
import type { Attempt, ExerciseCard, OptionLine, Text } from '../api/types';
import { isAbout } from '../table/options';
import { Scene } from '../table/scene.svelte';
import type { Catalogue, Part } from '../text/fluent';
import { locale } from '../text/locale.svelte';
import { done } from './done.svelte';

export class Trial extends Scene {
  now = $state.raw<Attempt | null>(null);
  /** What the box says, in the language of now. */
  words = $state.raw<Catalogue | null>(null);
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  /** The thing whose options alone are listed: it has several. */
  open = $state.raw<{ kind: string; id: string } | null>(null);
  /** Is the reader shown what is asked for? */
  shown_asked = $state(false);
  /** The option a finger has chosen; here every press makes its step. */
  readonly chosen: OptionLine | null = null;
  #made: string[] = [];

  constructor(
    game: string,
    readonly card: ExerciseCard,
  ) {
    super(game);
  }

  /** Fetches drawings, words and the position. */
  async load() {
    this.problem = null;
    try {
      const content = (await api.games()).find(({ id }) => id === this.game)?.content ?? '';
      await Promise.all([this.prepare(content), this.speak()]);
      await this.again();
    } catch (problem) {
      this.problem = problem;
    }
  }

  async speak() {
    this.words = await locale.practice(this.game);
    if (this.catalogue) await this.translate();
  }

  /** Back to the beginning. */
  async again() {
    await this.#try([]);
  }

  /** Makes a step. */
  async step(option: OptionLine) {
    if (!this.busy) await this.#try([...this.#made, option.step]);
  }

  async #try(steps: string[]) {
    this.busy = true;
    this.problem = null;
    try {
      const { card, game } = this;
      this.#show(await (steps.length ? api.attempt(game, card.id, { steps }) : api.exercise(game, card.id)));
      this.#made = steps;
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }

  #show(attempt: Attempt) {
    this.pointed = null;
    this.open = null;
    this.shown_asked = false;
    this.me = attempt.seat;
    this.view = attempt.view;
    this.seats = Array.from({ length: attempt.players }, (_, seat) => ({
      seat,
      occupant: { kind: 'person', user: '', name: `Seat ${seat + 1}` },
      stand_in: null,
      resigned: false,
      present: true,
    }));
    this.options = attempt.options;
    this.awaited = attempt.prompt ? [attempt.seat] : [];
    this.now = attempt;
    if (attempt.stand === 'done') done.add(this.game, this.card.id);
  }

  /** A thing on the drawing was pressed. */
  pick(kind: string, id: string) {
    const options = this.optionsAt(kind, id);
    const [only] = options;
    if (only && options.length === 1) void this.step(only);
    else if (only) this.open = { kind, id };
  }

  /** The options in the list: all, or those of a thing that has several. */
  listed = $derived.by(() => {
    const { open } = this;
    return open ? this.options.filter((option) => isAbout(option, open.kind, open.id)) : this.options;
  });

  /** A text of the box. */
  told(text: Text): Part[] {
    return this.words?.parts(text, this.names) ?? [];
  }
}
