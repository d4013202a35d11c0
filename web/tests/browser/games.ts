// The drawn games: every folder of drawings but the plain table.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const DRAWINGS = new URL('../../src/games/', import.meta.url);

export const GAMES: readonly string[] = readdirSync(DRAWINGS).filter(
  (game) => game !== 'plain' && existsSync(new URL(`${game}/module.ts`, DRAWINGS)),
);

/** The name of a game in English. */
export function titleOf(game: string): string {
  const words = readFileSync(new URL(`${game}/en.ftl`, DRAWINGS), 'utf8');
  return new RegExp(`^game-${game} = (.*)$`, 'm').exec(words)?.[1] ?? game;
}

/** How the messages of drawn tables begin, such as `tm`. */
export const BEGINNINGS: readonly string[] = [
  ...new Set(
    GAMES.flatMap((game) =>
      [...readFileSync(new URL(`${game}/en.ftl`, DRAWINGS), 'utf8').matchAll(/^([a-z]+)-[a-z0-9_-]+ *=/gm)].map(
        (match) => match[1] ?? '',
      ),
    ),
  ),
].filter((word) => word !== 'game' && word !== 'cover');
