// Which game is drawn by what; every game without drawings uses the plain table.

import type { GameModule } from './module';

const drawn: Record<string, () => Promise<{ default: GameModule }>> = {
  altay: () => import('./altay/module'),
  'monumental-duel': () => import('./monumental-duel/module'),
  anunnaki: () => import('./anunnaki/module'),
  'terra-mystica': () => import('./terra-mystica/module'),
};

/** The drawings of a game; an address with `?table=plain` asks for the plain table. */
export async function loadModule(game: string): Promise<GameModule> {
  const plain = () => import('./plain/module');
  const load = new URLSearchParams(location.search).get('table') === 'plain' ? plain : (drawn[game] ?? plain);
  return (await load()).default;
}
