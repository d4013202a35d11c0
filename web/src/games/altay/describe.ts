// How Altay is spoken of at the table: colours, groups of options.

import type { Describe, Group } from '../module';
import { COLOUR_OF, WAITING } from './colours';
import { TALLIES } from './icons';
import { asView } from './view';

/** Kinds of actions that a turn is made of have a letter. */
const group = (id: string, icon: string, letter: string): Group => ({ id, icon, label: `altay-${id}`, letter });
const GROUPS: Record<string, Group> = {
  play: group('play', 'hand', 'P'),
  put: group('put', 'al-store', 'T'),
  release: group('release', 'al-store', 'R'),
  buy: group('buy', 'deck', 'B'),
  buy_resource: group('buy_resource', 'coin', 'G'),
  attack: group('attack', 'sword', 'A'),
  start: group('start', 'al-academy', 'S'),
  start_secret: group('start', 'al-academy', 'S'),
  tech: group('tech', 'al-engineering', 'K'),
  end_turn: { id: 'end_turn', icon: 'pass', label: 'altay-end_turn', letter: 'E' },
};

export const describe: Describe = {
  colour(view, seat) {
    const faction = asView(view)?.seats?.[seat]?.faction;
    return faction ? (COLOUR_OF[faction] ?? null) : (WAITING[seat] ?? null);
  },
  title(view, seat) {
    const faction = asView(view).seats[seat]?.faction;
    return faction ? `faction-${faction}` : null;
  },
  plural: true,
  group: ({ kind }) => GROUPS[kind] ?? { id: kind },
  tally: (key) => TALLIES[key] ?? null,
  order: () => null,
  passed: () => [],
  signs: { VP: { icon: 'vp', tint: 'r-vp' } },
  round(view) {
    const { round } = asView(view);
    return round > 0 ? { now: round, of: null } : null;
  },
};
