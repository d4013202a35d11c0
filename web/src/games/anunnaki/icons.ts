// Which sign stands for what in Anunnaki, and rewards turned into signs.

import type { Cost, Reward } from './printed';
import type { Resource, Track } from './view';

export const RESOURCE_ICON: Record<Resource | 'any' | 'crystal', string> = {
  food: 'wheat',
  wood: 'log-wood',
  metal: 'ore',
  gold: 'an-gold',
  any: 'an-any',
  crystal: 'an-gem',
};
export const TRACK_ICON: Record<Track, string> = {
  war: 'sword',
  technology: 'an-tech',
  trade: 'an-trade',
  power: 'an-power',
};
export const GOAL_ICON: Record<string, string> = {
  goal_shrines: 'an-shrine',
  goal_territories: 'planet',
  goal_settlements: 'ziggurat',
  goal_units: 'an-reserve',
};
export const MAGIC_ICON: Record<string, string> = {
  magic_weapons: 'sword',
  magic_upgrade: 'an-upgrade',
  magic_build: 'ziggurat',
  magic_followers: 'an-follower',
};
export const PANDORA_ICON: Record<string, string> = {
  pandora_crystal: 'an-gem',
  pandora_follower: 'an-follower',
  pandora_weapon: 'sword',
};

const OP_ICON: Record<string, string> = {
  portal: 'an-portal',
  move: 'an-move',
  trade: 'an-pact',
  harvest: 'an-harvest',
  creation: 'an-creation',
  income: 'an-income',
  power: 'an-power',
  market: 'an-market',
};
/** The sign of an action token: its operation. */
export const actionIcon = (op: string) => OP_ICON[op] ?? 'star8';

/** A printed sign: an icon with a number, a tint of a good, or the ball of a coloured action. */
export interface Sign {
  icon: string;
  n?: string;
  tint?: string;
  ball?: 'blue' | 'red';
  /** Stands between alternatives. */
  or?: boolean;
}

const good = (of: Resource | 'any' | 'crystal', n: number): Sign => ({
  icon: RESOURCE_ICON[of],
  n: `${n}`,
  tint: `r-${of}`,
});

export const costSigns = (cost: Cost): Sign[] =>
  (Object.entries(cost) as [Resource | 'any', number][]).filter(([, n]) => n > 0).map(([of, n]) => good(of, n));

/** A reward in signs. */
export function rewardSigns(rewards: readonly Reward[]): Sign[] {
  return rewards.flatMap((reward): Sign[] => {
    switch (reward.kind) {
      case 'resource':
        return [good(reward.resource, reward.n)];
      case 'crystal':
        return [good('crystal', reward.n)];
      case 'vp':
        return [{ icon: 'vp', n: `${reward.n}`, tint: 'r-vp' }];
      case 'track':
        return [{ icon: reward.track === 'power' ? 'an-lightning' : TRACK_ICON[reward.track], n: `+${reward.n}` }];
      case 'follower':
        return [{ icon: 'an-follower', n: `${reward.n}` }];
      case 'weapon':
        return [{ icon: 'card-back', n: `${reward.n}` }];
      case 'pact':
        return [{ icon: 'an-pact', n: `${reward.n}` }];
      case 'portal':
        return [{ icon: 'an-portal', n: `${reward.figures}` }];
      case 'move':
        return [{ icon: 'an-move', n: `${reward.points}` }];
      case 'build':
        return [{ icon: 'ziggurat', n: '+' }];
      case 'upgrade':
        return [{ icon: 'an-upgrade' }];
      case 'move_sign':
        return [{ icon: 'an-sign' }, { icon: 'chevron' }];
      case 'income':
        return [{ icon: 'an-income' }];
      case 'power_action':
        return [{ icon: 'an-power' }];
      case 'blue_action':
        return [{ icon: '', ball: 'blue' }];
      case 'red_action':
        return [{ icon: '', ball: 'red' }];
      case 'choice':
        return reward.of.flatMap((one, i) => [...(i > 0 ? [{ icon: '', or: true }] : []), ...rewardSigns([one])]);
    }
  });
}

export const TALLIES: Record<string, { icon: string; tint?: string }> = {
  'tally-vp': { icon: 'vp', tint: 'r-vp' },
  'resource-food': { icon: 'wheat', tint: 'r-food' },
  'resource-wood': { icon: 'log-wood', tint: 'r-wood' },
  'resource-metal': { icon: 'ore', tint: 'r-metal' },
  'resource-gold': { icon: 'an-gold', tint: 'r-gold' },
  'tally-crystals': { icon: 'an-gem', tint: 'r-crystal' },
  'track-war': { icon: 'sword' },
  'track-technology': { icon: 'an-tech' },
  'track-trade': { icon: 'an-trade' },
  'track-power': { icon: 'an-lightning' },
  'tally-reserve': { icon: 'an-reserve' },
  'tally-settlements': { icon: 'ziggurat' },
  'tally-signs': { icon: 'an-sign' },
  'tally-gods': { icon: 'an-god' },
  'tally-weapons': { icon: 'card-back' },
  'tally-pacts': { icon: 'an-pact' },
  'tally-territories': { icon: 'planet' },
};
