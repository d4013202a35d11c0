// What the pieces are called and what they do, for the list of everything in the box.

import type { ContentItem } from '../../api/types';
import type { Scene } from '../../table/scene.svelte';
import { ANCIENTS, AREA, BOARDS, CORNERS, CULTURE, MAGIC, PACTS } from './printed';
import {
  actionLabel,
  ancientLabel,
  artifactLabel,
  gains,
  goalLabel,
  godLabel,
  labelled,
  pactLabel,
  place,
  weaponLabel,
  words,
} from './words';

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

/** The numbers of a list, as a range. */
const range = (numbers: readonly number[]) => [...new Set([numbers[0], numbers.at(-1)])].join('–');

/** Lands, places and tokens have no names of their own: they are called by where they are or what they give. */
export function called(scene: Scene, { kind, id }: ContentItem): string | null {
  switch (kind) {
    case 'board': {
      const board = BOARDS.get(id);
      return board?.kind === 'gaia' ? `${place(scene, id)} (${range(board.players)})` : place(scene, id);
    }
    case 'territory':
      return place(scene, id);
    case 'dotted border':
      return id
        .split(' - ')
        .map((land) => place(scene, land))
        .join(' – ');
    case 'culture corner': {
      const [first = '', ...rest] = CORNERS.get(id)?.territories ?? [];
      return [place(scene, first), ...rest.map((land) => land.split('_')[1])].join(', ');
    }
    case 'star slot':
    case 'star segment':
      return labelled(id);
    case 'star region':
      return id === 'major' ? words('major') : `${words('region')} ${Number(id.split('_')[1]) + 1}`;
    case 'trade agreement': {
      const house = PACTS.get(id)?.house;
      return house && scene.known(`house-${house}`)
        ? `${words('pact')}: ${scene.term(`house-${house}`)}`
        : words('pact');
    }
    case 'culture token':
      return gains(scene, CULTURE.get(id)?.reward ?? []);
    case 'ancient civilization':
      return `${words('ancient')} (${ANCIENTS.get(id)?.strength ?? '?'})`;
    case 'settlement area':
      return gains(scene, AREA.find((cell) => cell.id === id)?.reward ?? []);
    default:
      return null;
  }
}
