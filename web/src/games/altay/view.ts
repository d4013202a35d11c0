// The view of Altay with what is printed on its things, and small readings of it.

import type * as Wire from '../../api/types/altay';
import type { AchievementFace, CardFace, Resource, TokenFace } from '../../api/types/altay';
import { print } from './printed';

export type { Resource, Terrain } from '../../api/types/altay';
export type Counts = Partial<Record<string, number>>;
export type CardView = CardFace & Wire.CardView;
export type AchievementView = AchievementFace & { id: Wire.Achievement; count: number; tokens: Counts };
export type TableView = Omit<Wire.TableView, 'card'> & { card: CardView; kind: Wire.Kind; spaces: Counts };
export type RegionView = Omit<Wire.RegionView, 'token'> & {
  number: number;
  terrain: Wire.Terrain;
  in_play: boolean;
  vp_token: boolean;
  vp_token_reconstructed: boolean;
  token: (TokenFace & { id: Wire.Token }) | null;
};
export type SeatView = Omit<
  Wire.SeatView,
  'hand' | 'archive' | 'table' | 'completed' | 'progress' | 'secret' | 'points'
> & {
  hand: CardView[] | null;
  archive: CardView | null;
  table: TableView[];
  completed: AchievementView[];
  progress: AchievementView | null;
  secret: AchievementView | null;
  points: Wire.Points & Counts;
};
export type View = Omit<Wire.View, 'regions' | 'market' | 'levels' | 'seats'> & {
  regions: RegionView[];
  market: (Omit<Wire.PileView, 'top'> & { top: CardView | null })[];
  levels: (Omit<Wire.LevelView, 'open'> & { open: AchievementView[] })[];
  seats: SeatView[];
};

/** A face that the content of the table must have: views name nothing else. */
function found<A>(faces: Partial<Record<string, A>>, id: string): A {
  const face = faces[id];
  if (!face) throw new Error(`nothing is printed for ${id}`);
  return face;
}
const card = (id: Wire.Card, count = 1): CardView => ({ ...found(print.now.cards, id), id, count });
const work = (id: Wire.Achievement, count = 1, tokens: Counts = {}): AchievementView => ({
  ...found(print.now.achievements, id),
  id,
  count,
  tokens,
});
const regionOf =
  (layout: string) =>
  (region: Wire.RegionView): RegionView => {
    const { regions, layouts, tokens } = print.now;
    const number = regions.findIndex(({ id }) => id === region.id);
    const map = layouts[layout];
    const vp_token = map?.vp_tokens.includes(region.id) ?? false;
    return {
      ...region,
      number,
      terrain: regions[number]?.terrain ?? 'farmland',
      in_play: map !== undefined && region.id in map.near,
      vp_token,
      vp_token_reconstructed: vp_token && map?.vp_tokens_reconstructed === true,
      token: region.token && { ...found(tokens, region.token), id: region.token },
    };
  };
const seatOf = (seat: Wire.SeatView): SeatView => ({
  ...seat,
  hand: seat.hand?.map(({ id, count }) => card(id, count)) ?? null,
  archive: seat.archive && card(seat.archive),
  table: seat.table.map((one) => {
    const face = card(one.card);
    return { ...one, card: face, kind: face.kind, spaces: face.spaces };
  }),
  completed: seat.completed.map((id) => work(id)),
  progress: seat.progress && work(seat.progress.id, 1, seat.progress.tokens),
  secret: seat.secret && work(seat.secret),
});

export const asView = print.join((view: Wire.View): View => ({
  ...view,
  regions: view.regions.map(regionOf(view.layout)),
  market: view.market.map((pile) => ({ ...pile, top: pile.top && card(pile.top) })),
  levels: view.levels.map((level) => ({ ...level, open: level.open.map(({ id, count }) => work(id, count)) })),
  seats: view.seats.map(seatOf),
}));
export const RESOURCES: readonly Resource[] = ['food', 'wood', 'metal', 'stone', 'culture'];
export const total = (counts: Counts) => Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
