// Finding one's way in a view without knowing the game.

import { asText } from '../../text/fluent';

export type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const SEAT_FIELDS = ['players', 'seats', 'cities', 'sides', 'peoples'];

/** The part of a view that has one entry per seat. */
export function findSeats(view: unknown): unknown[] | null {
  if (!isRecord(view)) return null;
  for (const field of SEAT_FIELDS) {
    const value = view[field];
    if (Array.isArray(value) && value.length && value.every(isRecord)) return value;
  }
  return null;
}

/** The view without the parts of the seats and without what is printed, which is no part of the position. */
export function shared(view: unknown): Fields {
  if (!isRecord(view)) return {};
  return Object.fromEntries(
    Object.entries(view).filter(
      ([field, value]) => field !== 'printed' && !(SEAT_FIELDS.includes(field) && Array.isArray(value)),
    ),
  );
}

/** How many of each: numbers by name. */
export function isCounts(value: unknown): value is Record<string, number> {
  return (
    isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every((one) => typeof one === 'number')
  );
}

/** Nothing to show: null, empty lists and empty objects. */
export function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0) ||
    (isRecord(value) && Object.keys(value).length === 0)
  );
}

/** Fields that hold numbers, words or lists of them stand in one line; the others get a panel. */
export function isSmall(value: unknown): boolean {
  return (
    isPlain(value) ||
    value === null ||
    asText(value) !== null ||
    (Array.isArray(value) &&
      value.length <= 12 &&
      value.every((one) => isPlain(one) || one === null || asText(one) !== null))
  );
}

/** Names by which things call themselves. */
const ID_FIELDS = ['id', 'name', 'card', 'tile', 'hex', 'region', 'space', 'key', 'kind', 'place', 'slot'];

/** What a thing is called: the first of its usual name fields. */
export function idOf(thing: Fields): string | null {
  for (const field of ID_FIELDS) {
    const value = thing[field];
    if (typeof value === 'string') return value;
  }
  return null;
}
