// A stream of server-sent events that comes back by itself.

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];

export interface StreamHandlers<A> {
  /** A message came. */
  message: (notice: A) => void;
  /** The connection is up or down. */
  state: (connected: boolean) => void;
}

/** Listens until `close` is called; after a break it resumes after the last message. */
export class Stream<A> {
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #last: string | null = null;
  #closed = false;

  constructor(
    readonly path: string,
    readonly event: string,
    readonly handlers: StreamHandlers<A>,
    after?: number,
  ) {
    this.#last = after === undefined ? null : String(after);
    this.#open();
  }

  #open() {
    const resume = this.#last === null ? '' : `?after=${encodeURIComponent(this.#last)}`;
    const source = new EventSource(`/api${this.path}${resume}`);
    this.#source = source;
    source.addEventListener('open', () => {
      this.#failures = 0;
      this.handlers.state(true);
    });
    source.addEventListener(this.event, (message) => {
      if (message.lastEventId) this.#last = message.lastEventId;
      this.handlers.message(JSON.parse(message.data) as A);
    });
    source.addEventListener('error', () => {
      this.handlers.state(false);
      // The browser retries by itself unless the answer was a refusal; then we do.
      if (source.readyState === EventSource.CLOSED && !this.#closed) this.#retry();
    });
  }

  #retry() {
    this.#source?.close();
    clearTimeout(this.#timer);
    const wait = PATIENCE[Math.min(this.#failures, PATIENCE.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
  }
}
