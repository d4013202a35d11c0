// The view of Monumental Duel as it comes from the server (crates/monumental-duel/src/view.rs).

import type { Arg } from '../../api/types';

export type Resource = 'production' | 'science' | 'military' | 'culture' | 'gold';
export type ProvinceType = 'coastal' | 'mountain' | 'agrarian';
export type Counts = Partial<Record<string, number>>;
/** Where what is printed on a thing is found. */
export type Shelf = 'cards' | 'policies' | 'cities' | 'people' | 'civilizations';

/** What is printed on a thing. */
export interface Face {
  kind: string;
  name: Arg;
  era: number | null;
  /** Both parts of a wonder; nothing where there is no price. */
  cost: number[];
  paid_with: Resource | null;
  yields: Partial<Record<Resource, number>>;
  types: ProvinceType[];
  defence: number;
  texts: unknown[];
  /** Where the stated values were read. */
  source: string;
  stated: string[];
  reconstructed: string[];
}

/** A price of now: what it is paid with, how many, and how many are missing. */
export interface PriceTag {
  resource: Resource;
  amount: number;
  short: number;
}

export interface PlaceView {
  card: string | null;
  knowledge: string | null;
  activated: boolean;
  card_used: boolean;
  knowledge_used: boolean;
}
export interface LandView {
  card: string;
  types: ProvinceType[];
  tokens: ProvinceType[];
}
export interface StallView {
  city: string;
  gold: [number, number];
  traded: [boolean, boolean];
}
export interface PlayerView {
  civilization: string | null;
  passed: boolean;
  points: number;
  resources: Record<Resource, number>;
  gained: Record<Resource, number>;
  city: PlaceView[];
  deck_top: string[];
  deck: Counts;
  discard: Counts;
  archive: Counts;
  culture_deck: string[];
  policies: string[];
  policy_used: boolean;
  wonder: string | null;
  provinces: LandView[];
  type_tokens: Record<ProvinceType, number>;
  free_cities: { city: string; traded: boolean }[];
  warlord: string | null;
  warlord_used: boolean;
  scout: string | null;
  scout_used: boolean;
  prices: {
    row: (PriceTag | null)[];
    basics: Record<string, PriceTag>;
    wonder: PriceTag | null;
    policy: PriceTag | null;
    conquest: PriceTag | null;
    progress: PriceTag;
  };
  city_gold: number;
  holdings: Record<Category | 'free_cities', number>;
  score: Record<string, number>;
}
export type Category = 'provinces' | 'knowledge' | 'wonders' | 'policies';

export interface View {
  phase: string;
  round: number;
  last_round: boolean;
  first: number;
  turn: number;
  question: string | null;
  in_hand: string[];
  row: (string | null)[];
  deck: [string[], string[], string[]];
  discard: string[];
  basics: Record<string, number>;
  market: StallView[];
  free_city_deck: string[];
  advantage: { holder: number | null; resource: Resource | null; tokens: number };
  players: [PlayerView, PlayerView];
  leaving: number[];
  rules: { free_city_take_gold: number; trade_gold: number; progress_science: number };
  scoring: Record<string, number | boolean>;
  printed: Record<Shelf, Record<string, Face>>;
}

export const asView = (view: unknown) => view as View;
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
export function pointedLines(step: string | undefined): { row: number; column: number } | null {
  const found = /^activate:([0-2]),([0-2])$/.exec(step ?? '');
  return found ? { row: Number(found[1]), column: Number(found[2]) } : null;
}
