// Writes src/text/keys.ts: the keys of the page's catalogues as a type.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The English catalogues of the page in a folder of sources: its own, and one beside the drawing of each game. */
export function english(source) {
  const games = readdirSync(join(source, 'games')).sort();
  const files = ['text/en.ftl', ...games.map((game) => `games/${game}/en.ftl`)].map((file) => join(source, file));
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
}

/** The text that keys.ts should have. */
export function keysFile(catalogues) {
  const keys = [...catalogues.join('\n').matchAll(/^([a-z][a-z0-9_-]*) *=/gim)].map((match) => match[1]);
  return `// Written by \`npm run keys\` from the catalogues in English.\n\n/** A message of the page. */\nexport type Key =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`;
}

if (process.argv[1]?.endsWith('keys.mjs')) {
  writeFileSync('src/text/keys.ts', keysFile(english('src')));
}
