// What the pieces do, for the list of everything in the box. Tiles say it in their names.

import type { ContentItem } from '../../api/types';
import type { Scene } from '../../table/scene.svelte';
import { FACTIONS } from './printed';

export function about(scene: Scene, { kind, id }: ContentItem): string[] {
  const facts = kind === 'faction' ? FACTIONS.get(id) : undefined;
  if (!facts) return [];
  const ability = (of: string) => scene.term(`ability-${of}`);
  return [ability(facts.ability), `${scene.term('tm-stronghold')}: ${ability(facts.stronghold_ability)}`];
}
