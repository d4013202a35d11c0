// What is printed on the map, the boards and the tiles.

import type { FactionRow, Printed as Facts, Things } from '../../api/types/terra-mystica';
import { Printed } from '../printed.svelte';

/** Goods by their short names: c coins, w workers, p priests, pw power. */
export type Goods = Pick<Things, 'c' | 'w' | 'p' | 'pw' | 'spade'> & { vp?: number };
export type FactionFacts = FactionRow;

export const print = new Printed<Facts>();
export const take = (printed: unknown) => print.take(printed as Facts);

export const HEXES = print.map('hexes');
export const RIVERS = print.list('rivers');
export const FACTIONS = print.map('faction');
export const BONUS = print.map('bonus_tile');
export const FAVOR = print.map('favor_tile');
export const TOWN = print.map('town_tile');
export const SCORING = print.map('scoring_tile');
export const POWER = print.map('power_action');
