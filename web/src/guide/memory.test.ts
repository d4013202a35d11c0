// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import {
  knownAlready,
  memory,
  missedStep,
  mistaken,
  PATIENCE,
  type Progress,
  shownAgain,
  told,
  untold,
  upTo,
} from './memory';

beforeEach(() => localStorage.clear());

describe('what the teacher remembers', () => {
  it('knows a guided table, and no other', () => {
    expect(memory.progress('t1')).toBeNull();
    memory.begin('altay', 't1');
    expect(memory.progress('t1')).toEqual({ taught: [], shown: {} });
    expect(memory.first('altay')).toBe('t1');
    memory.keep('t1', told({ taught: [], shown: {} }, 'buy'));
    expect(memory.progress('t1')?.taught).toEqual(['buy']);
  });

  it('lets a lesson go that was shown often enough', () => {
    let progress: Progress = { taught: [], shown: {} };
    for (let time = 1; time < PATIENCE; time += 1) progress = shownAgain(progress, 'buy', time);
    expect(progress.taught).toEqual([]);
    const refreshed = shownAgain(progress, 'buy', PATIENCE - 1);
    expect(refreshed, 'the page was only loaded again').toBe(progress);
    expect(shownAgain(progress, 'buy', PATIENCE).taught).toEqual(['buy']);
  });

  it('brings back what the learner knew when the same mistake is made twice, and nothing else', () => {
    const known = knownAlready(told({ taught: [], shown: {} }, 'buy'), 'buy', 'option-buy');
    expect(mistaken(known, 'option-attack')).toEqual(known);
    const once = mistaken(known, 'option-buy');
    expect(once.taught).toEqual(['buy']);
    expect(mistaken(once, 'option-buy').taught).toEqual([]);
  });

  it('counts how often a question was answered, no further than it matters', () => {
    for (let time = 0; time < PATIENCE + 2; time += 1) memory.answer('altay', 'prompt-main');
    expect(memory.asked('altay', 'prompt-main')).toBe(PATIENCE);
    expect(memory.asked('altay', 'prompt-use')).toBe(0);
  });

  it('brings a lesson back when its step is taken back', () => {
    const done = told({ taught: ['welcome'], shown: { buy: 2 } }, 'buy');
    expect(untold(done, 'buy')).toEqual({ taught: ['welcome'], shown: { buy: 0 } });
  });

  it('keeps seen cards by game, and can be told to show none', () => {
    memory.see('altay', 'buy');
    memory.see('altay', 'buy');
    expect(memory.seen('altay')).toEqual(['buy']);
    expect(memory.seen('anunnaki')).toEqual([]);
    memory.showCards(false);
    expect(memory.cards).toBe(false);
    localStorage.setItem('ziggurat.guide', 'broken');
    expect(memory.cards).toBe(true);
  });

  it('forgets a costly step that was taken back', () => {
    const step = (key: string, at: number) => ({
      ...{ round: 1, less: 3, at },
      yours: { key: 'pass', args: {} },
      mine: { key, args: {} },
    });
    const progress = [step('build', 4), step('send', 9)].reduce(missedStep, { taught: [], shown: {} } as Progress);
    expect(upTo(progress, 10)).toBe(progress);
    expect(upTo(progress, 9).missed?.map(({ mine }) => mine.key)).toEqual(['build']);
    expect(upTo(progress, 4).missed).toEqual([]);
  });

  it('keeps the three dearest steps, each kind of advice once', () => {
    const step = (key: string, less: number) => ({
      round: 1,
      yours: { key: 'pass', args: {} },
      mine: { key, args: {} },
      less,
    });
    let progress: Progress = { taught: [], shown: {} };
    for (const one of [
      step('build', 2),
      step('send', 5),
      step('dig', 1),
      step('build', 9),
      step('send', 3),
      step('power', 4),
    ])
      progress = missedStep(progress, one);
    expect(progress.missed?.map(({ mine, less }) => [mine.key, less])).toEqual([
      ['build', 9],
      ['send', 5],
      ['power', 4],
    ]);
  });
});
