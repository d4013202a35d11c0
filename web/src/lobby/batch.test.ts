import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/client';
import { type Batch, isRecord, readIn } from './batch';

const file = (name: string, text: string) => ({ name, text: () => Promise.resolve(text) });
const ledger = (n: number) => file(`${n}.txt`, `witches\t+4\t24 VP\t${n}\n`);
const error = (status: number, code: 'too_fast' | 'invalid') =>
  new ApiError(status, { code, message: '', refusal: null, rev: null });

describe('many records', () => {
  it('are read in one after the other, and what is none is named', async () => {
    const seen: string[] = [];
    const told: Batch[] = [];
    const files = [ledger(1), file('notes.txt', 'milk and eggs'), ledger(2), ledger(3)];
    const waits: number[] = [];
    let busy = true;
    const open = ({ format, text }: { format: string; text: string }) => {
      if (busy) {
        busy = false;
        return Promise.reject(error(429, 'too_fast'));
      }
      if (text.includes('\t3\n')) return Promise.reject(error(422, 'invalid'));
      seen.push(`${format} ${text.trim().at(-1) ?? ''}`);
      return Promise.resolve('terra-mystica');
    };
    const batch = await readIn(
      files,
      open,
      (now) => told.push(now),
      (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
    );
    expect(batch).toEqual({ of: 4, done: 4, games: { 'terra-mystica': 2 }, left: ['notes.txt', '3.txt'] });
    expect(seen).toEqual(['snellman 1', 'snellman 2']);
    expect(waits).toHaveLength(1);
    expect(told.map(({ done }) => done)).toEqual([1, 2, 3, 4]);
  });

  it('stop where the server does not keep more', async () => {
    const full = () => Promise.reject(new ApiError(503, null));
    await expect(
      readIn(
        [ledger(1)],
        full,
        () => undefined,
        () => Promise.resolve(),
      ),
    ).rejects.toThrow(ApiError);
  });

  it('are known by their names', () => {
    expect(['a.zig', 'b.TXT', 'c.json', 'd.png', 'txt'].filter((name) => isRecord({ name }))).toEqual([
      'a.zig',
      'b.TXT',
      'c.json',
    ]);
  });
});
