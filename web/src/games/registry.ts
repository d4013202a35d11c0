// Which game is drawn by what: the module in the folder of its name. Every game without drawings uses the plain table.

import type { GameModule } from './module';

const drawn = import.meta.glob<{ default: GameModule }>('./*/module.ts');

/** The drawings of a game; an address with `?table=plain` asks for the plain table. */
export async function loadModule(game: string): Promise<GameModule> {
  const plain = () => import('./plain/module');
  const own = drawn[`./${game}/module.ts`];
  const load = new URLSearchParams(location.search).get('table') === 'plain' ? plain : (own ?? plain);
  return (await load()).default;
}
