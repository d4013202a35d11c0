// The view of Terra Mystica with what is printed on its things, and small readings of it.

import type * as Wire from '../../api/types/terra-mystica';
import type { Cult, Structure } from '../../api/types/terra-mystica';
import { HEXES, POWER, print, RIVERS } from './printed';

export type { BridgeView, Cult, SeatView, Structure, Terrain } from '../../api/types/terra-mystica';
export interface HexView extends Wire.HexPlace {
  terrain: Wire.Terrain;
  structure: Structure | null;
  owner: number | null;
  town: boolean;
}
export type RiverView = Wire.RiverPlace & { link: boolean };
export type View = Omit<Wire.View, 'hexes' | 'power_actions'> & {
  hexes: HexView[];
  rivers: RiverView[];
  power_actions: (Wire.PowerView & { cost: number })[];
};

export const asView = print.join((view: Wire.View): View => ({
  ...view,
  hexes: view.hexes.map((hex) => ({
    row: 0,
    column: 0,
    structure: null,
    owner: null,
    town: false,
    ...HEXES.get(hex.id),
    ...hex,
  })),
  rivers: RIVERS.map((river) => ({ ...river, link: view.links.includes(river.id) })),
  power_actions: view.power_actions.map((one) => ({ ...one, cost: POWER.get(one.id)?.cost_pw ?? 0 })),
}));
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
