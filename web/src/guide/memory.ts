// What the teacher has told, kept in this browser: by game for cards, by table for guided games.

import type { Text } from '../api/types';

const PLACE = 'ziggurat.guide';
/** A lesson whose step was not made comes back so often; the tests of lessons count on the same number. */
export const PATIENCE = 3;

/** A guided game: which lessons were told, and how often those that still wait were shown. */
export interface Progress {
  taught: string[];
  shown: Record<string, number>;
  /** The question at which each of them was shown last: a refresh of the page does not show it once more. */
  at?: Record<string, number>;
  /** Chapters whose cloth was lifted before they began. */
  lifted?: string[];
  /** Lessons that the learner knew already, with the step that each asks for and how often another was made at a price. */
  known?: Record<string, { step: string; mistakes: number }>;
  /** Where most was lost against what the teacher would have done. */
  missed?: Missed[];
}

/** A step that another one would have beaten. */
export interface Missed {
  round: number;
  yours: Text;
  mine: Text;
  less: number;
  /** How many steps had been made before it. */
  at?: number;
}

/** So many of them are told after the game. */
const TOLD = 3;

interface Kept {
  /** Are small cards shown in ordinary games? */
  cards: boolean;
  /** Lessons seen in any table of a game. */
  seen: Record<string, string[]>;
  /** How often each question of a game was answered. */
  asked: Record<string, Record<string, number>>;
  /** Guided games by their tables. */
  tables: Record<string, Progress>;
  /** The table of the guided game of a title. */
  first: Record<string, string>;
}

const NOTHING: Kept = { cards: true, seen: {}, asked: {}, tables: {}, first: {} };

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

function write(change: (kept: Kept) => Kept) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(change(read())));
  } catch {
    // Without a place to keep it, the teacher begins anew next time.
  }
}

const joined = (list: readonly string[] | undefined, id: string) => [...new Set([...(list ?? []), id])];

export const memory = {
  get cards(): boolean {
    return read().cards;
  },
  showCards: (cards: boolean) => write((kept) => ({ ...kept, cards })),

  seen: (game: string): readonly string[] => read().seen[game] ?? [],
  see: (game: string, lesson: string) =>
    write((kept) => ({ ...kept, seen: { ...kept.seen, [game]: joined(kept.seen[game], lesson) } })),

  asked: (game: string, question: string): number => read().asked[game]?.[question] ?? 0,
  answer: (game: string, question: string) =>
    write((kept) => {
      const before = kept.asked[game] ?? {};
      const times = (before[question] ?? 0) + 1;
      // Beyond what is ever looked at nothing is written.
      return times > PATIENCE ? kept : { ...kept, asked: { ...kept.asked, [game]: { ...before, [question]: times } } };
    }),

  /** The table of the guided game of a title, if one was begun here. */
  first: (game: string): string | null => read().first[game] ?? null,
  begin: (game: string, table: string, taught: readonly string[] = []) =>
    write((kept) => ({
      ...kept,
      first: { ...kept.first, [game]: table },
      tables: { ...kept.tables, [table]: { taught: [...taught], shown: {} } },
    })),
  /** How far a guided game is; `null` where the table is not guided. */
  progress: (table: string): Progress | null => read().tables[table] ?? null,
  keep: (table: string, progress: Progress) =>
    write((kept) => ({ ...kept, tables: { ...kept.tables, [table]: progress } })),
};

/** The lesson was shown at this question; after some times it counts as told. */
export function shownAgain(progress: Progress, lesson: string, rev: number): Progress {
  if (progress.at?.[lesson] === rev) return progress;
  const times = (progress.shown[lesson] ?? 0) + 1;
  const taught = times >= PATIENCE ? joined(progress.taught, lesson) : progress.taught;
  return { ...progress, taught, shown: { ...progress.shown, [lesson]: times }, at: { ...progress.at, [lesson]: rev } };
}

/** The lesson is told. */
export function told(progress: Progress, lesson: string): Progress {
  return { ...progress, taught: joined(progress.taught, lesson) };
}

/** It is not, after all: the step was taken back. */
export function untold(progress: Progress, lesson: string): Progress {
  const taught = progress.taught.filter((id) => id !== lesson);
  return { ...progress, taught, shown: { ...progress.shown, [lesson]: 0 } };
}

/** So many costly steps in its place bring back a lesson that the learner knew already. */
const MISTAKES = 2;

/** The learner knows what this lesson asks for. */
export function knownAlready(progress: Progress, lesson: string, step: string): Progress {
  return { ...progress, known: { ...progress.known, [lesson]: { step, mistakes: 0 } } };
}

/** A step of this kind would have been much better: after the second time its lesson is told again. */
export function mistaken(progress: Progress, step: string): Progress {
  let next = progress;
  for (const [lesson, one] of Object.entries(progress.known ?? {})) {
    if (one.step !== step) continue;
    const mistakes = one.mistakes + 1;
    const others = Object.fromEntries(Object.entries(next.known ?? {}).filter(([id]) => id !== lesson));
    next =
      mistakes < MISTAKES
        ? { ...next, known: { ...next.known, [lesson]: { step, mistakes } } }
        : untold({ ...next, known: others }, lesson);
  }
  return next;
}

/** Of a game that has come so far, or was taken back so far: steps that were taken back are forgotten. */
export function upTo(progress: Progress, steps: number): Progress {
  const missed = (progress.missed ?? []).filter(({ at = -1 }) => at < steps);
  return missed.length === (progress.missed ?? []).length ? progress : { ...progress, missed };
}

/** One more step that could have been better; the dearest are kept, each kind of advice once. */
export function missedStep(progress: Progress, step: Missed): Progress {
  const others = (progress.missed ?? []).filter((one) => one.mine.key !== step.mine.key || one.less > step.less);
  const same = others.some((one) => one.mine.key === step.mine.key);
  const missed = same ? others : [...others, step];
  return { ...progress, missed: missed.sort((a, b) => b.less - a.less).slice(0, TOLD) };
}
