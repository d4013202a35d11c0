import { describe, expect, it } from 'vitest';
import { inventName } from './invented';

describe('an invented name', () => {
  it('is two words in the language, in its order, with the gender of the animal', () => {
    const first = () => 0;
    expect(inventName('en', first)).toBe('Amber Badger');
    expect(inventName('ru', first)).toBe('Янтарный Барсук');
    expect(inventName('it', first)).toBe('Tasso Ambrato');
    const last = () => 0.999;
    expect(inventName('ru', last)).toBe('Солнечная Белка');
    expect(inventName('it', last)).toBe('Allodola Veloce');
    expect(inventName('xx', first), 'a language without a list speaks English').toBe('Amber Badger');
  });

  it('is never longer than the server takes', () => {
    for (const language of ['en', 'ru', 'it'])
      for (let i = 0; i < 2000; i += 1) expect(inventName(language).length).toBeLessThanOrEqual(24);
  });
});
