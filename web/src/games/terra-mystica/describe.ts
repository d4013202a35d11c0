// How Terra Mystica is spoken of at the table: colours, groups of options.

import type { Describe, Group } from '../module';
import { COLOUR_OF } from './colours';
import { GOODS, TALLIES } from './icons';
import { asView } from './view';

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
  group: ({ kind }) => GROUPS[kind] ?? { id: kind },
  tally: (key) => TALLIES[key] ?? null,
  order(view) {
    const { order } = asView(view);
    return order.length ? order : null;
  },
  passed: (view) => asView(view).passed,
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
  round(view) {
    const { round } = asView(view);
    return round > 0 ? { now: round, of: 6 } : null;
  },
};
