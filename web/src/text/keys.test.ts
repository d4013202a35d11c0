import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { english, keysFile } from '../../scripts/keys.mjs';

const SOURCE = join(__dirname, '..');
const catalogues = english(SOURCE);
const keysOf = (text: string) => [...text.matchAll(/^([a-z][a-z0-9_-]*) *=/gim)].map((match) => match[1] ?? '');
const keys = new Set(catalogues.flatMap(keysOf));
const beginning = (key: string) => key.slice(0, key.indexOf('-') + 1);
/** How the words of drawn tables begin, such as `tm-`. */
const ofGames = new Set(catalogues.slice(1).flatMap(keysOf).map(beginning));

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'types' ? [] : files(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}
const code = files(SOURCE)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('the catalogue of the page', () => {
  it('is what keys.ts was written from', () => {
    expect(readFileSync(join(SOURCE, 'text/keys.ts'), 'utf8')).toBe(keysFile(catalogues));
  });

  it('has every message that the code asks for', () => {
    const asked = [
      ...code.matchAll(/\bt\('([a-z0-9_-]+)'/g),
      ...[...code.matchAll(/term\('([a-z0-9_-]+)'/g)].filter((match) => ofGames.has(beginning(match[1] ?? ''))),
    ].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(150);
    expect([...new Set(asked)].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('has no message that nobody asks for', () => {
    // Keys made of parts: their beginnings stand in the code.
    const made = [
      /^bot-/,
      /^game-(?!over)/,
      /^fault-/,
      /^pieces-/,
      /^format-/,
      /^(theme|motion|turn-end)-/,
      /^error-/,
      /^(player|chance)$/,
    ];
    const begun = [...code.matchAll(/`([a-z][a-z0-9_-]*-)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...keys].filter(
      (key) =>
        !code.includes(`'${key}'`) &&
        !made.some((pattern) => pattern.test(key)) &&
        !begun.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
