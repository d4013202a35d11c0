// How strong an attack can become: settlements, technologies and every attack card at hand.

import type { Arg, OptionLine, Text } from '../../api/types';
import { thingOf } from '../../table/options';
import type { Scene } from '../../table/scene.svelte';
import { t } from '../../text/locale.svelte';
import type { RegionView, View } from './view';

/** The number in a message of this key, wherever it stands in a longer one. */
function numberIn(text: Text, key: string): number {
  const n = text.args['n'];
  if (text.key === key) return n && 'number' in n ? n.number : 0;
  const inside = (arg: Arg) => ('terms' in arg ? arg.terms.reduce((sum, one) => sum + numberIn(one, key), 0) : 0);
  return Object.values(text.args).reduce((sum, arg) => sum + inside(arg), 0);
}

/** The most that a seat brings to an attack out of a region: it sees its own cards alone. */
export function reach(view: View, seat: number, from: RegionView): number {
  const mine = view.seats[seat];
  const cards = [...(mine?.hand ?? []), ...(mine?.archive ? [mine.archive] : [])];
  const symbols = cards.reduce(
    (sum, { effects, count }) => sum + count * effects.reduce((n, text) => n + numberIn(text, 'effect-attack'), 0),
    0,
  );
  const bonus = (mine?.completed ?? []).reduce((sum, { text }) => sum + numberIn(text, 'tech-attack-bonus'), 0);
  return from.settlements + symbols + bonus;
}

/** An attack in words: from where, how strong, against what, for what. */
export function attackWords(scene: Scene, view: View, option: OptionLine): string | null {
  if (option.kind !== 'attack' || scene.me === null) return null;
  const find = (role: string) => view.regions.find(({ id }) => id === thingOf(option, 'region', role));
  const [from, to] = [find('from'), find('to')];
  if (!from || !to) return null;
  const strength = reach(view, scene.me, from);
  const name = scene.term(`region-${from.id}`);
  return to.token
    ? t('altay-attack-token', { from: name, strength, defence: to.token.value })
    : t('altay-attack-seat', { from: name, strength, defence: to.settlements });
}
