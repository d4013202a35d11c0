// How Monumental Duel is spoken of at the table: colours, groups of options.

import type { Describe, Group } from '../module';
import { COLOUR_OF, WAITING } from './colours';
import { TALLIES } from './icons';
import { asView } from './view';

const GROUPS: Record<string, Group> = {
  row: { id: 'row', icon: 'deck', label: 'mono-row', letter: 'A' },
  basic: { id: 'basic', icon: 'md-basic-building', label: 'mono-basic', letter: 'B' },
  complete: { id: 'complete', icon: 'md-wonder', label: 'mono-complete', letter: 'C' },
  policy: { id: 'policy', icon: 'md-policy', label: 'mono-policy', letter: 'P' },
  conquer: { id: 'conquer', icon: 'sword', label: 'mono-conquer', letter: 'Q' },
  use: { id: 'use', icon: 'md-used', label: 'mono-use', letter: 'S' },
  free: { id: 'free', icon: 'convert', label: 'mono-exchange', letter: 'X' },
  progress: { id: 'progress', icon: 'md-science', label: 'mono-progress', letter: 'G' },
  advantage: { id: 'advantage', icon: 'flag', label: 'mono-advantage', letter: 'V' },
  warlord: { id: 'warlord', icon: 'md-warlord', label: 'mono-warlord', letter: 'W' },
  scout: { id: 'scout', icon: 'md-scout', label: 'mono-scout', letter: 'T' },
  pass: { id: 'pass', icon: 'pass', label: 'mono-pass', letter: 'E' },
};

export const describe: Describe = {
  colour(view, seat) {
    const civilization = asView(view)?.players?.[seat]?.civilization;
    return (civilization && COLOUR_OF[civilization]) || (WAITING[seat] ?? null);
  },
  title(view, seat) {
    const civilization = asView(view).players[seat]?.civilization;
    return civilization ? `civilization-${civilization.replaceAll('_', '-')}` : null;
  },
  plural: true,
  group: ({ kind, targets }) => GROUPS[kind === 'acquire' ? (targets[0]?.kind ?? kind) : kind] ?? { id: kind },
  tally: (key) => TALLIES[key] ?? null,
  order: (view) => {
    const { first } = asView(view);
    return [first, 1 - first];
  },
  passed: (view) => asView(view).players.flatMap((player, seat) => (player.passed ? [seat] : [])),
  round(view) {
    const { round } = asView(view);
    return round > 0 ? { now: round, of: null } : null;
  },
};
