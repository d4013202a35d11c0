// A board to think on: a table of one's own, on which steps are only tried.

import { api, ApiError } from '../api/client';
import type { BoardChange, BoardLines, BoardState, BoardValues, OptionLine, Wish } from '../api/types';
import { person } from '../app/session.svelte';
import { LiveTable } from '../table/live.svelte';
import { t } from '../text/locale.svelte';
import { complain, toast } from '../ui/toast.svelte';
import { letterOf, onFrom, wayTo } from './tree';

/** The bot is asked when one has stayed so long, in milliseconds. */
const STAYED = 350;

export class Board extends LiveTable {
  board = $state.raw<BoardState | null>(null);
  lines = $state.raw<BoardLines | null>(null);
  values = $state.raw<BoardValues | null>(null);
  /** The bot thinks. */
  asking = $state(false);
  /** Bots answer for the others. */
  answering = $state(false);
  /** The branch that a step goes into, where one begins here. */
  into = $state<number | null>(null);
  #key: string | null = null;
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where one went last from each node. */
  readonly #trail = new Map<number, number>();

  /** Opens the board of a moment; `seat` names whose eyes. */
  static async open(table: string, step: number, seat: number | null, node: number, deal: number): Promise<Board> {
    await person.ensure();
    const begun = await api.openBoard(seat === null ? { table, step } : { table, step, seat });
    const known = node !== 0 && begun.nodes.some(({ id }) => id === node);
    return Board.#of(known || deal > 0 ? await api.board(begun.id, known ? node : 0, deal) : begun, null);
  }

  /** Opens one branch by its link. */
  static async shared(id: string, key: string): Promise<Board> {
    return Board.#of(await api.sharedBoard(id, key), key);
  }

  static async #of(state: BoardState, key: string | null): Promise<Board> {
    const board = new Board(state.table, state.state.table.game);
    board.#key = key;
    await board.prepare(state.state.config.content);
    board.place(state);
    return board;
  }

  override close() {
    clearTimeout(this.#timer);
    super.close();
  }

  override get thinking() {
    const { branch } = this;
    return { letter: branch === null ? null : letterOf(branch) };
  }

  /** The branch one is in. */
  get branch(): number | null {
    const { board, into } = this;
    if (!board) return null;
    if (into !== null && board.branches.some(({ id, from }) => id === into && from === board.at)) return into;
    return board.nodes.find(({ id }) => id === board.at)?.branch ?? null;
  }

  way = $derived(this.board ? wayTo(this.board.nodes, this.board.at) : []);
  ahead = $derived(this.board ? onFrom(this.board.nodes, this.board.at) : []);

  /** Shows a board, and asks the bot about it. */
  place(board: BoardState) {
    const [from] = wayTo(board.nodes, board.at).slice(-1);
    if (from) this.#trail.set(from.after, from.id);
    if (this.into !== null && this.board?.at !== board.at) this.into = null;
    const moved = this.board?.at !== board.at || this.board.deal !== board.deal;
    this.leapt = true;
    this.board = board;
    this.#shown += 1;
    // Every moment of a board asks anew, whatever its number is on the server.
    this.show({ state: { ...board.state, rev: this.#shown }, log: board.state.log.lines });
    if (moved) this.lines = null;
    this.#ask();
  }

  protected override turned() {
    super.turned();
    this.advising = false;
  }

  protected override wishes(about: { kind: string; id: string } | null): Promise<Wish[]> {
    const { board } = this;
    return board?.own ? api.boardWishes(board.id, board.at, board.deal, about) : Promise.resolve([]);
  }

  /** Goes to a node. */
  async go(at: number, deal = this.board?.deal ?? 0) {
    const { board } = this;
    if (!board || (at === board.at && deal === board.deal)) return;
    try {
      this.place(
        this.#key === null ? await api.board(board.id, at, deal) : await api.sharedBoard(board.id, this.#key, at),
      );
    } catch (problem) {
      complain(problem);
    }
  }

  /** Changes the board; tells whether that was done. */
  async change(change: BoardChange): Promise<boolean> {
    const { board } = this;
    if (!board?.own || this.busy) return false;
    this.busy = true;
    this.choice = null;
    try {
      this.place(await api.changeBoard(board.id, { rev: board.rev, deal: board.deal, change }));
      return true;
    } catch (problem) {
      await this.#failed(problem, board);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #failed(problem: unknown, { id, at, deal }: BoardState) {
    if (!(problem instanceof ApiError)) return complain(problem);
    if (problem.body?.refusal) return this.explainRefusal(problem.body.refusal);
    if (problem.code !== 'stale') return complain(problem);
    // Another tab was here.
    toast(t('think-stale'));
    try {
      this.place(await api.board(id, at, deal));
    } catch {
      this.place(await api.board(id, 0, 0));
    }
  }

  override async step(option: OptionLine) {
    const { board, me } = this;
    if (!board || me === null) return;
    const { at } = board;
    const branch = this.into === null ? {} : { branch: this.into };
    await this.change({ kind: 'step', at, seat: me, step: option.step, ...branch });
  }

  override async undo(all = false) {
    const { way } = this;
    await this.go(all ? 0 : (way.at(-1)?.after ?? 0));
  }

  override async redo() {
    const { board, ahead } = this;
    if (!board) return;
    const last = this.#trail.get(board.at);
    const known = board.nodes.some(({ id, after }) => id === last && after === board.at);
    const next = known ? last : ahead[0]?.id;
    if (next !== undefined) await this.go(next);
  }

  override async hint() {
    await Promise.resolve(this.#ask());
  }

  override async refresh() {
    const { board } = this;
    if (board?.own) this.place(await api.board(board.id, board.at, board.deal));
  }

  /** Begins a branch here: the next step goes into it. */
  async begin() {
    const { board } = this;
    if (!board) return;
    const before = new Set(board.branches.map(({ id }) => id));
    if (!(await this.change({ kind: 'branch', at: board.at }))) return;
    this.into = this.board?.branches.find(({ id }) => !before.has(id))?.id ?? null;
  }

  /** Lets bots answer for the others until the own seat is asked. */
  async answer() {
    const { board } = this;
    if (!board?.own || this.answering) return;
    this.answering = true;
    try {
      this.place(await api.boardAnswers(board.id, { rev: board.rev, at: board.at, deal: board.deal }));
    } catch (problem) {
      await this.#failed(problem, board);
    } finally {
      this.answering = false;
    }
  }

  /** The link of a branch; it is shared from then on. */
  async share(branch: number): Promise<string | null> {
    const at = this.board?.at ?? 0;
    if (!(await this.change({ kind: 'share', branch, on: true }))) return null;
    const { board } = this;
    const key = board?.branches.find(({ id }) => id === branch)?.key;
    if (!board || !key) return null;
    await this.go(at);
    return `${location.origin}/think/shared?${new URLSearchParams({ board: board.id, key })}`;
  }

  #ask() {
    clearTimeout(this.#timer);
    if (!this.board?.bot) return;
    this.#timer = setTimeout(() => void this.#think(), STAYED);
  }

  /** Asks the bot, one question at a time; what was meanwhile gone on with is asked about next. */
  async #think() {
    const { board } = this;
    if (!board || this.asking) return;
    this.asking = true;
    const { id, at, deal, rev } = board;
    const here = () => this.board?.at === at && this.board.deal === deal;
    try {
      if (this.values?.rev !== rev || this.values.at !== at) {
        const values = await api.boardValues(id, { at, deal });
        if (this.board?.rev === values.rev) this.values = values;
      }
      if (here() && this.lines === null) {
        const lines = await api.boardLines(id, { at, deal });
        if (here()) this.lines = lines;
      }
    } catch {
      // The tree and the steps are there without it; the next moment asks again.
    } finally {
      this.asking = false;
    }
    if (!here() || this.board?.rev !== rev) this.#ask();
  }
}
