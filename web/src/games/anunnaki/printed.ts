// What is printed on boards, cards and tokens, from the content file of the game.

import facts from '../../../../crates/anunnaki/content/anunnaki.toml?printed=houses,star_segments,star_regions,action_tokens,magic_actions,weapons,trade_agreements,culture_tokens,ancient_civilizations,settlement_area,goal_tiles,major_gods,minor_gods,artifacts,pandora_tokens,constants';
import type { Resource, TrackName } from './view';

export type Cost = Partial<Record<Resource | 'any', number>>;
export type Reward =
  | { kind: 'resource'; resource: Resource | 'any'; n: number }
  | { kind: 'track'; track: TrackName; n: number }
  | { kind: 'crystal' | 'vp' | 'follower' | 'weapon' | 'pact'; n: number }
  | { kind: 'portal'; figures: number }
  | { kind: 'move'; points: number }
  | { kind: 'build' | 'upgrade' | 'move_sign' | 'income' | 'power_action' | 'blue_action' | 'red_action' }
  | { kind: 'choice'; of: Reward[] };
/** What a god, a weapon or a civilization does: an operation and its numbers. */
export type Effect = { op: string } & Record<string, number | string | boolean>;

export interface HouseFacts { id: string; major_god: string; capital_resource: Resource; missing_resource: Resource; weapons: string[] }
interface Segment { id: string; ends: [string, string]; crystals: number }
interface Region { id: string; token: 'minor' | 'major'; segments: string[] }
interface ActionToken { id: string; color: 'blue' | 'red'; op: string; base: Record<string, number | string>; upgraded: Record<string, number | string> }
interface Magic { id: string; crystals: number; cost: Cost; reward: Reward[] }
export interface WeaponFacts { id: string; kind: 'regular' | 'advanced'; cost: Cost; strength: number; effect: string; war: number; vp: number }
interface PactFacts { id: string; cost: Cost; middle: Reward[]; vp: number; trade: number }
interface MajorGod { id: string; strength: number; base: Effect; upgraded: Effect }
interface MinorGod { id: string; house: string; kind: 'permanent' | 'immediate' | 'end'; strength: number; track: TrackName; steps: number; effect: Effect }

const rows = <A>(table: string) => facts[table] as A[];
const byId = <A extends { id: string }>(table: string) => new Map(rows<A>(table).map((row) => [row.id, row]));

export const HOUSES = byId<HouseFacts>('houses');
export const SEGMENTS = rows<Segment>('star_segments');
export const REGIONS = rows<Region>('star_regions');
export const ACTIONS = byId<ActionToken>('action_tokens');
export const MAGIC = rows<Magic>('magic_actions');
export const WEAPONS = byId<WeaponFacts>('weapons');
export const PACTS = byId<PactFacts>('trade_agreements');
export const CULTURE = byId<{ id: string; reward: Reward[] }>('culture_tokens');
export const ANCIENTS = byId<{ id: string; strength: number; effect: string; reward: Reward[] }>('ancient_civilizations');
export const AREA = rows<{ id: string; cell: number; reward: Reward[] }>('settlement_area');
export const GOALS = byId<{ id: string; divisor: number; cap: number }>('goal_tiles');
export const MAJORS = byId<MajorGod>('major_gods');
export const MINORS = byId<MinorGod>('minor_gods');
export const ARTIFACTS = byId<{ id: string; kind: string; params: Record<string, unknown> }>('artifacts');
export const PANDORA = byId<{ id: string; reward: Reward[] }>('pandora_tokens');
export const NUMBERS = facts.constants as Record<string, number>;
