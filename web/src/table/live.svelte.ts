// A table as it is played: what the viewer is about to do, and does.

import { api, ApiError, freshKey, NetworkError } from '../api/client';
import type { HintLine, OptionLine, Refusal, StepTold, TableNotice, TableState, Wish } from '../api/types';
import { person } from '../app/session.svelte';
import type { Group } from '../games/module';
import { ruleName } from '../rules/book.svelte';
import { t } from '../text/locale.svelte';
import { complain, toast } from '../ui/toast.svelte';
import type { Known } from './advance';
import { Connection } from './connection.svelte';
import { flightOf, type Flight } from './flight';
import { Follow, type Deed } from './follow.svelte';
import { memory } from '../guide/memory';
import type { Teacher } from '../guide/teacher.svelte';
import { arrange, isAbout, type Arranged } from './options';
import type { Advice } from './scene.svelte';
import { endWords } from './standing';
import { TableScene } from './state.svelte';

/** Reasons are asked for so long after the options, in milliseconds: the board is drawn by then. */
const AFTER = 60;
/** What is recommended is waited for no longer than this, in milliseconds. */
const ADVISED = 4000;
const RETRIES = [200, 500, 1000, 2000, 4000];

export interface Muted extends Wish {
  group: Group;
}

/** Several options speak of one thing: which one is meant? */
export interface Choice {
  options: readonly OptionLine[];
  x: number;
  y: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class LiveTable extends TableScene {
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
  /** The rule that the viewer wants to read. */
  rule = $state.raw<{ number: string } | null>(null);
  /** Is it a board to think on, and in which branch? Then nothing is played. */
  get thinking(): { letter: string | null } | null {
    return null;
  }
  /** Who explains the game, where somebody does. */
  teacher = $state.raw<Teacher | null>(null);
  /** Did what is recommended not come in time? */
  #late = false;
  readonly connection: Connection;
  readonly follow = new Follow({
    show: (known) => this.show(known),
    flight: (before, deed) => this.#flight(before, deed),
  });

  constructor(id: string, game: string) {
    super(id, game);
    this.connection = new Connection(id, {
      news: (known, notice) => this.#news(known, notice),
      late: (seat) => toast(t('bot-late', { name: this.name(seat) })),
    });
  }

  arranged = $derived<Arranged>(
    arrange(
      this.options,
      (option) => this.module?.describe.group(option) ?? { id: option.text.key },
      this.open,
      this.teacher?.wishes,
    ),
  );

  get connected(): boolean {
    return this.connection.connected;
  }

  get skew(): number {
    return this.connection.skew;
  }

  override shown(): readonly OptionLine[] {
    const { groups, row } = this.arranged;
    if (!groups.length || this.open === null) return this.options;
    return row.length ? row.map(({ option }) => option) : this.options;
  }

  override keyAt = (kind: string, id: string): string =>
    this.arranged.row.find(({ option }) => isAbout(option, kind, id))?.key ?? '';

  /** Opens the table. */
  static async load(id: string, invite: string | null): Promise<LiveTable> {
    const state = invite ? await person.ensure().then(() => api.enter(id, { invite })) : await api.table(id);
    const table = new LiveTable(id, state.table.game);
    await table.prepare(state.config.content);
    table.take(state);
    table.connection.open();
    return table;
  }

  close() {
    this.follow.skip();
    this.connection.close();
  }

  /** The table is another one now: deeds of others are shown at the viewer's pace, everything else at once. */
  #news(known: Known, notice: TableNotice | null) {
    const event = notice?.event;
    if (event?.kind === 'chat') {
      this.unread += 1;
      this.chat = known.state.chat;
    }
    if (event?.kind === 'standing' && event.standing.ended && event.standing.ended.why !== 'by_hand')
      toast(endWords(this, event.standing.ended));
    const step = event?.kind === 'step' ? event : null;
    // What was answered for the viewer is shown like the deeds of others, unless it belongs to an own step.
    const asked = this.busy || !step?.lines.some((line) => line.automatic);
    const mine = step !== null && step.seat === this.me && asked;
    if (mine) this.follow.begin();
    this.follow.take({ known, seat: step && !mine ? step.seat : null, lines: step?.lines ?? [] });
  }

  /** What moves on the board when a deed is done. */
  #flight(before: Known, { known, lines }: Deed): Flight | null {
    const { motion } = this.module ?? {};
    if (!motion) return null;
    const { view } = known.state;
    const touched = lines.flatMap(({ targets }) => targets ?? []);
    try {
      return flightOf(
        motion,
        before.state.view,
        view,
        this.seats.map(({ seat }) => seat),
        touched.map(({ kind, id }) => `${kind}:${id}`),
      );
    } catch (problem) {
      // The table goes on without it.
      reportError(problem);
      return null;
    }
  }

  /** Fetches the state. */
  async refresh() {
    await this.connection.refresh(true);
  }

  /** Shows a state, unless a newer one is shown already. */
  take(state: TableState) {
    this.connection.take(state);
  }

  protected override turned() {
    super.turned();
    this.#awaitAdvice();
    this.open = null;
    this.choice = null;
    this.chosen = null;
    this.hints = null;
    this.rung = 0;
    if (this.state) void this.#explain(this.state);
  }

  /** A teacher, where there is one, soon says what is recommended; nobody waits long for it. */
  #awaitAdvice() {
    this.#late = false;
    this.advising = this.myTurn && (memory.cards || memory.progress(this.id) !== null);
    const rev = this.state?.rev;
    const giveUp = () => {
      if (!this.advising || this.state?.rev !== rev) return;
      this.advising = false;
      this.#late = true;
    };
    if (this.advising) setTimeout(giveUp, ADVISED);
  }

  /** Takes what is recommended; but what was laid out without it stays where it is, for a hand may be on its way. */
  advise(advice: Advice | null) {
    if (!this.#late) this.advice = advice;
    this.advising = false;
  }

  /** What the viewer may wish for and may not do now. */
  protected wishes(about: { kind: string; id: string } | null): Promise<Wish[]> {
    return api.wishes(this.id, about);
  }

  /** Asks why the usual things are not among the options. */
  async #explain(state: TableState) {
    if (this.muted.length) this.muted = [];
    const describe = this.module?.describe;
    if (this.me === null || !state.options.length || !describe) return;
    // The board comes first.
    await pause(AFTER);
    if (this.state?.rev !== state.rev) return;
    try {
      const wishes = await this.wishes(null);
      if (this.state?.rev !== state.rev) return;
      const groups = new Set(state.options.map((option) => describe.group(option).id));
      this.muted = wishes
        .map((wish) => ({ ...wish, group: describe.wished?.(wish) ?? describe.group(wish) }))
        .filter(({ group }) => !groups.has(group.id));
    } catch {
      // Without the reasons the table is still complete.
    }
  }

  /** Makes a step; a lost request is sent again with the same key, so it is made once. */
  async step(option: OptionLine) {
    if (this.busy) return;
    const watched = this.teacher?.watch(option);
    if (await this.#change((key, rev) => api.step(this.id, { step: option.step, rev, key }))) await watched?.made();
    else watched?.failed();
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

  /** Sends a change, and tells whether it was made. */
  async #change(send: (key: string, rev: number) => Promise<StepTold>): Promise<boolean> {
    if (this.busy || !this.state) return false;
    this.busy = true;
    this.choice = null;
    const key = freshKey();
    const { rev } = this.state;
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const { notice, state } = await send(key, rev);
          this.connection.connected = true;
          if (notice) this.connection.hear(notice, true);
          if (state) this.take(state);
          return true;
        } catch (problem) {
          const wait = RETRIES[attempt];
          if (!(problem instanceof NetworkError) || wait === undefined) throw problem;
          this.connection.connected = false;
          await pause(wait);
        }
      }
    } catch (problem) {
      this.#refused(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #refused(problem: unknown) {
    if (!(problem instanceof ApiError)) return complain(problem);
    const { body } = problem;
    if (body?.refusal) this.explainRefusal(body.refusal);
    else if (problem.code !== 'stale') complain(problem);
    void this.refresh();
  }

  /** Why not, in words; a list of what is missing names only what is. */
  reason(refusal: Refusal): string {
    const words = this.say(refusal.text);
    return this.module?.describe.lacks?.(refusal.text).length
      ? words.replace(/, 0 \p{L}+|\b0 \p{L}+, |, \p{L}+ 0\b|\p{L}+ 0, /gu, '')
      : words;
  }

  /** What is written on the way to a rule. */
  ruleTitle(rule: string): string {
    const name = ruleName(this.game, rule);
    return name ? t('by-rule', { rule: name }) : t('side-rules');
  }

  explainRefusal(refusal: Refusal) {
    const { rule } = refusal;
    const link =
      rule === null
        ? null
        : {
            text: this.ruleTitle(rule),
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
    try {
      const [wish] = await this.wishes({ kind, id });
      if (wish) this.explainRefusal(wish.refusal);
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
