// What a teacher says about a step that was made: its worth by the parts of the bot's evaluation, beside the own choice.

import type { HintLine, Text } from '../api/types';

/** Under so many points, two steps are equally good. */
export const ALIKE = 1;
/** Over so many, the teacher says why. */
export const COSTLY = 4;

export interface WorthPart {
  /** Key of a message of the game. */
  part: string;
  points: number;
}

export type Verdict = 'asked' | 'same' | 'alike' | 'little' | 'costly';

export interface Comment {
  verdict: Verdict;
  /** The step that was made, as it was offered. */
  yours: Text;
  /** What the teacher would have done. */
  mine: Text;
  /** How many points less it is expected to bring. */
  less: number;
  parts: WorthPart[];
  /** What it means on the table, in words of the game. */
  remark: Text | null;
  /** The largest part that the teacher's step has and the other has not. */
  reason: string | null;
  /** The lesson it belongs to. */
  lesson: string | null;
  /** Where the two steps are, as `kind:id`, if they are compared: things that only one of them is about. */
  where: { yours: string[]; mine: string[] };
}

/** What one step is about and the other is not. */
function apart(one: HintLine, other: HintLine): string[] {
  const name = ({ kind, id }: HintLine['targets'][number]) => `${kind}:${id}`;
  const others = new Set(other.targets.map(name));
  return [...new Set(one.targets.map(name))].filter((thing) => !others.has(thing));
}

/** The parts of an evaluation, largest first and costs last. */
export function partsOf(why: Text | null | undefined): WorthPart[] {
  const list = why?.args.parts;
  if (!list || !('terms' in list)) return [];
  const parts = list.terms.flatMap(({ args: { points, part } }) => {
    if (!points || !('label' in points) || !part || !('term' in part)) return [];
    return [{ part: part.term, points: Number(points.label.replace('−', '-')) }];
  });
  return parts.sort((a, b) => Math.sign(b.points) - Math.sign(a.points) || Math.abs(b.points) - Math.abs(a.points));
}

/** What an adviser says that a step means on the table. */
function remarkOf(why: Text | null | undefined): Text | null {
  const list = why?.args.remark;
  return list && 'terms' in list ? (list.terms[0] ?? null) : null;
}

/**
 * What to say about a step; `null` when nobody compared it. A step that the lesson asked for is not called worse than
 * another: it was made to learn. Where the lesson asks for others, it is compared with the best of those: the teacher does
 * not ask for one thing and recommend another.
 */
export function commentOn(
  hints: readonly HintLine[],
  step: string,
  lesson: string | null,
  asked: readonly string[] = [],
): Comment | null {
  const followed = asked.includes(step);
  const wished = followed ? undefined : hints.find((hint) => asked.includes(hint.step));
  const best = wished ?? hints[0];
  const made = hints.find((hint) => hint.step === step);
  if (!best || !made || hints.length < 2) return null;
  const less = best.expected === null || made.expected === null ? 0 : Math.max(0, best.expected - made.expected);
  const verdict =
    made === best ? 'same' : followed ? 'asked' : less < ALIKE ? 'alike' : less <= COSTLY ? 'little' : 'costly';
  const parts = partsOf(made.why);
  const gained = (part: string) => parts.find((one) => one.part === part)?.points ?? 0;
  const [reason] = partsOf(best.why)
    .map(({ part, points }) => ({ part, more: points - gained(part) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  // What was asked for is told with what it brings; its price was told before.
  const told = verdict === 'asked' ? parts.filter(({ points }) => points > 0) : parts;
  const compared = verdict === 'little' || verdict === 'costly';
  const where = compared ? { yours: apart(made, best), mine: apart(best, made) } : { yours: [], mine: [] };
  return {
    verdict,
    yours: made.text,
    mine: best.text,
    less,
    parts: told,
    remark: remarkOf(made.why),
    reason: reason?.part ?? null,
    lesson,
    where,
  };
}
