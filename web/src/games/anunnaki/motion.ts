// What moves on the table of Anunnaki between two positions.

import type { Motion, Move } from '../module';
import { TRACK_ICON } from './icons';
import { asView, RESOURCES, type PiecesView, type View } from './view';

const KINDS = [
  { field: 'settlements', piece: 'an-settlement' },
  { field: 'major_gods', piece: 'an-major' },
  { field: 'minor_gods', piece: 'an-god' },
  { field: 'followers', piece: 'an-follower' },
] as const;
type Field = (typeof KINDS)[number]['field'];

/** How many figures of a kind a seat has in each territory. */
function stands(view: View, seat: number, field: Field): Map<string, number> {
  const of = (pieces: readonly PiecesView[]) => pieces.find((one) => one.seat === seat)?.[field] ?? 0;
  return new Map(
    view.boards.flatMap(({ territories }) => territories.map((one) => [one.territory, of(one.pieces)] as const)),
  );
}

export const motion: Motion = {
  counts(view, seat): Record<string, number> {
    const mine = asView(view).seats[seat];
    if (!mine) return {};
    return {
      'tally-vp': mine.vp,
      ...Object.fromEntries(RESOURCES.map((of) => [`resource-${of}`, mine[of]])),
      'tally-crystals': mine.crystals,
      'tally-reserve': mine.reserve,
      'tally-weapons': mine.weapons.hand_count,
      'tally-pacts': mine.held_pacts.length,
    };
  },
  moves(before, after) {
    const [old, now] = [asView(before), asView(after)];
    const moves: Move[] = [];
    for (const { seat } of now.seats)
      for (const { field, piece } of KINDS) {
        const was = stands(old, seat, field);
        const is = stands(now, seat, field);
        const gone = [...was].flatMap(([at, n]) => Array.from({ length: n - (is.get(at) ?? 0) }, () => at));
        const come = [...is].flatMap(([at, n]) => Array.from({ length: n - (was.get(at) ?? 0) }, () => at));
        // Who leaves a territory arrives in another; the rest comes from the mat or goes back to it.
        come.forEach((at, i) => {
          const from = gone[i] === undefined ? `seat:${seat}` : `territory:${gone[i]}`;
          moves.push({ piece, seat, from, to: `territory:${at}` });
        });
        for (const at of gone.slice(come.length))
          moves.push({ piece, seat, from: `territory:${at}`, to: `seat:${seat}` });
      }
    for (const seat of now.seats) {
      const was = old.seats[seat.seat];
      const pact = seat.held_pacts.find(({ pact }) => !was?.held_pacts.some((one) => one.pact === pact));
      const slot = old.pacts.row.findIndex((one) => one !== null && one.pact === pact?.pact);
      if (slot >= 0)
        moves.push({ piece: 'i-an-pact', seat: seat.seat, from: `pact_slot:${slot}`, to: `seat:${seat.seat}` });
      if (was?.pawn && seat.pawn && was.pawn !== seat.pawn)
        moves.push({ piece: 'i-star8', seat: seat.seat, from: `slot:${was.pawn}`, to: `slot:${seat.pawn}` });
    }
    for (const track of now.tracks) {
      const was = old.tracks.find((one) => one.track === track.track);
      track.markers.forEach((at, seat) => {
        if (was && at > (was.markers[seat] ?? at))
          moves.push({ piece: `i-${TRACK_ICON[track.track]}`, seat, from: `seat:${seat}`, to: `track:${track.track}` });
      });
    }
    return moves;
  },
};
