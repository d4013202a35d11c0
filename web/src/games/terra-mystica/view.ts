// The view of Terra Mystica as it comes from the server (crates/terra-mystica/src/view.rs).

export type Terrain = 'desert' | 'plains' | 'swamp' | 'lakes' | 'forest' | 'mountains' | 'wasteland';
export type Structure = 'dwelling' | 'trading_post' | 'temple' | 'stronghold' | 'sanctuary';
export type Cult = 'fire' | 'water' | 'earth' | 'air';

export interface HexView {
  id: string;
  row: number;
  column: number;
  terrain: Terrain;
  structure: Structure | null;
  owner: number | null;
  town: boolean;
}
export interface RiverView {
  id: string;
  row: number;
  column: number;
  link: boolean;
}
export interface BridgeView {
  id: string;
  from: string;
  to: string;
  owner: number | null;
}
export interface SeatView {
  seat: number;
  faction: string | null;
  colour: Terrain | null;
  vp: number;
  coins: number;
  workers: number;
  priests: number;
  priest_supply: number;
  bowls: [number, number, number];
  shipping: number;
  digging: number;
  keys: number;
  pieces: Record<Structure, number>;
  bridges_left: number;
  favors: string[];
  towns: string[];
  bonus: string | null;
  used: string[];
  passed: boolean;
  income: { coins: number; workers: number; priests: number; power: number } | null;
  network: number;
}
export interface View {
  round: number;
  phase: string;
  order: number[];
  passed: number[];
  hexes: HexView[];
  rivers: RiverView[];
  bridges: BridgeView[];
  scoring: (string | null)[];
  bonus_pool: { tile: string; coins: number }[];
  power_actions: { id: string; cost: number; used: boolean }[];
  cults: { id: Cult; positions: number[]; orders: (number | null)[] }[];
  towns_left: Record<string, number>;
  favors_left: Record<string, number>;
  offers: { giver: number; receiver: number; amount: number }[];
  seats: SeatView[];
}

export const asView = (view: unknown) => view as View;
export const STRUCTURES: readonly Structure[] = ['dwelling', 'trading_post', 'temple', 'stronghold', 'sanctuary'];
export const CULTS: readonly Cult[] = ['fire', 'water', 'earth', 'air'];
/** How many pieces of a kind a faction has. */
export const PIECES: Record<Structure, number> = {
  dwelling: 8,
  trading_post: 4,
  temple: 3,
  stronghold: 1,
  sanctuary: 1,
};
