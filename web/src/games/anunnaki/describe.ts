// How Anunnaki is spoken of at the table: colours, groups of options, wishes.

import type { OptionLine } from '../../api/types';
import type { Colour } from '../../ui/colours';
import type { Attempt, Describe, Group } from '../module';
import { actionIcon, MAGIC_ICON, RESOURCE_ICON, TALLIES, TRACK_ICON } from './icons';
import { ACTIONS, ARTIFACTS, MAGIC, MINORS, WEAPONS } from './printed';
import { labelled } from './words';
import { asView, type House, type Resource, type Track, type View } from './view';

export const COLOUR_OF: Record<House, Colour> = {
  pharaos: 'amber',
  norrenis: 'flame',
  babylons: 'iris',
  hellenis: 'lake',
};
/** Colours of seats without a house yet. */
const WAITING: readonly Colour[] = ['amber', 'flame', 'iris', 'lake'];

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
const verb = (step: string) => step.split(' ')[0] ?? step;

/** The sign of a single option. */
export function iconOf(option: OptionLine): string | undefined {
  const [what = '', which = ''] = option.step.split(' ');
  if (which in RESOURCE_ICON) return RESOURCE_ICON[which as Resource];
  if (which in TRACK_ICON) return TRACK_ICON[which as Track];
  if (WEAPONS.has(which)) return `w-${which}`;
  if (MINORS.has(which)) return `g-${which}`;
  if (ARTIFACTS.has(which)) return `a-${which}`;
  if (which in MAGIC_ICON) return MAGIC_ICON[which];
  const action = ACTIONS.get(which);
  return action ? actionIcon(action.op) : VERBS[what]?.icon;
}

function wishesAt(view: View, kind: string, id: string): string[] {
  if (kind === 'slot' && view.question === 'ask-pawn') return [`pawn ${id}`];
  if (kind === 'magic' && view.question === 'ask-magic') return [`cast ${id}`];
  if (kind === 'pact' && view.question === 'ask-fulfil-pact') return [`fulfil ${id}`];
  if (kind === 'god' && view.question === 'ask-summon-god') return [`summon ${id}`];
  if (kind === 'weapon' && view.question === 'ask-commit') return [`weapon ${id}`];
  if (kind === 'corner' && view.question === 'ask-corner') return [`resolve ${id}`];
  if (kind !== 'territory') return [];
  const verbs: Record<string, string> = {
    'ask-move-to': 'step',
    'ask-portal-to': 'teleport',
    'ask-harvest': 'harvest',
    'ask-recruit': 'recruit',
    'ask-build': 'build',
    'ask-replace': 'replace',
    'ask-battle': 'fight',
    'ask-move-pick': 'pick',
    'ask-portal-pick': 'pick',
  };
  const word = verbs[view.question ?? ''];
  return word ? [word === 'pick' ? `pick ${id} follower` : `${word} ${id}`] : [];
}

/** Steps that may lead to dozens of places are sorted by world. */
const FAR = new Set(['teleport', 'pick', 'recruit', 'harvest', 'bring', 'origin']);
function worldOf({ step }: OptionLine): Group | null {
  const [what = '', which = ''] = step.split(' ');
  const [board] = which.split('_');
  if (!FAR.has(what) || !board || !/^(gaia|pharaos|norrenis|babylons|hellenis|afterworld)/.test(board)) return null;
  const label = board.startsWith('gaia')
    ? 'anunnaki-gaia'
    : board === 'afterworld'
      ? 'anunnaki-afterworld'
      : `house-${board}`;
  return { id: `${what}-${board}`, icon: 'planet', label };
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
    const found = VERBS[verb(option.step)];
    if (found) return found;
    const icon = iconOf(option);
    return icon ? { id: verb(option.step), icon } : { id: verb(option.step) };
  },
  tally: (key) => TALLIES[key] ?? null,
  order: () => null,
  passed: () => [],
  attempts(view): Attempt[] {
    const now = asView(view);
    if (now.question === 'ask-magic')
      return MAGIC.map(({ id }) => ({
        group: { id: `cast-${id}`, icon: MAGIC_ICON[id] ?? 'star8', label: `magic-${id}` },
        step: `cast ${id}`,
      }));
    if (now.question === 'ask-menu')
      return [
        { group: group('summon', 'an-god', 'S'), step: 'summon' },
        { group: group('fulfil', 'check', 'F'), step: 'fulfil' },
      ];
    return [];
  },
  attemptsAt: (view, _seat, kind, id) => wishesAt(asView(view), kind, id),
  touches(_view, notation) {
    const [what = '', which = ''] = notation.split(' ');
    return /^(gaia\d|pharaos|norrenis|babylons|hellenis|afterworld)/.test(which) && what !== 'resolve'
      ? [{ kind: 'territory', id: which }]
      : [];
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
