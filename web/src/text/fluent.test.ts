import { describe, expect, it } from 'vitest';
import { asText, Catalogue, TEST_LOCALE } from './fluent';

const SOURCE = `
step-build = Build a { $what } on { $hex }
step-take = { $seat } takes { $n ->
    [one] one coin
   *[other] { $n } coins
}
list = Pay { $parts }
part = { $n } x { $kind }
thing-dwelling = dwelling
`;
const catalogue = new Catalogue('en', [{ locale: 'en', text: SOURCE }]);
const names = (seat: number) => ['Ada', 'Marek'][seat] ?? '?';

describe('a catalogue', () => {
  it('puts terms, labels, numbers and names into sentences', () => {
    expect(catalogue.say({ key: 'step-build', args: { what: { term: 'thing-dwelling' }, hex: { label: 'E7' } } })).toBe('Build a dwelling on E7');
    expect(catalogue.say({ key: 'step-take', args: { seat: { seat: 1 }, n: { number: 1 } } }, names)).toBe('Marek takes one coin');
    expect(catalogue.say({ key: 'step-take', args: { seat: { seat: 0 }, n: { number: 3 } } }, names)).toBe('Ada takes 3 coins');
  });

  it('joins lists of messages', () => {
    const part = (n: number) => ({ key: 'part', args: { n: { number: n }, kind: { term: 'thing-dwelling' } } });
    expect(catalogue.say({ key: 'list', args: { parts: { terms: [part(1), part(2)] } } })).toBe('Pay 1 x dwelling and 2 x dwelling');
  });

  it('marks names and things for drawing, also inside lists', () => {
    expect(catalogue.parts({ key: 'step-take', args: { seat: { seat: 1 }, n: { number: 2 } } }, names)).toEqual([
      { kind: 'seat', seat: 1, text: 'Marek' },
      { kind: 'plain', text: ' takes 2 coins' },
    ]);
    const part = { key: 'part', args: { n: { number: 2 }, kind: { term: 'thing-dwelling' } } };
    expect(catalogue.parts({ key: 'list', args: { parts: { terms: [part] } } })).toEqual([
      { kind: 'plain', text: 'Pay ' },
      { kind: 'plain', text: '2 x ' },
      { kind: 'strong', text: 'dwelling' },
    ].reduce<{ kind: string; text: string }[]>((all, one) => {
      const last = all.at(-1);
      if (last?.kind === 'plain' && one.kind === 'plain') last.text += one.text;
      else all.push({ ...one });
      return all;
    }, []));
  });

  it('shows the key when there is no message', () => {
    expect(catalogue.say({ key: 'no-such', args: {} })).toBe('no-such');
  });

  it('falls back on English where a language has no message', () => {
    const russian = new Catalogue('ru', [{ locale: 'ru', text: 'thing-dwelling = жилище\n' }, { locale: 'en', text: SOURCE }]);
    expect(russian.format('thing-dwelling')).toBe('жилище');
    expect(russian.say({ key: 'step-build', args: { what: { term: 'thing-dwelling' }, hex: { label: 'A1' } } })).toBe('Build a жилище on A1');
  });

  it('accents everything but the arguments in the test locale', () => {
    const test = new Catalogue(TEST_LOCALE, [{ locale: TEST_LOCALE, text: SOURCE }]);
    const said = test.say({ key: 'step-build', args: { what: { label: 'keep' }, hex: { label: 'E7' } } });
    expect(said).toContain('E7');
    expect(said).not.toContain('Build');
  });
});

describe('a message inside a view', () => {
  it('has its arguments as pairs', () => {
    expect(asText({ key: 'a', args: [['n', { number: 2 }]] })).toEqual({ key: 'a', args: { n: { number: 2 } } });
    expect(asText({ key: 'a', args: [['t', { terms: [{ key: 'b', args: [] }] }]] })).toEqual({ key: 'a', args: { t: { terms: [{ key: 'b', args: {} }] } } });
    expect(asText({ key: 'a' })).toBeNull();
    expect(asText('a')).toBeNull();
  });
});
