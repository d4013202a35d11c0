import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysFile } from '../../scripts/keys.mjs';

const SOURCE = join(__dirname, '..');
const english = readFileSync(join(SOURCE, 'text/en.ftl'), 'utf8');
const keys = new Set([...english.matchAll(/^([a-z][a-z0-9_-]*) *=/gim)].map((match) => match[1] ?? ''));

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
    expect(readFileSync(join(SOURCE, 'text/keys.ts'), 'utf8')).toBe(keysFile(english));
  });

  it('has every message that the code asks for', () => {
    const asked = [
      ...code.matchAll(/\bt\('([a-z0-9_-]+)'/g),
      ...code.matchAll(/term\('((?:tm|altay)-[a-z0-9_-]+)'/g),
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
      /^tm-/,
      /^altay-/,
      /^anunnaki-/,
      /^error-/,
      /^(player|chance)$/,
    ];
    const unused = [...keys].filter((key) => !code.includes(`'${key}'`) && !made.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});
