// The teacher at a table: asks the server for the lesson of the moment, and comments on what was chosen.

import { api } from '../api/client';
import type { ChapterState, HintLine, OptionLine, Point, Taught } from '../api/types';
import type { Catalogue } from '../text/fluent';
import { locale } from '../text/locale.svelte';
import type { LiveTable } from '../table/live.svelte';
import { ALIKE, commentOn, COSTLY, type Comment } from './comment';
import {
  knownAlready,
  memory,
  missedStep,
  mistaken,
  PATIENCE,
  shownAgain,
  told,
  untold,
  upTo,
  type Progress,
} from './memory';
import { toTry, type Try } from './next';

/** The adviser who compares every step and answers at once. */
const ADVISER = 'apprentice';
/** Without a lesson the teacher speaks only where more points than this are at stake. */
const AT_STAKE = 6;
/** A comment waits no longer than this for what the adviser says of the others, in milliseconds. */
const WAIT = 400;

/** A thing to light: that of a lesson, or one of two steps that are compared. */
export interface Lit extends Point {
  whose?: 'mine' | 'yours';
}

export class Teacher {
  lesson = $state.raw<Taught | null>(null);
  chapters = $state.raw<ChapterState[]>([]);
  comment = $state.raw<Comment | null>(null);
  words = $state.raw<Catalogue | null>(null);
  /** What the open question is about, while it is new to the learner. */
  about = $state<string | null>(null);
  /** The chapter that is gone through click by click. */
  slow = $state<string | null>(null);
  /** Ideas for the next game, once this one is over. */
  #ideas = $state.raw<string[]>([]);
  #lifted = $state.raw<string[]>([]);
  /** Is this the guided first game? Otherwise only cards are shown. */
  readonly guided: boolean;
  #progress = $state.raw<Progress>({ taught: [], shown: {} });
  #hints: { rev: number; lines: Promise<HintLine[]> } | null = null;
  #looked: number | null = null;
  /** Lessons set aside for this question. */
  #later: string[] = [];
  /** The card that was in sight: on a phone it waits until it is opened. */
  #read: string | null = null;

  constructor(readonly table: LiveTable) {
    const kept = memory.progress(table.id);
    this.guided = kept !== null;
    this.#lifted = kept?.lifted ?? [];
    this.#progress = kept ?? { taught: [...memory.seen(table.game)], shown: {} };
  }

  /** Is there anything that this teacher could say here? */
  static wanted(table: LiveTable): boolean {
    return table.me !== null && (memory.progress(table.id) !== null || memory.cards);
  }

  async translate() {
    this.words = await locale.lessons(this.table.game);
    if (this.table.advice) this.table.advice = { ...this.table.advice, words: this.words };
  }

  title(lesson: Taught): string {
    return this.words?.title(lesson.text.key) ?? '';
  }

  chapter(id: string): string {
    return this.words?.format(`chapter-${id}`) ?? id;
  }

  /** The number of an asked-for step, from 1; 0 for others. */
  mark(step: string): number {
    if (this.comment || !this.guided || this.slowGroup) return 0;
    return (this.lesson?.asked.findIndex((asked) => asked.step === step) ?? -1) + 1;
  }

  /** The asked-for steps, in their order: they come first among the options, so that their keys are their numbers. */
  get wishes(): readonly string[] {
    return this.guided ? (this.lesson?.asked.map(({ step }) => step) ?? []) : [];
  }

  get over(): boolean {
    return this.table.state?.table.status === 'finished';
  }

  /** What to try next time, once the game is over. */
  get toTry(): Try[] {
    return this.over ? toTry(this.#progress.missed ?? [], this.#ideas) : [];
  }

  /** Does the teacher wait for nothing but a word to go on? */
  get waits(): boolean {
    return this.comment !== null || (this.lesson !== null && !this.lesson.asked.length);
  }

  /** The card is in sight. */
  read(lesson: string) {
    this.#read = lesson;
  }

  /** Chapters that have not begun, with parts of the table that lie under a cloth until then. */
  get covered() {
    if (!this.guided || this.table.state?.table.status !== 'running') return [];
    const lifted = this.#lifted;
    const begun = this.lesson?.chapter;
    return this.chapters.filter(
      ({ id, done, covers }) => covers.length && !done && id !== begun && !lifted.includes(id),
    );
  }

  /** Takes the cloth off before its chapter comes. */
  lift(chapter: string) {
    this.#lifted = [...this.#lifted, chapter];
    this.#keep({ ...this.#progress, lifted: this.#lifted });
  }

  /** Is the lesson gone through click by click, and is the group of its options to be opened first? */
  get slowGroup(): string | null {
    const { groups } = this.table.arranged;
    if (!this.guided || this.comment || this.slow !== this.lesson?.chapter || !groups.length) return null;
    const asked = this.table.options.find(({ step }) => step === this.lesson?.asked[0]?.step);
    const group = asked ? (this.table.module?.describe.group(asked).id ?? null) : null;
    const many = groups.find((one) => one.group.id === group)?.options.length ?? 0;
    return group !== null && many > 1 && this.table.open !== group ? group : null;
  }

  /** The same lesson click by click, for the rest of its chapter; once more, and it goes on as before. */
  slower() {
    const { lesson } = this;
    if (!lesson?.asked.length) return;
    this.slow = this.slow === lesson.chapter ? null : lesson.chapter;
    const asked = this.table.options.find(({ step }) => step === lesson.asked[0]?.step);
    if (this.slow) this.table.open = null;
    else if (asked) this.#open(asked);
  }

  /** Things to light now, with their numbers; after a step, where it was made and where the teacher would have made his. */
  get points(): readonly Lit[] {
    if (!this.guided || this.slowGroup) return [];
    if (!this.comment) return this.lesson?.points ?? [];
    const { yours, mine } = this.comment.where;
    return [
      ...mine.map((thing): Lit => ({ thing, mark: 0, whose: 'mine' })),
      ...yours.map((thing): Lit => ({ thing, mark: 0, whose: 'yours' })),
    ];
  }

  /** The question has changed, or the game has ended: what is there to say? */
  async look(again = false) {
    const { state } = this.table;
    const asked = this.table.myTurn || state?.table.status === 'finished';
    if (!state || !asked) {
      this.lesson = this.about = null;
      return;
    }
    if (this.#looked === state.rev && !again) return;
    if (this.#looked !== state.rev) this.#later = [];
    this.#looked = state.rev;
    const left = upTo(this.#progress, state.table.steps);
    if (left !== this.#progress) this.#keep(left);
    try {
      if (!this.words) await this.translate();
      const { rev, guide } = await api.guide(this.table.id, [...this.#progress.taught, ...this.#later]);
      if (this.table.state?.rev !== state.rev || rev !== state.rev) return;
      this.chapters = guide.chapters;
      this.#ideas = guide.next;
      this.table.advise(guide.advised.length ? { steps: new Set(guide.advised), words: this.words } : null);
      this.#show(guide.lesson);
      this.#introduce(state.prompt?.key);
      if (this.guided && this.table.options.length > 1 && state.config.hints) this.#compare(state.rev);
    } catch {
      // A table without a teacher is still a table.
      this.table.advising = false;
      this.lesson = null;
    }
  }

  #show(lesson: Taught | null) {
    if (lesson && !this.guided && !lesson.card) {
      this.#later = [...this.#later, lesson.id];
      void this.look(true);
      return;
    }
    this.lesson = lesson;
    if (!lesson) return;
    // What was taught once stays in sight, whether its step was made or not.
    const covers = this.chapters.some(({ id, covers }) => id === lesson.chapter && covers.length);
    if (this.guided && covers && !this.#lifted.includes(lesson.chapter)) this.lift(lesson.chapter);
    if (this.guided && lesson.asked.length) {
      this.#keep(shownAgain(this.#progress, lesson.id, this.#looked ?? 0));
      const asked = this.table.options.find(({ step }) => step === lesson.asked[0]?.step);
      if (asked && !this.comment) this.#open(asked);
    }
  }

  /** Says what a question is about, the first times that it is asked; a lesson says more. */
  #introduce(question: string | undefined) {
    const key = `about-${question}`;
    const known = !question || !memory.cards || memory.asked(this.table.game, question) >= PATIENCE;
    const taught = this.guided && (this.lesson !== null || this.comment !== null);
    this.about = known || taught || !this.words?.has(key) ? null : this.words.format(key);
  }

  /** Lays the asked-for options open in the action bar. */
  #open(option: OptionLine) {
    const { groups } = this.table.arranged;
    if (this.slow !== null && this.slow === this.lesson?.chapter) return;
    if (groups.length) this.table.open = this.table.module?.describe.group(option).id ?? null;
  }

  #compare(rev: number) {
    if (this.#hints?.rev === rev) return;
    const lines = api.hints(this.table.id, { rev, level: ADVISER, all: true }).then(
      ({ hints }) => hints,
      () => [],
    );
    this.#hints = { rev, lines };
  }

  #keep(progress: Progress) {
    this.#progress = progress;
    if (this.guided) memory.keep(this.table.id, progress);
  }

  #told(id: string) {
    this.#keep(told(this.#progress, id));
    memory.see(this.table.game, id);
  }

  /**
   * A step is about to be made. Its lesson counts as told at once, because the next question comes with the answer;
   * gives what to do when the step was made, and when it was not.
   */
  watch(option: OptionLine): { made: () => Promise<void>; failed: () => void } {
    const { lesson } = this;
    const before = this.#progress;
    const asked = lesson?.asked.map(({ step }) => step) ?? [];
    const followed = asked.includes(option.step);
    const { round, steps: at } = this.table.state?.table ?? { round: 0, steps: 0 };
    const compared = this.guided && this.#hints?.rev === this.table.state?.rev ? this.#hints?.lines : undefined;
    this.comment = null;
    const question = this.table.state?.prompt?.key;
    if (question) memory.answer(this.table.game, question);
    if (lesson && (followed || this.#isTold(lesson))) this.#told(lesson.id);
    return {
      made: async () => {
        if (!compared) return;
        // What is lost is kept however late it is known; only the comment does not wait.
        void compared.then((hints) => this.#weigh(hints, option.step, { round, at }, asked));
        const nothing = new Promise<HintLine[]>((done) => setTimeout(() => done([]), WAIT));
        const hints = await Promise.race([compared, nothing]);
        const found = commentOn(hints, option.step, lesson?.asked.length ? lesson.id : null, asked);
        if (!found) return;
        // What the income of a new round brings is not the worth of the step before it.
        const within = round > 0 && this.table.state?.table.round === round;
        const comment = within ? found : { ...found, parts: [] };
        const { less } = comment;
        // Where there is nothing to compare and no part to tell, nothing is said; nor is a price alone what was asked for.
        const gains = comment.parts.some(({ points }) => points > 0);
        const empty = followed ? !gains : !comment.parts.length && less < ALIKE;
        if ((!empty || comment.remark) && (comment.lesson !== null || less > AT_STAKE)) this.comment = comment;
      },
      failed: () => this.#keep(before),
    };
  }

  /** Does a lesson count as told when another step is made? One that only tells does, and a card that was read or waited often. */
  #isTold(lesson: Taught): boolean {
    if (this.guided) return !lesson.asked.length;
    this.#progress = shownAgain(this.#progress, lesson.id, this.#looked ?? 0);
    return this.#read === lesson.id || this.#progress.taught.includes(lesson.id);
  }

  /** Keeps what a step has lost against the best one. What was asked for is not blamed. */
  #weigh(hints: readonly HintLine[], step: string, when: { round: number; at: number }, asked: readonly string[]) {
    const found = commentOn(hints, step, null, asked);
    const takenBack = (this.table.state?.table.steps ?? 0) <= when.at;
    if (!found || asked.includes(step) || takenBack) return;
    const { yours, mine, less } = found;
    if (less >= ALIKE) this.#keep(missedStep(this.#progress, { ...when, yours, mine, less }));
    if (less > COSTLY) this.#keep(mistaken(this.#progress, mine.key));
  }

  /** To the next lesson, or on with the game. */
  async goOn() {
    if (this.comment) {
      this.comment = null;
      const asked = this.table.options.find(({ step }) => step === this.lesson?.asked[0]?.step);
      if (asked) this.#open(asked);
      return;
    }
    if (!this.lesson) return;
    this.#told(this.lesson.id);
    this.lesson = null;
    await this.look(true);
  }

  /** The learner knows this already: it is not told again, unless the same mistake is made twice. */
  async know() {
    const { lesson } = this;
    if (this.comment || !lesson) return this.goOn();
    const [asked] = lesson.asked;
    if (asked) this.#keep(knownAlready(this.#progress, lesson.id, asked.text.key));
    return this.goOn();
  }

  /** Not now. */
  async skip() {
    if (!this.lesson) return;
    this.#later = [...this.#later, this.lesson.id];
    this.lesson = null;
    await this.look(true);
  }

  /** Opens the rule behind the lesson. */
  why() {
    const rule = this.lesson?.rule;
    if (rule) this.table.rule = { number: rule };
  }

  /** Takes the step back; its lesson returns. */
  async tryAgain() {
    const id = this.comment?.lesson;
    this.comment = null;
    if (id) this.#keep(untold(this.#progress, id));
    await this.table.undo();
  }

  /** No more cards in ordinary games. */
  hush() {
    memory.showCards(false);
    this.lesson = this.about = null;
    this.table.advice = null;
    this.table.teacher = null;
  }
}
