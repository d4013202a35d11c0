// How Altay is spoken of at the table: colours, groups of options, wishes.

import type { OptionLine } from '../../api/types';
import type { Colour } from '../../ui/colours';
import type { Attempt, Describe, Group } from '../module';
import { TALLIES } from './icons';
import { asView } from './view';

export const COLOUR_OF: Record<string, Colour> = {
  earthfolk: 'amber',
  elvenfolk: 'leaf',
  firefolk: 'flame',
  smallfolk: 'lake',
};
/** Colours of seats without a people yet. */
const WAITING: readonly Colour[] = ['amber', 'leaf', 'flame', 'lake'];

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
const verb = (step: string) => step.split(' ')[0] ?? step;

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
  group: (option: OptionLine) => GROUPS[verb(option.step)] ?? { id: verb(option.step) },
  tally: (key) => TALLIES[key] ?? null,
  order: () => null,
  passed: () => [],
  touches(view, notation) {
    const [name, ...numbers] = notation.split(' ');
    if (name !== 'settle' && name !== 'attack') return [];
    return numbers.flatMap((number) => {
      const region = asView(view).regions.find((one) => String(one.number) === number);
      return region ? [{ kind: 'region', id: region.id }] : [];
    });
  },
  signs: { VP: { icon: 'vp', tint: 'r-vp' } },
  attempts(view, seat): Attempt[] {
    const { prompt, levels, market, regions } = asView(view);
    if (prompt !== 'main') return [];
    const wishes: Attempt[] = [];
    const wish = (name: string, step: string | undefined) => {
      const found = GROUPS[name];
      if (found && step) wishes.push({ group: found, step });
    };
    const dear = market.find((pile) => pile.top);
    wish('buy', dear && `buy ${dear.kind}`);
    const [open] = levels.flatMap((level) => level.open);
    wish('start', open && `start ${open.id}`);
    const own = regions.find((region) => region.holder === seat);
    const goal = regions.find((region) => region.token !== null);
    wish('attack', own && goal && `attack ${own.number} ${goal.number}`);
    return wishes;
  },
  attemptsAt(view, seat, kind, id) {
    const { regions, prompt } = asView(view);
    if (kind === 'pile') return [`buy ${id}`];
    if (kind === 'achievement') return [`start ${id}`];
    const region = kind === 'region' ? regions.find((one) => one.id === id) : undefined;
    if (!region) return [];
    if (prompt === 'place' || prompt === 'place_extra' || prompt === 'place_from_card')
      return [`settle ${region.number}`];
    const own = regions.find((one) => one.holder === seat);
    return own && prompt === 'main' ? [`attack ${own.number} ${region.number}`] : [];
  },
  round(view) {
    const { round } = asView(view);
    return round > 0 ? { now: round, of: null } : null;
  },
};
