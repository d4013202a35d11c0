// What was tried on a board as standing orders: lines to do, and what must hold for it.

import type { BoardNode, BoardState, StandingConditionRequest, StandingRequest } from '../api/types';
import { wayTo } from './tree';

type Tried = Pick<BoardState, 'nodes' | 'seat'>;

/** A line that can be left as an order: it has at least one own step. */
export interface Line {
  /** Its last step. */
  node: number;
  branch: number;
  /** The own steps, in their order. */
  own: BoardNode[];
  /** What others do before the first of them. */
  before: BoardNode[];
}

/** A condition that a menu offers, by a word of its own. */
export interface Offer {
  id: string;
  node: BoardNode;
  kind: 'offered' | 'did' | 'anybody' | 'like';
  not: boolean;
}

/** A row as it is written: conditions and a line, by their words. */
export interface Draft {
  when: string[];
  line: number | null;
}

/** Rows and conditions of a row at most, as the server takes them. */
export const ROWS = 8;
export const CONDITIONS = 4;

/** The ends of all lines with an own step that can be made. */
export function linesOf({ nodes, seat }: Tried): Line[] {
  const ends = nodes.filter(
    ({ id, text }) => text !== null && !nodes.some(({ after, text: made }) => after === id && made),
  );
  return ends.flatMap(({ id, branch }) => {
    const way = wayTo(nodes, id);
    const first = way.findIndex((node) => node.seat === seat);
    if (first < 0 || way.some(({ text }) => text === null)) return [];
    return [{ node: id, branch, own: way.filter((node) => node.seat === seat), before: way.slice(0, first) }];
  });
}

/** Everything that a row can ask for: what the own lines begin with is on offer, others did what they were seen to do. */
export function offersOf({ nodes, seat }: Tried): Offer[] {
  const seen = new Set<string>();
  const offers: Offer[] = [];
  const add = (node: BoardNode, kind: Offer['kind'], what: string) => {
    for (const not of [false, true]) {
      if (seen.has(`${kind} ${what} ${not}`)) continue;
      seen.add(`${kind} ${what} ${not}`);
      offers.push({ id: `${kind}:${node.id}${not ? ':not' : ''}`, node, kind, not });
    }
  };
  const tried = nodes.filter(({ text }) => text !== null);
  const first = (node: BoardNode) => !wayTo(nodes, node.after).some((one) => one.seat === seat);
  for (const node of tried) if (node.seat === seat && first(node)) add(node, 'offered', node.step);
  for (const node of tried) {
    if (node.seat === seat) continue;
    add(node, 'did', `${node.seat} ${node.step}`);
    add(node, 'anybody', node.step);
    // Steps of one kind are told by one sentence.
    add(node, 'like', node.text?.key ?? '');
  }
  return offers;
}

/** What a board suggests: every line, if the others do what was foreseen, or else if its step is on offer. */
export function suggested(board: Tried): Draft[] {
  const offers = offersOf(board);
  const known = (kind: Offer['kind'], node: BoardNode) =>
    offers.find((one) => one.kind === kind && !one.not && one.node.step === node.step && one.node.seat === node.seat)
      ?.id;
  return linesOf(board)
    .slice(0, ROWS)
    .map(({ node, own, before }) => {
      const foreseen = before.slice(-CONDITIONS).map((one) => known('did', one));
      const [first] = own;
      const when = foreseen.length ? foreseen : [first && known('offered', first)];
      return { when: when.filter((id) => id !== undefined), line: node };
    });
}

/** What is sent for an offer. */
export function asked({ node, kind, not }: Offer): StandingConditionRequest {
  return {
    node: node.id,
    ...(not ? { not } : {}),
    ...(kind === 'anybody' || kind === 'like' ? { anybody: true } : {}),
    ...(kind === 'like' ? { like: true } : {}),
  };
}

/** The request for these rows; conditions that are no more are left out. */
export function request(
  board: Pick<BoardState, 'id' | 'deal' | 'nodes' | 'seat'>,
  rows: readonly Draft[],
): StandingRequest {
  const offers = new Map(offersOf(board).map((offer) => [offer.id, offer]));
  return {
    board: board.id,
    deal: board.deal,
    rows: rows.map(({ when, line }) => ({
      when: when.flatMap((id) => {
        const offer = offers.get(id);
        return offer ? [asked(offer)] : [];
      }),
      ...(line === null ? {} : { line }),
    })),
  };
}
