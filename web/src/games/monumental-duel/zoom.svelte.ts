// The card one looks at closely: the last one pointed at or focused.

import type { Scene } from '../../table/scene.svelte';
import { asView, faceOf, type Shelf, type View } from './view';

export interface Look {
  shelf: Shelf;
  id: string;
}

export const zoom = $state<{ at: Look | null; open: boolean }>({ at: null, open: false });

const SHELVES: readonly string[] = ['cards', 'policies', 'cities', 'people', 'civilizations'];

function looked(event: Event): Look | null {
  const thing = event.target instanceof Element ? event.target.closest('[data-face]') : null;
  const [shelf = '', id = ''] = (thing?.getAttribute('data-face') ?? '').split(':');
  return SHELVES.includes(shelf) ? { shelf: shelf as Shelf, id } : null;
}

/** Watches the table; gives back how to stop. A long press or a right click opens the card as a window. */
export function watch(): () => void {
  const look = (event: Event) => {
    zoom.at = looked(event) ?? zoom.at;
  };
  const open = (event: Event) => {
    const at = looked(event);
    if (!at) return;
    event.preventDefault();
    zoom.at = at;
    zoom.open = true;
  };
  document.addEventListener('pointerover', look);
  document.addEventListener('focusin', look);
  document.addEventListener('contextmenu', open);
  return () => {
    document.removeEventListener('pointerover', look);
    document.removeEventListener('focusin', look);
    document.removeEventListener('contextmenu', open);
    zoom.at = null;
    zoom.open = false;
  };
}

/** The face an option speaks of. */
function ofTarget(view: View, kind: string, id: string): Look | null {
  const [owner, place, part] = id.split(':');
  const player = view.players[Number(owner)];
  const found = (shelf: Shelf, at: string | null | undefined) =>
    at && faceOf(view, shelf, at) ? { shelf, id: at } : null;
  switch (kind) {
    case 'row':
      return found('cards', view.row[Number(id)]);
    case 'basic':
    case 'province':
      return found('cards', id);
    case 'policy':
      return found('policies', id);
    case 'free_city':
      return found('cities', id);
    case 'civilization':
      return found('civilizations', id);
    case 'wonder':
      return found('cards', player?.wonder);
    case 'warlord':
      return found('people', player?.warlord);
    case 'scout':
      return found('people', player?.scout);
    case 'active_policy':
      return found('policies', player?.policies.at(-1));
    case 'place':
      return found(
        'cards',
        part === 'knowledge' ? player?.city[Number(place)]?.knowledge : player?.city[Number(place)]?.card,
      );
    default:
      return null;
  }
}

/** What the zoom shows: the card of the option pointed at, else the last one looked at, else the first of the table. */
export function shownIn(scene: Scene): Look | null {
  const view = asView(scene.view);
  const [target] = scene.pointed && scene.pointed.kind !== 'activate' ? scene.pointed.targets : [];
  const pointed = target ? ofTarget(view, target.kind, target.id) : null;
  const last = zoom.at && faceOf(view, zoom.at.shelf, zoom.at.id) ? zoom.at : null;
  const first = view.row.find((card) => card !== null);
  const [civilization] = Object.keys(view.printed.civilizations);
  return (
    pointed ??
    last ??
    (first ? { shelf: 'cards', id: first } : civilization ? { shelf: 'civilizations', id: civilization } : null)
  );
}
