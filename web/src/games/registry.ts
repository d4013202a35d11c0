// Which game is drawn by what; every game without drawings uses the plain table.

import type { GameModule } from './module';

const drawn: Record<string, () => Promise<{ default: GameModule }>> = {
  altay: () => import('./altay/module'),
  'terra-mystica': () => import('./terra-mystica/module'),
};

/** The drawings of a game. */
export async function loadModule(game: string): Promise<GameModule> {
  const load = drawn[game] ?? (() => import('./plain/module'));
  return (await load()).default;
}
