// A table as it is played: what the server says, and what we say to it.

import { api, ApiError, freshKey, NetworkError } from '../api/client';
import { Stream } from '../api/stream';
import type {
  ChatLine,
  HintLine,
  LogLine,
  OptionLine,
  Refusal,
  StepAnswer,
  TableNotice,
  TableState,
} from '../api/types';
import { look, person } from '../app/session.svelte';
import type { Attempt } from '../games/module';
import { loadModule } from '../games/registry';
import { locale, t } from '../text/locale.svelte';
import { useSigns } from '../ui/signs.svelte';
import { addSprite } from '../ui/sprite';
import { complain, toast } from '../ui/toast.svelte';
import { arrange, isAbout, type Arranged } from './options';
import { Scene } from './scene.svelte';
import { share } from './share';

/** A move of others stays on the screen at least so long, in milliseconds. */
const GLANCE = 350;
/** Reasons are asked for so long after the options, in milliseconds: the board is drawn by then. */
const AFTER = 60;
const RETRIES = [200, 500, 1000, 2000, 4000];

export interface Muted extends Attempt {
  refusal: Refusal;
}

/** Several options speak of one thing: which one is meant? */
export interface Choice {
  options: readonly OptionLine[];
  x: number;
  y: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class LiveTable extends Scene {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(true);
  /** Why there is no table to see. */
  problem = $state.raw<Error | null>(null);
  /** A step is on its way. */
  busy = $state(false);
  /** The group whose options are in the second row. */
  open = $state<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** The option chosen by key or tap, to be confirmed. */
  chosen = $state.raw<OptionLine | null>(null);
  muted = $state.raw<Muted[]>([]);
  hints = $state.raw<HintLine[] | null>(null);
  /** How much of a hint is told: 1 goal, 2 area, 3 step, 4 line. */
  rung = $state(0);
  unread = $state(0);
  /** The rule that the viewer wants to read. */
  rule = $state.raw<{ number: string } | null>(null);
  /** Server time minus ours. */
  skew = $state(0);
  #stream: Stream<TableNotice> | null = null;
  #refreshing = false;
  #again = false;
  #whole = false;
  #shownAt = 0;
  /** The newest notice. */
  #heard: { seq: number; rev: number } | null = null;
  #closed = false;

  constructor(
    readonly id: string,
    game: string,
  ) {
    super(game);
  }

  arranged = $derived<Arranged>(
    arrange(this.options, (option) => this.module?.describe.group(option) ?? { id: option.text.key }, this.open),
  );

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

  /** Lines of others since the viewer's last own step; none before the first. */
  since = $derived.by(() => {
    if (this.me === null) return [];
    const own = this.log.findLastIndex((line, at) => at < this.turnFrom && this.#byMe(line));
    return own < 0 ? [] : this.log.slice(own + 1, this.turnFrom);
  });

  /** Things on the board that others touched since then, with the seat that did. */
  #touched = $derived.by(() => {
    const things = new Map<string, number>();
    for (const line of this.since) {
      if (line.actor === 'chance' || !line.notation) continue;
      for (const { kind, id } of this.module?.describe.touches?.(this.view, line.notation) ?? [])
        things.set(`${kind}:${id}`, line.actor.seat);
    }
    return things;
  });

  override touchedBy = (kind: string, id: string): number | undefined => this.#touched.get(`${kind}:${id}`);

  #byMe(line: LogLine | undefined): boolean {
    return line !== undefined && line.actor !== 'chance' && line.actor.seat === this.me;
  }

  #byOther(line: LogLine | undefined): boolean {
    return line !== undefined && line.actor !== 'chance' && line.actor.seat !== this.me;
  }

  override shown(): readonly OptionLine[] {
    const { groups, row } = this.arranged;
    if (!groups.length || this.open === null) return this.options;
    return row.length ? row.map(({ option }) => option) : this.options;
  }

  override keyAt = (kind: string, id: string): string =>
    this.arranged.row.find(({ option }) => isAbout(option, kind, id))?.key ?? '';

  /** Opens the table; gives back how to leave it. */
  static async load(id: string, invite: string | null): Promise<LiveTable> {
    const state = invite ? await person.ensure().then(() => api.enter(id, { invite })) : await api.table(id);
    const table = new LiveTable(id, state.table.game);
    await table.prepare(state.table.pack);
    table.take(state);
    table.#listen();
    return table;
  }

  /** Fetches drawings and words. */
  async prepare(pack: string | null) {
    const [module, catalogue] = await Promise.all([loadModule(this.game), locale.game(this.game)]);
    if (module.sprite) addSprite(module.sprite);
    useSigns(module.describe.signs);
    this.module = module;
    this.catalogue = catalogue;
    void this.readPieces(pack);
  }

  async translate() {
    this.catalogue = await locale.game(this.game);
  }

  close() {
    this.#closed = true;
    this.#stream?.close();
  }

  #listen() {
    this.#stream = new Stream<TableNotice>(
      `/tables/${encodeURIComponent(this.id)}/events`,
      'table',
      { message: (notice) => this.#hear(notice), state: (up) => this.#connection(up) },
      this.state?.seq,
    );
  }

  #connection(up: boolean) {
    if (up && !this.connected) {
      this.#whole = true;
      void this.refresh();
    }
    this.connected = up;
  }

  #hear(notice: TableNotice) {
    const state = this.state;
    if (!state) return;
    this.skew = notice.at - Date.now();
    const { event } = notice;
    if (event.kind === 'presence') {
      this.seats = this.seats.map((seat) => (seat.seat === event.seat ? { ...seat, present: event.present } : seat));
      return;
    }
    if (event.kind === 'bot_late') {
      toast(t('bot-late', { name: this.name(event.seat) }));
      return;
    }
    if (event.kind === 'chat') {
      if (!this.chat.some((line) => line.seq === event.line.seq)) {
        this.chat = [...this.chat, event.line];
        this.unread += 1;
      }
      return;
    }
    if (event.kind === 'undone' || event.kind === 'rewound') this.#whole = true;
    this.#heard = { seq: notice.seq, rev: notice.rev };
    // The answer to our own step says the same in a moment: fetching it twice would draw everything twice.
    if (!this.busy) this.#catchUp();
  }

  /** Fetches what was told and is not shown yet. */
  #catchUp() {
    const { state } = this;
    const heard = this.#heard;
    if (state && heard && (heard.seq > state.seq || (heard.seq === state.seq && heard.rev !== state.rev)))
      void this.refresh();
  }

  /** Fetches the state; several wishes at once become one. */
  async refresh() {
    this.#again = true;
    if (this.#refreshing) return;
    this.#refreshing = true;
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        const whole = this.#whole;
        this.#whole = false;
        const state = await api.table(this.id, whole ? 0 : (this.log.at(-1)?.step ?? 0));
        const rest = look.calm ? 0 : GLANCE - (performance.now() - this.#shownAt);
        if (rest > 0) await pause(rest);
        this.take(state);
        this.#shownAt = performance.now();
      }
    } catch (problem) {
      if (problem instanceof NetworkError) this.connected = false;
      else complain(problem);
    } finally {
      this.#refreshing = false;
    }
  }

  /** Shows a state, unless a newer one is shown already. */
  take(news: TableState) {
    const old = this.state;
    if (old && news.seq < old.seq) return;
    const state = share(old, news);
    const turned = !old || old.rev !== state.rev || !same(old.options, state.options);
    this.state = state;
    this.view = state.view;
    this.seats = state.table.seats;
    this.awaited = state.table.awaited;
    this.me = state.viewer.kind === 'seat' ? state.viewer.seat : null;
    this.options = state.options;
    this.log = [...this.log.filter((line) => line.step <= state.log.from), ...state.log.lines];
    this.chat = state.chat;
    if (turned) {
      this.open = null;
      this.choice = null;
      this.chosen = null;
      this.pointed = null;
      this.hints = null;
      this.rung = 0;
      this.fresh = new Set();
      void this.#explain(state);
    }
  }

  /** Asks why the usual things are not among the options. */
  async #explain(state: TableState) {
    if (this.muted.length) this.muted = [];
    const { me } = this;
    if (me === null || !state.options.length || !this.module) return;
    const groups = new Set(state.options.map((option) => this.module?.describe.group(option).id));
    const missing = this.module.describe.attempts(state.view, me).filter(({ group }) => !groups.has(group.id));
    if (!missing.length) return;
    // The board comes first.
    await pause(AFTER);
    if (this.state?.rev !== state.rev) return;
    try {
      const trials = await api.tryOut(this.id, { steps: missing.slice(0, 64).map(({ step }) => step) });
      if (this.state?.rev !== state.rev) return;
      this.muted = missing.flatMap((attempt, i) => {
        const refusal = trials[i]?.refusal;
        return refusal ? [{ ...attempt, refusal }] : [];
      });
    } catch {
      // Without the reasons the table is still complete.
    }
  }

  /** Makes a step; a lost request is sent again with the same key, so it is made once. */
  async step(option: OptionLine) {
    await this.#change((key, rev) => api.step(this.id, { step: option.step, rev, key }));
  }

  async undo(all = false) {
    if (!this.state?.can_undo) {
      toast(t('undo-nothing'));
      return;
    }
    await this.#change((key, rev) => api.undo(this.id, { rev, key, all }));
  }

  async redo() {
    if (!this.state?.can_redo) return;
    await this.#change((key, rev) => api.redo(this.id, { rev, key }));
  }

  async #change(send: (key: string, rev: number) => Promise<StepAnswer>) {
    if (this.busy || !this.state) return;
    this.busy = true;
    this.choice = null;
    const key = freshKey();
    const { rev } = this.state;
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const { state } = await send(key, rev);
          this.connected = true;
          // Others made steps in between that were not fetched.
          if (state.log.from > (this.log.at(-1)?.step ?? 0)) {
            this.#whole = true;
            this.#again = true;
          }
          this.take(state);
          this.#shownAt = performance.now();
          return;
        } catch (problem) {
          const wait = RETRIES[attempt];
          if (!(problem instanceof NetworkError) || wait === undefined) throw problem;
          this.connected = false;
          await pause(wait);
        }
      }
    } catch (problem) {
      this.#refused(problem);
    } finally {
      this.busy = false;
      if (this.#again) void this.refresh();
      else this.#catchUp();
    }
  }

  #refused(problem: unknown) {
    if (!(problem instanceof ApiError)) return complain(problem);
    const { body } = problem;
    if (body?.refusal) this.explainRefusal(body.refusal);
    else if (problem.code !== 'stale') complain(problem);
    this.#whole = true;
    void this.refresh();
  }

  /** Why not, in words; a list of what is missing names only what is. */
  reason(refusal: Refusal): string {
    const words = this.say(refusal.text);
    return this.module?.describe.lacks?.(refusal.text).length
      ? words.replace(/, 0 \p{L}+|\b0 \p{L}+, |, \p{L}+ 0\b|\p{L}+ 0, /gu, '')
      : words;
  }

  explainRefusal(refusal: Refusal) {
    const { rule } = refusal;
    const link =
      rule === null
        ? null
        : {
            text: t('by-rule', { rule }),
            href: `/learn/${this.game}?rule=${encodeURIComponent(rule)}`,
            go: () => (this.rule = { number: rule }),
          };
    toast(this.reason(refusal), { bad: true, link });
  }

  /** A thing on the board was chosen: makes the step, offers several, or says why not. */
  async pick(kind: string, id: string, at: { x: number; y: number }, touch: boolean) {
    const narrow = this.optionsAt(kind, id);
    const options = narrow.length ? narrow : this.options.filter((option) => isAbout(option, kind, id));
    const [only] = options;
    if (only && options.length === 1) return this.choose(only, touch);
    if (options.length > 1) {
      this.choice = { options, ...at };
      return undefined;
    }
    if (!this.myTurn || !this.module || this.me === null) return undefined;
    const steps = this.module.describe.attemptsAt(this.view, this.me, kind, id);
    if (!steps.length) return undefined;
    try {
      const trials = await api.tryOut(this.id, { steps: steps.slice(0, 8) });
      const refusal = trials.find((trial) => trial.refusal)?.refusal;
      if (refusal) this.explainRefusal(refusal);
    } catch (problem) {
      complain(problem);
    }
    return undefined;
  }

  /** Chooses an option: at once, or with a second tap where pointing is not possible. */
  async choose(option: OptionLine, twice: boolean) {
    if (twice && this.chosen !== option) {
      this.chosen = option;
      this.pointed = option;
      return;
    }
    await this.step(option);
  }

  async confirm() {
    try {
      this.take(await api.confirm(this.id));
    } catch (problem) {
      complain(problem);
    }
  }

  async askUndo(to?: number) {
    try {
      this.take(await api.askUndo(this.id, to === undefined ? {} : { to }));
      toast(t('undo-asked'));
    } catch (problem) {
      complain(problem);
    }
  }

  /** Answers the request that the viewer saw, not whichever is open when the answer arrives. */
  async answerUndo(request: number, accept: boolean) {
    try {
      this.take(await api.answerUndo(this.id, { request, accept }));
    } catch (problem) {
      complain(problem);
    }
  }

  /** One more rung of the ladder: goal, area, step, line. */
  async hint() {
    if (!this.state?.config.hints || !this.myTurn) return;
    if (this.hints) {
      this.rung = Math.min(this.rung + 1, 4);
    } else {
      this.rung = 1;
      const { rev } = this.state;
      try {
        const answer = await api.hints(this.id, { rev });
        if (this.state?.rev !== rev) return;
        this.hints = answer.hints;
      } catch (problem) {
        this.rung = 0;
        complain(problem);
      }
    }
    const best = this.hints?.[0];
    if (best && this.rung >= 2) {
      const option = this.options.find((one) => one.step === best.step);
      if (option && this.rung >= 3) {
        this.open = this.module?.describe.group(option).id ?? null;
        this.chosen = option;
        this.pointed = option;
      } else this.fresh = new Set(best.targets.map(({ kind, id }) => `${kind}:${id}`));
    }
  }
}

function same(a: readonly OptionLine[], b: readonly OptionLine[]): boolean {
  return a.length === b.length && a.every((option, i) => option.step === b[i]?.step);
}
