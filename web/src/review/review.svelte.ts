// The review of a table: asked for, followed while it grows, and what of it is shown.

import { api } from '../api/client';
import type { Review as Found, ReviewDecision, ReviewSeat, ReviewState } from '../api/types';
import { person } from '../app/session.svelte';
import { mistakes, settled } from './decisions';

/** Pauses between two questions how far it is, in milliseconds. */
const SOON = 1200;
const LATER = 8000;

export class Review {
  state = $state.raw<ReviewState | null>(null);
  /** What was found so far. */
  found = $state.raw<Found | null>(null);
  problem = $state.raw<unknown>(null);
  /** Whose decisions and draws are shown. */
  seat = $state(0);
  /** Is a decision shown with labels on the board? */
  labels = $state(true);
  /** Steps of the tagged decisions of each seat, as they were shown first. */
  #tagged = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(readonly id: string) {}

  /** Asks for the review where nobody has yet, and follows it; gives back how to stop. */
  follow(): () => void {
    this.#left = false;
    void this.#ask();
    return () => {
      this.#left = true;
      clearTimeout(this.#timer);
    };
  }

  async #ask() {
    try {
      const state = await api.review(this.id, this.state?.rev);
      if (this.#left) return;
      this.take(state.stage === 'none' ? await this.#start() : state);
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
      // Whoever never got an answer is told why; a review that was there stays, and is asked for again.
      if (this.state === null) return;
    }
    if (!this.#left && !this.over) this.#timer = setTimeout(() => void this.#ask(), this.#pause);
  }

  async #start(): Promise<ReviewState> {
    await person.ensure();
    return api.askReview(this.id, {});
  }

  get #pause(): number {
    return document.hidden || this.state?.paused ? LATER : SOON;
  }

  /** Takes news; what was known stays where they say nothing of it. */
  take(state: ReviewState) {
    this.state = state;
    if (!state.review) return;
    this.found = state.review;
    const over = state.stage === 'done';
    const { review } = state;
    this.#tagged = new Map(
      review.seats.map(({ seat }) => [
        seat,
        settled(this.#tagged.get(seat), review, seat, over).map(({ step }) => step),
      ]),
    );
  }

  /** Nothing more will come by itself. */
  get over(): boolean {
    return this.state?.stage === 'done' || this.state?.stage === 'failed';
  }

  async pause(paused: boolean) {
    this.take(await api.askReview(this.id, { paused }));
  }

  async again() {
    this.problem = null;
    clearTimeout(this.#timer);
    try {
      this.take(await this.#start());
      this.#timer = setTimeout(() => void this.#ask(), SOON);
    } catch (problem) {
      this.problem = problem;
    }
  }

  get own(): ReviewSeat | null {
    return this.found?.seats.find((one) => one.seat === this.seat) ?? null;
  }

  /** The decisions with tags, the first has number 1. */
  tagged = $derived.by<ReviewDecision[]>(() => {
    const { found } = this;
    const steps = this.#tagged.get(this.seat) ?? [];
    if (!found) return [];
    return steps.flatMap((step) => found.decisions.find((one) => one.step === step && one.seat === this.seat) ?? []);
  });

  mistakes = $derived(this.found ? mistakes(this.found, this.seat) : []);

  /** The decision of the seat that is made at a moment, where there is something to say about it. */
  at(moment: number): ReviewDecision | null {
    const here = (one: ReviewDecision) => one.step === moment + 1 && one.seat === this.seat;
    return this.tagged.find(here) ?? this.found?.decisions.find((one) => here(one) && one.better !== null) ?? null;
  }

  /** The number on the tag of a decision; 0 without one. */
  tag(decision: ReviewDecision): number {
    return this.tagged.findIndex((one) => one.step === decision.step) + 1;
  }

  get best(): ReviewDecision | null {
    const place = this.own?.best ?? null;
    return place === null ? null : (this.found?.decisions[place] ?? null);
  }
}
