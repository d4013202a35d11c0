// A Vite plugin: `import facts from '….toml?printed=faction,bonus_tile'` gives the named tables of a content file.
// Boards print numbers; drawing them from the file the rules are read from keeps one truth.

import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

/** The plugin. */
export function printed() {
  return {
    name: 'printed',
    load(id) {
      const [file, query] = id.split('?');
      if (!file?.endsWith('.toml') || !query?.startsWith('printed')) return null;
      this.addWatchFile(file);
      const wanted = new URLSearchParams(query).get('printed')?.split(',') ?? [];
      const all = parse(readFileSync(file, 'utf8'));
      return `export default ${JSON.stringify(Object.fromEntries(wanted.map((table) => [table, all[table] ?? []])))}`;
    },
  };
}
