import { describe, expect, it } from 'vitest';
import { motion as altay } from '../games/altay/motion';
import { take as takeAltay } from '../games/altay/printed';
import { motion as anunnaki } from '../games/anunnaki/motion';
import { motion as duel } from '../games/monumental-duel/motion';
import { take as takeDuel } from '../games/monumental-duel/printed';
import { motion as terraMystica } from '../games/terra-mystica/motion';
import { flightOf } from './flight';

describe('what flies in Terra Mystica', () => {
  const seat = (more: object) => ({
    seat: 1,
    colour: 'lakes',
    vp: 27,
    coins: 15,
    workers: 12,
    priests: 0,
    bowls: [4, 4, 0],
    shipping: 0,
    keys: 0,
    favors: [],
    towns: [],
    bonus: null,
    ...more,
  });
  const view = (structure: string, more: object = {}, fire = 0) => ({
    hexes: [{ id: 'E6', terrain: 'lakes', structure, owner: 1 }],
    links: [],
    power_actions: [],
    bridges: [],
    cults: [{ id: 'fire', positions: [0, fire], orders: [null, null, null, null] }],
    seats: [undefined, seat(more)].map((one, i) => one ?? seat({ seat: i, colour: 'desert' })),
  });

  it('is the new structure, what it costs, and the points of the tile', () => {
    const after = view('trading_post', { workers: 9, coins: 7, vp: 30 });
    const flight = flightOf(terraMystica, view('dwelling'), after, [0, 1], ['hex:E6']);
    expect(flight?.moves).toEqual([{ piece: 'pc-trading-post', seat: 1, from: 'seat:1', to: 'hex:E6' }]);
    expect(flight?.changes, 'costs first').toEqual([
      { seat: 1, key: 'tally-coins', by: -8 },
      { seat: 1, key: 'tally-workers', by: -3 },
      { seat: 1, key: 'tally-vp', by: 3 },
    ]);
    expect(flight?.at).toBe('hex:E6');
  });

  it('is a marker that climbs a cult', () => {
    const flight = flightOf(terraMystica, view('dwelling'), view('dwelling', {}, 2), [0, 1], []);
    expect(flight?.moves.map(({ from, to }) => [from, to])).toEqual([['seat:1', 'cult:fire']]);
    expect(flight?.at, 'the mat is no place of the board').toBe('cult:fire');
  });

  it('is nothing when nothing changes', () => {
    expect(flightOf(terraMystica, view('dwelling'), view('dwelling'), [0, 1], [])).toBeNull();
  });
});

describe('what flies in Altay', () => {
  takeAltay({ cards: { farmer_vp0: {} }, achievements: {}, tokens: {}, regions: [], layouts: {} });
  const view = (holder: number | null, settlements: number, left = 5, battle: object | null = null) => ({
    active: 1,
    pool: {},
    battle,
    regions: [
      { id: 'forest_top', holder, settlements, token: null },
      { id: 'hill_left', holder: 1, settlements: 2, token: null },
    ],
    market: [{ kind: 'farmer', left, top: 'farmer_vp0' }],
    levels: [],
    seats: [],
  });
  it('are settlers from the stock, and those of a victory from where the attack began', () => {
    expect(altay.moves(view(null, 0), view(1, 1)).map(({ from, to }) => [from, to])).toEqual([
      ['seat:1', 'region:forest_top'],
    ]);
    const battle = { from: 'hill_left', to: 'forest_top' };
    expect(altay.moves(view(0, 1, 5, battle), view(1, 1, 5, null)).map(({ from, to }) => [from, to])).toEqual([
      ['region:hill_left', 'region:forest_top'],
    ]);
  });
  it('is a card that is bought', () => {
    expect(altay.moves(view(null, 0), view(null, 0, 4)).map(({ from, to }) => [from, to])).toEqual([
      ['pile:farmer', 'seat:1'],
    ]);
  });
});

describe('what flies in Anunnaki', () => {
  const view = (here: number, there: number) => ({
    slots: [],
    boards: [
      {
        corners: [],
        territories: [
          { territory: 'gaia4_a1', pieces: [{ seat: 1, followers: here }] },
          { territory: 'gaia4_a2', pieces: [{ seat: 1, followers: there }] },
        ],
      },
    ],
    seats: [{ seat: 1, held_pacts: [], signs: [], pawn: null }],
    pacts: { row: [] },
    tracks: [],
  });
  it('are figures from territory to territory, from the mat, and back to it', () => {
    const ends = (before: object, after: object) =>
      anunnaki.moves(before, after).map(({ from, to }) => [from, to].join(' '));
    expect(ends(view(2, 0), view(1, 1))).toEqual(['territory:gaia4_a1 territory:gaia4_a2']);
    expect(ends(view(1, 0), view(1, 1))).toEqual(['seat:1 territory:gaia4_a2']);
    expect(ends(view(1, 1), view(1, 0))).toEqual(['territory:gaia4_a2 seat:1']);
  });
});

describe('what flies in Monumental Duel', () => {
  takeDuel({ cards: {} });
  const player = { provinces: [], free_cities: [], resources: {}, points: 0 };
  const view = (row: (string | null)[], barricades: number) => ({
    phase: 'actions',
    turn: 1,
    row,
    basics: { barricade: barricades },
    advantage: { holder: null },
    players: [player, player],
  });
  it('are cards of the row and of the piles', () => {
    const ends = (before: object, after: object) => duel.moves(before, after).map(({ from, to }) => `${from} ${to}`);
    expect(ends(view(['mine', 'fort'], 3), view(['mine', null], 3))).toEqual(['row:1 seat:1']);
    expect(ends(view(['mine'], 3), view(['mine'], 2))).toEqual(['basic:barricade seat:1']);
  });
});
