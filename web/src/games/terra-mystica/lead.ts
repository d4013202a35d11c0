// Peoples of Terra Mystica before the first game: portrait, home land, start.

import type { Lead } from '../module';
import { COLOUR_OF } from './colours';
import Face from './Face.svelte';
import Ground from './Ground.svelte';
import { FACTIONS } from './printed';
import type { Terrain } from './view';

const homeOf = (id: string): Terrain | undefined => FACTIONS.get(id)?.home as Terrain | undefined;

export const lead: Lead = {
  Face,
  Ground,
  colour: (id) => COLOUR_OF[homeOf(id) ?? 'forest'],
  home(id) {
    const home = homeOf(id);
    return home ? { icon: `t-${home}`, tint: `t-${home}`, key: `terrain-${home}` } : null;
  },
};
