// Many records at once: a folder of ledgers becomes a collection of one's own games.

import { ApiError } from '../api/client';
import type { ImportRequest } from '../api/types';
import { formatOf } from './formats';

/** A file as the browser hands it over. */
export interface Chosen {
  name: string;
  text: () => Promise<string>;
}

/** How far it is. */
export interface Batch {
  of: number;
  done: number;
  /** Games of which kind were read in, and how many. */
  games: Record<string, number>;
  /** Files that are no records, by name. */
  left: string[];
}

/** The server asked to wait: so long, and then again. */
const PAUSE = 2_000;

/** Does a file look like a record by its name? */
export const isRecord = ({ name }: { name: string }): boolean => /\.(zig|json|txt)$/i.test(name);

/** Reads records in, one after the other, and tells how far it is after each; `open` reads one and tells its game. */
export async function readIn(
  files: readonly Chosen[],
  open: (request: ImportRequest) => Promise<string>,
  tell: (batch: Batch) => void,
  wait: (ms: number) => Promise<void>,
): Promise<Batch> {
  let batch: Batch = { of: files.length, done: 0, games: {}, left: [] };
  for (const file of files) {
    const text = await file.text();
    const format = formatOf(text);
    const game = format ? await insist({ format, text }, open, wait) : null;
    const { games, left } = batch;
    batch = {
      of: batch.of,
      done: batch.done + 1,
      games: game ? { ...games, [game]: (games[game] ?? 0) + 1 } : games,
      left: game ? left : [...left, file.name],
    };
    tell(batch);
  }
  return batch;
}

/** Reads one in, again after a while where the server is asked too often; `null` where it cannot be read. */
async function insist(
  request: ImportRequest,
  open: (request: ImportRequest) => Promise<string>,
  wait: (ms: number) => Promise<void>,
): Promise<string | null> {
  for (;;) {
    try {
      return await open(request);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.status === 429) await wait(PAUSE);
      else if (problem.code === 'invalid') return null;
      else throw problem;
    }
  }
}
