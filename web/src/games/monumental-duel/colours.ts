// The colours of the players.

import type { Colour } from '../../ui/colours';

export const COLOUR_OF: Record<string, Colour> = { aztecs: 'leaf', malians: 'amber', japanese: 'lake' };
/** Colours of seats without a civilization yet, and of civilizations of other boxes. */
export const WAITING: readonly Colour[] = ['flame', 'stone'];
