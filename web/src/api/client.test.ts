import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, api } from './client';

const step = { step: 'pass', rev: 3, key: 'a-key-of-its-own' };

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

/** A server that says nothing until the page has had enough. */
const silence = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

describe('a request', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetch);
    // The clock of the tests does not move the browser's own timeouts.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((patience) => {
      const control = new AbortController();
      setTimeout(() => control.abort(new DOMException('late', 'TimeoutError')), patience);
      return control.signal;
    });
  });

  afterEach(() => {
    fetch.mockReset();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('that nobody answers is sent again with the same key', async () => {
    fetch.mockImplementationOnce(silence).mockRejectedValueOnce(new TypeError('network'));
    fetch.mockResolvedValueOnce(answer(200, { replayed: true }));
    const made = api.step('t', step);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await made).toEqual({ replayed: true });
    const bodies = fetch.mock.calls.map(([, init]) => init?.body);
    expect(bodies).toEqual([JSON.stringify(step), JSON.stringify(step), JSON.stringify(step)]);
  });

  it('comes back when the server asks for a moment', async () => {
    fetch.mockResolvedValueOnce(answer(503, { code: 'unavailable' }, { 'retry-after': '2' }));
    fetch.mockResolvedValueOnce(answer(200, []));
    const games = api.games();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await games).toEqual([]);
  });

  it('is given up after some tries', async () => {
    fetch.mockImplementation(silence);
    const made = expect(api.step('t', step)).rejects.toBeInstanceOf(NetworkError);
    await vi.advanceTimersByTimeAsync(120_000);
    await made;
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('without a key is sent once', async () => {
    fetch.mockImplementation(silence);
    const said = expect(api.chat('t', { text: 'hello' })).rejects.toBeInstanceOf(NetworkError);
    await vi.advanceTimersByTimeAsync(60_000);
    await said;
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('that is refused is not repeated', async () => {
    fetch.mockResolvedValue(answer(409, { code: 'stale', rev: 4 }));
    const refused = await api.step('t', step).catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(ApiError);
    expect((refused as ApiError).code).toBe('stale');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
