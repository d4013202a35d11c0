// How Anunnaki is spoken of at the table: colours, groups of options.

import { thingOf } from '../../table/options';
import type { Describe, Group, Spoken } from '../module';
import { COLOUR_OF, WAITING } from './colours';
import { actionIcon, MAGIC_ICON, RESOURCE_ICON, TALLIES, TRACK_ICON } from './icons';
import { ACTIONS, TERRITORIES } from './printed';
import { labelled } from './words';
import { asView } from './view';

/** Kinds of actions have a letter; yes, no and the end of a turn are the primary button's. */
const group = (id: string, icon: string, letter?: string): Group => ({
  id,
  icon,
  label: `anunnaki-do-${id}`,
  ...(letter ? { letter } : {}),
});
const VERBS: Record<string, Group> = {
  pick: group('pick', 'an-move', 'K'),
  step: group('step', 'an-move', 'O'),
  carry: group('carry', 'an-reserve', 'C'),
  teleport: group('teleport', 'an-portal', 'P'),
  harvest: group('harvest', 'an-harvest', 'V'),
  recruit: group('recruit', 'an-follower', 'R'),
  build: group('build', 'ziggurat', 'B'),
  upgrade: group('upgrade', 'an-upgrade', 'G'),
  pact: group('pact', 'an-pact', 'T'),
  fulfil: group('fulfil', 'check', 'F'),
  summon: group('summon', 'an-god', 'S'),
  cast: group('cast', 'an-gem', 'M'),
  perform: group('perform', 'star8', 'A'),
  weapon: group('weapon', 'sword', 'W'),
  arm: group('arm', 'card-back'),
  fight: group('fight', 'sword', 'I'),
  resolve: group('resolve', 'star8', 'Q'),
  replace: group('replace', 'an-god', 'L'),
  stop: group('stop', 'pass'),
  done: group('done', 'pass'),
  decline: group('decline', 'close'),
  use: group('use', 'check'),
};

const byIcon = (icons: Partial<Record<string, string>>) => (id: string) => icons[id];
/** Signs of things by their kind. */
const SIGNS: Record<string, (id: string) => string | undefined> = {
  resource: byIcon(RESOURCE_ICON),
  track: byIcon(TRACK_ICON),
  weapon: (id) => `w-${id}`,
  god: (id) => `g-${id}`,
  artifact: (id) => `a-${id}`,
  magic: byIcon(MAGIC_ICON),
  token(id) {
    const action = ACTIONS.get(id);
    return action && actionIcon(action.op);
  },
};

/** The sign of a single option. */
export const iconOf = ({ kind, targets: [first] }: Spoken): string | undefined =>
  (first && SIGNS[first.kind]?.(first.id)) ?? VERBS[kind]?.icon;

/** Steps that may lead to dozens of places are sorted by world. */
const FAR = new Set(['teleport', 'pick', 'recruit', 'harvest', 'bring', 'origin']);
function worldOf(option: Spoken): Group | null {
  const board = FAR.has(option.kind) ? TERRITORIES.get(thingOf(option, 'territory') ?? '')?.board : undefined;
  if (!board) return null;
  const label = board.startsWith('gaia')
    ? 'anunnaki-gaia'
    : board === 'afterworld'
      ? 'anunnaki-afterworld'
      : `house-${board}`;
  return { id: `${option.kind}-${board}`, icon: 'planet', label };
}

export const describe: Describe = {
  colour(view, seat) {
    const house = asView(view)?.seats?.[seat]?.house;
    return house ? COLOUR_OF[house] : (WAITING[seat] ?? null);
  },
  title(view, seat) {
    const house = asView(view).seats[seat]?.house;
    return house ? `house-${house}` : null;
  },
  plural: true,
  group(option) {
    const world = worldOf(option);
    if (world) return world;
    const found = VERBS[option.kind];
    if (found) return found;
    const icon = iconOf(option);
    return icon ? { id: option.kind, icon } : { id: option.kind };
  },
  tally: (key) => TALLIES[key] ?? null,
  order: () => null,
  passed: () => [],
  wished({ kind, targets }) {
    const magic = kind === 'cast' ? thingOf({ kind, targets }, 'magic') : undefined;
    return magic ? { id: `cast-${magic}`, icon: MAGIC_ICON[magic] ?? 'star8', label: `magic-${magic}` } : null;
  },
  lacks({ key, args }) {
    const number = (name: string) => (args[name] && 'number' in args[name] ? args[name].number : 0);
    const short = number('need') - number('have');
    if (key === 'refused-crystals') return [{ key: 'tally-crystals', by: short }];
    if (key === 'refused-lacking' && args.resource && 'term' in args.resource)
      return [{ key: args.resource.term, by: short }];
    return [];
  },
  label: labelled,
  round(view) {
    const { round, phase } = asView(view);
    return phase === 'setup' || round === 0 ? null : { now: round, of: null };
  },
};
