// Which sign stands for what in Monumental Duel, and sentences with signs in place of resources.

import type { Arg, Text } from '../../api/types';
import type { Key } from '../../text/keys';
import type { TallyLook } from '../module';
import { type Face, RESOURCES, TYPES, type ProvinceType, type Resource } from './view';

/** The sign of a kind of card. */
export const KIND_ICON: Record<string, string> = {
  building: 'md-building',
  basic_building: 'md-basic-building',
  knowledge: 'md-knowledge',
  wonder: 'md-wonder',
  province: 'md-province',
  policy: 'md-policy',
  free_city: 'md-free-city',
  warlord: 'md-warlord',
  scout: 'md-scout',
  civilization: 'banner',
};
export const kindIcon = (face: Face) =>
  face.kind === 'province' && face.types[0] ? `md-${face.types[0]}` : (KIND_ICON[face.kind] ?? 'deck');
/** The class that colours a card. */
export const tint = (face: Face) =>
  face.kind === 'province' && face.types[0] ? `k-province t-${face.types[0]}` : `k-${face.kind.replace(/_.*/, '')}`;

/** The catalogue key of a kind of card. */
export const KIND_KEY: Record<string, Key> = {
  building: 'mono-kind-building',
  basic_building: 'mono-kind-basic',
  knowledge: 'mono-kind-knowledge',
  wonder: 'mono-kind-wonder',
  province: 'mono-kind-province',
  policy: 'mono-kind-policy',
  free_city: 'mono-kind-city',
  warlord: 'mono-kind-warlord',
  scout: 'mono-kind-scout',
  civilization: 'mono-kind-civilization',
};
/** The catalogue key of the timing of an ability. */
export const TRIGGER_KEY: Record<string, Key> = {
  'ability-action': 'mono-when-action',
  'ability-on-card': 'mono-when-card',
  'ability-on-city': 'mono-when-city',
  'ability-exchange': 'mono-when-exchange',
  'ability-lasting': 'mono-when-lasting',
  'ability-permission': 'mono-when-lasting',
  'ability-first-time': 'mono-when-first',
  'ability-each-time': 'mono-when-each',
  bonus: 'mono-when-bonus',
  'bonus-locked': 'mono-when-locked',
};
/** Their timing cannot be left out of the sentence. */
const WHOLE = ['ability-first-time', 'ability-each-time', 'bonus-locked'];
/** The catalogue key of a printed value. */
export const FIELD_KEY: Record<string, Key> = {
  name: 'mono-field-name',
  cost: 'mono-field-cost',
  era: 'mono-field-era',
  yield: 'mono-field-yield',
  abilities: 'mono-field-abilities',
  bonus: 'mono-field-bonus',
  types: 'mono-field-types',
  do: 'mono-field-do',
  trigger: 'mono-field-trigger',
  condition: 'mono-field-condition',
  count: 'mono-field-count',
  defence: 'mono-field-defence',
  special: 'mono-field-special',
  buildings: 'mono-field-buildings',
  knowledge: 'mono-field-knowledge',
  policies: 'mono-field-policies',
  warlord: 'mono-field-warlord',
  scout: 'mono-field-scout',
};
export const SOURCE_KEY: Record<string, Key> = {
  rulebook: 'mono-source-rulebook',
  published: 'mono-source-published',
  derived: 'mono-source-derived',
  reconstructed: 'mono-source-reconstructed',
};

/** How sure the values of a card are. */
export type Certainty = 'known' | 'part' | 'rebuilt';
export const certainty = (face: Face): Certainty =>
  !face.reconstructed.length ? 'known' : face.stated.length ? 'part' : 'rebuilt';
export const CERTAINTY_KEY: Record<Certainty, Key> = {
  known: 'mono-mark-known',
  part: 'mono-mark-part',
  rebuilt: 'mono-mark-rebuilt',
};
export const CERTAINTY_ICON: Record<Certainty, string> = {
  known: 'md-src-known',
  part: 'md-src-part',
  rebuilt: 'md-src-rebuilt',
};

/** A piece of a sentence. */
export type Piece = { words: string } | { resource: Resource | 'basic' } | { type: ProvinceType };

// Characters of the private use area stand for signs while a sentence is put together.
const FIRST = 0xe100;
const SIGNS: Piece[] = [
  ...RESOURCES.map((resource): Piece => ({ resource })),
  { resource: 'basic' },
  ...TYPES.map((type): Piece => ({ type })),
];
const TERMS = [
  ...RESOURCES.map((resource) => `resource-${resource}`),
  'resource-basic',
  ...TYPES.map((type) => `type-${type}`),
];

/** The message with signs in place of the names of resources and types. */
export function signed(text: Text): Text {
  return {
    key: text.key,
    args: Object.fromEntries(
      Object.entries(text.args).map(([name, arg]) => [name, arg === undefined ? arg : sign(arg)]),
    ),
  };
}

function sign(arg: Arg): Arg {
  if ('terms' in arg) return { terms: arg.terms.map(signed) };
  const found = 'term' in arg ? signOf(arg.term) : null;
  return found ? { label: found } : arg;
}

function signOf(term: string): string | null {
  const at = TERMS.indexOf(term);
  return at < 0 ? null : String.fromCharCode(FIRST + at);
}

/** A sentence cut at its signs. */
export function pieces(sentence: string): Piece[] {
  return sentence.split(/([\ue100-\ue10f])/).flatMap((part): Piece[] => {
    const code = part.charCodeAt(0) - FIRST;
    const found = part.length === 1 ? SIGNS[code] : undefined;
    return found ? [found] : part ? [{ words: part }] : [];
  });
}

/** The part of an ability that stands after its timing. */
export function effectOf(text: Text): Text {
  const effect = text.args.effect;
  const [only] = effect && 'terms' in effect ? effect.terms : [];
  return only && !WHOLE.includes(text.key) && text.key in TRIGGER_KEY ? only : text;
}

export const TALLIES: Record<string, TallyLook> = {
  'tally-points': { icon: 'vp', tint: 'r-vp' },
  'tally-production': { icon: 'md-production' },
  'tally-science': { icon: 'md-science' },
  'tally-military': { icon: 'md-military' },
  'tally-culture': { icon: 'md-culture' },
  'tally-gold': { icon: 'coin' },
  'tally-provinces': { icon: 'md-province' },
  'tally-knowledge': { icon: 'md-knowledge' },
  'tally-wonders': { icon: 'md-wonder' },
  'tally-policies': { icon: 'md-policy' },
  'tally-free-cities': { icon: 'md-free-city' },
  'tally-deck': { icon: 'deck' },
};
