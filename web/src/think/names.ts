// What branches are called.

import type { BoardBranch, BoardState, Text } from '../api/types';
import { t } from '../text/locale.svelte';

interface Named {
  board: BoardState | null;
  say: (text: Text) => string;
}

/** The name somebody gave it, or what it begins with. */
export function branchName(
  scene: Named,
  { id, name, from, played }: Pick<BoardBranch, 'id' | 'name' | 'from' | 'played'>,
): string {
  if (name) return name;
  if (played) return t('think-as-played');
  const first = scene.board?.nodes.find((node) => node.after === from && node.branch === id);
  if (!first) return t('think-new');
  const words = first.text ? scene.say(first.text) : first.step;
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
