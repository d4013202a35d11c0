import { expect, test } from 'vitest';
import { share } from './share';

const state = () => ({
  hexes: [
    { id: 'A1', owner: null as number | null },
    { id: 'A2', owner: 1 },
  ],
  seats: [{ vp: 20, bowls: [5, 7, 0] }],
  note: 'x',
});

test('an equal state is the old one', () => {
  const old = state();
  expect(share(old, state())).toBe(old);
});

test('only what changed is new', () => {
  const old = state();
  const fresh = state();
  fresh.hexes[0] = { id: 'A1', owner: 0 };
  const shown = share(old, fresh);
  expect(shown).toBe(fresh);
  expect(shown).toEqual({
    ...state(),
    hexes: [
      { id: 'A1', owner: 0 },
      { id: 'A2', owner: 1 },
    ],
  });
  expect(shown.hexes).not.toBe(old.hexes);
  expect(shown.hexes[0]).not.toBe(old.hexes[0]);
  expect(shown.hexes[1]).toBe(old.hexes[1]);
  expect(shown.seats).toBe(old.seats);
});

test('a list that grew or shrank is new, its equal members are not', () => {
  const old = { list: [{ a: 1 }, { a: 2 }] };
  const longer = share(old, { list: [{ a: 1 }, { a: 2 }, { a: 3 }] });
  expect(longer.list).toHaveLength(3);
  expect(longer.list[1]).toBe(old.list[1]);
  const shorter = share(old, { list: [{ a: 1 }] });
  expect(shorter.list).toEqual([{ a: 1 }]);
  expect(shorter.list[0]).toBe(old.list[0]);
});

test('other kinds of values are taken as they come', () => {
  expect(share({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: { 0: 1 } });
  expect(share({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
  expect(share({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
  expect(share({ b: undefined, c: 1 }, { a: undefined, c: 1 })).toEqual({ a: undefined, c: 1 });
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
});
