//! Altay: expected final points of every seat.

mod features;
mod remark;
pub mod weights;

use crate::evaluate::{Estimate, Evaluate};
use crate::net::{Inputs, layout};
use altay::content::Worth;
use altay::ids::{Achievement, Card, Edition, Faction, Kind, Level, RegionSet, Resource, Terrain};
use altay::pile::Pile;
use altay::prompt::Prompt;
use altay::setup::{Factions, MapSize, Start, Supply};
use altay::state::Player;
use altay::{Content, EndedBy, Position};
use game_core::{Game, QuickRandom, Random, Seat, Text};
use weights::Weights;

/// The parts of the estimate, as message keys.
const NAMES: [&str; 6] =
    ["worth-points", "worth-deck", "worth-turn", "worth-tables", "worth-achievements", "worth-land"];

impl Evaluate for Position {
    type Weights = Weights;
    const TUNING: &'static str = include_str!("../../weights/altay.toml");
    const SECRETS: bool = true;

    fn estimate(&self, w: &Weights) -> Estimate {
        let turns = turns_left(self, w);
        let mut score = [0.0; Seat::MAX];
        for seat in Seat::all(self.players()) {
            score[seat.index()] = Side { position: self, w, seat, turns }.worth();
        }
        Estimate { score, spread: w.spread[0] + w.spread[1] * turns }
    }

    fn parts(&self, w: &Weights, seat: Seat) -> Vec<(&'static str, f32)> {
        Side { position: self, w, seat, turns: turns_left(self, w) }.parts()
    }

    fn feature_names() -> Vec<String> {
        layout::names(features::layout::BLOCKS)
    }

    fn features(&self, w: &Weights, inputs: &mut Inputs) -> Estimate {
        let estimate = self.estimate(w);
        let turns = turns_left(self, w);
        inputs.clear();
        for seat in Seat::all(self.players()) {
            let Some(faction) = self.player(seat).faction else { continue };
            let base = estimate.score[seat.index()] - self.points(seat).total() as f32;
            features::write(self, seat, faction, base, turns, inputs.seat_mut(seat));
        }
        estimate
    }

    fn settled(&self) -> bool {
        matches!(
            Position::prompt(self),
            Prompt::Main
                | Prompt::Factions
                | Prompt::Starts
                | Prompt::Archive
                | Prompt::Draw { .. }
                | Prompt::Refill { .. }
                | Prompt::NextTurn
                | Prompt::Over
                | Prompt::Begin
                | Prompt::Hands
                | Prompt::Secrets
                | Prompt::Tokens { .. }
                | Prompt::FirstPlayer
        )
    }

    fn is_detail(&self) -> bool {
        let fight = [Prompt::AttackCards, Prompt::Respond, Prompt::DefenceCards, Prompt::Yield]
            .contains(&Position::prompt(self));
        !self.settled() && !fight
    }

    fn ending(&self) -> &'static str {
        match self.ended_by() {
            Some(EndedBy::FinalRound) => "final_round",
            Some(EndedBy::RoundLimit) => "round_limit",
            None => "unfinished",
        }
    }

    fn remark(&self, before: &Self, seat: Seat) -> Option<Text> {
        remark::of(self, before, seat)
    }

    fn side(&self, seat: Seat) -> Option<&'static str> {
        self.player(seat).faction.map(Faction::name)
    }

    fn practice_setup(players: u8, rng: &mut QuickRandom) -> Self::Setup {
        let mut setup = Self::default_setup(players);
        let mut chosen = |one_of: u32| rng.below(one_of) == 0;
        if chosen(5) {
            setup.map = MapSize::Full;
        }
        if chosen(5) {
            setup.start = Start::Recommended;
        }
        if chosen(3) {
            setup.factions = Factions::Random;
        }
        if chosen(6) {
            setup.edition = Edition::Ru;
        }
        setup.trade = chosen(6);
        if chosen(8) {
            setup.resource_supply = Supply::Limited;
        }
        setup
    }
}

/// Turns every seat still has, by the seat nearest to its last settlement.
fn turns_left(position: &Position, w: &Weights) -> f32 {
    if position.final_round() {
        return 0.3;
    }
    let left = |seat: Seat| {
        let player = position.player(seat);
        f32::from(player.stock + u8::from(player.on_card))
    };
    let least = Seat::all(position.players()).map(left).fold(f32::MAX, f32::min);
    (least * w.pace).max(0.5)
}

/// One seat of a position.
struct Side<'a> {
    position: &'a Position,
    w: &'a Weights,
    seat: Seat,
    turns: f32,
}

impl Side<'_> {
    fn player(&self) -> &Player {
        self.position.player(self.seat)
    }

    fn content(&self) -> &'static Content {
        self.position.content()
    }

    fn held(&self) -> RegionSet {
        self.position.board().held[self.seat]
    }

    fn worth(&self) -> f32 {
        let Some(faction) = self.player().faction else { return 0.0 };
        let mut sum = self.position.points(self.seat).total() as f32;
        sum += self.deck() + self.turn() + self.tables() + self.achievements() + self.land();
        if self.position.round() == 0 {
            sum += self.w.faction[faction];
        }
        sum
    }

    fn parts(&self) -> Vec<(&'static str, f32)> {
        let Some(faction) = self.player().faction else {
            return NAMES.map(|key| (key, 0.0)).to_vec();
        };
        let side = if self.position.round() == 0 { self.w.faction[faction] } else { 0.0 };
        let points = self.position.points(self.seat).total() as f32;
        let parts =
            [points, self.deck() + side, self.turn(), self.tables(), self.achievements(), self.land()];
        NAMES.into_iter().zip(parts).collect()
    }

    /// The strength of one card with the regions held now.
    fn strength(&self, card: Card) -> f32 {
        let kind = card.kind();
        let terrain = match kind {
            Kind::Farmer | Kind::Colonist => Some(Terrain::Farmland),
            Kind::Lumberjack => Some(Terrain::Forest),
            Kind::Miner => Some(Terrain::Hill),
            Kind::Stonecutter => Some(Terrain::Mountain),
            _ => None,
        };
        let with_terrain =
            terrain.is_some_and(|terrain| self.held().intersects(self.content().terrains[terrain.index()]));
        self.w.card[kind] + if with_terrain { self.w.terrain } else { 0.0 }
    }

    fn total(&self, pile: Pile<Card>) -> f32 {
        pile.sorts().map(|(card, n)| self.strength(card) * f32::from(n)).sum()
    }

    /// What the deck will bring in the turns to come.
    fn deck(&self) -> f32 {
        let owned = self.player().owned();
        let cards = (owned.len() as f32).max(5.0);
        let drawn = 5.0 + if self.player().completed.intersects(self.content().drawing) { 1.0 } else { 0.0 };
        let per_turn = self.total(owned) / cards * drawn;
        let attack = f32::from(self.content().attack.sum(owned));
        per_turn * self.w.engine * self.turns + self.w.attack * attack.min(12.0) * self.turns.min(4.0)
    }

    /// What this turn, or the next one, still holds.
    fn turn(&self) -> f32 {
        let player = self.player();
        let active = self.position.active() == self.seat && self.position.round() > 0;
        if !active {
            return self.total(player.hand) * self.w.next_hand;
        }
        let pool = self.position.pool();
        let loose: f32 = Resource::ALL
            .into_iter()
            .map(|r| {
                // The third of a kind is hard to use up.
                let n = f32::from(pool.get(r));
                self.w.pool[r] * (n.min(3.0) + 0.5 * (n - 3.0).max(0.0))
            })
            .sum();
        loose + self.total(player.playable()) * self.w.hand
    }

    /// Cards on the table with their tokens.
    fn tables(&self) -> f32 {
        let (player, content) = (self.player(), self.content());
        let mut sum = 0.0;
        for (card, tokens) in player.table.iter().zip(player.tokens) {
            let Some(card) = card else { continue };
            let facts = content.kind(*card);
            if facts.build > 0 {
                let full = f32::from(tokens.total()) / f32::from(facts.spaces.total().max(1));
                sum += f32::from(facts.build) * (self.w.table[0] + self.w.table[1] * full);
            } else {
                sum += self.w.stored * f32::from(tokens.total());
            }
        }
        sum * self.turns.min(1.0)
    }

    /// What an achievement is worth when completed, its point included.
    fn achievement(&self, achievement: Achievement) -> f32 {
        match self.content().achievement(achievement).worth {
            Worth::Technology(_) => {
                let ladder = self.w.ladder[achievement.level().index().min(1)];
                1.0 + 1.0 + self.w.technology[achievement] * self.turns + ladder * self.turns.min(6.0)
            }
            Worth::Wonder(score) => {
                let secret = if self.player().secret == Some(achievement) { 3.0 } else { 0.0 };
                self.position.wonder_points(self.seat, score) as f32 * self.w.wonder + secret
            }
        }
    }

    fn achievements(&self) -> f32 {
        let player = self.player();
        let mut sum = 0.0;
        for achievement in player.completed {
            if achievement.is_technology() {
                let ladder = self.w.ladder[achievement.level().index().min(1)];
                sum += self.w.technology[achievement] * self.turns + ladder * self.turns.min(6.0);
            }
        }
        if let Some(progress) = player.progress {
            let spaces = f32::from(self.content().achievement(progress).spaces.total());
            let full = f32::from(player.progress_tokens.total()) / spaces;
            sum += self.w.progress * full * self.achievement(progress) * (self.turns + 0.2).min(1.0);
        }
        if let Some(secret) = player.secret
            && !player.completed.contains(secret)
            && player.progress != Some(secret)
        {
            let steps =
                (player.completed_of(Level::One).min(1) + player.completed_of(Level::Two).min(1)) as f32;
            sum += self.w.secret * steps * self.achievement(secret) * (self.turns / 4.0).min(1.0);
        }
        sum
    }

    /// Regions, settlements, tokens and what lies around.
    fn land(&self) -> f32 {
        let (player, board, layout, w) =
            (self.player(), self.position.board(), self.position.layout(), self.w);
        let held = self.held();
        let mut sum = 0.0;
        let mut around = RegionSet::EMPTY;
        for region in held {
            sum += w.region[self.content().regions[region.index()].terrain] * self.turns.min(4.0);
            let near = layout.near[region.index()];
            around = around.union(near);
            let mine = board.settlements(region);
            for other in near.difference(held).difference(board.guarded) {
                if board.settlements(other) > mine {
                    sum += w.threat * self.turns.min(1.0);
                }
            }
        }
        let settlements = f32::from(self.position.settlements_on_map(self.seat));
        sum += w.settlement * settlements + w.stock * f32::from(player.stock);
        let room = self.position.placeable(self.seat).difference(held).len() as f32;
        sum += w.room * room.sqrt() * self.turns.min(4.0);
        let goals = around.difference(held).intersection(layout.vp_tokens);
        sum += w.goal_near * goals.len() as f32 * self.turns.min(2.0);
        let value: u8 =
            player.conquests().sorts().map(|(token, n)| self.content().token(token).value * n).sum();
        sum += w.token * f32::from(value) - f32::from(value / 3);
        sum + w.fresh * player.fresh.len() as f32 * self.turns.min(3.0)
    }
}
