// What branches are called.

import type { BoardBranch, BoardNode, BoardState, Text } from '../api/types';
import { t } from '../text/locale.svelte';
import { letterOf } from './tree';

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

/** A step with the letter of its branch: two branches may begin with the same words. */
export function stepOf(scene: Pick<Named, 'say'>, node: Pick<BoardNode, 'branch' | 'step' | 'text'>): string {
  return `${letterOf(node.branch)}: ${node.text ? scene.say(node.text) : node.step}`;
}
