import { describe, expect, it } from 'vitest';
import type { HintLine, Text } from '../api/types';
import { commentOn, partsOf } from './comment';

const why = (...parts: [string, string][]): Text => ({
  key: 'hint-why',
  args: {
    parts: {
      terms: parts.map(([points, part]) => ({
        key: 'hint-part',
        args: { points: { label: points }, part: { term: part } },
      })),
    },
  },
});
const hint = (step: string, expected: number, reasons: Text | null = null): HintLine => ({
  step,
  text: { key: `do-${step}`, args: {} },
  targets: [],
  goal: null,
  why: reasons,
  expected,
  spread: null,
  then: [],
  line: [],
});

describe('a comment on a step', () => {
  it('reads the parts of an evaluation with their signs', () => {
    expect(partsOf(why(['+4', 'part-income'], ['−3.5', 'part-town']))).toEqual([
      { part: 'part-income', points: 4 },
      { part: 'part-town', points: -3.5 },
    ]);
    expect(partsOf(null)).toEqual([]);
  });

  it('tells gains before costs, the largest first', () => {
    const parts = partsOf(why(['−7', 'goods'], ['+1', 'income'], ['+3', 'town'], ['−8', 'cults']));
    expect(parts.map(({ part }) => part)).toEqual(['town', 'income', 'cults', 'goods']);
  });

  it('tells the same step, an equal one, a little less and much less', () => {
    const hints = [hint('a', 50), hint('b', 49.5), hint('c', 47), hint('d', 40)];
    const verdicts = ['a', 'b', 'c', 'd'].map((step) => commentOn(hints, step, null)?.verdict);
    expect(verdicts).toEqual(['same', 'alike', 'little', 'costly']);
  });

  it('does not blame a step that was asked for', () => {
    const hints = [hint('a', 50), hint('b', 40)];
    expect(commentOn(hints, 'b', 'buy', ['b'])?.verdict).toBe('asked');
    expect(commentOn(hints, 'a', 'buy', ['a'])?.verdict).toBe('same');
  });

  it('compares another step with what was asked for, and with nothing else', () => {
    const hints = [hint('bridge', 50), hint('c', 46), hint('asked', 45), hint('d', 40)];
    const about = (step: string) => commentOn(hints, step, 'post', ['asked', 'other']);
    expect(about('d')).toMatchObject({ verdict: 'costly', less: 5, mine: { key: 'do-asked' } });
    expect(about('c'), 'better than what was asked for').toMatchObject({ verdict: 'alike', less: 0 });
    expect(about('bridge')).toMatchObject({ verdict: 'alike', less: 0 });
  });

  it('tells what an asked-for step brings, and not once more what it costs', () => {
    const hints = [hint('a', 50), hint('b', 40, why(['+2', 'part-town'], ['−7', 'part-cash']))];
    expect(commentOn(hints, 'b', 'buy', ['b'])?.parts).toEqual([{ part: 'part-town', points: 2 }]);
    expect(commentOn(hints, 'b', 'buy')?.parts).toHaveLength(2);
  });

  it('tells what a step means on the table, where the adviser says so', () => {
    const remark: Text = { key: 'remark-group', args: { members: { number: 3 } } };
    const reasons = why(['+2', 'part-town']);
    reasons.args.remark = { terms: [remark] };
    const hints = [hint('a', 50), hint('b', 49, reasons)];
    expect(commentOn(hints, 'b', null)?.remark).toEqual(remark);
    expect(commentOn(hints, 'a', null)?.remark).toBeNull();
  });

  it('names the part in which the other step is better', () => {
    const hints = [
      hint('a', 50, why(['+5', 'part-town'], ['+1', 'part-cash'])),
      hint('b', 42, why(['+2', 'part-cash'])),
    ];
    expect(commentOn(hints, 'b', 'town')).toMatchObject({ less: 8, reason: 'part-town', lesson: 'town' });
  });

  it('tells where two steps differ that are compared, and nothing of what they share', () => {
    const at = (step: string, expected: number, ...hexes: string[]) => ({
      ...hint(step, expected),
      targets: hexes.map((id) => ({ kind: 'hex', id })),
    });
    const hints = [at('a', 50, 'E7', 'F4'), at('b', 49.5, 'E7', 'E9'), at('c', 44, 'E7', 'E9')];
    expect(commentOn(hints, 'c', null)?.where).toEqual({ yours: ['hex:E9'], mine: ['hex:F4'] });
    expect(commentOn(hints, 'b', null)?.where).toEqual({ yours: [], mine: [] });
  });

  it('says nothing where nobody compared', () => {
    expect(commentOn([hint('a', 50)], 'a', null)).toBeNull();
    expect(commentOn([hint('a', 50), hint('b', 4)], 'z', null)).toBeNull();
  });
});
