// What moves on the table of Monumental Duel between two positions.

import type { Motion, Move } from '../module';
import { kindIcon } from './icons';
import { asView, faceOf, RESOURCES } from './view';

export const motion: Motion = {
  counts(view, seat): Record<string, number> {
    const mine = asView(view).players[seat];
    if (!mine) return {};
    return {
      'tally-points': mine.points,
      ...Object.fromEntries(RESOURCES.map((of) => [`tally-${of}`, mine.resources[of] ?? 0])),
    };
  },
  moves(before, after) {
    const [old, now] = [asView(before), asView(after)];
    const moves: Move[] = [];
    const piece = (id: string) => {
      const face = faceOf(now, 'cards', id);
      return `i-${face ? kindIcon(face) : 'card-back'}`;
    };
    const seat = old.turn;
    const to = `seat:${seat}`;
    if (old.phase === 'actions') {
      old.row.forEach((id, place) => {
        if (id && now.row[place] === null) moves.push({ piece: piece(id), seat, from: `row:${place}`, to });
      });
      for (const [id, n] of Object.entries(old.basics))
        if ((now.basics[id] ?? n) < n) moves.push({ piece: piece(id), seat, from: `basic:${id}`, to });
    }
    now.players.forEach((player, taker) => {
      const was = old.players[taker];
      const other = old.players[1 - taker];
      if (!was || !other) return;
      for (const { card } of player.provinces)
        if (
          !was.provinces.some((land) => land.card === card) &&
          other.provinces.some((land) => land.card === card) &&
          !now.players[1 - taker]?.provinces.some((land) => land.card === card)
        )
          moves.push({ piece: piece(card), seat: taker, from: `province:${card}`, to: `seat:${taker}` });
      for (const { city } of player.free_cities)
        if (!was.free_cities.some((one) => one.city === city))
          moves.push({ piece: 'i-md-free-city', seat: taker, from: `free_city:${city}`, to: `seat:${taker}` });
    });
    if (now.advantage.holder !== null && now.advantage.holder !== old.advantage.holder)
      moves.push({
        piece: 'i-crown',
        seat: now.advantage.holder,
        from: 'advantage:advantage',
        to: `seat:${now.advantage.holder}`,
      });
    return moves;
  },
};
