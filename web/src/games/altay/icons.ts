// Which sign stands for what in Altay, and card texts turned into signs.

import type { Arg, Text } from '../../api/types';
import { asText } from '../../text/fluent';
import type { Resource, Terrain } from './view';

export const RESOURCE_ICON: Record<Resource | 'any' | 'wms', string> = { food: 'wheat', wood: 'log-wood', metal: 'al-metal', stone: 'al-stone', culture: 'al-culture', any: 'al-any', wms: 'al-wms' };
export const TERRAIN_ICON: Record<Terrain, string> = { farmland: 'al-farmland', forest: 't-forest', hill: 'al-hill', mountain: 't-mountains' };

/** The family of a card: it colours the card. */
const FAMILY: Record<string, string> = {
  hunter: 'make', farmer: 'make', lumberjack: 'make', miner: 'make', stonecutter: 'make', worker: 'make', craftsman_wood: 'make', craftsman_stone: 'make', digger: 'make',
  scholar: 'lore', shaman: 'lore', loremaster: 'lore', spellweaver: 'lore', merchant: 'keep', warrior: 'war', cavalry: 'war', chariot: 'war', village: 'home', town: 'home', city: 'home', colonist: 'home',
};
/** A card's kind: its id without the printed points. */
export const kindOf = (card: string) => card.replace(/_vp\d+$/, '');
export const family = (card: string) => FAMILY[kindOf(card)] ?? 'make';
/** The picture of a card. */
export const picture = (card: string) => `al-${kindOf(card).replace(/^craftsman_.*/, 'craftsman')}`;

/** One sign on a card. */
export type Sign =
  | { kind: 'resource'; of: Resource | 'any' | 'wms'; hole?: boolean }
  | { kind: 'terrain'; of: Terrain }
  | { kind: 'icon'; name: string; tint?: string; n?: number }
  | { kind: 'arrow' };

const numberOf = (arg: Arg | undefined) => (arg && 'number' in arg ? arg.number : 1);
const termOf = (arg: Arg | undefined) => (arg && 'term' in arg ? arg.term : '');
const termsOf = (arg: Arg | undefined): Text[] => (arg && 'terms' in arg ? arg.terms : []);

/** An amount of a price or gain, as often as it is printed. */
export function amount(value: unknown, hole = false): Sign[] {
  const text = asText(value);
  if (!text) return [];
  const of = text.key === 'amount-any' ? 'any' : text.key === 'amount-wms' ? 'wms' : (termOf(text.args.resource).replace('resource-', '') as Resource);
  return Array.from({ length: numberOf(text.args.n) }, () => ({ kind: 'resource', of, hole }) as Sign);
}

/** What a card can be played for. */
export function effect(value: unknown): Sign[] {
  const text = asText(value);
  if (!text) return [];
  const goods = (hole: boolean) => termsOf(text.args.goods).flatMap((one) => amount(one, hole));
  const n = numberOf(text.args.n);
  const icons = (name: string, tint?: string): Sign[] => [{ kind: 'icon', name, n, ...(tint ? { tint } : {}) }];
  const using: Sign[] = [{ kind: 'terrain', of: termOf(text.args.terrain).replace('terrain-', '') as Terrain }, { kind: 'arrow' }];
  switch (text.key) {
    case 'effect-produce':
      return goods(false);
    case 'effect-produce-using':
      return [...using, ...goods(false)];
    case 'effect-fill-using':
      return [...using, { kind: 'icon', name: picture(termOf(text.args.card).replace(/^(card|kind)-/, '')) }];
    case 'effect-consume-token':
      return [{ kind: 'icon', name: 'al-token' }, { kind: 'arrow' }, { kind: 'resource', of: 'any' }];
    case 'effect-collect-one':
    case 'effect-collect':
      return [...goods(true), { kind: 'arrow' }, { kind: 'icon', name: 'al-settle', n }];
    case 'effect-store':
      return goods(true);
    case 'effect-draw-one':
    case 'effect-draw':
      return icons('al-draw');
    case 'effect-attack':
      return icons('sword', 'atk');
    case 'effect-defend':
      return icons('shield', 'def');
    default:
      return [];
  }
}

/** Spaces of a work with those already filled. */
export function spaces(values: unknown[], tokens: Record<string, number>): Sign[] {
  const left = { ...tokens };
  return values.flatMap((value) => amount(value, true)).map((sign) => {
    if (sign.kind !== 'resource') return sign;
    const filled = left[sign.of] ?? 0;
    if (filled > 0) {
      left[sign.of] = filled - 1;
      return { ...sign, hole: false };
    }
    return sign;
  });
}

export const TALLIES: Record<string, { icon: string; tint?: string }> = {
  'tally-points': { icon: 'vp', tint: 'r-vp' },
  'tally-food': { icon: 'wheat' },
  'tally-wood': { icon: 'log-wood' },
  'tally-metal': { icon: 'al-metal' },
  'tally-stone': { icon: 'al-stone' },
  'tally-culture': { icon: 'al-culture' },
  'tally-regions': { icon: 'banner' },
  'tally-settlements': { icon: 'al-settle' },
  'tally-stock': { icon: 'dwelling' },
  'tally-hand': { icon: 'hand' },
  'tally-cards': { icon: 'deck' },
  'tally-technologies': { icon: 'al-engineering' },
  'tally-wonders': { icon: 'al-academy' },
  'tally-captured': { icon: 'link' },
  'tally-conquests': { icon: 'al-token' },
  'tally-coins': { icon: 'coin' },
};
