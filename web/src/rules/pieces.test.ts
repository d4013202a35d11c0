// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest';

const box = vi.hoisted(() => ({ taken: [] as unknown[] }));
vi.mock('../api/client', () => ({
  api: {
    games: async () => [{ id: 'altay', content: 'abc' }],
    printed: async (game: string, content: string) => `${game} ${content}`,
  },
}));
vi.mock('../games/registry', () => ({
  loadModule: async () => ({ pictures: ['wonder'], take: (printed: unknown) => box.taken.push(printed) }),
}));
globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
const { Pieces } = await import('./pieces.svelte');

describe('pieces', () => {
  it('are drawn from the standard box on a page of their own', async () => {
    const pieces = new Pieces('altay');
    pieces.draw();
    await vi.waitFor(() => expect(pieces.module).not.toBeNull());
    expect(box.taken).toEqual(['altay abc']);
  });

  it('leave what is printed at a table alone beside it', async () => {
    box.taken = [];
    const pieces = new Pieces('altay');
    pieces.draw(false);
    await vi.waitFor(() => expect(pieces.module).not.toBeNull());
    expect(box.taken).toEqual([]);
  });
});
