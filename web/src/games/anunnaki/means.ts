// What a house has for a price, and where on the worlds an option yields what.

import { thingOf } from '../../table/options';
import type { Scene } from '../../table/scene.svelte';
import type { Spoken } from '../module';
import { costSigns, type Sign, TALLIES } from './icons';
import { ACTIONS, type Cost } from './printed';
import { RESOURCES, type SeatView, type TerritoryView, type Token, type View } from './view';

/** What a house lacks to pay the printed price, as signs; none when it can. */
export function lacking(mine: SeatView, price: Cost, crystals = 0): Sign[] {
  const short: Cost = {};
  let left = 0;
  for (const resource of RESOURCES) {
    const need = price[resource] ?? 0;
    left += Math.max(0, mine[resource] - need);
    short[resource] = Math.max(0, need - mine[resource]);
  }
  short.any = Math.max(0, (price.any ?? 0) - left);
  const gems = crystals - mine.crystals;
  return [...(gems > 0 ? [{ icon: 'an-gem', n: `${gems}`, tint: 'r-crystal' }] : []), ...costSigns(short)];
}

/** The action of the star that an option performs. */
function operation(view: View, option: Spoken): string | undefined {
  const token = tokenOf(view, option);
  return option.kind !== 'upgrade' && token ? ACTIONS.get(token)?.op : undefined;
}

/** The token of the star that an option is about: itself, or where the pawn would stand. */
export function tokenOf(view: View, option: Spoken): Token | null {
  const slot = option.kind === 'pawn' ? thingOf(option, 'slot') : undefined;
  return slot
    ? (view.star.slots.find((one) => one.slot === slot)?.token ?? null)
    : ((thingOf(option, 'token') as Token | undefined) ?? null);
}

/** What the option pointed at yields in which territory; only where the sum is what the option promises. */
export function yields(scene: Scene, view: View): ReadonlyMap<string, Sign> {
  const found = new Map<string, Sign>();
  const { pointed, me } = scene;
  if (!pointed || me === null) return found;
  const gains = pointed.changes.filter(({ seat, key, by }) => seat === me && by > 0 && key.startsWith('resource-'));
  const [gain] = gains;
  const look = gain && TALLIES[gain.key];
  if (!gain || !look || gains.length > 1) return found;
  const sign = (n: number): Sign => ({ icon: look.icon, n: `+${n}`, tint: look.tint ?? '' });
  const lands = pointed.targets.filter(({ kind }) => kind === 'territory');
  const [land] = lands;
  if (land && lands.length === 1) return found.set(land.id, sign(gain.by));
  if (operation(view, pointed) !== 'creation') return found;
  const holy = view.boards
    .flatMap(({ territories }) => territories)
    .filter((one: TerritoryView) => one.shrines > 0 && one.controller === me);
  if (holy.reduce((sum, one) => sum + one.shrines, 0) <= gain.by)
    for (const one of holy) found.set(one.territory, sign(one.shrines));
  return found;
}
