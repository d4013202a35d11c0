// Anunnaki in small: the worlds with everybody's people.

import type { Printed, View } from '../../api/types/anunnaki';
import { Layers, type Draw, type Mark } from '../mini';
import { COLOUR_OF, WAITING } from './colours';
import { hexagon, SKY, worlds } from './geometry';

const draw: Draw = (shown, facts, seat) => {
  const [view, printed] = [shown as View, facts as Printed];
  const rows = new Map(printed.territories.map((row) => [row.id, row]));
  const boards = view.boards.map(({ board, territories }) => ({
    board,
    territories: territories.map((one) => ({
      ...one,
      q: rows.get(one.territory)?.q ?? 0,
      r: rows.get(one.territory)?.r ?? 0,
    })),
  }));
  const layers = new Layers();
  const marks: Mark[] = [];
  for (const world of worlds(boards, view.seats[seat ?? 0]?.house ?? null)) {
    for (const one of world.board.territories) {
      const row = rows.get(one.territory);
      const middle = world.at.get(one.territory);
      if (!row || !middle) continue;
      layers.add(row.atlantis ? 'r-atl' : `r-${row.sources[0] ?? 'any'}`, hexagon(middle, world.size - 1));
      const there = one.pieces ?? [];
      there.forEach((pieces, i) => {
        const house = view.seats[pieces.seat]?.house;
        marks.push({
          x: middle.x + (i - (there.length - 1) / 2) * world.size * 0.7,
          y: middle.y,
          size: world.size * (pieces.major_gods || pieces.minor_gods ? 1.05 : 0.84),
          colour: house ? COLOUR_OF[house] : (WAITING[pieces.seat] ?? 'amber'),
        });
      });
    }
  }
  return { ...SKY, ground: 'sky', layers: layers.all, marks };
};
export default draw;
