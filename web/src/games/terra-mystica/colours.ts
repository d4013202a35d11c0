// The colours of the players.

import type { Terrain } from '../../api/types/terra-mystica';
import type { Colour } from '../../ui/colours';

/** Each terrain is a player's colour. */
export const COLOUR_OF: Record<Terrain, Colour> = {
  desert: 'amber',
  plains: 'umber',
  swamp: 'ink',
  lakes: 'lake',
  forest: 'leaf',
  mountains: 'stone',
  wasteland: 'flame',
};
