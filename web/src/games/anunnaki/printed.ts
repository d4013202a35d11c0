// What is printed on boards, cards and tokens, from the content file of the game or of a pack.

import facts from '../../../../crates/anunnaki/content/anunnaki.toml?printed=houses,star_segments,star_regions,action_tokens,magic_actions,weapons,trade_agreements,culture_tokens,ancient_civilizations,settlement_area,goal_tiles,major_gods,minor_gods,artifacts,pandora_tokens,constants';
import type { ContentItem } from '../../api/types';
import { Printed } from '../printed.svelte';
import type { Cell, Region as RegionId, Resource, Track } from './view';

export type Cost = Partial<Record<Resource | 'any', number>>;
export type Reward =
  | { kind: 'resource'; resource: Resource | 'any'; n: number }
  | { kind: 'track'; track: Track; n: number }
  | { kind: 'crystal' | 'vp' | 'follower' | 'weapon' | 'pact'; n: number }
  | { kind: 'portal'; figures: number }
  | { kind: 'move'; points: number }
  | { kind: 'build' | 'upgrade' | 'move_sign' | 'income' | 'power_action' | 'blue_action' | 'red_action' }
  | { kind: 'choice'; of: Reward[] };
/** What a god, a weapon or a civilization does: an operation and its numbers. */
export type Effect = { op: string } & Record<string, number | string | boolean>;

export interface HouseFacts {
  id: string;
  major_god: string;
  capital_resource: Resource;
  missing_resource: Resource;
  weapons: string[];
}
interface Segment {
  id: Cell;
  ends: [string, string];
  crystals: number;
}
interface Region {
  id: RegionId;
  token: 'minor' | 'major';
  segments: Cell[];
}
interface ActionToken {
  id: string;
  color: 'blue' | 'red';
  op: string;
  base: Record<string, number | string>;
  upgraded: Record<string, number | string>;
}
interface Magic {
  id: string;
  crystals: number;
  cost: Cost;
  reward: Reward[];
}
export interface WeaponFacts {
  id: string;
  kind: 'regular' | 'advanced';
  cost: Cost;
  strength: number;
  effect: string;
  war: number;
  vp: number;
}
interface PactFacts {
  id: string;
  cost: Cost;
  middle: Reward[];
  vp: number;
  trade: number;
}
interface MajorGod {
  id: string;
  strength: number;
  base: Effect;
  upgraded: Effect;
}
interface MinorGod {
  id: string;
  house: string;
  kind: 'permanent' | 'immediate' | 'end';
  strength: number;
  track: Track;
  steps: number;
  effect: Effect;
}

/** A value of the list of pieces: `3`, `true`, `food`, or TOML such as `[{ kind = "vp", n = 2 }]`. */
export function valueOf(text: string): unknown {
  if (/^[[{]/.test(text)) {
    try {
      return JSON.parse(text.replace(/([a-z_]\w*) = /g, '"$1": ')) as unknown;
    } catch {
      return text;
    }
  }
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
const print = new Printed(facts, ({ id, values }: ContentItem) => ({
  id,
  ...Object.fromEntries(values.map(({ field, value }) => [field, valueOf(value)])),
}));
export const takePack = (pack: readonly ContentItem[] | null) => print.take(pack);

export const HOUSES = print.map<HouseFacts>('houses');
export const SEGMENTS = print.list<Segment>('star_segments');
export const REGIONS = print.list<Region>('star_regions');
export const ACTIONS = print.map<ActionToken>('action_tokens');
export const MAGIC = print.list<Magic>('magic_actions');
export const WEAPONS = print.map<WeaponFacts>('weapons');
export const PACTS = print.map<PactFacts>('trade_agreements');
export const CULTURE = print.map<{ id: string; reward: Reward[] }>('culture_tokens');
export const ANCIENTS = print.map<{ id: string; strength: number; effect: string; reward: Reward[] }>(
  'ancient_civilizations',
);
/** The weakest and the strongest of those whose token nobody has seen. */
export const ancientRange = (): [number, number] => {
  const all = [...ANCIENTS.values()].map(({ strength }) => strength);
  return all.length ? [Math.min(...all), Math.max(...all)] : [0, 0];
};
export const AREA = print.list<{ id: string; cell: number; reward: Reward[] }>('settlement_area');
export const GOALS = print.map<{ id: string; divisor: number; cap: number }>('goal_tiles');
export const MAJORS = print.map<MajorGod>('major_gods');
export const MINORS = print.map<MinorGod>('minor_gods');
export const ARTIFACTS = print.map<{ id: string; kind: string; params: Record<string, unknown> }>('artifacts');
export const PANDORA = print.map<{ id: string; reward: Reward[] }>('pandora_tokens');
export const NUMBERS = print.numbers('constants');
