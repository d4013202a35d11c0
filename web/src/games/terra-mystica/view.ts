// The view of Terra Mystica, and small readings of it. The types are those of the game itself.

import type { Cult, Structure, View } from '../../api/types/terra-mystica';

export type * from '../../api/types/terra-mystica';

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
