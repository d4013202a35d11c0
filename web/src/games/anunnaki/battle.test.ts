import { expect, it } from 'vitest';
import { decided } from './battle';
import type { FoughtSide, FoughtView, View } from './view';

const side = (seat: number | null, total: number): FoughtSide => ({
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
