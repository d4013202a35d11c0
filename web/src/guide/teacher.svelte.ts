// The teacher at a table: asks the server for the lesson of the moment, and comments on what was chosen.

import { api } from '../api/client';
import type { ChapterState, HintLine, OptionLine, Taught } from '../api/types';
import type { Catalogue } from '../text/fluent';
import { locale } from '../text/locale.svelte';
import type { LiveTable } from '../table/live.svelte';
import { ALIKE, commentOn, type Comment } from './comment';
import { memory, missedStep, shownAgain, told, untold, type Progress } from './memory';

/** The adviser who compares every step and answers at once. */
const ADVISER = 'apprentice';
/** Without a lesson the teacher speaks only where more points than this are at stake. */
const AT_STAKE = 6;
/** A comment waits no longer than this for what the adviser says of the others, in milliseconds. */
const WAIT = 400;

export class Teacher {
  lesson = $state.raw<Taught | null>(null);
  chapters = $state.raw<ChapterState[]>([]);
  comment = $state.raw<Comment | null>(null);
  words = $state.raw<Catalogue | null>(null);
  /** Is this the guided first game? Otherwise only cards are shown. */
  readonly guided: boolean;
  #progress: Progress;
  #hints: { rev: number; lines: Promise<HintLine[]> } | null = null;
  #looked: number | null = null;
  /** Lessons set aside for this question. */
  #later: string[] = [];

  constructor(readonly table: LiveTable) {
    const kept = memory.progress(table.id);
    this.guided = kept !== null;
    this.#progress = kept ?? { taught: [...memory.seen(table.game)], shown: {} };
  }

  /** Is there anything that this teacher could say here? */
  static wanted(table: LiveTable): boolean {
    return table.me !== null && (memory.progress(table.id) !== null || memory.cards);
  }

  async translate() {
    this.words = await locale.lessons(this.table.game);
  }

  title(lesson: Taught): string {
    return this.words?.title(lesson.text.key) ?? '';
  }

  chapter(id: string): string {
    return this.words?.format(`chapter-${id}`) ?? id;
  }

  /** The number of an asked-for step, from 1; 0 for others. */
  mark(step: string): number {
    if (this.comment || !this.guided) return 0;
    return (this.lesson?.asked.findIndex((asked) => asked.step === step) ?? -1) + 1;
  }

  /** Where most was lost, once the game is over. */
  get missed() {
    return this.table.state?.table.status === 'finished' ? (this.#progress.missed ?? []) : [];
  }

  /** Things to light now, with their numbers. */
  get points() {
    return this.guided && !this.comment ? (this.lesson?.points ?? []) : [];
  }

  /** The question has changed, or the game has ended: what is there to say? */
  async look(again = false) {
    const { state } = this.table;
    const asked = this.table.myTurn || state?.table.status === 'finished';
    if (!state || !asked) {
      this.lesson = null;
      return;
    }
    if (this.#looked === state.rev && !again) return;
    if (this.#looked !== state.rev) this.#later = [];
    this.#looked = state.rev;
    try {
      if (!this.words) await this.translate();
      const { rev, guide } = await api.guide(this.table.id, [...this.#progress.taught, ...this.#later]);
      if (this.table.state?.rev !== state.rev || rev !== state.rev) return;
      this.chapters = guide.chapters;
      this.#show(guide.lesson);
      if (this.guided && this.table.options.length > 1 && state.config.hints) this.#compare(state.rev);
    } catch {
      // A table without a teacher is still a table.
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
    if (this.guided && lesson.asked.length) {
      this.#keep(shownAgain(this.#progress, lesson.id, this.#looked ?? 0));
      const asked = this.table.options.find(({ step }) => step === lesson.asked[0]?.step);
      if (asked && !this.comment) this.#open(asked);
    }
  }

  /** Lays the asked-for options open in the action bar. */
  #open(option: OptionLine) {
    const { groups } = this.table.arranged;
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
    const followed = lesson?.asked.some(({ step }) => step === option.step) ?? false;
    const round = this.table.state?.table.round ?? 0;
    const compared = this.guided && this.#hints?.rev === this.table.state?.rev ? this.#hints?.lines : undefined;
    this.comment = null;
    if (lesson && (followed || !this.guided || !lesson.asked.length)) this.#told(lesson.id);
    return {
      made: async () => {
        if (!compared) return;
        const nothing = new Promise<HintLine[]>((done) => setTimeout(() => done([]), WAIT));
        const hints = await Promise.race([compared, nothing]);
        const comment = commentOn(hints, option.step, lesson?.asked.length ? lesson.id : null, followed);
        if (!comment) return;
        const { yours, mine, less } = comment;
        if (!followed && less >= ALIKE) this.#keep(missedStep(this.#progress, { round, yours, mine, less }));
        if (comment.lesson !== null || less > AT_STAKE) this.comment = comment;
      },
      failed: () => this.#keep(before),
    };
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
    this.lesson = null;
    this.table.teacher = null;
  }
}
