import { describe, expect, it } from 'vitest';
import type { OptionLine } from '../api/types';
import type { Closing } from '../games/module';
import { closing as altay } from '../games/altay/closing';
import { closing as anunnaki } from '../games/anunnaki/closing';
import { closing as duel } from '../games/monumental-duel/closing';
import { closing as terraMystica } from '../games/terra-mystica/closing';
import { closed } from './closing';

const option = (step: string): OptionLine => ({
  kind: step.split(/[ :]/)[0] ?? '',
  step,
  text: { key: step, args: {} },
  targets: [],
  changes: [],
});
const sorted = (steps: string[], closing: Closing) => {
  const { end, ends, given } = closed(steps.map(option), closing);
  return { end: end?.step, ends: ends.map(({ step }) => step), given: given.map(({ step }) => step) };
};

describe('the end of a turn', () => {
  it('is the primary button, and giving up waits in a menu', () => {
    expect(sorted(['play farmer', 'drop', 'end_turn'], altay)).toEqual({ end: 'end_turn', ends: [], given: ['drop'] });
    expect(sorted(['dig A1 1', 'dig A2 1', 'forfeit'], terraMystica)).toEqual({
      end: undefined,
      ends: [],
      given: ['forfeit'],
    });
    expect(sorted(['summon', 'fulfil', 'done'], anunnaki).end).toBe('done');
    expect(sorted(['progress', 'acquire:row:1', 'pass'], duel).end).toBe('pass');
  });
  it('opens a group where passing takes a tile', () => {
    expect(sorted(['build A1', 'pass bon1', 'pass bon2'], terraMystica).ends).toEqual(['pass bon1', 'pass bon2']);
  });
  it('leaves a plain yes or no alone', () => {
    expect(sorted(['use', 'decline'], anunnaki).end).toBeUndefined();
  });
  it('never hides the only thing left to do', () => {
    expect(sorted(['forfeit'], terraMystica).given).toEqual([]);
  });
});
