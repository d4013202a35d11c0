// Writes src/text/keys.ts: the keys of the page's catalogue as a type. `--check` only compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/text/', import.meta.url));

/** The text that keys.ts should have. */
export function keysFile(fluent) {
  const keys = [...fluent.matchAll(/^([a-z][a-z0-9_-]*) *=/gim)].map((match) => match[1]);
  return `// Written by \`npm run keys\` from en.ftl.\n\n/** A message of the page. */\nexport type Key =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(`${folder}keys.ts`, keysFile(readFileSync(`${folder}en.ftl`, 'utf8')));
}
