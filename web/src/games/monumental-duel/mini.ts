// Monumental Duel in small: the row of cards, both cities with what is lit, the advantage on the road, the provinces.

import type { Printed, Resource, View } from '../../api/types/monumental-duel';
import { Layers, rectangle, type Draw, type Mark } from '../mini';
import { COLOUR_OF, WAITING } from './colours';

const [WIDTH, HEIGHT] = [424, 370];
/** Where each city begins; the road is between them. */
const CITY = [22, 246] as const;
const [STEP_X, STEP_Y] = [54, 66];
const ROAD = { x: 190, width: 44 };
const SHOWN = 3;

const draw: Draw = (shown, facts, seat) => {
  const [view, printed] = [shown as View, facts as Printed];
  const layers = new Layers();
  layers.add('road', rectangle(ROAD.x, 84, ROAD.width, HEIGHT));
  /** A card with the colour of what it is paid with or gives. */
  const card = (id: string | null, x: number, y: number, width: number, height: number) => {
    const face = id === null ? undefined : printed.cards[id];
    if (!face) return layers.add('bare', rectangle(x, y, width, height));
    const given = Object.keys(face.yields)[0] as Resource | undefined;
    layers.add('card', rectangle(x, y, width, height));
    layers.add(`k-${face.paid_with ?? given ?? 'production'}`, rectangle(x + 3, y + 3, width - 6, height / 2));
    layers.add(
      'line',
      rectangle(x + 7, y + height * 0.68, width * 0.5, 4) + rectangle(x + 7, y + height * 0.82, width * 0.32, 4),
    );
  };
  const wide = (WIDTH - 44 + 12) / Math.max(view.row.length, 1);
  view.row.forEach((id, i) => card(id, 22 + i * wide, 16, wide - 12, 56));
  const sides = seat === 1 ? [1, 0] : [0, 1];
  sides.forEach((whose, side) => {
    const player = view.players[whose];
    const left = CITY[side] ?? 0;
    player?.city.forEach((place, i) => {
      const [x, y] = [left + (i % 3) * STEP_X, 92 + Math.floor(i / 3) * STEP_Y];
      if (place.activated) layers.add('band', rectangle(x - 4, y - 4, 56, 68));
    });
    player?.city.forEach((place, i) =>
      card(place.card, left + (i % 3) * STEP_X, 92 + Math.floor(i / 3) * STEP_Y, 48, 60),
    );
    const lands = player?.provinces.filter(({ card: id }) => printed.cards[id]?.kind === 'province') ?? [];
    lands
      .slice(-SHOWN)
      .forEach(({ types }, i) => layers.add(`p-${types[0] ?? 'agrarian'}`, rectangle(left + i * STEP_X, 304, 48, 50)));
  });
  const holder = view.advantage.holder;
  const people = holder === null ? null : view.players[holder]?.civilization;
  const marks: Mark[] =
    holder === null
      ? []
      : [
          {
            x: ROAD.x + ROAD.width / 2,
            y: 188,
            size: 34,
            colour: (people && COLOUR_OF[people]) || WAITING[holder] || 'stone',
          },
        ];
  return { width: WIDTH, height: HEIGHT, ground: 'stone', layers: layers.all, marks };
};
export default draw;
