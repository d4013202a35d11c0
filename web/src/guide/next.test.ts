import { describe, expect, it } from 'vitest';
import type { Missed } from './memory';
import { toTry } from './next';

const missed = (key: string): Missed => ({
  round: 2,
  yours: { key: 'pass', args: {} },
  mine: { key, args: {} },
  less: 3,
});
const IDEAS = ['next-town', 'next-people', 'next-bot'];
const names = (list: ReturnType<typeof toTry>) =>
  list.map((one) => (one.kind === 'missed' ? one.step.mine.key : one.key));

describe('three things to try next time', () => {
  it('are ideas for somebody who lost nothing', () => {
    expect(names(toTry([], IDEAS))).toEqual(IDEAS);
  });

  it('begin with what cost points, and are never more than three', () => {
    expect(names(toTry([missed('build')], IDEAS))).toEqual(['build', 'next-town', 'next-people']);
    const many = ['build', 'dig', 'send', 'power'].map(missed);
    expect(names(toTry(many, IDEAS))).toEqual(['build', 'dig', 'send']);
  });
});
