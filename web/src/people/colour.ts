// On lists of people everybody has one mark of their own, the same wherever the name stands.

import { COLOURS, type Colour } from '../ui/colours';

/** The colour of a person. */
export function personColour(id: string): Colour {
  let sum = 0;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return COLOURS[sum % COLOURS.length] ?? 'leaf';
}
