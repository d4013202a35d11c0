// Which sign stands for what in Terra Mystica.

import type { Goods } from './printed';
import type { Structure } from './view';

/** Goods with their sign and tint. */
export const GOODS: Record<keyof Goods, { icon: string; tint: string; tally: string }> = {
  c: { icon: 'coin', tint: 'r-coin', tally: 'tally-coins' },
  w: { icon: 'worker', tint: 'r-worker', tally: 'tally-workers' },
  p: { icon: 'priest', tint: 'r-priest', tally: 'tally-priests' },
  pw: { icon: 'power', tint: 'r-power', tally: 'tally-bowl-3' },
  spade: { icon: 'spade', tint: 'r-spade', tally: 'tally-digging' },
  vp: { icon: 'vp', tint: 'r-vp', tally: 'tally-vp' },
};

export const structureIcon = (structure: Structure | string) => structure.replace('_', '-');

/** What a scoring tile rewards. */
export const EVENTS: Record<string, string> = {
  spade: 'spade',
  town: 'town',
  dwelling: 'dwelling',
  trading_post: 'trading-post',
  temple: 'temple',
  stronghold_or_sanctuary: 'stronghold',
};

/** Numbers of a seat in previews and charts. */
export const TALLIES: Record<string, { icon: string; tint?: string }> = {
  'tally-vp': { icon: 'vp', tint: 'r-vp' },
  'tally-coins': { icon: 'coin', tint: 'r-coin' },
  'tally-workers': { icon: 'worker', tint: 'r-worker' },
  'tally-priests': { icon: 'priest', tint: 'r-priest' },
  'tally-power': { icon: 'power', tint: 'r-power' },
  'tally-tokens': { icon: 'burn', tint: 'r-power' },
  'tally-bowl-1': { icon: 'bowl-1', tint: 'r-power' },
  'tally-bowl-2': { icon: 'bowl-2', tint: 'r-power' },
  'tally-bowl-3': { icon: 'bowl-3', tint: 'r-power' },
  'tally-shipping': { icon: 'ship', tint: 'r-ship' },
  'tally-digging': { icon: 'spade', tint: 'r-spade' },
  'tally-keys': { icon: 'key', tint: 'r-key' },
  'tally-towns': { icon: 'town' },
  'cult-fire': { icon: 'fire' },
  'cult-water': { icon: 'water' },
  'cult-earth': { icon: 'earth' },
  'cult-air': { icon: 'air' },
  'structure-dwelling': { icon: 'dwelling' },
  'structure-trading_post': { icon: 'trading-post' },
  'structure-temple': { icon: 'temple' },
  'structure-stronghold': { icon: 'stronghold' },
  'structure-sanctuary': { icon: 'sanctuary' },
};

const BOWL = '<path fill-rule="evenodd" d="M12 2.5A9.5 9.5 0 1 0 12 21.5 9.5 9.5 0 0 0 12 2.5Z" opacity=".35"/>';
const stroke = (n: number, i: number) =>
  `<rect x="${12 - n * 2.2 + i * 4.4 + 0.7}" y="6.6" width="3" height="10.8" rx="1.2"/>`;
const strokes = (n: number) => Array.from({ length: n }, (_, i) => stroke(n, i)).join('');

/** Bowls of power with their number, for chips. */
export const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg">${[1, 2, 3]
  .map((n) => `<symbol id="i-bowl-${n}" viewBox="0 0 24 24">${BOWL}<g>${strokes(n)}</g></symbol>`)
  .join('')}</svg>`;
