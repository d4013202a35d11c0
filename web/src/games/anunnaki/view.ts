// The view of Anunnaki with what is printed on its things, and small readings of it.

import type * as Wire from '../../api/types/anunnaki';
import type { Resource } from '../../api/types/anunnaki';
import {
  ACTIONS,
  ANCIENTS,
  BOARDS,
  CORNERS,
  PACTS,
  POWER_TRACK,
  print,
  SEGMENTS,
  STEPS,
  TERRITORIES,
  TRACKS,
} from './printed';

export type {
  Cell,
  FoughtSideView,
  FoughtView,
  House,
  PiecesView,
  Region,
  Resource,
  SideView,
  Token,
  Track,
} from '../../api/types/anunnaki';
export type TokenView = Wire.TokenView & { strength: number | null };
export type TerritoryView = Omit<Required<Wire.TerritoryView>, 'ancient' | 'controller' | 'exhausted'> & {
  q: number;
  r: number;
  sources: { resource: Wire.SourceType; exhausted: boolean }[];
  shrines: number;
  capital: boolean;
  atlantis: boolean;
  steps: string[];
  ancient: TokenView | null;
  controller: number | null;
};
export type CornerView = Wire.CornerView & { territories: string[] };
export type BoardView = Omit<Wire.BoardView, 'territories' | 'corners'> & {
  territories: TerritoryView[];
  corners: CornerView[];
};
export type SlotView = Wire.SlotView & { colour: Wire.Colour | null };
export interface CellView {
  cell: Wire.Cell;
  crystals: number;
  signs: number[];
}
export interface PactView {
  pact: string;
  house: Wire.House | null;
  vp: number;
  trade: number;
}
export type SeatView = Omit<Wire.SeatView, 'held_pacts'> & { held_pacts: PactView[] };
export type View = Omit<Wire.View, 'slots' | 'boards' | 'pacts' | 'tracks' | 'power_track' | 'seats'> & {
  star: { slots: SlotView[]; cells: CellView[] };
  boards: BoardView[];
  pacts: { row: (PactView | null)[]; stack: number };
  tracks: (Wire.TrackView & { multipliers: number[] })[];
  power_track: Wire.PowerView & { values: number[]; lightning_after: number };
  seats: SeatView[];
};

const pactOf = (pact: string): PactView => {
  const facts = PACTS.get(pact);
  return { pact, house: facts?.house ?? null, vp: facts?.vp ?? 0, trade: facts?.trade ?? 0 };
};
function territoryOf(one: Wire.TerritoryView): TerritoryView {
  const {
    q = 0,
    r = 0,
    shrines = 0,
    capital = false,
    atlantis = false,
    sources = [],
  } = TERRITORIES.get(one.territory) ?? {};
  const strength = ANCIENTS.get(one.ancient?.token ?? '')?.strength ?? null;
  return {
    ...one,
    q,
    r,
    sources: sources.map((resource, i) => ({ resource, exhausted: one.exhausted?.includes(i) ?? false })),
    shrines,
    capital,
    atlantis,
    steps: STEPS[one.territory] ?? [],
    ancient: one.ancient ? { ...one.ancient, strength } : null,
    atlantis_god: one.atlantis_god ?? false,
    contested: one.contested ?? false,
    controller: one.controller ?? null,
    pieces: one.pieces ?? [],
  };
}
const boardOf = (board: Wire.BoardView): BoardView => ({
  ...board,
  territories: board.territories.map(territoryOf),
  corners: board.corners.map((one) => ({ ...one, territories: CORNERS.get(one.corner)?.territories ?? [] })),
});

/** The worlds before anything lies on them, so that houses are chosen with the map in sight. */
function emptyBoards(players: number): Wire.BoardView[] {
  const down = { token: null, face_up: false };
  return [...BOARDS.values()]
    .filter((board) => board.players.includes(players))
    .map(({ id: board }) => ({
      board,
      territories: [...TERRITORIES.values()]
        .filter((one) => one.board === board)
        .map(({ id, ancient }) => ({ territory: id, ...(ancient ? { ancient: down } : {}) })),
      corners: [...CORNERS.values()]
        .filter((one) => one.board === board)
        .map(({ id }) => ({ corner: id, culture: down })),
    }));
}

export const asView = print.join(({ slots, ...view }: Wire.View): View => ({
  ...view,
  star: {
    slots: slots.map((slot) => ({ ...slot, colour: (slot.token && ACTIONS.get(slot.token)?.color) ?? null })),
    cells: SEGMENTS.map(({ id, crystals }) => ({
      cell: id,
      crystals,
      signs: view.seats.filter(({ signs }) => signs.includes(id)).map(({ seat }) => seat),
    })),
  },
  boards: (view.boards.length ? view.boards : emptyBoards(view.seats.length)).map(boardOf),
  pacts: { ...view.pacts, row: view.pacts.row.map((pact) => (pact === null ? null : pactOf(pact))) },
  tracks: view.tracks.map((one) => ({ ...one, multipliers: TRACKS.get(one.track)?.multipliers ?? [] })),
  power_track: {
    ...view.power_track,
    values: POWER_TRACK.values ?? [],
    lightning_after: POWER_TRACK.lightning_after ?? 0,
  },
  seats: view.seats.map((seat) => ({ ...seat, held_pacts: seat.held_pacts.map(pactOf) })),
}));
export const RESOURCES: readonly Resource[] = ['food', 'wood', 'metal', 'gold'];
