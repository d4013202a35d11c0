import { afterEach, describe, expect, it } from 'vitest';
import { cut, useSigns } from './signs.svelte';

afterEach(() => useSigns());

describe('signs in sentences', () => {
  const coin = { icon: 'coin' };
  const power = { icon: 'power' };
  const priest = { icon: 'priest' };

  it('stand for the abbreviations of the game', () => {
    useSigns({ C: coin, P: priest, PW: power });
    expect(cut('Take 2 C, 3 PW and 1 P.')).toEqual([
      'Take ',
      { n: '2', look: coin, word: 'C' },
      ', ',
      { n: '3', look: power, word: 'PW' },
      ' and ',
      { n: '1', look: priest, word: 'P' },
      '.',
    ]);
  });

  it('leave other words alone', () => {
    useSigns({ C: coin });
    expect(cut('2 Cultists on C5')).toEqual(['2 Cultists on C5']);
    useSigns();
    expect(cut('6 C')).toEqual(['6 C']);
  });
});
