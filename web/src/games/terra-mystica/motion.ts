// What moves on the table of Terra Mystica between two positions.

import type { Motion, Move } from '../module';
import { structureIcon } from './icons';
import { asView, CULTS } from './view';

export const motion: Motion = {
  counts(view, seat): Record<string, number> {
    const mine = asView(view).seats[seat];
    if (!mine) return {};
    return {
      'tally-vp': mine.vp,
      'tally-coins': mine.coins,
      'tally-workers': mine.workers,
      'tally-priests': mine.priests,
      // The sum tells a gain of power, wherever in the bowls it lies: each token moves one bowl further.
      'tally-power': mine.bowls[1] + 2 * mine.bowls[2],
      'tally-shipping': mine.shipping,
      'tally-keys': mine.keys,
    };
  },
  moves(before, after) {
    const [old, now] = [asView(before), asView(after)];
    const moves: Move[] = [];
    const hexes = new Map(old.hexes.map((hex) => [hex.id, hex]));
    for (const hex of now.hexes) {
      const was = hexes.get(hex.id);
      if (!was || was === hex) continue;
      const to = `hex:${hex.id}`;
      const active = now.seats.find((seat) => seat.colour === hex.terrain)?.seat ?? null;
      if (hex.terrain !== was.terrain)
        moves.push({ piece: 'i-spade', seat: active, from: active === null ? to : `seat:${active}`, to });
      if (hex.structure && hex.structure !== was.structure && hex.owner !== null)
        moves.push({ piece: `pc-${structureIcon(hex.structure)}`, seat: hex.owner, from: `seat:${hex.owner}`, to });
    }
    for (const bridge of now.bridges)
      if (bridge.owner !== null && !old.bridges.some(({ id, owner }) => id === bridge.id && owner !== null))
        moves.push({ piece: 'i-bridge', seat: bridge.owner, from: `seat:${bridge.owner}`, to: `hex:${bridge.to}` });
    for (const cult of CULTS) {
      const [was, is] = [old, now].map((view) => view.cults.find(({ id }) => id === cult));
      if (!was || !is) continue;
      is.orders.forEach((seat, i) => {
        if (seat !== null && was.orders[i] === null)
          moves.push({ piece: 'i-priest', seat, from: `seat:${seat}`, to: `cult:${cult}` });
      });
      is.positions.forEach((at, seat) => {
        if (at > (was.positions[seat] ?? 0)) {
          const piece = `i-${cult}`;
          moves.push({ piece, seat, from: `seat:${seat}`, to: `cult:${cult}` });
        }
      });
    }
    for (const seat of now.seats) {
      const was = old.seats[seat.seat];
      if (!was) continue;
      const to = `seat:${seat.seat}`;
      for (const id of seat.favors)
        if (!was.favors.includes(id)) moves.push({ piece: 'i-favor', seat: seat.seat, from: `favor:${id}`, to });
      const town = seat.towns.at(-1);
      if (town && seat.towns.length > was.towns.length)
        moves.push({ piece: 'i-key', seat: seat.seat, from: `town:${town}`, to });
      if (seat.bonus && seat.bonus !== was.bonus)
        moves.push({ piece: 'i-scroll', seat: seat.seat, from: `bonus:${seat.bonus}`, to });
    }
    return moves;
  },
};
