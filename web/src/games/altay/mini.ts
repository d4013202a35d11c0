// Altay in small: the lands with everybody's settlements.

import type { View } from '../../api/types/altay';
import { Layers, type Draw, type Mark } from '../mini';
import { COLOUR_OF, WAITING } from './colours';
import drawing from './map.json';

const SIZE = 40;
/** More settlements in a land stand side by side. */
const APART = 30;

const draw: Draw = (shown) => {
  const view = shown as View;
  const layers = new Layers();
  for (const region of drawing.regions) layers.add(region.terrain, region.path);
  const marks: Mark[] = view.regions.flatMap(({ id, holder, settlements }) => {
    const place = drawing.regions.find((region) => region.id === id);
    if (!place || holder === null) return [];
    const people = view.seats[holder]?.faction;
    const colour = (people && COLOUR_OF[people]) || WAITING[holder] || 'amber';
    const [x = 0, y = 0] = place.at;
    return Array.from({ length: settlements }, (_, i) => ({
      x: x + (i - (settlements - 1) / 2) * APART,
      y,
      size: SIZE,
      colour,
    }));
  });
  return { width: drawing.width, height: drawing.height, ground: 'sea', layers: layers.all, marks };
};
export default draw;
