// Sentences of labels, made from the printed facts and the words of the catalogues.

import type { FluentVariable } from '@fluent/bundle';
import { locale } from '../../text/locale.svelte';
import type { Scene } from '../../table/scene.svelte';
import { inWords } from '../../ui/words';
import { asView } from './view';
import {
  ACTIONS,
  ancientRange,
  ANCIENTS,
  ARTIFACTS,
  type Cost,
  type Effect,
  GOALS,
  MAJORS,
  MINORS,
  NUMBERS,
  PACTS,
  type Reward,
  WEAPONS,
} from './printed';

/** A message of the drawn table; a name that no catalogue knows becomes readable words. */
export function words(key: string, args: Record<string, FluentVariable> = {}): string {
  const full = `anunnaki-${key}`;
  return locale.shell.has(full) ? locale.shell.format(full, args) : inWords(key);
}

// Making a list format is slow and a table has hundreds of labels.
const formats = new Map<string, Intl.ListFormat>();
function list(items: string[], type: 'conjunction' | 'disjunction'): string {
  const key = `${locale.tag} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale.tag, { type, style: 'long' });
  formats.set(key, format);
  return format.format(items);
}

type Term = (key: string) => string;
function planet(board: string, term: Term): string {
  if (board.startsWith('gaia')) return words('gaia');
  return board === 'afterworld' ? words('afterworld') : term(`house-${board}`);
}

/** `gaia4_b3` as “Gaia b3”, `pharaos_f` as “Pharaos f”. */
export function place(scene: Scene, territory: string): string {
  const [board = '', at] = territory.split('_');
  const name = planet(board, (key) => scene.term(key));
  return at ? `${name} ${at}` : name;
}

/** Slots and cells of the star in the texts of the game, in words. */
export function labelled(label: string): string | null {
  if (/^[tv]\d$/.test(label)) return words('slot-name', { n: slotNumber(label) });
  const ends = /^([tv]\d)_([tv]\d)$/.exec(label);
  return ends ? words('cell-name', { from: slotNumber(ends[1] ?? ''), to: slotNumber(ends[2] ?? '') }) : null;
}
/** Tips are 1 to 5 clockwise from above, crossings 6 to 10. */
const slotNumber = (slot: string) => Number(slot.slice(1)) + (slot.startsWith('t') ? 1 : 6);

/** A thing for a sentence; a scene also knows its cases. */
const noun = (scene: { term: Term; word?: (key: string) => FluentVariable }, key: string) =>
  scene.word?.(key) ?? scene.term(key);

export function cost(scene: { term: Term; word?: (key: string) => FluentVariable }, of: Cost): string {
  const parts = Object.entries(of)
    .filter(([, n]) => n > 0)
    .map(([resource, n]) =>
      words('goods', {
        n,
        kind: resource,
        resource: resource === 'any' ? locale.shell.word('anunnaki-any') : noun(scene, `resource-${resource}`),
      }),
    );
  return parts.length ? list(parts, 'conjunction') : words('free');
}

function item(scene: Scene, reward: Reward): string {
  switch (reward.kind) {
    case 'resource':
      return cost(scene, { [reward.resource]: reward.n });
    case 'track':
      return words('steps', { n: reward.n, kind: reward.track, track: scene.term(`track-${reward.track}`) });
    case 'portal':
      return words('gain-portal', { n: reward.figures });
    case 'move':
      return words('gain-move', { n: reward.points });
    case 'choice':
      return list(
        reward.of.map((one) => item(scene, one)),
        'disjunction',
      );
    case 'crystal':
    case 'vp':
    case 'follower':
    case 'weapon':
    case 'pact':
      return words(`gain-${reward.kind}`, { n: reward.n });
    default:
      return words(`gain-${reward.kind}`);
  }
}
export const gains = (scene: Scene, rewards: readonly Reward[]) =>
  list(
    rewards.map((one) => item(scene, one)),
    'conjunction',
  );

/** What a power does, from its operation and numbers. */
function power(scene: Scene, effect: Effect): string {
  const { op, ...numbers } = effect;
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(numbers)) args[name] = typeof value === 'boolean' ? String(value) : value;
  if ('resource' in effect && effect.resource) {
    args.kind = effect.resource;
    args.resource = scene.word(`resource-${effect.resource}`);
  }
  return words(`power-${op}`, args);
}

/** The short text on the stone of a god. */
export function godText(scene: Scene, god: string, summoned: boolean): string {
  const major = MAJORS.get(god);
  if (major) return power(scene, summoned ? major.upgraded : major.base);
  const minor = MINORS.get(god);
  return minor ? power(scene, minor.effect) : '';
}

/** The label of a god: all of it. */
export function godLabel(scene: Scene, god: string): string {
  const major = MAJORS.get(god);
  if (major)
    return [
      words('god-strength', { n: major.strength }),
      words('god-base', { text: power(scene, major.base) }),
      words('god-upgraded', { text: power(scene, major.upgraded) }),
    ].join('\n');
  const minor = MINORS.get(god);
  if (!minor) return '';
  return [
    words(`god-${minor.kind}`, { text: power(scene, minor.effect) }),
    words('god-summon', { n: minor.steps, kind: minor.track, track: scene.term(`track-${minor.track}`) }),
    words('god-strength', { n: minor.strength }),
  ].join('\n');
}

const effectText = (effect: string) => (effect === 'none' ? '' : words(`effect-${effect}`));

export function weaponLabel(scene: Scene, weapon: string): string {
  const facts = WEAPONS.get(weapon);
  if (!facts) return '';
  return [
    words(`weapon-${facts.kind}`),
    words('weapon-numbers', { strength: facts.strength, cost: cost(scene, facts.cost) }),
    effectText(facts.effect),
    words('weapon-won', { war: facts.war, vp: facts.vp }),
  ]
    .filter(Boolean)
    .join('\n');
}

export function pactLabel(scene: Scene, pact: string, house: string | null): string {
  const own = asView(scene.view)?.seats[scene.me ?? -1]?.house;
  const facts = PACTS.get(pact);
  if (!facts) return '';
  return [
    words('pact-cost', { cost: cost(scene, facts.cost) }),
    words('pact-middle', { gain: gains(scene, facts.middle) }),
    words('pact-bottom', { vp: facts.vp, trade: facts.trade }),
    house ? (house === own ? words('pact-home') : words('pact-house', { house: scene.word(`house-${house}`) })) : '',
  ]
    .filter(Boolean)
    .join('\n');
}

export function ancientLabel(scene: Scene, token: string | null): string {
  const facts = token ? ANCIENTS.get(token) : undefined;
  if (!facts) {
    const [least, most] = ancientRange();
    return words('ancient-hidden', { least, most });
  }
  return [
    words('ancient-strength', { n: facts.strength }),
    effectText(facts.effect),
    words('ancient-reward', { gain: gains(scene, facts.reward) }),
  ]
    .filter(Boolean)
    .join('\n');
}

export function artifactLabel(artifact: string): string {
  const params = ARTIFACTS.get(artifact)?.params ?? {};
  const numbers = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]): [string, FluentVariable][] =>
      typeof value === 'number' ? [[name, value]] : Array.isArray(value) ? [[name, value.join(', ')]] : [],
    ),
  );
  return words(`artifact-${artifact}`, numbers);
}

export function goalLabel(goal: string | null): string {
  const facts = goal ? GOALS.get(goal) : undefined;
  return facts
    ? words(`about-${goal}`, {
        n: facts.divisor,
        cap: facts.cap,
        first: NUMBERS.rank_first_vp ?? 0,
        second: NUMBERS.rank_second_vp ?? 0,
      })
    : '';
}

const numbers = (token: string, up: boolean) => {
  const facts = ACTIONS.get(token);
  return facts ? (up ? facts.upgraded : facts.base) : {};
};

/** The number printed on an action token. */
export function actionNumber(token: string, up: boolean): string {
  const { figures, points, pacts, territories, extra_followers, extra_steps, type } = numbers(token, up);
  const whole = figures ?? points ?? pacts ?? territories;
  if (whole !== undefined) return `${whole}`;
  const more = extra_followers ?? extra_steps;
  if (typeof more === 'number' && more > 0) return `+${more}`;
  return type === 'any_one' ? '*' : '';
}

/** What an action token does, on both sides. */
export function actionLabel(token: string, up: boolean): string {
  const op = ACTIONS.get(token)?.op ?? token;
  const side = (of: boolean) => words(`act-${op}`, numbers(token, of));
  return up
    ? [side(true), words('act-upgraded')].join('\n')
    : [side(false), words('act-other', { text: side(true) })].join('\n');
}
