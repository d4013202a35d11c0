// What a thing is called and what it says, from the catalogue or from what is printed.

import type { Scene } from '../../table/scene.svelte';
import { inWords } from '../../ui/words';

const singular = (field: string) => field.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** The name of a thing with this id, found under a field of the view. */
export function nameOf(scene: Scene, id: string, field: string): string {
  const dashed = id.replaceAll('_', '-');
  const kind = scene.pieces.get(id)?.kind;
  const kinds = [singular(field), field, kind, 'card', 'name'].filter((one) => one !== undefined);
  for (const one of kinds) {
    const found = scene.known(`${one}-${id}`) ?? scene.known(`${one}-${dashed}`);
    if (found) return found;
  }
  return scene.known(id) ?? scene.known(dashed) ?? (/^[a-z][a-z0-9_]+$/.test(id) ? inWords(id) : id);
}

/** What is printed on it. */
export function sentenceOf(scene: Scene, id: string): string {
  const item = scene.pieces.get(id);
  if (!item) return '';
  if (item.sentence) return item.sentence;
  return item.values
    .filter((value) => value.value && value.field !== 'source')
    .slice(0, 8)
    .map((value) => `${inWords(value.field)}: ${value.value}`)
    .join('\n');
}

/** The kind under which an open option speaks of this id, or of its place in a list. */
export function targetOf(scene: Scene, ids: readonly string[]): { kind: string; id: string } | null {
  for (const option of scene.options)
    for (const target of option.targets)
      if (ids.includes(target.id) || ids.includes(`${target.kind}:${target.id}`)) return target;
  return null;
}
