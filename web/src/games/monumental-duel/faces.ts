// Faces of cards from the values of a content file, for the workshop.

import type { ContentItem } from '../../api/types';
import type { Face, ProvinceType, Resource, Shelf } from './view';

const SHELF: Readonly<Record<string, Shelf>> = {
  building: 'cards',
  basic_building: 'cards',
  knowledge: 'cards',
  wonder: 'cards',
  province: 'cards',
  policy: 'policies',
  free_city: 'cities',
  warlord: 'people',
  scout: 'people',
};
const PAID: Readonly<Record<string, Resource>> = {
  building: 'production',
  basic_building: 'production',
  wonder: 'production',
  knowledge: 'science',
  province: 'military',
};

/** Kinds of entries that are cards or the like. */
export const KINDS = Object.keys(SHELF);
export const shelfOf = (kind: string): Shelf => SHELF[kind] ?? 'cards';

const numbers = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? (value as number[]) : [];

/** The face of an entry as the server would draw it up. */
export function faceFrom(item: ContentItem, values: Readonly<Record<string, unknown>>): Face {
  const fields = item.values.filter(({ value }) => value !== '');
  const named = (reconstructed: boolean) =>
    fields.filter(({ source }) => (source === 'reconstructed') === reconstructed).map(({ field }) => field);
  return {
    kind: item.kind === 'basic_building' ? 'building' : item.kind,
    name: { label: typeof values.name === 'string' ? values.name : item.id },
    era: typeof values.era === 'number' ? values.era : null,
    cost: numbers(values.cost),
    paid_with: PAID[item.kind] ?? null,
    yields: (values.yield ?? {}) as Face['yields'],
    types: (values.types ?? []) as ProvinceType[],
    defence: typeof values.defence === 'number' ? values.defence : 0,
    texts: item.texts,
    source: fields.find(({ source }) => source !== 'reconstructed')?.source ?? 'reconstructed',
    stated: named(false),
    reconstructed: named(true),
  };
}
