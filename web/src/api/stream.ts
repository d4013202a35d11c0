// What this page hears of the server: through the worker that all tabs share, or by itself where there are no such
// workers.

import { Hub, type Told, type Wish } from './hub';
import type { LobbyNotice, TableNotice } from './types';

export interface TableEars {
  /** Something happened. */
  notice: (notice: TableNotice) => void;
  /** The connection is up or down. */
  connection: (up: boolean) => void;
  /** The table is gone, or no longer ours to see. */
  gone: () => void;
}

const tables = new Map<string, { ears: TableEars; after: number }>();
export interface LobbyEars {
  notice: (notice: LobbyNotice) => void;
  /** From now on everything is heard: what happened before has to be asked for. */
  up: () => void;
}

const lobbies = new Set<LobbyEars>();

function hear(told: Told) {
  if (told.kind === 'table') {
    const { table, seq } = told.notice;
    const followed = tables.get(table);
    if (!followed) return;
    followed.after = Math.max(followed.after, seq);
    followed.ears.notice(told.notice);
  } else if (told.kind === 'lobby') for (const lobby of lobbies) lobby.notice(told.notice);
  else if (told.kind === 'gone') tables.get(told.table)?.ears.gone();
  else {
    for (const { ears } of tables.values()) ears.connection(told.up);
    if (told.up) for (const lobby of lobbies) lobby.up();
  }
}

type Send = (wish: Wish) => void;
let send: Send | null = null;

function alone(): Send {
  const hub = new Hub((path) => new EventSource(path));
  return (wish) => hub.wish(hear, wish);
}

/** Says everything once more to somebody who has heard nothing. */
function repeat(to: Send) {
  for (const [table, { after }] of tables) to({ kind: 'follow', table, after });
  if (lobbies.size) to({ kind: 'lobby', on: true });
}

function shared(): Send {
  const worker = new SharedWorker(new URL('./hub.worker.ts', import.meta.url), { type: 'module', name: 'ziggurat' });
  worker.port.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  worker.addEventListener('error', () => {
    send = alone();
    repeat(send);
  });
  return (wish) => worker.port.postMessage(wish);
}

function link(): Send {
  if (send) return send;
  send = typeof SharedWorker === 'undefined' ? alone() : shared();
  // A page that the browser keeps for the way back comes to life again.
  addEventListener('pagehide', () => send?.({ kind: 'bye' }));
  addEventListener('pageshow', (event) => {
    if (event.persisted && send) repeat(send);
  });
  return send;
}

/** Hears of a table from an event on; gives back how to stop. */
export function followTable(table: string, after: number, ears: TableEars): () => void {
  const followed = { ears, after };
  tables.set(table, followed);
  link()({ kind: 'follow', table, after });
  return () => {
    if (tables.get(table) !== followed) return;
    tables.delete(table);
    link()({ kind: 'leave', table });
  };
}

/** Hears of the own tables and of those with free seats; gives back how to stop. */
export function followLobby(ears: LobbyEars): () => void {
  lobbies.add(ears);
  link()({ kind: 'lobby', on: true });
  return () => {
    lobbies.delete(ears);
    if (!lobbies.size) link()({ kind: 'lobby', on: false });
  };
}

/** Another person sits before the screen: what is heard from now on is for that one. */
export function renewStreams() {
  send?.({ kind: 'renew' });
}
