// Boards in small, as they are now. What is printed on the pieces of a box is fetched once, a board again when its table
// has changed.

import { api } from '../api/client';
import type { TableSummary } from '../api/types';
import { loadMini, type Sketch } from '../games/mini';

const boxes = new Map<string, Promise<unknown>>();
const boards = new Map<string, { at: number; sketch: Promise<Sketch | null> }>();

function printed(game: string, content: string): Promise<unknown> {
  const key = `${game} ${content}`;
  const known = boxes.get(key);
  if (known) return known;
  const asked = api.printed(game, content);
  boxes.set(key, asked);
  asked.catch(() => boxes.delete(key));
  return asked;
}

async function draw({ id, game, content, your_seat }: TableSummary): Promise<Sketch | null> {
  const mini = await loadMini(game);
  if (!mini || !content) return null;
  const [{ view }, facts] = await Promise.all([api.glance(id), printed(game, content)]);
  return view ? mini(view, facts, your_seat) : null;
}

/** The board of a table; `null` where there is none to be seen, or it cannot be had. */
export function sketchOf(table: TableSummary): Promise<Sketch | null> {
  if (table.status === 'waiting' || table.kept) return Promise.resolve(null);
  const known = boards.get(table.id);
  if (known && known.at === table.updated_at) return known.sketch;
  const sketch = draw(table).catch(() => null);
  boards.set(table.id, { at: table.updated_at, sketch });
  return sketch;
}
