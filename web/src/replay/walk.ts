// Walking through a game: which moment a key means, and going on by itself.

import type { Replay } from './replay.svelte';

/** The moment that a key leads to; `null` for other keys. */
export function stepOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>, replay: Replay): number | null {
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? replay.turn(false) : replay.step - 1;
    case 'ArrowRight':
      return event.shiftKey ? replay.turn(true) : replay.step + 1;
    case ',':
      return replay.turn(false);
    case '.':
      return replay.turn(true);
    case 'PageUp':
    case '[':
      return replay.round(false);
    case 'PageDown':
    case ']':
      return replay.round(true);
    case 'Home':
      return 0;
    case 'End':
      return replay.steps;
    default:
      return null;
  }
}

/** Is it the key that plays and pauses? A button that has the focus takes it for itself. */
export const isPlayKey = (event: KeyboardEvent): boolean =>
  event.key === ' ' && !(event.target instanceof HTMLButtonElement) && !(event.target instanceof HTMLAnchorElement);

/** Plays step by step until the end or until it is stopped. */
export class Player {
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly replay: Replay,
    readonly show: (step: number) => Promise<void>,
  ) {}

  toggle() {
    const { replay, show } = this;
    replay.playing = !replay.playing;
    clearInterval(this.#timer);
    if (!replay.playing) return;
    if (replay.step >= replay.steps) void show(0);
    this.#timer = setInterval(() => {
      if (replay.step >= replay.steps) this.toggle();
      else void show(replay.step + 1);
    }, 700);
  }

  stop() {
    clearInterval(this.#timer);
    this.replay.playing = false;
  }
}
