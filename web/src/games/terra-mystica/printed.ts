// What is printed on boards and tiles, from the content file of the game or of a pack.

import facts from '../../../../crates/terra-mystica/content/terra-mystica.toml?printed=faction,bonus_tile,favor_tile,town_tile,scoring_tile,power_action';
import type { ContentItem } from '../../api/types';
import { Printed } from '../printed.svelte';

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

interface BonusFacts {
  id: string;
  income: Goods;
  effect: { action?: Record<string, number>; pass_vp?: Record<string, number>; shipping?: number };
}
interface FavorFacts {
  id: string;
  cult: string;
  steps: number;
  income: Goods;
  effect: Record<string, unknown>;
}
interface TownFacts {
  id: string;
  vp: number;
  gain: Goods & { cult_steps_each?: number; shipping?: number };
  keys: number;
}
interface ScoringFacts {
  id: string;
  event: string;
  vp: number;
  bonus_cult?: string;
  bonus_per_steps?: number;
  bonus_gain?: Goods;
}
interface PowerFacts {
  id: string;
  cost_pw: number;
  gain: Goods & { bridge?: number };
}

/** `15 C 3 W` as goods; `null` where it says something else. */
function goods(text: string): Record<string, number> | null {
  const words = text.split(' ');
  if (words.length % 2) return null;
  const pairs = Array.from({ length: words.length / 2 }, (_, i): [string, number] => [
    words[2 * i + 1]?.toLowerCase() ?? '',
    Number(words[2 * i]),
  ]);
  return pairs.every(([name, n]) => /^(?:c|w|p|pw|spade|vp|bridge|shipping)$/.test(name) && Number.isFinite(n))
    ? Object.fromEntries(pairs)
    : null;
}

/** A value of the list of pieces in the shape that the standard one has. */
export function valueOf(text: string, standard: unknown): unknown {
  if (typeof standard === 'number') return Number(text);
  if (Array.isArray(standard))
    return typeof standard[0] === 'number'
      ? text.split(' ').map(Number)
      : text.split(', ').map((one) => goods(one) ?? {});
  if (typeof standard !== 'object' || standard === null) return standard;
  // Cults name the track before the number.
  if (/^[a-z]+ \d+(?: [a-z]+ \d+)*$/.test(text))
    return Object.fromEntries([...text.matchAll(/([a-z]+) (\d+)/g)].map(([, name = '', n]) => [name, Number(n)]));
  const each = /^(\d+) step on each cult$/.exec(text);
  return each ? { cult_steps_each: Number(each[1]) } : (goods(text) ?? standard);
}

// What the list of pieces does not tell in numbers stays as it is printed in the standard box: effects of bonus and favor tiles.
const print = new Printed(facts, ({ id, values }: ContentItem, standard) => {
  const known = standard as Record<string, unknown> | undefined;
  return {
    ...known,
    id,
    ...Object.fromEntries(
      values
        .filter(({ field }) => known?.[field] !== undefined)
        .map(({ field, value }) => [field, valueOf(value, known?.[field])]),
    ),
  };
});
export const takePack = (pack: readonly ContentItem[] | null) => print.take(pack);

export const FACTIONS = print.map<FactionFacts>('faction');
export const BONUS = print.map<BonusFacts>('bonus_tile');
export const FAVOR = print.map<FavorFacts>('favor_tile');
export const TOWN = print.map<TownFacts>('town_tile');
export const SCORING = print.map<ScoringFacts>('scoring_tile');
export const POWER = print.map<PowerFacts>('power_action');
