import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hub, type Source, type Told } from './hub';

class Fake implements Source {
  static all: Fake[] = [];
  closed = false;
  #hear = new Map<string, (event: { data: string }) => void>();
  constructor(readonly path: string) {
    Fake.all.push(this);
  }
  addEventListener(name: string, hear: (event: { data: string }) => void) {
    this.#hear.set(name, hear);
  }
  close() {
    this.closed = true;
  }
  say(name: string, data: unknown = {}) {
    this.#hear.get(name)?.({ data: JSON.stringify(data) });
  }
}
const asked = (at: number) => new URL(Fake.all[at]?.path ?? '', 'http://x').searchParams.get('tables');
const open = () => Fake.all.filter((source) => !source.closed).length;

describe('the hub', () => {
  let hub: Hub;
  beforeEach(() => {
    vi.useFakeTimers();
    Fake.all = [];
    hub = new Hub((path) => new Fake(path));
  });
  afterEach(() => vi.useRealTimers());

  it('keeps one connection for seven tabs', () => {
    const heard: string[][] = [];
    for (let tab = 0; tab < 7; tab += 1) {
      const mine: string[] = [];
      heard.push(mine);
      hub.wish(
        (told: Told) => {
          if (told.kind === 'table') mine.push(told.notice.table);
        },
        { kind: 'follow', table: `t${tab % 4}`, after: 5 },
      );
      vi.runAllTimers();
      Fake.all.at(-1)?.say('open');
      expect(open()).toBe(1);
    }
    expect(Fake.all.length).toBe(4);
    expect(asked(3)).toBe('t0:5,t1:5,t2:5,t3:5');
    Fake.all.at(-1)?.say('table', { table: 't1', seq: 6 });
    expect(heard.map(({ length }) => length)).toEqual([0, 1, 0, 0, 0, 1, 0]);
  });

  it('resumes each table after its last event', () => {
    const told: Told[] = [];
    const ear = (one: Told) => told.push(one);
    hub.wish(ear, { kind: 'follow', table: 'a', after: 1 });
    hub.wish(ear, { kind: 'follow', table: 'b', after: 7 });
    vi.runAllTimers();
    Fake.all[0]?.say('open');
    Fake.all[0]?.say('table', { table: 'a', seq: 3 });
    Fake.all[0]?.say('error');
    expect(told.at(-1)).toEqual({ kind: 'connection', up: false });
    vi.runAllTimers();
    expect(asked(1)).toBe('a:3,b:7');
    expect(Fake.all[0]?.closed).toBe(true);
  });

  it('tells who comes later what the others have heard already', () => {
    hub.wish(() => undefined, { kind: 'follow', table: 'a', after: 1 });
    vi.runAllTimers();
    Fake.all[0]?.say('open');
    Fake.all[0]?.say('table', { table: 'a', seq: 9 });
    hub.wish(() => undefined, { kind: 'follow', table: 'a', after: 4 });
    vi.runAllTimers();
    expect(asked(1)).toBe('a:4');
    expect(Fake.all[0]?.closed, 'the old one goes when the new one is there').toBe(false);
    Fake.all[1]?.say('open');
    expect(Fake.all[0]?.closed).toBe(true);
  });

  it('tells a page that joins an open stream that it is up, and again when the stream has grown', () => {
    hub.wish(() => undefined, { kind: 'lobby', on: true });
    vi.runAllTimers();
    Fake.all[0]?.say('open');
    const told: Told[] = [];
    const ear = (one: Told) => told.push(one);
    hub.wish(ear, { kind: 'lobby', on: true });
    expect(told, 'the stream tells of the lobby already').toEqual([{ kind: 'connection', up: true }]);
    vi.runAllTimers();
    expect(Fake.all.length, 'nothing more is wanted').toBe(1);
    hub.wish(ear, { kind: 'follow', table: 'a', after: 1 });
    vi.runAllTimers();
    told.length = 0;
    Fake.all[1]?.say('open');
    expect(told).toEqual([{ kind: 'connection', up: true }]);
  });

  it('ends with the last page, and drops a table that is gone', () => {
    const told: Told[] = [];
    const ear = (one: Told) => told.push(one);
    hub.wish(ear, { kind: 'lobby', on: true });
    hub.wish(ear, { kind: 'follow', table: 'a', after: 1 });
    vi.runAllTimers();
    Fake.all[0]?.say('open');
    Fake.all[0]?.say('ended', { table: 'a', again: false });
    expect(told.at(-1)).toEqual({ kind: 'gone', table: 'a' });
    vi.runAllTimers();
    expect(asked(1)).toBe('');
    Fake.all[1]?.say('open');
    hub.wish(ear, { kind: 'bye' });
    vi.runAllTimers();
    expect(open()).toBe(0);
  });
});
