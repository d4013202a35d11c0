// The colours of the players.

import type { House } from '../../api/types/anunnaki';
import type { Colour } from '../../ui/colours';

export const COLOUR_OF: Record<House, Colour> = {
  pharaos: 'amber',
  norrenis: 'flame',
  babylons: 'iris',
  hellenis: 'lake',
};
/** Colours of seats without a house yet. */
export const WAITING: readonly Colour[] = ['amber', 'flame', 'iris', 'lake'];
