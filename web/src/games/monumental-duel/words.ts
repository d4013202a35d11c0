// What the table says of a card: its name, and everything on it as one label.

import type { Scene } from '../../table/scene.svelte';
import { locale, t } from '../../text/locale.svelte';
import { inWords } from '../../ui/words';
import { certainty, CERTAINTY_KEY, KIND_KEY } from './icons';
import { asView, type Face, faceOf, RESOURCES, type PriceTag, type Shelf } from './view';

/** The name of a face: of the catalogue, or of a content pack. */
export function nameOf(scene: Scene, face: Face): string {
  const { name } = face;
  return 'term' in name ? scene.term(name.term) : 'label' in name ? name.label : '';
}

export function named(scene: Scene, shelf: Shelf, id: string): string {
  const face = faceOf(asView(scene.view), shelf, id);
  return face ? nameOf(scene, face) : id;
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase(locale.tag) + words.slice(1);

export const ROMAN = ['', 'I', 'II', 'III'];

/** A kind of card in a word. */
export function kindWord(kind: string): string {
  const key = KIND_KEY[kind];
  return key ? t(key) : inWords(kind);
}

/** Kind, era and types in a line. */
export function kindLine(scene: Scene, face: Face): string[] {
  const parts = [kindWord(face.kind), ...face.types.map((type) => scene.term(`type-${type}`))];
  if (face.era) parts.push(t('mono-era', { era: ROMAN[face.era] ?? '' }));
  return parts;
}

export function sentences(scene: Scene, face: Face): string[] {
  return face.texts.map((one) => capital(scene.say(one)));
}

/** So many of a resource. */
export function amount(scene: Scene, n: number, resource: string): string {
  return scene.say({ key: 'cost-of', args: { n: { number: n }, resource: { term: `resource-${resource}` } } });
}

/** A price in words, with what is missing. */
export function priceLine(scene: Scene, tag: PriceTag): string {
  const price = amount(scene, tag.amount, tag.resource);
  return tag.short > 0 ? t('mono-price-short', { price, n: tag.short }) : t('mono-price', { price });
}

/** Everything on a card, for its label and its tooltip. */
export function body(scene: Scene, face: Face, tag?: PriceTag | null): string {
  const yields = RESOURCES.filter((resource) => face.yields[resource]).map((resource) =>
    amount(scene, face.yields[resource] ?? 0, resource),
  );
  const lines = [kindLine(scene, face).join(' · ')];
  if (tag) lines.push(priceLine(scene, tag));
  else {
    const [first = 0, second] = face.cost.map((part) => amount(scene, part, face.paid_with ?? 'production'));
    if (first && second) lines.push(t('mono-price-parts', { first, second }));
    else if (first) lines.push(t('mono-price', { price: first }));
  }
  if (yields.length) lines.push(t('mono-yields', { what: yields.join(', ') }));
  lines.push(...sentences(scene, face), t(CERTAINTY_KEY[certainty(face)]));
  return lines.join('\n');
}

/** A card in one breath, for those who hear the table: name, state, everything on it. */
export function spoken(
  scene: Scene,
  face: Face,
  { tag, state = '' }: { tag?: PriceTag | null; state?: string } = {},
): string {
  return [nameOf(scene, face), state, ...body(scene, face, tag).split('\n')].filter(Boolean).join('. ');
}
