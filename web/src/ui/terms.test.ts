// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { bound, cutTerms, termsIn, useTerms, type Known } from './terms.svelte';

const term = (id: string, ...forms: string[]): Known => ({ id, forms, title: id, text: `${id} means`, rule: '1' });

describe('words of the rules', () => {
  it('are found whole, the longer one first, each where it stands first', () => {
    useTerms('x', [
      term('post', 'post'),
      term('trading-post', 'trading post', 'trading posts'),
      term('power', 'power'),
    ]);
    expect(cutTerms('Trading posts bring power, and power climbs: a signpost.')).toEqual([
      { text: 'Trading posts', term: expect.objectContaining({ id: 'trading-post' }) as unknown },
      ' bring ',
      { text: 'power', term: expect.objectContaining({ id: 'power' }) as unknown },
      ', and power climbs: a signpost.',
    ]);
  });

  it('are found with their endings', () => {
    useTerms('x', [term('spade', 'лопат*'), term('pass', 'пас')]);
    expect(termsIn('Лопатами копают; паспорт не пас').map(({ id }) => id)).toEqual(['spade', 'pass']);
  });

  it('are found once in a paragraph of several pieces', () => {
    useTerms('x', [term('spade', 'spade')]);
    const seen = new Set<string>();
    expect(cutTerms('A spade', seen)).toHaveLength(2);
    expect(cutTerms('and a spade', seen)).toEqual(['and a spade']);
  });

  it('keep the marks around them, and nothing is lost or said twice', () => {
    useTerms('x', [term('spade', 'spade'), term('power', 'power')]);
    const said = 'Dig (one spade), or (power)(spade): power.';
    const pieces = bound(cutTerms(said));
    const words = pieces.map(
      ({ before, piece, after }) => before + (typeof piece === 'string' ? piece : piece.text) + after,
    );
    expect(words.join('')).toBe(said);
    expect(words).toEqual(['Dig (one ', 'spade),', ' or ', '(power)', '(spade): power.']);
  });

  it('are nowhere without a game', () => {
    useTerms('x', null);
    expect(cutTerms('power')).toEqual(['power']);
  });
});
