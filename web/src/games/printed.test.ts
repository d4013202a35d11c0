// A table shows what is printed in its own content, and the next table what is printed in its own.

import { describe, expect, it } from 'vitest';
import { Printed } from './printed.svelte';

interface Facts {
  weapons: { id: string; strength: number }[];
  numbers: { cap: number };
}
const facts = (strength: number, cap: number): Facts => ({ weapons: [{ id: 'dagger', strength }], numbers: { cap } });

describe('what is printed', () => {
  it('is that of the table in view', () => {
    const print = new Printed<Facts>();
    const [map, list, numbers] = [print.map('weapons'), print.list('weapons'), print.record('numbers')];
    expect(() => print.now).toThrow('not been fetched');
    print.take(facts(1, 5));
    expect([map.get('dagger')?.strength, list[0]?.strength, numbers.cap]).toEqual([1, 1, 5]);
    print.take(facts(9, 25));
    expect([map.get('dagger')?.strength, list[0]?.strength, numbers.cap]).toEqual([9, 9, 25]);
    print.take({ ...facts(2, 3), weapons: [] });
    expect([map.size, list.length, print.now.numbers.cap]).toEqual([0, 0, 3]);
  });

  it('is put together with a view once', () => {
    let times = 0;
    const print = new Printed<Facts>();
    const read = print.join((view: { id: string }) => ({ ...view, cap: print.now.numbers.cap, times: (times += 1) }));
    const view = { id: 'dagger' };
    expect(read(null)).toBeNull();
    print.take(facts(1, 5));
    expect(read(view)).toBe(read(view));
    expect(read({ ...view })).toEqual({ id: 'dagger', cap: 5, times: 2 });
    print.take(facts(1, 25));
    expect(read(view), 'another table, another box').toEqual({ id: 'dagger', cap: 25, times: 3 });
  });
});
