// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from 'vitest';
import type { Preferences, Session } from '../api/types';

globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
const server = vi.hoisted(() => ({
  kept: { language: null, theme: 'system', motion: 'system', turn_end: 'automatic' } as unknown,
  asked: [] as ((answers: boolean) => void)[],
}));
vi.mock('../api/client', async (actual) => {
  const { NetworkError, ApiError } = await actual<typeof import('../api/client')>();
  const session = () => ({ me: { id: 'ada', preferences: server.kept }, now: 0 });
  return {
    NetworkError,
    ApiError,
    api: {
      session: async () => session(),
      games: async () => [],
      changeSession: ({ preferences }: { preferences: unknown }) =>
        new Promise((done, fail) => {
          server.asked.push((answers) => {
            if (!answers) return fail(new NetworkError('away'));
            server.kept = preferences;
            done(session() as unknown as Session);
          });
        }),
    },
  };
});
vi.mock('../api/stream', () => ({ renewStreams: () => undefined }));
const { person } = await import('./session.svelte');
const { locale } = await import('../text/locale.svelte');

const settled = () => new Promise((done) => setTimeout(done, 20));
const kept = () => server.kept as Preferences;

beforeEach(async () => {
  localStorage.clear();
  server.asked = [];
  server.kept = { language: null, theme: 'system', motion: 'system', turn_end: 'automatic' };
  await person.load();
});

it('keeps a wish that did not reach the server before the page was left', async () => {
  const wish = person.prefer({ language: 'it', theme: 'light' });
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  // The page is reloaded while the request is under way.
  server.asked[0]?.(false);
  await expect(wish).rejects.toThrow('away');
  const loaded = person.load();
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  server.asked[1]?.(true);
  await loaded;
  expect(locale.language).toBe('it');
  expect(kept().theme).toBe('light');
  // It is told once.
  await person.load();
  expect(server.asked).toHaveLength(2);
});

it('lets a late answer change nothing that was wished for since', async () => {
  const first = person.prefer({ theme: 'light' });
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  const second = person.prefer({ language: 'ru' });
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  server.asked[0]?.(true);
  await first;
  await settled();
  expect(locale.language).toBe('ru');
  server.asked[1]?.(true);
  await second;
  expect(kept()).toMatchObject({ theme: 'light', language: 'ru' });
  expect(locale.language).toBe('ru');
});
