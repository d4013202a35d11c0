// Writes src/text/keys.ts: the keys of the page's catalogue as a type.

import { readFileSync, writeFileSync } from 'node:fs';

/** The text that keys.ts should have. */
export function keysFile(fluent) {
  const keys = [...fluent.matchAll(/^([a-z][a-z0-9_-]*) *=/gim)].map((match) => match[1]);
  return `// Written by \`npm run keys\` from en.ftl.\n\n/** A message of the page. */\nexport type Key =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`;
}

if (process.argv[1]?.endsWith('keys.mjs')) {
  writeFileSync('src/text/keys.ts', keysFile(readFileSync('src/text/en.ftl', 'utf8')));
}
