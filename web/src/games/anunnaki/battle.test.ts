import { expect, it } from 'vitest';
import { decided, fightOf } from './battle';
import type { FoughtSideView, FoughtView, View } from './view';

const side = (seat: number | null, total: number): FoughtSideView => ({
  seat,
  cards: [],
  bought_strength: 0,
  total,
  followers: 1,
  minor_gods: 0,
  major_gods: 0,
  settlements: 0,
});
const view = { boards: [] } as unknown as View;

it('an ancient token that was never turned keeps its strength', () => {
  const last: FoughtView = {
    number: 1,
    territory: 'gaia_a',
    ancient: null,
    attacker: side(0, 1),
    defender: side(null, 0),
    attacker_won: false,
  };
  expect(decided(view, last)).toMatchObject({ won: 'defender', attacker: { total: 1 }, defender: { total: null } });
  expect(
    decided(view, { ...last, ancient: 'some_token', attacker_won: true, defender: side(null, 3) }).defender.total,
  ).toBe(3);
  expect(decided(view, { ...last, defender: side(1, 0) }).defender.total).toBe(0);
});

it('a battle that is decided shows the sums of its decision, not of what is left afterwards', () => {
  const fighting = (seat: number, total: number, card: string) => ({
    seat,
    sealed: null,
    cards: [card],
    void: [],
    bought_strength: 0,
    total,
  });
  const now = {
    boards: [],
    question: 'ask-steal',
    battle: { territory: 'gaia4_b4', attacker: fighting(0, 5, 'short_bow'), defender: fighting(1, 1, 'slingshot') },
    last_battle: {
      number: 2,
      territory: 'gaia4_b4',
      ancient: null,
      attacker: { ...side(0, 5), cards: ['short_bow'] },
      defender: { ...side(1, 2), cards: ['slingshot'] },
      attacker_won: true,
    },
  } as unknown as View;
  expect(fightOf(now, [1])).toMatchObject({ won: 'attacker', defender: { total: 2, pieces: { followers: 1 } } });
  // The same two at the same place, before this battle is decided.
  expect(fightOf({ ...now, question: 'ask-cart' }, [1])).toMatchObject({ won: null, defender: { total: 1 } });
});
