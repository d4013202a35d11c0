//! Monumental Duel: expected final points of both players.

mod features;
mod remark;
pub mod weights;

use crate::evaluate::{Estimate, Evaluate};
use crate::net::{Inputs, layout};
use game_core::{Game, Seat, Text};
use monumental_duel::content::Card;
use monumental_duel::ids::{CardId, CardKind, Part, Resource};
use monumental_duel::prompt::PromptKind;
use monumental_duel::state::{PLACES, Phase, Player};
use monumental_duel::{Content, Position};
use weights::Weights;

/// The parts of the estimate, as message keys; domination is counted against the rival.
const NAMES: [&str; 5] = ["worth-points", "worth-stock", "worth-deck", "worth-city", "worth-ahead"];

impl Evaluate for Position {
    type Weights = Weights;
    const TUNING: &'static str = include_str!("../../weights/monumental-duel.toml");
    const SECRETS: bool = false;

    fn estimate(&self, w: &Weights) -> Estimate {
        let rounds = rounds_left(self, w);
        let mut score = [0.0; Seat::MAX];
        for seat in Seat::all(2) {
            score[seat.index()] = Side { position: self, w, seat, rounds }.worth();
        }
        add_domination(self, w, rounds, &mut score);
        Estimate { score, spread: w.spread[0] + w.spread[1] * rounds }
    }

    fn feature_names() -> Vec<String> {
        layout::names(features::layout::BLOCKS)
    }

    fn features(&self, w: &Weights, inputs: &mut Inputs) -> Estimate {
        let estimate = self.estimate(w);
        let rounds = rounds_left(self, w);
        inputs.clear();
        for seat in Seat::all(2).filter(|seat| self.player(*seat).civ.is_some()) {
            let base = estimate.score[seat.index()] - self.score(seat) as f32;
            features::write(self, seat, base, rounds, inputs.seat_mut(seat));
        }
        estimate
    }

    fn parts(&self, w: &Weights, seat: Seat) -> Vec<(&'static str, f32)> {
        let rounds = rounds_left(self, w);
        let mut parts = Side { position: self, w, seat, rounds }.parts();
        let mut most = [0.0; Seat::MAX];
        add_domination(self, w, rounds, &mut most);
        parts.push(("worth-domination", most[seat.index()]));
        parts
    }

    fn settled(&self) -> bool {
        match self.question() {
            Some(PromptKind::Turn | PromptKind::Activate | PromptKind::Civilization | PromptKind::Order) => {
                true
            }
            Some(_) => false,
            None => true,
        }
    }

    fn is_detail(&self) -> bool {
        let bid = matches!(self.question(), Some(PromptKind::BidResource | PromptKind::BidAmount));
        !self.settled() && !bid
    }

    fn remark(&self, before: &Self, seat: Seat) -> Option<Text> {
        remark::of(self, before, seat)
    }

    fn side(&self, seat: Seat) -> Option<&'static str> {
        let civ = self.player(seat).civ?;
        Some(self.printed().civ(civ).name.id.as_str())
    }
}

/// Rounds after this one, by the cards that still come.
fn rounds_left(position: &Position, w: &Weights) -> f32 {
    if position.is_last_round() || position.phase() == Phase::Over {
        return 0.0;
    }
    1.0 + position.development_deck().len() as f32 / w.cards_per_round
}

/// The chance that a lead holds: a cheap curve from 0 to 1.
fn sure(lead: f32, doubt: f32) -> f32 {
    let x = lead / doubt;
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// Points for the most of each kind; on a tie both get them.
fn add_domination(position: &Position, w: &Weights, rounds: f32, score: &mut [f32; Seat::MAX]) {
    let points = f32::from(position.content().scoring.domination);
    let doubt = w.domination_doubt[0] + w.domination_doubt[1] * rounds;
    let count = |seat: Seat| -> [f32; 4] {
        [
            f32::from(position.provinces(seat, None)),
            f32::from(position.knowledge(seat)),
            f32::from(position.wonders(seat)),
            position.player(seat).policies.len() as f32,
        ]
    };
    let (a, b) = (count(Seat::new(0)), count(Seat::new(1)));
    for (mine, theirs) in a.into_iter().zip(b) {
        let lead = mine - theirs;
        for (seat, lead) in [(0, lead), (1, -lead)] {
            let even = lead == 0.0 && rounds == 0.0;
            let holds = if even { f32::from(u8::from(mine > 0.0)) } else { sure(lead + 0.3, doubt) };
            score[seat] += points * holds;
        }
    }
}

struct Side<'a> {
    position: &'a Position,
    w: &'a Weights,
    seat: Seat,
    rounds: f32,
}

impl Side<'_> {
    fn player(&self) -> &Player {
        self.position.player(self.seat)
    }

    fn printed(&self) -> &'static Content {
        self.position.content()
    }

    fn worth(&self) -> f32 {
        if self.player().civ.is_none() {
            return 0.0;
        }
        self.sure_points() + self.stock() + self.deck() + self.city() + self.ahead()
    }

    fn parts(&self) -> Vec<(&'static str, f32)> {
        if self.player().civ.is_none() {
            return NAMES.map(|key| (key, 0.0)).to_vec();
        }
        let parts = [self.sure_points(), self.stock(), self.deck(), self.city(), self.ahead()];
        NAMES.into_iter().zip(parts).collect()
    }

    /// Points that cannot be lost, provinces a little less.
    fn sure_points(&self) -> f32 {
        let (player, points, w) = (self.player(), &self.printed().scoring, self.w);
        let provinces = f32::from(self.position.provinces(self.seat, None));
        provinces * (f32::from(points.province) + w.province)
            + f32::from(self.position.knowledge(self.seat)) * f32::from(points.knowledge)
            + f32::from(self.position.wonders(self.seat)) * f32::from(points.wonder)
            + player.policies.len() as f32 * (f32::from(points.policy) + w.policy * self.rounds)
            + player.cities.len() as f32 * (f32::from(points.free_city) + w.free_city * self.rounds)
    }

    /// Resources: basic ones last until passing, gold and culture stay.
    fn stock(&self) -> f32 {
        let (player, w) = (self.player(), self.w);
        let n = |resource: Resource| f32::from(player.has(resource));
        let time = (self.rounds + 0.5).min(1.5) / 1.5;
        let mut sum = w.gold * n(Resource::Gold) * time;
        // Culture is worth something as a part of the next policy.
        if !player.culture_deck.is_empty() {
            let price = f32::from(self.printed().rules.policy_costs[player.policies.len().min(4)]).max(1.0);
            let part = n(Resource::Culture) / price;
            sum += w.culture * (part.min(1.0) + 0.5 * (part - 1.0).clamp(0.0, 1.0)) * time;
        }
        if !player.passed {
            // The fourth of a kind has fewer uses.
            let loose = |n: f32| n.min(4.0) + 0.6 * (n - 4.0).max(0.0);
            for (resource, weight) in Resource::BASIC.into_iter().zip(w.basic) {
                sum += weight * loose(n(resource));
            }
        }
        sum
    }

    /// How much a card of the own deck is worth in a round in which it is activated.
    fn card(&self, id: CardId) -> f32 {
        self.strength(self.printed().card(id))
    }

    fn strength(&self, card: &Card) -> f32 {
        let w = self.w;
        let yields: f32 = card.yields.iter().zip(w.yields).map(|(n, weight)| f32::from(*n) * weight).sum();
        let abilities = f32::from(card.abilities.len);
        let era = f32::from(card.era);
        yields + abilities * w.ability + if card.kind == CardKind::Basic { 0.0 } else { w.era * era }
    }

    /// What the whole deck yields in the rounds to come.
    fn deck(&self) -> f32 {
        let player = self.player();
        let (mut sum, mut cards) = (0.0, 0.0);
        let mut add = |id: CardId, n: f32| {
            let card = self.printed().card(id);
            sum += self.strength(card) * n;
            // Knowledge lies under another card and takes no place.
            cards += if card.kind == CardKind::Knowledge { 0.0 } else { n };
        };
        for place in &player.city {
            for part in Part::ALL {
                if let Some(id) = place.card(part) {
                    add(id, 1.0);
                }
            }
        }
        player.deck.top.iter().for_each(|id| add(*id, 1.0));
        for bag in [&player.deck.bag, &player.discard] {
            for (index, n) in bag.kinds() {
                add(CardId::new(index), f32::from(n));
            }
        }
        let fresh: f32 = player.deck.top.iter().map(|id| self.card(*id)).sum();
        let per_round = sum / cards.max(5.0) * 5.0;
        per_round * self.rounds * self.w.engine + fresh * self.w.soon * self.rounds.min(1.0)
    }

    /// The city: actions still to use, and the best activation that is left.
    fn city(&self) -> f32 {
        let (player, w, printed) = (self.player(), self.w, self.printed());
        let mut sum = 0.0;
        let mut ready = [0.0f32; PLACES];
        for (at, place) in player.city.iter().enumerate() {
            let active = player.active.contains(at as u8);
            for part in Part::ALL {
                let Some(id) = place.card(part) else { continue };
                let card = printed.card(id);
                if !active {
                    ready[at] += self.strength(card);
                } else if !player.passed
                    && let Some(action) = card.action
                    && place.marks[part as usize] & (1 << action) == 0
                {
                    sum += w.unused_action;
                }
            }
        }
        let activated = !player.active.is_empty() || player.passed;
        if activated {
            // Cards that stay are the ground of the next activation.
            let stay: f32 = ready.iter().sum();
            return sum + w.stay * stay * self.rounds.min(1.0);
        }
        let mut best = 0.0f32;
        for row in 0..3 {
            for column in 0..3 {
                let line: f32 = (0..3).map(|c| ready[row * 3 + c]).sum();
                let pile: f32 = (0..3).map(|r| ready[r * 3 + column]).sum();
                best = best.max(line + pile - ready[row * 3 + column]);
            }
        }
        sum + w.activation * best
    }

    /// Things begun: the wonder, free cities, the advantage, tools of the round.
    fn ahead(&self) -> f32 {
        let (player, w) = (self.player(), self.w);
        let mut sum = 0.0;
        if player.wonder.is_some() {
            sum += w.half_wonder * (self.rounds + 0.6).min(1.0);
        }
        for stall in self.position.market() {
            if stall.city.is_some() {
                let mine = f32::from(stall.gold[self.seat.index()]);
                sum += (w.stall * mine + w.stall_near * (mine - 2.0).max(0.0)) * (self.rounds / 2.0).min(1.0);
            }
        }
        let advantage = self.position.advantage();
        if advantage.holder == Some(self.seat) {
            sum += w.advantage[0] + w.advantage[1] * f32::from(advantage.tokens) * self.rounds.min(1.0);
            if !player.passed && !player.warlord_used {
                sum += w.warlord;
            }
        }
        if !player.passed && !player.scout_used {
            sum += w.scout;
        }
        let walls = self.barricades();
        sum + w.barricade * walls.min(2.0) * (self.rounds + 0.5).min(1.5)
    }

    /// Barricades over the topmost province.
    fn barricades(&self) -> f32 {
        let lands = &self.player().lands;
        let over =
            lands.iter().rev().take_while(|land| self.printed().card(land.card).kind != CardKind::Province);
        if over.clone().count() == lands.len() { 0.0 } else { over.count() as f32 }
    }
}
