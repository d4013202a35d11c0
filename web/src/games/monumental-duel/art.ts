// Which vignette stands on which card; what has none of its own takes the one of its kind.

import vignettes from './vignettes.svg?raw';

const DRAWN = new Set([...vignettes.matchAll(/<symbol id="md-art-([a-z_]+)"/g)].map((found) => found[1]));
const OF_KIND: Record<string, string> = {
  building: 'forum',
  basic_building: 'workshop',
  basic: 'workshop',
  knowledge: 'library',
  wonder: 'great_library',
  province: 'nile_delta',
  policy: 'codex',
  free_city: 'kilwa',
  warlord: 'sundiata_keita',
  scout: 'scout',
  civilization: 'forum',
};

/** Civilizations are told by a building of theirs. */
const OF_CIVILIZATION: Record<string, string> = { aztecs: 'chinampas', malians: 'taghaza_saltworks', japanese: 'dojo' };

/** The id of the vignette of a card. */
export function drawnArt(id: string, kind: string): string {
  const known = kind === 'civilization' ? (OF_CIVILIZATION[id] ?? id) : id;
  return DRAWN.has(known) ? known : (OF_KIND[kind] ?? 'forum');
}
