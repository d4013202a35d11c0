// What the pieces do, for the list of everything in the box.

import type { ContentItem } from '../../api/types';
import type { Scene } from '../../table/scene.svelte';
import { CULTURE, MAGIC, PACTS } from './printed';
import { actionLabel, ancientLabel, artifactLabel, gains, goalLabel, godLabel, pactLabel, weaponLabel, words } from './words';

function label(scene: Scene, { kind, id }: ContentItem): string {
  switch (kind) {
    case 'weapon':
      return weaponLabel(scene, id);
    case 'major god':
    case 'minor god':
      return godLabel(scene, id);
    case 'trade agreement':
      return PACTS.has(id) ? pactLabel(scene, id, null) : '';
    case 'ancient civilization':
      return ancientLabel(scene, id);
    case 'culture token':
      return words('culture-up', { gain: gains(scene, CULTURE.get(id)?.reward ?? []) });
    case 'magic action':
      return gains(scene, MAGIC.find((magic) => magic.id === id)?.reward ?? []);
    case 'artifact':
      return artifactLabel(id);
    case 'goal tile':
      return goalLabel(id);
    case 'action token':
      return actionLabel(id, false);
    default:
      return '';
  }
}

export const about = (scene: Scene, item: ContentItem): string[] => label(scene, item).split('\n').filter(Boolean);
