// The table after an event, from the table before it and what was told.

import type { LogLine, TableNotice, TableState, ViewChange } from '../api/types';
import { share } from './share';

/** Everything that is known of a table. It is never changed: each event makes another one. */
export interface Known {
  readonly state: TableState;
  readonly log: readonly LogLine[];
}

/** A change that does not fit: this is not the view it was made for. */
export class Misfit extends Error {}

type Branch = Record<string, unknown> | unknown[];

function branch(value: unknown, path: string): Branch {
  if (typeof value !== 'object' || value === null) throw new Misfit(path);
  return value as Branch;
}

/** A JSON Patch (RFC 6902), made on a copy; parts without changes stay the same objects. */
export function applyPatch(view: unknown, changes: readonly ViewChange[]): unknown {
  return changes.reduce((whole, change) => {
    const names = change.path
      .split('/')
      .slice(1)
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    return changed(whole, names, change);
  }, view);
}

function changed(value: unknown, names: readonly string[], change: ViewChange): unknown {
  const [name, ...rest] = names;
  if (name === undefined) {
    if (change.op === 'remove') throw new Misfit(change.path);
    return change.value;
  }
  const whole = branch(value, change.path);
  if (Array.isArray(whole)) {
    const at = Number(name);
    const most = change.op === 'add' && !rest.length ? whole.length : whole.length - 1;
    if (!Number.isInteger(at) || at < 0 || at > most) throw new Misfit(change.path);
    if (rest.length || change.op === 'replace') return whole.with(at, changed(whole[at], rest, change));
    return change.op === 'add' ? whole.toSpliced(at, 0, change.value) : whole.toSpliced(at, 1);
  }
  if (!(name in whole) && (rest.length || change.op !== 'add')) throw new Misfit(change.path);
  if (!rest.length && change.op === 'remove') {
    return Object.fromEntries(Object.entries(whole).filter(([other]) => other !== name));
  }
  return { ...whole, [name]: changed(whole[name], rest, change) };
}

/** The table after an event; `null` when nothing is new, `'fetch'` when only the server can say. */
export function advance(known: Known, notice: TableNotice): Known | 'fetch' | null {
  const { state } = known;
  const { event, news } = notice;
  if (event.kind === 'behind') return notice.seq > state.seq ? 'fetch' : null;
  if (event.kind === 'hello' || event.kind === 'bot_late') return null;
  if (event.kind === 'presence') {
    const { seat: who, present } = event;
    const seats = state.table.seats.map((seat) => (seat.seat === who ? { ...seat, present } : seat));
    return { ...known, state: { ...state, table: { ...state.table, seats } } };
  }
  if (notice.seq <= state.seq) return null;
  if (event.kind === 'chat')
    return { ...known, state: { ...state, seq: notice.seq, chat: [...state.chat, event.line].slice(-100) } };
  if (event.kind === 'standing') return { ...known, state: { ...state, seq: notice.seq, standing: event.standing } };
  if (event.kind === 'rematch') return { ...known, state: { ...state, seq: notice.seq, rematch: event.table } };
  if (!news || news.from > state.seq) return 'fetch';
  let view: unknown;
  try {
    view = applyPatch(state.view, news.view);
  } catch (problem) {
    if (problem instanceof Misfit) return 'fetch';
    throw problem;
  }
  const lines = event.kind === 'step' || event.kind === 'rewound' ? event.lines : [];
  return {
    state: {
      ...state,
      seq: notice.seq,
      rev: notice.rev,
      view,
      prompt: news.prompt,
      options: share(state.options, news.options),
      log: { from: news.log_from, lines },
      can_undo: news.can_undo,
      can_redo: news.can_redo,
      held: notice.held,
      clock: notice.clock,
      undo_request: news.undo_request,
      ...(event.kind === 'step' && event.standing ? { standing: event.standing } : {}),
      table: {
        ...state.table,
        status: notice.status,
        awaited: notice.awaited,
        your_turn: news.your_turn,
        steps: notice.steps,
        round: notice.round,
        updated_at: notice.at,
      },
    },
    log: [...known.log.filter((line) => line.step <= news.log_from), ...lines],
  };
}

/** The table as the server told it, whole or from a line of the log on. */
export function replaced(old: Known | null, news: TableState): Known {
  const state = share(old?.state ?? null, news);
  const kept = old?.log.filter((line) => line.step <= state.log.from) ?? [];
  return { state, log: [...kept, ...state.log.lines] };
}
