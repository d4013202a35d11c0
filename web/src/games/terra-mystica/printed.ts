// What is printed on boards and tiles, from the content file of the game.

import facts from '../../../../crates/terra-mystica/content/terra-mystica.toml?printed=faction,bonus_tile,favor_tile,town_tile,scoring_tile,power_action';

/** Goods by their short names: c coins, w workers, p priests, pw power. */
export type Goods = Partial<Record<'c' | 'w' | 'p' | 'pw' | 'spade' | 'vp', number>>;

export interface FactionFacts {
  id: string;
  home: string;
  start: Goods;
  bowls: [number, number, number];
  cults: Record<string, number>;
  cost_dwelling: Goods;
  cost_trading_post: Goods;
  cost_trading_post_alone: Goods;
  cost_temple: Goods;
  cost_stronghold: Goods;
  cost_sanctuary: Goods;
  worker_income: number[];
  trading_post_coins: number[];
  trading_post_power: number[];
  temple_priests: number[];
  temple_power: number[];
  stronghold_income: Goods;
  sanctuary_income: Goods;
  shipping_start: number;
  shipping_max: number;
  spade_cost: Goods[];
  ability: string;
  stronghold_ability: string;
}

interface BonusFacts { id: string; income: Goods; effect: { action?: Record<string, number>; pass_vp?: Record<string, number>; shipping?: number } }
interface FavorFacts { id: string; cult: string; steps: number; income: Goods; effect: Record<string, unknown> }
interface TownFacts { id: string; vp: number; gain: Goods & { cult_steps_each?: number; shipping?: number }; keys: number }
interface ScoringFacts { id: string; event: string; vp: number; bonus_cult?: string; bonus_per_steps?: number; bonus_gain?: Goods }
interface PowerFacts { id: string; cost_pw: number; gain: Goods & { bridge?: number } }

const byId = <A extends { id: string }>(table: string) => new Map((facts[table] as A[]).map((row) => [row.id, row]));

export const FACTIONS = byId<FactionFacts>('faction');
export const BONUS = byId<BonusFacts>('bonus_tile');
export const FAVOR = byId<FavorFacts>('favor_tile');
export const TOWN = byId<TownFacts>('town_tile');
export const SCORING = byId<ScoringFacts>('scoring_tile');
export const POWER = byId<PowerFacts>('power_action');
