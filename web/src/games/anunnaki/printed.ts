// What is printed on boards, cards and tokens.

import type {
  CostRow,
  GodEffect,
  HouseRow,
  MajorPower,
  Printed as Facts,
  RewardRow,
  WeaponRow,
} from '../../api/types/anunnaki';
import { Printed } from '../printed.svelte';

export type Cost = CostRow;
export type Reward = RewardRow;
/** What a god does: an operation and its numbers. */
export type Effect = GodEffect | MajorPower;
export type HouseFacts = HouseRow;
export type WeaponFacts = WeaponRow;

export const print = new Printed<Facts>();
export const take = (printed: unknown) => print.take(printed as Facts);

export const HOUSES = print.map('houses');
export const SEGMENTS = print.list('star_segments');
export const REGIONS = print.list('star_regions');
export const ACTIONS = print.map('action_tokens');
export const MAGIC = print.list('magic_actions');
export const BOARDS = print.map('boards');
export const TERRITORIES = print.map('territories');
export const STEPS = print.record('steps');
export const WEAPONS = print.map('weapons');
export const PACTS = print.map('trade_agreements');
export const CORNERS = print.map('culture_corners');
export const CULTURE = print.map('culture_tokens');
export const ANCIENTS = print.map('ancient_civilizations');
/** The weakest and the strongest of those whose token nobody has seen. */
export const ancientRange = (): [number, number] => {
  const all = [...ANCIENTS.values()].map(({ strength }) => strength);
  return all.length ? [Math.min(...all), Math.max(...all)] : [0, 0];
};
export const TRACKS = print.map('development_tracks');
export const POWER_TRACK = print.record('power_track');
export const AREA = print.list('settlement_area');
export const GOALS = print.map('goal_tiles');
export const MAJORS = print.map('major_gods');
export const MINORS = print.map('minor_gods');
export const ARTIFACTS = print.map('artifacts');
export const PANDORA = print.map('pandora_tokens');
export const NUMBERS = print.record('constants');
