// The view of Anunnaki as it comes from the server (crates/anunnaki/src/view.rs).

export type Resource = 'food' | 'wood' | 'metal' | 'gold';
export type TrackName = 'war' | 'technology' | 'trade' | 'power';
export type HouseName = 'pharaos' | 'norrenis' | 'babylons' | 'hellenis';

export interface TokenView {
  token: string | null;
  face_up: boolean;
  strength: number | null;
  text: string;
}
export interface PiecesView {
  seat: number;
  followers: number;
  minor_gods: number;
  major_gods: number;
  settlements: number;
}
export interface TerritoryView {
  territory: string;
  q: number;
  r: number;
  sources: { resource: Resource | 'any'; exhausted: boolean }[];
  shrines: number;
  capital: boolean;
  atlantis: boolean;
  steps: string[];
  ancient: TokenView | null;
  atlantis_god: boolean;
  contested: boolean;
  controller: number | null;
  pieces: PiecesView[];
}
export interface CornerView {
  corner: string;
  territories: string[];
  culture: TokenView | null;
}
export interface BoardView {
  board: string;
  territories: TerritoryView[];
  corners: CornerView[];
}
export interface SlotView {
  slot: string;
  token: string | null;
  colour: 'blue' | 'red' | null;
}
export interface CellView {
  cell: string;
  crystals: number;
  signs: number[];
}
export interface PactView {
  pact: string;
  house: HouseName | null;
  cost: string;
  middle: string;
  vp: number;
  trade: number;
}
export interface SideView {
  seat: number | null;
  sealed: string[] | null;
  cards: string[];
  void: string[];
  bought_strength: number;
  total: number;
}
export interface FoughtSide {
  seat: number | null;
  cards: string[];
  bought_strength: number;
  total: number;
  followers: number;
  minor_gods: number;
  major_gods: number;
  settlements: number;
}
export interface FoughtView {
  number: number;
  territory: string;
  ancient: string | null;
  attacker: FoughtSide;
  defender: FoughtSide;
  attacker_won: boolean;
}
export interface SeatView {
  seat: number;
  house: HouseName | null;
  vp: number;
  food: number;
  wood: number;
  metal: number;
  gold: number;
  crystals: number;
  reserve: number;
  settlements_left: number;
  pawn: string | null;
  signs: string[];
  signs_left: number;
  upgraded: string[];
  released_regions: string[];
  free_minor_tokens: number;
  free_major_token: boolean;
  major_god: string | null;
  major_summoned: boolean;
  minor_gods: { god: string; summoned: boolean }[];
  dealt_gods: string[] | null;
  discarded_god: string | null;
  weapons: {
    hand_count: number;
    hand: string[] | null;
    certainly_in_hand: string[];
    certainly_in_stack: string[];
    unknown: string[];
  };
  held_pacts: PactView[];
  fulfilled_pacts: string[];
  artifacts: string[];
  pandora_tokens: string[];
  destiny: TrackName | null;
  ancients_defeated: number;
  controlled: string[];
  shrines: number;
}
export interface View {
  round: number;
  round_limit: number;
  phase: 'setup' | 'main' | 'magic' | 'additional' | 'battles' | 'culture' | 'scoring' | 'over';
  active: number;
  first_player: number | null;
  end_triggered: boolean;
  question: string | null;
  star: { slots: SlotView[]; cells: CellView[] };
  boards: BoardView[];
  pacts: { row: (PactView | null)[]; stack: number };
  goals: { track: TrackName; goal: string | null; values: number[] }[];
  tracks: { track: TrackName; multipliers: number[]; markers: number[] }[];
  power_track: { values: number[]; lightning_after: number; vp2_spaces: number[]; markers: number[] };
  artifacts: { stack: number; seen: string[] | null; taken: string[] };
  battle: { territory: string; attacker: SideView; defender: SideView } | null;
  last_battle: FoughtView | null;
  seats: SeatView[];
}

export const asView = (view: unknown) => view as View;
export const RESOURCES: readonly Resource[] = ['food', 'wood', 'metal', 'gold'];
