// A puzzle: a position of a game that one looks at with the table's own controls. The first step made is the answer.

import { api, ApiError } from '../api/client';
import type { OptionLine, PuzzleState, SeatInfo, Wish } from '../api/types';
import { person } from '../app/session.svelte';
import { LiveTable } from '../table/live.svelte';
import { t } from '../text/locale.svelte';
import { complain } from '../ui/toast.svelte';

/** What is asked for: a level, the one of the day, an own mistake, or a puzzle by its id. */
export interface Wanted {
  level: number | null;
  own: boolean;
  id: string | null;
}

export class PuzzleTable extends LiveTable {
  puzzle = $state.raw<PuzzleState>() as PuzzleState;
  /** How many steps of the solution are shown; 0 for the position itself. */
  at = $state(0);
  /** When the puzzle was first seen, to tell how long it took. */
  #since = 0;
  took = $state<number | null>(null);
  #shown = 0;

  static async open(game: string, { level, own, id }: Wanted): Promise<PuzzleTable> {
    await person.ensure();
    const puzzle = id === null ? await api.nextPuzzle(game, level, own) : await api.puzzle(game, id);
    const table = new PuzzleTable(`puzzle-${puzzle.id}`, game);
    await table.prepare(puzzle.state.config.content);
    table.#since = Date.now();
    table.place(puzzle);
    return table;
  }

  /** Is the solution on the page? */
  get solved(): boolean {
    return this.puzzle.solution !== null;
  }

  place(puzzle: PuzzleState) {
    const before = this.puzzle as PuzzleState | undefined;
    this.puzzle = puzzle;
    this.at = puzzle.solution ? (before?.solution ? this.at : 1) : 0;
    this.#draw();
  }

  /** Shows the position after so many steps of the solution. */
  go(at: number) {
    const most = this.puzzle.solution?.line.length ?? 0;
    this.at = Math.min(Math.max(at, 0), most);
    this.#draw();
  }

  #draw() {
    const { puzzle, at } = this;
    const step = at > 0 ? puzzle.solution?.line[at - 1] : undefined;
    this.#shown += 1;
    this.leapt = true;
    const { state } = puzzle;
    // Once it is solved, the board is there to be looked at.
    const still = puzzle.solution ? { options: [], prompt: null } : {};
    this.show({
      state: {
        ...state,
        ...still,
        table: { ...state.table, seats: this.#seats(puzzle) },
        rev: this.#shown,
        view: step ? (step.view as typeof state.view) : state.view,
      },
      log: [],
    });
    this.fresh = new Set((step?.targets ?? puzzle.hint?.targets ?? []).map(({ kind, id }) => `${kind}:${id}`));
  }

  /** Nobody is told who played: the viewer sits where the question is, against rivals. */
  #seats({ seat: asked, state }: PuzzleState): SeatInfo[] {
    const name = (seat: number) => t(seat === asked ? 'puzzle-you' : 'puzzle-rival');
    return state.table.seats.map((info) => ({
      ...info,
      occupant: { kind: 'person', user: '', name: name(info.seat) },
    }));
  }

  protected override turned() {
    super.turned();
    this.advising = false;
  }

  protected override wishes(): Promise<Wish[]> {
    return Promise.resolve([]);
  }

  async #ask(question: () => Promise<PuzzleState>) {
    if (this.busy) return;
    this.busy = true;
    this.choice = this.chosen = this.pointed = null;
    try {
      this.place(await question());
    } catch (problem) {
      if (problem instanceof ApiError && problem.body?.refusal) this.explainRefusal(problem.body.refusal);
      else complain(problem);
    } finally {
      this.busy = false;
    }
  }

  override async step(option: OptionLine) {
    const { id, game, stage } = this.puzzle;
    if (this.solved) return;
    if (stage === 'fresh') this.took = Date.now() - this.#since;
    await this.#ask(() => api.answerPuzzle(game, id, { step: option.step }));
  }

  override async hint() {
    const { id, game } = this.puzzle;
    await this.#ask(() => api.hintPuzzle(game, id));
  }

  async showMe() {
    const { id, game } = this.puzzle;
    await this.#ask(() => api.solvePuzzle(game, id));
  }

  override async undo() {
    await Promise.resolve();
  }

  override async redo() {
    await Promise.resolve();
  }

  override async refresh() {
    const { id, game } = this.puzzle;
    this.place(await api.puzzle(game, id));
  }
}
