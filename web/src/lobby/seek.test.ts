import { describe, expect, it } from 'vitest';
import { remember, remembered, waitFor } from './seek';

function kept(text: string | null) {
  const box = { text };
  return {
    getItem: () => box.text,
    setItem: (_: string, value: string) => (box.text = value),
  };
}

describe('looking for people', () => {
  it('waits as long as the speed allows', () => {
    expect(waitFor('quick', 10)).toBe(10);
    expect(waitFor('quick', 12 * 60)).toBe(5);
    expect(waitFor('days', 10)).toBe(12 * 60);
  });

  it('remembers the last wish, and nothing that makes no sense', () => {
    const store = kept(null);
    expect(remembered(store).speed).toBe('quick');
    const wish = { game: 'altay', players: 3, speed: 'day', near: true, minutes: 60 } as const;
    remember(wish, store);
    expect(remembered(store)).toEqual(wish);
    for (const broken of ['', '{', '{"speed":"at once","minutes":"many"}', 'null'])
      expect(remembered(kept(broken)).minutes).toBe(5);
  });
});
