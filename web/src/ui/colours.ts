// The colours of players; each has a shape of its own.

export const COLOURS = ['leaf', 'amber', 'lake', 'flame', 'iris', 'umber', 'stone', 'ink'] as const;
export type Colour = (typeof COLOURS)[number];

/** The colour of a seat where the game has no say. */
export function seatColour(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? 'leaf';
}
