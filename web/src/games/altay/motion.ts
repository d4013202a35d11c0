// What moves on the table of Altay between two positions.

import type { Motion, Move } from '../module';
import { picture } from './icons';
import { asView, RESOURCES, total } from './view';

export const motion: Motion = {
  counts(view, seat): Record<string, number> {
    const { seats, regions, active, pool } = asView(view);
    const mine = seats[seat];
    if (!mine) return {};
    return {
      'tally-points': mine.total,
      'tally-hand': mine.hand_count,
      'tally-stock': mine.stock,
      'tally-regions': regions.filter(({ holder }) => holder === seat).length,
      'tally-captured': mine.captured.reduce((sum, n) => sum + n, 0),
      'tally-conquests': total(mine.fresh) + total(mine.consumed),
      'tally-coins': mine.coins,
      ...(active === seat ? Object.fromEntries(RESOURCES.map((of) => [`tally-${of}`, pool[of] ?? 0])) : {}),
    };
  },
  moves(before, after) {
    const [old, now] = [asView(before), asView(after)];
    const moves: Move[] = [];
    const attacker = now.battle ?? old.battle;
    now.regions.forEach((region, i) => {
      const was = old.regions[i];
      if (!was || was === region || region.holder === null) return;
      const to = `region:${region.id}`;
      const grown = region.settlements - (was.holder === region.holder ? was.settlements : 0);
      if (grown <= 0) return;
      // Settlers of a victory come from where the attack began; others from the stock.
      const from = attacker && attacker.to === region.id ? `region:${attacker.from}` : `seat:${region.holder}`;
      for (let n = 0; n < Math.min(grown, 3); n += 1)
        moves.push({ piece: 'pc-al-{colour}', seat: region.holder, from, to });
    });
    for (const region of old.regions) {
      const is = now.regions.find(({ id }) => id === region.id);
      const taker = is?.holder ?? now.active;
      if (region.token && is && !is.token)
        moves.push({ piece: 'i-al-token', seat: taker, from: `region:${region.id}`, to: `seat:${taker}` });
    }
    now.market.forEach((pile, i) => {
      const was = old.market[i];
      if (was && pile.left < was.left && was.top)
        moves.push({
          piece: `i-${picture(was.top.id)}`,
          seat: now.active,
          from: `pile:${pile.kind}`,
          to: `seat:${now.active}`,
        });
    });
    for (const seat of now.seats) {
      const was = old.seats[seat.seat];
      const work = seat.progress;
      if (work && was?.progress?.id !== work.id)
        moves.push({
          piece: `i-al-${work.id}`,
          seat: seat.seat,
          from: `achievement:${work.id}`,
          to: `seat:${seat.seat}`,
        });
    }
    return moves;
  },
};
