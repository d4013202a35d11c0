// Which sign stands for what in Altay, and card texts turned into signs.

import type { Arg, Text } from '../../api/types';
import type { Counts, Resource, Terrain } from './view';

export const RESOURCE_ICON: Record<Resource | 'any' | 'wms', string> = {
  food: 'wheat',
  wood: 'log-wood',
  metal: 'al-metal',
  stone: 'al-stone',
  culture: 'al-culture',
  any: 'al-any',
  wms: 'al-wms',
};
export const TERRAIN_ICON: Record<Terrain, string> = {
  farmland: 'al-farmland',
  forest: 't-forest',
  hill: 'al-hill',
  mountain: 't-mountains',
};

/** The family of a card: it colours the card. */
const FAMILY: Record<string, string> = {
  hunter: 'make',
  farmer: 'make',
  lumberjack: 'make',
  miner: 'make',
  stonecutter: 'make',
  worker: 'make',
  craftsman_wood: 'make',
  craftsman_stone: 'make',
  digger: 'make',
  scholar: 'lore',
  shaman: 'lore',
  loremaster: 'lore',
  spellweaver: 'lore',
  merchant: 'keep',
  warrior: 'war',
  cavalry: 'war',
  chariot: 'war',
  village: 'home',
  town: 'home',
  city: 'home',
  colonist: 'home',
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

type Kind = Resource | 'any' | 'wms';
const KINDS: readonly Kind[] = ['food', 'wood', 'metal', 'stone', 'culture', 'wms', 'any'];

/** A price or gain by resource, as often as it is printed. */
export function amounts(counts: Counts, hole?: boolean): Sign[] {
  return KINDS.flatMap((of) =>
    Array.from({ length: counts[of] ?? 0 }, (): Sign =>
      hole === undefined ? { kind: 'resource', of } : { kind: 'resource', of, hole },
    ),
  );
}

/** An amount inside a sentence. */
function amount(text: Text, hole?: boolean): Sign[] {
  const of =
    text.key === 'amount-any'
      ? 'any'
      : text.key === 'amount-wms'
        ? 'wms'
        : (termOf(text.args.resource).replace('resource-', '') as Resource);
  return amounts({ [of]: numberOf(text.args.n) }, hole);
}

/** What a card can be played for. */
export function effect(text: Text): Sign[] {
  const goods = (hole?: boolean) => termsOf(text.args.goods).flatMap((one) => amount(one, hole));
  const n = numberOf(text.args.n);
  const icons = (name: string, tint?: string): Sign[] => [{ kind: 'icon', name, n, ...(tint ? { tint } : {}) }];
  const using: Sign[] = [
    { kind: 'terrain', of: termOf(text.args.terrain).replace('terrain-', '') as Terrain },
    { kind: 'arrow' },
  ];
  switch (text.key) {
    case 'effect-produce':
      return goods();
    case 'effect-produce-using':
      return [...using, ...goods()];
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

/** Spaces of a work or a card with those already filled. */
export function spaces(wanted: Counts, tokens: Counts): Sign[] {
  const left = { ...tokens };
  const take = (of: Kind): Kind | null => {
    // A space for any kind shows what lies on it.
    const fits = KINDS.find(
      (kind) =>
        (left[kind] ?? 0) > 0 &&
        (of === kind || of === 'any' || (of === 'wms' && ['wood', 'metal', 'stone'].includes(kind))),
    );
    if (!fits) return null;
    left[fits] = (left[fits] ?? 0) - 1;
    return fits;
  };
  return amounts(wanted, true).map((sign) => {
    const filled = sign.kind === 'resource' ? take(sign.of) : null;
    return filled ? { kind: 'resource', of: filled, hole: false } : sign;
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
