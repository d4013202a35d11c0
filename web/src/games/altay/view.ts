// The view of Altay, and small readings of it. The types are those of the game itself.

import type { Resource, View } from '../../api/types/altay';

export type * from '../../api/types/altay';
export type Counts = Partial<Record<string, number>>;

export const asView = (view: unknown) => view as View;
export const RESOURCES: readonly Resource[] = ['food', 'wood', 'metal', 'stone', 'culture'];
export const total = (counts: Counts) => Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
