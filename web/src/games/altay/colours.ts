// The colours of the players.

import type { Colour } from '../../ui/colours';

export const COLOUR_OF: Record<string, Colour> = {
  earthfolk: 'amber',
  elvenfolk: 'leaf',
  firefolk: 'flame',
  smallfolk: 'lake',
};
/** Colours of seats without a people yet. */
export const WAITING: readonly Colour[] = ['amber', 'leaf', 'flame', 'lake'];
