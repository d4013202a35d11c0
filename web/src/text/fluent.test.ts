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
    expect(catalogue.say({ key: 'step-build', args: { what: { term: 'thing-dwelling' }, hex: { label: 'E7' } } })).toBe(
      'Build a dwelling on E7',
    );
    expect(catalogue.say({ key: 'step-take', args: { seat: { seat: 1 }, n: { number: 1 } } }, names)).toBe(
      'Marek takes one coin',
    );
    expect(catalogue.say({ key: 'step-take', args: { seat: { seat: 0 }, n: { number: 3 } } }, names)).toBe(
      'Ada takes 3 coins',
    );
  });

  it('joins lists of messages', () => {
    const part = (n: number) => ({ key: 'part', args: { n: { number: n }, kind: { term: 'thing-dwelling' } } });
    expect(catalogue.say({ key: 'list', args: { parts: { terms: [part(1), part(2)] } } })).toBe(
      'Pay 1 x dwelling and 2 x dwelling',
    );
  });

  it('marks names and things for drawing, also inside lists', () => {
    expect(catalogue.parts({ key: 'step-take', args: { seat: { seat: 1 }, n: { number: 2 } } }, names)).toEqual([
      { kind: 'seat', seat: 1, text: 'Marek' },
      { kind: 'plain', text: ' takes 2 coins' },
    ]);
    const part = { key: 'part', args: { n: { number: 2 }, kind: { term: 'thing-dwelling' } } };
    expect(catalogue.parts({ key: 'list', args: { parts: { terms: [part] } } })).toEqual(
      [
        { kind: 'plain', text: 'Pay ' },
        { kind: 'plain', text: '2 x ' },
        { kind: 'strong', text: 'dwelling' },
      ].reduce<{ kind: string; text: string }[]>((all, one) => {
        const last = all.at(-1);
        if (last?.kind === 'plain' && one.kind === 'plain') last.text += one.text;
        else all.push({ ...one });
        return all;
      }, []),
    );
  });

  it('shows the key when there is no message', () => {
    expect(catalogue.say({ key: 'no-such', args: {} })).toBe('no-such');
  });

  it('falls back on English where a language has no message', () => {
    const russian = new Catalogue('ru', [
      { locale: 'ru', text: 'thing-dwelling = жилище\n' },
      { locale: 'en', text: SOURCE },
    ]);
    expect(russian.format('thing-dwelling')).toBe('жилище');
    expect(russian.say({ key: 'step-build', args: { what: { term: 'thing-dwelling' }, hex: { label: 'A1' } } })).toBe(
      'Build a жилище on A1',
    );
  });

  it('puts things into the case a sentence asks for', () => {
    const source = `
step-upgrade = Перестроить { $hex } в { FORM($what, case: "acc") }
    .log = перестройка { $hex } в { FORM($what, case: "acc") }
refusal = { TRAIT($what, name: "gender") ->
    [f] Не осталась ни одна
    [n] Не осталось ни одно
   *[m] Не остался ни один
} { $what }
list = Взять { FORM($parts, case: "acc") }
part = { $n ->
    [one] { $n } лопата
    [few] { $n } лопаты
   *[many] { $n } лопат
}
    .acc = { $n ->
    [one] { $n } лопату
    [few] { $n } лопаты
   *[many] { $n } лопат
}
thing-tower = башня
    .acc = башню
    .gender = f
thing-temple = храм
`;
    const russian = new Catalogue('ru', [{ locale: 'ru', text: source }]);
    const upgrade = (what: string) => ({ key: 'step-upgrade', args: { hex: { label: 'E7' }, what: { term: what } } });
    expect(russian.say(upgrade('thing-tower'))).toBe('Перестроить E7 в башню');
    expect(russian.say(upgrade('thing-temple'))).toBe('Перестроить E7 в храм');
    expect(russian.say(upgrade('thing-unknown'))).toBe('Перестроить E7 в thing-unknown');
    expect(russian.parts(upgrade('thing-tower'))).toContainEqual({ kind: 'strong', text: 'башню' });
    expect(
      russian
        .parts(upgrade('thing-tower'), names, 'log')
        .map((part) => part.text)
        .join(''),
    ).toBe('перестройка E7 в башню');
    expect(russian.say({ key: 'refusal', args: { what: { term: 'thing-tower' } } })).toBe('Не осталась ни одна башня');
    expect(russian.say({ key: 'refusal', args: { what: { term: 'thing-temple' } } })).toBe('Не остался ни один храм');
    const spades = (n: number) => ({ key: 'part', args: { n: { number: n } } });
    expect(russian.say({ key: 'list', args: { parts: { terms: [spades(1), spades(3), spades(5)] } } })).toBe(
      'Взять 1 лопату, 3 лопаты и 5 лопат',
    );
    expect(russian.say({ key: 'list', args: { parts: { label: 'E7' } } })).toBe('Взять E7');
  });

  it('accents everything but the arguments in the test locale', () => {
    const test = new Catalogue(TEST_LOCALE, [{ locale: TEST_LOCALE, text: SOURCE }]);
    const said = test.say({ key: 'step-build', args: { what: { label: 'keep' }, hex: { label: 'E7' } } });
    expect(said).toContain('E7');
    expect(said).not.toContain('Build');
  });
});

describe('a message inside a view', () => {
  it('has its arguments by name, as everywhere', () => {
    expect(asText({ key: 'a', args: { n: { number: 2 } } })).toEqual({ key: 'a', args: { n: { number: 2 } } });
    expect(asText({ key: 'a', args: [['n', { number: 2 }]] })).toBeNull();
    expect(asText({ key: 'a' })).toBeNull();
    expect(asText('a')).toBeNull();
  });
});
