import { expect, test } from 'vitest';
import { locale } from './locale.svelte';

test('words that are under way when the language changes come in the new one', async () => {
  const [game, lessons] = [locale.game('altay'), locale.lessons('altay')];
  locale.language = 'ru';
  expect((await game).format('resource-wood')).not.toBe('wood');
  expect((await lessons).format('term-region')).not.toContain('A part of the map');
});
