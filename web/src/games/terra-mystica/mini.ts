// Terra Mystica in small: the map with everybody's structures.

import type { Printed, Structure, View } from '../../api/types/terra-mystica';
import { Layers, type Draw } from '../mini';
import { COLOUR_OF } from './colours';
import { at, S, sheet, type Point } from './geometry';

const SIZE: Record<Structure, number> = { dwelling: 30, trading_post: 36, temple: 36, stronghold: 42, sanctuary: 42 };
const hexagon = ({ x, y }: Point, radius: number) => {
  const [w, h] = [(radius * Math.sqrt(3)) / 2, radius / 2];
  const n = (value: number) => Math.round(value * 10) / 10;
  return `M${n(x)} ${n(y - radius)}L${n(x + w)} ${n(y - h)}V${n(y + h)}L${n(x)} ${n(y + radius)}L${n(x - w)} ${n(y + h)}V${n(y - h)}Z`;
};

const draw: Draw = (shown, facts) => {
  const [view, printed] = [shown as View, facts as Printed];
  const places = new Map(printed.hexes.map((hex) => [hex.id, hex]));
  const layers = new Layers();
  for (const river of printed.rivers) layers.add('river', hexagon(at(river), S + 1));
  const marks = [];
  for (const hex of view.hexes) {
    const place = places.get(hex.id);
    if (!place) continue;
    const middle = at(place);
    layers.add(hex.terrain, hexagon(middle, S - 2));
    const home = hex.owner === undefined ? undefined : view.seats[hex.owner]?.colour;
    if (hex.structure && home) marks.push({ ...middle, size: SIZE[hex.structure], colour: COLOUR_OF[home] });
  }
  return { ...sheet([...printed.hexes, ...printed.rivers]), ground: 'ground', layers: layers.all, marks };
};
export default draw;
