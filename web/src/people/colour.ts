// On lists of people everybody has one mark of their own, the same wherever the name stands.

import { COLOURS, type Colour } from '../ui/colours';

/** Flat marks of ink are hard to see on a dark page, and no board is there to set them off. */
const MARKS: readonly Colour[] = COLOURS.filter((colour) => colour !== 'ink');

function own(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum % MARKS.length;
}

/** The colour of a person. */
export const personColour = (id: string): Colour => MARKS[own(id)] ?? 'leaf';

/** The colours of people who are compared: their own, and where somebody before has it, the next that fewest have. */
export function personColours(ids: readonly string[]): Colour[] {
  const taken = new Map<Colour, number>();
  return ids.map((id) => {
    const from = own(id);
    const turned = [...MARKS.slice(from), ...MARKS.slice(0, from)];
    const often = (colour: Colour) => taken.get(colour) ?? 0;
    const colour = turned.reduce((best, one) => (often(one) < often(best) ? one : best));
    taken.set(colour, often(colour) + 1);
    return colour;
  });
}
