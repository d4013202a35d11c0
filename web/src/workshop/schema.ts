// What may stand in a field: read off the entries of the content file that have it.

/** What the values of a field look like. */
export type Shape =
  | { kind: 'number'; least: number; most: number }
  | { kind: 'flag' }
  | { kind: 'word'; words: string[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'record'; fields: FieldShape[] }
  /** Records that say by one of their fields which other fields they have, such as `{ kind = "vp", n = 2 }`. */
  | { kind: 'variants'; tag: string; variants: Variant[] }
  /** Now one, now another: a number or a record. */
  | { kind: 'either'; of: Shape[] };

export interface FieldShape {
  name: string;
  shape: Shape;
  /** Does every such record have it? */
  always: boolean;
}

export interface Variant {
  word: string;
  fields: FieldShape[];
  /** One as it stands in the file. */
  sample: Readonly<Record<string, unknown>>;
}

type Plain = Readonly<Record<string, unknown>>;

const TAGS = ['kind', 'op', 'trigger', 'is', 'mod', 'rule'];

export const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Sort = 'number' | 'flag' | 'word' | 'list' | 'record';

export function sortOf(value: unknown): Sort {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  if (Array.isArray(value)) return 'list';
  return isRecord(value) ? 'record' : 'word';
}

/** The shape of everything in a list of values. */
export function shapeOf(values: readonly unknown[]): Shape {
  const sorts = [...new Set(values.map(sortOf))];
  const [only] = sorts;
  if (sorts.length > 1)
    return { kind: 'either', of: sorts.map((sort) => shapeOf(values.filter((value) => sortOf(value) === sort))) };
  switch (only) {
    case 'number': {
      const numbers = values as number[];
      return { kind: 'number', least: Math.min(...numbers), most: Math.max(...numbers) };
    }
    case 'flag':
      return { kind: 'flag' };
    case 'list':
      return { kind: 'list', of: shapeOf((values as unknown[][]).flat()) };
    case 'record':
      return recordOf(values as Plain[]);
    default:
      return { kind: 'word', words: [...new Set(values as string[])].sort() };
  }
}

function fieldsOf(records: readonly Plain[]): FieldShape[] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return names.map((name) => {
    const having = records.filter((record) => name in record);
    return { name, shape: shapeOf(having.map((record) => record[name])), always: having.length === records.length };
  });
}

function recordOf(records: readonly Plain[]): Shape {
  const tag = TAGS.find((name) => records.every((record) => typeof record[name] === 'string'));
  if (tag === undefined) return { kind: 'record', fields: fieldsOf(records) };
  const words = [...new Set(records.map((record) => String(record[tag])))].sort();
  const variant = (word: string): Variant => {
    const having = records.filter((record) => record[tag] === word);
    return { word, fields: fieldsOf(having).filter(({ name }) => name !== tag), sample: having[0] ?? {} };
  };
  return { kind: 'variants', tag, variants: words.map(variant) };
}

/** The shapes of all fields of a table, by name. */
export function tableShapes(
  entries: readonly { fields: readonly { name: string; value: unknown }[] }[],
): Map<string, FieldShape> {
  const records = entries.map((entry) => Object.fromEntries(entry.fields.map(({ name, value }) => [name, value])));
  return new Map(fieldsOf(records).map((field) => [field.name, field]));
}

/** A first value of a shape, for something new. */
export function blank(shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return shape.least;
    case 'flag':
      return false;
    case 'word':
      return shape.words[0] ?? '';
    case 'list':
      return [];
    case 'record':
      return Object.fromEntries(shape.fields.filter(({ always }) => always).map((f) => [f.name, blank(f.shape)]));
    case 'variants':
      return shape.variants[0]?.sample ?? {};
    case 'either':
      return shape.of[0] ? blank(shape.of[0]) : '';
  }
}

/** The shape that a value has among those that are possible. */
export function shapeFor(shape: Shape, value: unknown): Shape {
  if (shape.kind !== 'either') return shape;
  const sort = sortOf(value);
  const fits = (one: Shape) => one.kind === sort || (sort === 'record' && one.kind === 'variants');
  return shape.of.find(fits) ?? shapeOf([value]);
}
