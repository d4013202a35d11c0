import { describe, expect, it } from 'vitest';
import type { OptionLine } from '../api/types';
import { arrange, isAbout, thingOf, wholePrice } from './options';

const option = (step: string, targets: OptionLine['targets'] = []): OptionLine => ({
  kind: step.split(' ')[0] ?? '',
  step,
  text: { key: `step-${step.split(' ')[0]}`, args: {} },
  targets,
  changes: [],
});
const byVerb = (one: OptionLine) => ({ id: one.kind });
const many = (verb: string, n: number) => Array.from({ length: n }, (_, i) => option(`${verb} ${i}`));

describe('options in the action bar', () => {
  it('stand in one row with digits while they are few', () => {
    const { groups, row } = arrange([option('pass'), option('build A1'), option('build A2')], byVerb, null);
    expect(groups).toEqual([]);
    expect(row.map((one) => one.key)).toEqual(['1', '2', '3']);
  });

  it('stand in groups when they are many, and only the open group is listed', () => {
    const options = [...many('build', 12), ...many('send', 5), option('pass')];
    const closed = arrange(options, byVerb, null);
    expect(closed.groups.map(({ group, key, options: all }) => [group.id, key, all.length])).toEqual([
      ['build', '1', 12],
      ['send', '2', 5],
      ['pass', '3', 1],
    ]);
    expect(closed.row).toEqual([]);
    const open = arrange(options, byVerb, 'send');
    expect(open.row.map((one) => one.option.step)).toEqual(['send 0', 'send 1', 'send 2', 'send 3', 'send 4']);
    expect(open.row.map((one) => one.key)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('puts what a teacher asks for first, so that its keys are its numbers', () => {
    const { row } = arrange(many('build', 4), byVerb, null, ['build 2', 'build 1']);
    expect(row.map(({ option: { step }, key }) => [step, key])).toEqual([
      ['build 2', '1'],
      ['build 1', '2'],
      ['build 0', '3'],
      ['build 3', '4'],
    ]);
  });

  it('leaves the first digits to what a teacher asks for, beside kinds without a letter', () => {
    const letter = (one: OptionLine) => (one.kind === 'send' ? { id: 'send', letter: 'P' } : { id: one.kind });
    const { groups, row } = arrange([...many('favor', 3), ...many('send', 9)], letter, 'favor', ['favor 2']);
    expect(groups.map(({ group, key }) => `${group.id} ${key}`)).toEqual(['favor 9', 'send P']);
    expect(row.map(({ option: { step }, key }) => `${step} ${key}`)).toEqual(['favor 2 1', 'favor 0 2', 'favor 1 3']);
  });

  it('gives a kind of action the same letter at every moment', () => {
    const letters: Record<string, string> = { build: 'B', send: 'P', pass: 'E' };
    const lettered = (one: OptionLine) => {
      const { id } = byVerb(one);
      const letter = letters[id];
      return letter ? { id, letter } : { id };
    };
    const keys = (options: OptionLine[]) =>
      arrange(options, lettered, null).groups.map(({ group, key }) => `${group.id} ${key}`);
    expect(keys([...many('build', 12), ...many('send', 5), option('pass')])).toEqual(['build B', 'send P', 'pass E']);
    expect(keys([...many('send', 2), option('pass')]), 'few options are groups, too').toEqual(['send P', 'pass E']);
    expect(keys([...many('send', 2), option('burn'), option('pass')])).toEqual(['send P', 'burn 1', 'pass E']);
    expect(keys([...many('send', 2), option('burn')]), 'one kind with a letter is enough').toEqual([
      'send P',
      'burn 1',
    ]);
    const few = arrange([...many('send', 2), option('pass')], lettered, null);
    expect(
      few.row.map(({ option: one, key }) => `${one.step} ${key}`),
      'few of one kind lie open',
    ).toEqual(['send 0 1', 'send 1 2']);
    const open = arrange([...many('build', 12), option('pass')], lettered, 'build');
    const row = open.row.map(({ key }) => key);
    expect(row.slice(0, 11).join(''), 'digits, then letters that no kind has').toBe('123456789AC');
    expect(row).not.toContain('B');
    expect(row).not.toContain('E');
  });

  it('never uses the letters of undo, hint and the next table', () => {
    const { row } = arrange([...many('build', 30), ...many('send', 2)], byVerb, 'build');
    const keys = row.map((one) => one.key).filter(Boolean);
    expect(keys).not.toContain('U');
    expect(keys).not.toContain('H');
    expect(keys).not.toContain('N');
    expect(new Set(keys).size).toBe(keys.length);
    expect(row).toHaveLength(30);
  });

  it('stays in one row when all options are of one kind', () => {
    expect(arrange(many('take', 14), byVerb, null).groups).toEqual([]);
  });

  it('names its things by kind and role', () => {
    const attack = option('attack 3 4', [
      { kind: 'region', id: 'hills', role: 'from' },
      { kind: 'region', id: 'coast', role: 'to' },
    ]);
    expect(thingOf(attack, 'region', 'to')).toBe('coast');
    expect(thingOf(attack, 'region')).toBe('hills');
    expect(thingOf(attack, 'card')).toBeUndefined();
  });

  it('tells the whole price as what the seat will pay', () => {
    const dig = { ...option('dig E7 1'), price: [{ key: 'tally-coins', value: 2 }] };
    expect(wholePrice(dig, 1)).toEqual([{ seat: 1, key: 'tally-coins', by: -2 }]);
    expect(wholePrice(dig, null)).toEqual([]);
    expect(wholePrice(option('pass'), 1)).toEqual([]);
  });

  it('is never taken apart as notation', () => {
    const files = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../api/types/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    expect(Object.keys(files).length).toBeGreaterThan(100);
    const apart =
      /\b(?:step|notation)\??\.(?:split|startsWith|match|slice|replace)\(|\.(?:test|exec)\((?:\w+\.)*(?:step|notation)\b/;
    expect(Object.entries(files).flatMap(([file, text]) => (apart.test(text) ? [file] : []))).toEqual([]);
  });

  it('knows the things it speaks of', () => {
    const one = option('build E7', [{ kind: 'hex', id: 'E7' }]);
    expect(isAbout(one, 'hex', 'E7')).toBe(true);
    expect(isAbout(one, 'hex', 'E8')).toBe(false);
    expect(isAbout(one, 'river', 'E7')).toBe(false);
  });
});
