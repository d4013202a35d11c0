// The view of Monumental Duel with what is printed on its things, and small readings of it.

import type * as Wire from '../../api/types/monumental-duel';
import type { Face, Holdings, PlaceView, Printed, ProvinceType, Resource } from '../../api/types/monumental-duel';
import { thingOf } from '../../table/options';
import type { Spoken } from '../module';
import { print } from './printed';

export type {
  Face,
  LandView,
  PlaceView,
  PlayerView,
  PriceTag,
  ProvinceType,
  Resource,
  StallView,
} from '../../api/types/monumental-duel';
export type Counts = Partial<Record<string, number>>;
/** Where what is printed on a thing is found. */
export type Shelf = Exclude<keyof Printed, 'rules' | 'scoring'>;
export type Category = Exclude<keyof Holdings, 'free_cities'>;
export type View = Wire.View & { printed: Printed; rules: Wire.Rules; scoring: Wire.Scoring };

export const asView = print.join((view: Wire.View): View => {
  const printed = print.now;
  return { ...view, printed, rules: printed.rules, scoring: printed.scoring };
});
export const RESOURCES: readonly Resource[] = ['production', 'science', 'military', 'gold', 'culture'];
export const TYPES: readonly ProvinceType[] = ['coastal', 'mountain', 'agrarian'];
export const total = (counts: Counts) => Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
export const faceOf = (view: View, shelf: Shelf, id: string): Face | undefined => view.printed[shelf][id];

/** A row or column of a city is drawn as lit when at least two of its places are. */
export function litLines(city: readonly PlaceView[]): { rows: number[]; columns: number[] } {
  const lit = (places: number[]) => places.filter((place) => city[place]?.activated).length >= 2;
  const lines = [0, 1, 2];
  return {
    rows: lines.filter((row) => lit(lines.map((column) => 3 * row + column))),
    columns: lines.filter((column) => lit(lines.map((row) => 3 * row + column))),
  };
}

/** The row and column of an activation that somebody points at. */
export function pointedLines(option: Spoken | null): { row: number; column: number } | null {
  if (option?.kind !== 'activate') return null;
  return { row: Number(thingOf(option, 'city_row')), column: Number(thingOf(option, 'city_column')) };
}
