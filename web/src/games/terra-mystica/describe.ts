// How Terra Mystica is spoken of at the table: colours, groups of options, wishes.

import type { OptionLine } from '../../api/types';
import type { Colour } from '../../ui/colours';
import type { Attempt, Describe, Group } from '../module';
import { GOODS, TALLIES } from './icons';
import { asView, type Terrain } from './view';

/** Each terrain is a player's colour. */
export const COLOUR_OF: Record<Terrain, Colour> = {
  desert: 'amber',
  plains: 'umber',
  swamp: 'ink',
  lakes: 'lake',
  forest: 'leaf',
  mountains: 'stone',
  wasteland: 'flame',
};

/** Kinds of actions that a turn is made of have a letter. */
const group = (id: string, icon: string, letter?: string): Group => ({
  id,
  icon,
  label: `tm-${id}`,
  ...(letter ? { letter } : {}),
});
const BUILD = group('build', 'spade', 'B');
const CONVERT = group('convert', 'convert', 'C');
const GROUPS: Record<string, Group> = {
  build: BUILD,
  dig: BUILD,
  upgrade: group('upgrade', 'trading-post', 'G'),
  shipping: group('shipping', 'ship', 'S'),
  digging: group('digging', 'income', 'D'),
  send: group('send', 'priest', 'P'),
  power: group('power', 'power', 'W'),
  special: group('special', 'scroll', 'A'),
  pass: group('pass', 'pass', 'E'),
  convert: CONVERT,
  burn: CONVERT,
  open_convert: CONVERT,
  count: CONVERT,
  connect: group('connect', 'town', 'O'),
  take: group('take', 'banner'),
  bonus: group('bonus', 'scroll'),
  favor: group('favor', 'favor'),
  town: group('town', 'key'),
  step: group('step', 'fire'),
  bridge: group('bridge', 'bridge'),
};

const verb = (step: string) => step.split(' ')[0] ?? step;

export const describe: Describe = {
  colour(view, seat) {
    const terrain = asView(view)?.seats[seat]?.colour;
    return terrain ? COLOUR_OF[terrain] : null;
  },
  title(view, seat) {
    const faction = asView(view).seats[seat]?.faction;
    return faction ? `faction-${faction}` : null;
  },
  plural: true,
  group: (option: OptionLine) => GROUPS[verb(option.step)] ?? { id: verb(option.step) },
  tally: (key) => TALLIES[key] ?? null,
  order(view) {
    const { order } = asView(view);
    return order.length ? order : null;
  },
  passed: (view) => asView(view).passed,
  touches: (_view, notation) => (notation.match(/\b[A-I]\d{1,2}\b/g) ?? []).map((id) => ({ kind: 'hex', id })),
  lacks(refusal) {
    if (refusal.key !== 'refusal-lacks') return [];
    const missing = (name: string) => {
      const arg = refusal.args[name];
      return arg && 'number' in arg ? arg.number : 0;
    };
    return [
      ['coins', 'tally-coins'],
      ['workers', 'tally-workers'],
      ['priests', 'tally-priests'],
      ['power', 'tally-bowl-3'],
    ].flatMap(([name = '', key = '']) => (missing(name) > 0 ? [{ key, by: -missing(name) }] : []));
  },
  signs: { C: GOODS.c, W: GOODS.w, P: GOODS.p, PW: GOODS.pw, VP: GOODS.vp },
  attempts(view, seat): Attempt[] {
    const { phase, hexes } = asView(view);
    if (phase !== 'turn') return [];
    const own = hexes.find((hex) => hex.owner === seat && hex.structure === 'dwelling');
    const wish = (name: string, step: string): Attempt[] => {
      const found = GROUPS[name];
      return found ? [{ group: found, step }] : [];
    };
    return [
      ...(own ? wish('upgrade', `upgrade ${own.id} trading_post`) : []),
      ...wish('shipping', 'shipping'),
      ...wish('digging', 'digging'),
      ...wish('send', 'send fire return'),
      ...wish('power', 'power power_priest'),
    ];
  },
  attemptsAt(view, seat, kind, id) {
    const { hexes, seats, phase } = asView(view);
    if (kind === 'hex') {
      const hex = hexes.find((one) => one.id === id);
      if (!hex) return [];
      if (phase === 'start_dwelling') return [`place ${id}`];
      if (hex.owner === seat)
        return [
          `upgrade ${id} ${hex.structure === 'dwelling' ? 'trading_post' : hex.structure === 'trading_post' ? 'temple' : 'sanctuary'}`,
        ];
      return [hex.terrain === seats[seat]?.colour ? `build ${id}` : `dig ${id} 1`];
    }
    const steps: Record<string, string> = {
      power: `power ${id}`,
      bonus: `pass ${id}`,
      order: `send ${id}`,
      cult: `send ${id} return`,
      track: id,
      favor: `favor ${id}`,
      town: `town ${id}`,
    };
    const step = steps[kind];
    return step ? [step] : [];
  },
  round(view) {
    const { round } = asView(view);
    return round > 0 ? { now: round, of: 6 } : null;
  },
};
