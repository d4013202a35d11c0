//! What the seat owns: its deck, its city and its policies.

use super::{Sight, Sparse, layout};
use monumental_duel::content::Card;
use monumental_duel::ids::{CardId, CardKind, Part};
use monumental_duel::state::{PLACES, Player};

/// The strength of a card in the rough: what it yields, and a little for each ability.
fn strength(card: &Card) -> f32 {
    card.yields.iter().map(|n| f32::from(*n)).sum::<f32>() + f32::from(card.abilities.len)
}

impl Sight<'_> {
    /// Every card of the own deck, wherever it lies.
    fn each_card(player: &Player, mut tell: impl FnMut(CardId, f32)) {
        for place in &player.city {
            for part in Part::ALL {
                if let Some(id) = place.card(part) {
                    tell(id, 1.0);
                }
            }
        }
        player.deck.top.iter().for_each(|id| tell(*id, 1.0));
        for bag in [&player.deck.bag, &player.discard] {
            for (index, n) in bag.kinds() {
                tell(CardId::new(index), f32::from(n));
            }
        }
    }

    /// What a whole activation of the deck yields, per resource.
    pub(super) fn yields(&self, player: &Player) -> [f32; 5] {
        let (mut sums, mut cards) = ([0.0f32; 5], 0.0f32);
        Self::each_card(player, |id, n| {
            let card = self.printed.card(id);
            sums.iter_mut().zip(card.yields).for_each(|(sum, one)| *sum += n * f32::from(one));
            cards += if card.kind == CardKind::Knowledge { 0.0 } else { n };
        });
        sums.map(|sum| sum / cards.max(5.0) * 2.5)
    }

    pub(super) fn cards(&self, out: &mut Sparse) {
        let player = self.player;
        let mut size = 0.0;
        let mut owned = [0.0f32; layout::CARDS];
        Self::each_card(player, |id, n| {
            owned[id.index().min(layout::CARDS - 1)] += n;
            size += n;
        });
        for (at, n) in owned.into_iter().enumerate() {
            out.put(layout::OWNED.at(at), n / 2.0);
            out.put(layout::OWNED_TIME.at(at), n / 2.0 * self.time);
        }
        out.mark(layout::DECK_SIZE.count(size as usize));
        player.deck.top.iter().for_each(|id| out.put(layout::SOON.count(id.index()), self.time.min(1.0)));
        for (at, rate) in self.yields(player).into_iter().enumerate() {
            out.put(layout::YIELD.at(at), rate);
            out.put(layout::YIELD_TIME.at(at), rate * self.time);
        }
        self.city(out);
        for policy in player.policies.iter() {
            out.mark(layout::POLICY.count(policy.index()));
            out.put(layout::POLICY_TIME.count(policy.index()), self.time);
        }
        if let Some(wonder) = player.wonder {
            out.mark(layout::BEGUN.count(wonder.index()));
        }
    }

    /// The nine places: what waits for the activation, what it would bring, and actions not used yet.
    fn city(&self, out: &mut Sparse) {
        let player = self.player;
        let mut ready = [0.0f32; PLACES];
        let mut empty = 0;
        for (at, place) in player.city.iter().enumerate() {
            let active = player.active.contains(at as u8);
            empty += usize::from(place.is_empty());
            for part in Part::ALL {
                let Some(id) = place.card(part) else { continue };
                let card = self.printed.card(id);
                if !active {
                    ready[at] += strength(card);
                    out.put(layout::WAITING.count(id.index()), 0.5);
                } else if !player.passed
                    && let Some(action) = card.action
                    && place.marks[part as usize] & (1 << action) == 0
                {
                    out.mark(layout::UNUSED.count(id.index()));
                }
            }
        }
        out.mark(layout::EMPTY_PLACES.count(empty));
        out.mark(layout::ACTIVE.count(player.active.len()));
        if !player.active.is_empty() || player.passed {
            let stay: f32 = ready.iter().sum();
            out.put(layout::STAY.at(0), stay / 8.0);
            out.put(layout::STAY.at(1), stay / 8.0 * self.time);
            return;
        }
        let mut best = 0.0f32;
        for row in 0..3 {
            for column in 0..3 {
                let line: f32 = (0..3).map(|c| ready[row * 3 + c]).sum();
                let pile: f32 = (0..3).map(|r| ready[r * 3 + column]).sum();
                best = best.max(line + pile - ready[row * 3 + column]);
            }
        }
        out.put(layout::ACTIVATION.at(0), best / 8.0);
        out.put(layout::ACTIVATION.at(1), (ready.iter().sum::<f32>() - best) / 8.0);
    }
}
