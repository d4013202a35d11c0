// The view of Altay as it comes from the server (crates/altay/src/view.rs).

export type Terrain = 'farmland' | 'forest' | 'hill' | 'mountain';
export type Resource = 'food' | 'wood' | 'metal' | 'stone' | 'culture';
export type Counts = Record<string, number>;

export interface CardView {
  id: string;
  count: number;
  name: string;
  vp: number;
  cost: Counts;
  effects: unknown[];
}
export interface AchievementView {
  id: string;
  name: string;
  level: number;
  count: number;
  spaces: Counts;
  tokens: Counts;
  text: unknown;
}
export interface TableCard {
  card: CardView;
  kind: string;
  spaces: Counts;
  tokens: Counts;
  fed: boolean;
}
export interface RegionView {
  id: string;
  number: number;
  terrain: Terrain;
  in_play: boolean;
  vp_token: boolean;
  vp_token_reconstructed: boolean;
  token: { id: string; value: number; resource: Resource | null } | null;
  holder: number | null;
  settlements: number;
  used: boolean;
  attacked: boolean;
}
export interface SeatView {
  seat: number;
  faction: string | null;
  hand_count: number;
  hand: CardView[] | null;
  deck_count: number;
  played: Counts;
  discard: Counts;
  archive: CardView | null;
  table: TableCard[];
  stock: number;
  on_map: number;
  captured: number[];
  fresh: Counts;
  consumed: Counts;
  completed: AchievementView[];
  progress: AchievementView | null;
  secret: AchievementView | null;
  secret_dealt: boolean;
  secret_revealed: boolean;
  used: string[];
  coins: number;
  points: Record<string, number>;
  total: number;
}
export interface View {
  players: number;
  trade: boolean;
  round: number;
  final_round: boolean;
  active: number;
  first_player: number;
  prompt: string;
  pool: Counts;
  battle: { from: string; to: string; defender: number | null; attack: number; defence: number } | null;
  regions: RegionView[];
  market: { kind: string; left: number; top: CardView | null; bought: boolean }[];
  levels: { level: number; deck: number; open: AchievementView[] }[];
  seats: SeatView[];
}

export const asView = (view: unknown) => view as View;
export const RESOURCES: readonly Resource[] = ['food', 'wood', 'metal', 'stone', 'culture'];
export const total = (counts: Counts) => Object.values(counts).reduce((sum, n) => sum + n, 0);
