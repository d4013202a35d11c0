// A battle as the scene shows it: under way with sealed choices, or over.

import { rewardSigns, type Sign } from './icons';
import { ANCIENTS, NUMBERS, type Reward, WEAPONS } from './printed';
import type { FoughtSideView, FoughtView, PiecesView, SideView, View } from './view';

export interface Fighter {
  /** Nobody's: an ancient civilization. */
  seat: number | null;
  /** Cards that lie open. */
  cards: string[];
  /** Cards without effect. */
  off: string[];
  /** Chosen and not yet shown: the own card, or a back. */
  sealed: string[] | 'back' | 'choosing' | null;
  bought: number;
  total: number | null;
  pieces: Omit<PiecesView, 'seat'>;
}
export interface Fight {
  territory: string;
  /** Which battle of the game, when it is over. */
  number: number | null;
  ancient: { strength: number | null; effect: string; god: boolean; reward: Reward[] } | null;
  attacker: Fighter;
  defender: Fighter;
  /** Which side won; `null` while it is fought. */
  won: 'attacker' | 'defender' | null;
}

const NOTHING = { followers: 0, minor_gods: 0, major_gods: 0, settlements: 0 };

/** Questions of a battle that is not decided yet. */
const UNDECIDED = [
  'ask-anubis',
  'ask-commit',
  'ask-commit-second',
  'ask-keep',
  'ask-replacement',
  'ask-second-card',
  'ask-cart',
];

/**
 * Is the battle under way decided already? The loser's figures have left by then, so its sums are wrong; those of the
 * result were taken before.
 */
function isDecided({ battle, last_battle: last, question }: View): boolean {
  if (!battle || !last || UNDECIDED.includes(question ?? '')) return false;
  const same = (now: SideView, then: FoughtSideView) =>
    now.seat === then.seat &&
    now.cards.length === then.cards.length &&
    now.cards.every((card) => then.cards.includes(card));
  return (
    battle.territory === last.territory && same(battle.attacker, last.attacker) && same(battle.defender, last.defender)
  );
}

/** The battle on the table: under way, or decided and not yet tidied up. */
export function fightOf(view: View, awaited: readonly number[]): Fight | null {
  return view.last_battle && isDecided(view) ? decided(view, view.last_battle) : underWay(view, awaited);
}

/** The stages of a battle, and how many of them are over. */
export const STAGES = ['choose', 'reveal', 'effects', 'result'] as const;
export function stageOf(fight: Fight, question: string | null): number {
  if (fight.won !== null) return STAGES.length - 1;
  if (fight.attacker.cards.length === 0) return 0;
  return question === 'ask-keep' ? 1 : 2;
}

/** The battle under way. */
function underWay(view: View, awaited: readonly number[]): Fight | null {
  const { battle } = view;
  if (!battle) return null;
  const land = view.boards
    .flatMap(({ territories }) => territories)
    .find(({ territory }) => territory === battle.territory);
  const side = ({ seat, sealed, cards, void: off, bought_strength, total }: SideView): Fighter => {
    const open = cards.length > 0 || seat === null;
    // Before the choice nobody has sealed anything; during it those still asked have not.
    const choosing =
      seat !== null && (view.question === 'ask-anubis' || (view.question === 'ask-commit' && awaited.includes(seat)));
    return {
      seat,
      cards,
      off,
      sealed: open ? null : sealed?.length ? sealed : choosing ? 'choosing' : 'back',
      bought: bought_strength,
      total: seat === null && !land?.ancient?.face_up ? null : total,
      pieces: land?.pieces.find((one) => one.seat === seat) ?? NOTHING,
    };
  };
  const token = land?.ancient?.token ? ANCIENTS.get(land.ancient.token) : undefined;
  return {
    territory: battle.territory,
    number: null,
    ancient:
      battle.defender.seat === null
        ? {
            strength: token?.strength ?? null,
            effect: token?.effect ?? 'none',
            god: land?.atlantis_god ?? false,
            reward: token?.reward ?? [],
          }
        : null,
    attacker: side(battle.attacker),
    defender: side(battle.defender),
    won: null,
  };
}

/** The battle that was decided last. */
export function decided(view: View, last: FoughtView): Fight {
  // Whoever gives up before the token is turned never learns its strength.
  const side = ({ seat, cards, bought_strength, total, ...pieces }: FoughtSideView): Fighter => ({
    seat,
    cards,
    off: [],
    sealed: null,
    bought: bought_strength,
    total: seat === null && last.ancient === null ? null : total,
    pieces,
  });
  const token = last.ancient ? ANCIENTS.get(last.ancient) : undefined;
  const land = view.boards
    .flatMap(({ territories }) => territories)
    .find(({ territory }) => territory === last.territory);
  return {
    territory: last.territory,
    number: last.number,
    ancient:
      last.defender.seat === null
        ? {
            strength: token?.strength ?? null,
            effect: token?.effect ?? 'none',
            god: land?.atlantis ?? false,
            reward: token?.reward ?? [],
          }
        : null,
    attacker: side(last.attacker),
    defender: side(last.defender),
    won: last.attacker_won ? 'attacker' : 'defender',
  };
}

/** What of a total is not printed on cards or paid: figures, settlements and the powers of gods. */
export function bodies({ total, cards, bought }: Fighter): number | null {
  return total === null
    ? null
    : total - bought - cards.reduce((sum, card) => sum + (WEAPONS.get(card)?.strength ?? 0), 0);
}

export const atlantisGod = () => NUMBERS.atlantis_god_strength ?? 0;

/** What the winner takes by the cards and the token that were fought with. */
export function spoils(fight: Fight): Sign[] {
  if (fight.won === null) return [];
  const { cards, off } = fight[fight.won];
  const facts = cards.filter((card) => !off.includes(card)).map((card) => WEAPONS.get(card));
  const [war, vp] = [
    facts.reduce((sum, one) => sum + (one?.war ?? 0), 0),
    facts.reduce((sum, one) => sum + (one?.vp ?? 0), 0),
  ];
  return [
    ...(war ? [{ icon: 'sword', n: `+${war}` }] : []),
    ...(vp ? [{ icon: 'vp', n: `+${vp}` }] : []),
    ...(fight.won === 'attacker' && fight.ancient ? rewardSigns(fight.ancient.reward) : []),
  ];
}
