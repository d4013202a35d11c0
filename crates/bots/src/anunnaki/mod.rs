//! Anunnaki: expected final points of every seat.

mod features;
mod remark;
pub mod weights;

use crate::evaluate::{Estimate, Evaluate};
use crate::net::{Inputs, layout};
use anunnaki::Position;
use anunnaki::board::{Holdings, Standing};
use anunnaki::ids::{Colour, House, Kind, Region, Resource, TerritorySet, Track};
use anunnaki::prompt::Prompt;
use anunnaki::setup::HouseMode;
use game_core::{Game, QuickRandom, Random, Seat, Text};
use weights::Weights;

/// The parts of the estimate, as message keys.
const NAMES: [&str; 7] = [
    "worth-points",
    "worth-stock",
    "worth-tracks",
    "worth-ranks",
    "worth-pieces",
    "worth-star",
    "worth-land",
];

impl Evaluate for Position {
    type Weights = Weights;
    const TUNING: &'static str = include_str!("../../weights/anunnaki.toml");
    const SECRETS: bool = true;

    fn estimate(&self, w: &Weights) -> Estimate {
        let turns = turns_left(self, w);
        let standing = self.standing();
        let mut score = [0.0; Seat::MAX];
        for seat in Seat::all(self.players()) {
            score[seat.index()] = Side::of(self, w, seat, turns, standing).worth();
        }
        Estimate { score, spread: w.spread[0] + w.spread[1] * turns }
    }

    fn feature_names() -> Vec<String> {
        layout::names(features::layout::BLOCKS)
    }

    fn features(&self, w: &Weights, inputs: &mut Inputs) -> Estimate {
        let estimate = self.estimate(w);
        let (turns, standing) = (turns_left(self, w), self.standing());
        inputs.clear();
        for seat in Seat::all(self.players()) {
            let Some(house) = self.house(seat) else { continue };
            let base = estimate.score[seat.index()] - self.score(seat) as f32;
            features::write(self, standing, (seat, house), base, turns, inputs.seat_mut(seat));
        }
        estimate
    }

    fn practice_setup(players: u8, rng: &mut QuickRandom) -> Self::Setup {
        let mut setup = Self::default_setup(players);
        if rng.below(2) == 0 {
            setup.houses = HouseMode::Random;
        }
        setup.first_game = rng.below(8) == 0;
        setup
    }

    fn own_estimate(&self, w: &Weights, seat: Seat) -> f32 {
        Side::of(self, w, seat, turns_left(self, w), self.standing()).worth()
    }

    fn parts(&self, w: &Weights, seat: Seat) -> Vec<(&'static str, f32)> {
        Side::of(self, w, seat, turns_left(self, w), self.standing()).parts()
    }

    fn concerns_others(&self) -> bool {
        let Some((_, prompt)) = self.open_prompt() else { return true };
        matches!(
            prompt,
            Prompt::Battle
                | Prompt::Anubis
                | Prompt::Commit
                | Prompt::Keep
                | Prompt::Replacement
                | Prompt::SecondCard
                | Prompt::Cart
                | Prompt::Steal { .. }
        )
    }

    fn settled(&self) -> bool {
        match self.open_prompt() {
            Some((_, prompt)) => {
                matches!(
                    prompt,
                    Prompt::House | Prompt::Discard | Prompt::Pawn | Prompt::Magic { .. } | Prompt::Menu
                )
            }
            None => true,
        }
    }

    fn halfway(&self) -> bool {
        let Some((_, prompt)) = self.open_prompt() else { return false };
        matches!(
            prompt,
            Prompt::MoveTo { .. }
                | Prompt::PortalTo { .. }
                | Prompt::PlaceSign { .. }
                | Prompt::GroupTo { .. }
                | Prompt::Token { .. }
                | Prompt::Replace { .. }
                | Prompt::Half { .. }
        )
    }

    fn ending(&self) -> &'static str {
        if self.end_triggered() { "last_round" } else { "round_limit" }
    }

    fn remark(&self, before: &Self, seat: Seat) -> Option<Text> {
        remark::of(self, before, seat)
    }

    fn side(&self, seat: Seat) -> Option<&'static str> {
        self.house(seat).map(House::name)
    }
}

/// Turns every seat still has, by the seat nearest to its last sign.
fn turns_left(position: &Position, w: &Weights) -> f32 {
    if position.end_triggered() {
        return 0.3;
    }
    let signs = |seat: Seat| {
        let mat = position.mat(seat);
        let (left, trail) = (mat.signs_left(), mat.trail(position.content()));
        w.pace[0] * trail as f32 + w.pace[1] * (left - trail) as f32
    };
    let steps = |seat: Seat| {
        let mat = position.mat(seat);
        Track::DEVELOPMENT.into_iter().map(|track| 11.0 - f32::from(mat.track(track))).fold(11.0, f32::min)
    };
    let least =
        Seat::all(position.players()).map(|seat| signs(seat).min(steps(seat) * 1.2)).fold(f32::MAX, f32::min);
    least.max(0.5)
}

/// The chance that a lead holds: a cheap curve from 0 to 1.
fn sure(lead: f32, doubt: f32) -> f32 {
    let x = lead / doubt;
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// One seat of a position.
struct Side<'a> {
    position: &'a Position,
    w: &'a Weights,
    seat: Seat,
    turns: f32,
    holdings: Holdings,
    contested: TerritorySet,
}

impl<'a> Side<'a> {
    fn of(position: &'a Position, w: &'a Weights, seat: Seat, turns: f32, standing: Standing) -> Self {
        let holdings = position.holdings(standing, seat);
        Side { position, w, seat, turns, holdings, contested: standing.contested }
    }

    fn worth(&self) -> f32 {
        if self.position.house(self.seat).is_none() {
            return 0.0;
        }
        let sure = self.position.mat(self.seat).vp() as f32;
        sure + self.stock() + self.tracks() + self.ranks() + self.pieces() + self.star() + self.land()
    }

    fn parts(&self) -> Vec<(&'static str, f32)> {
        if self.position.house(self.seat).is_none() {
            return NAMES.map(|key| (key, 0.0)).to_vec();
        }
        let sure = self.position.mat(self.seat).vp() as f32;
        let parts =
            [sure, self.stock(), self.tracks(), self.ranks(), self.pieces(), self.star(), self.land()];
        NAMES.into_iter().zip(parts).collect()
    }

    fn over_time(&self, pair: [f32; 2]) -> f32 {
        pair[0] + pair[1] * self.turns
    }

    /// Goods, crystals, weapons, pacts.
    fn stock(&self) -> f32 {
        let (mat, w) = (self.position.mat(self.seat), self.w);
        let fresh = (self.turns / 3.0).min(1.0);
        let price = |worth: f32| 0.2 + (worth - 0.2) * (w.late + (1.0 - w.late) * fresh);
        let mut sum = 0.0;
        for resource in Resource::ALL {
            let n = f32::from(mat.resource(resource));
            // More than six of a kind wait long for their use.
            sum += price(w.goods[resource.index()]) * n.min(6.0) + 0.2 * (n - 6.0).max(0.0);
        }
        let crystals = f32::from(mat.crystals());
        sum += price(w.crystal) * crystals.min(6.0) + 0.2 * (crystals - 6.0).max(0.0);
        let weapons = self.position.advanced_in_hand(self.seat).len() as f32;
        sum += (w.weapon[0] * weapons.min(1.0) + w.weapon[1] * (weapons - 1.0).max(0.0)) * fresh;
        let held = mat.held_count() as f32;
        sum + w.pact[0] * held.min(2.0) * fresh + w.pact[1] * (held - 2.0).max(0.0) * fresh
    }

    /// Goals times multipliers, power, and the steps themselves.
    fn tracks(&self) -> f32 {
        let (mat, w) = (self.position.mat(self.seat), self.w);
        let mut sum = 0.0;
        for (track, step) in Track::DEVELOPMENT.into_iter().zip(w.step) {
            let at = f32::from(mat.track(track));
            let times = f32::from(self.position.multiplier(self.seat, track));
            let value = f32::from(self.position.goal_beside(track, &self.holdings));
            // Half a multiplier for half the way to the next.
            let smooth = 1.0 + at / 2.75;
            let growth = w.goal_growth * self.turns;
            sum += times * value + (smooth - times) * value * 0.5 + growth * smooth + step * at;
        }
        let power = f32::from(mat.track(Track::Power));
        sum + self.position.power_points(self.seat) as f32 + w.power * power
    }

    /// 4 points for the farthest marker of a track, 2 for the next.
    fn ranks(&self) -> f32 {
        let doubt = self.over_time(self.w.doubt);
        let players = self.position.players();
        let mut sum = 0.0;
        for track in Track::DEVELOPMENT {
            let at = |seat: Seat| f32::from(self.position.mat(seat).track(track));
            let own = at(self.seat);
            let rivals = Seat::all(players).filter(|other| *other != self.seat);
            let ahead: f32 = rivals.map(|other| sure(at(other) - own, doubt)).sum();
            sum += (4.0 - 2.0 * ahead).max(0.0);
        }
        sum
    }

    /// Figures and settlements.
    fn pieces(&self) -> f32 {
        let (mat, w) = (self.position.mat(self.seat), self.w);
        let n = |kind: Kind| f32::from(self.holdings.pieces[kind.index()]);
        let mut fighting = 0.0;
        for at in self.contested {
            fighting += f32::from(mat.figures_at(at));
        }
        n(Kind::Follower) * self.over_time(w.follower)
            + n(Kind::Minor) * self.over_time(w.minor)
            + n(Kind::Major) * self.over_time(w.major)
            + n(Kind::Settlement) * self.over_time(w.settlement)
            + w.contested * fighting
    }

    /// Signs, regions nearly closed, summon tokens, upgraded actions, artifacts.
    fn star(&self) -> f32 {
        let (mat, w) = (self.position.mat(self.seat), self.w);
        let placed = 14.0 - mat.signs_left() as f32;
        let mut sum = placed * self.over_time(w.sign);
        sum += mat.trail(self.position.content()) as f32 * w.trail;
        sum += w.token * (mat.minor_tokens() as f32 + 1.5 * f32::from(u8::from(mat.major_token())));
        for region in Region::ALL {
            let (there, all) = self.position.region_progress(self.seat, region);
            if there < all {
                let part = there as f32 / all as f32;
                sum += w.region * part * part * (self.turns / 3.0).min(1.0);
            }
        }
        for token in mat.upgraded() {
            let red = self.position.content().colour(token) == Colour::Red;
            sum += w.upgrade[usize::from(red)] * self.turns;
        }
        sum + w.artifact * mat.artifact_count() as f32 - self.delay()
    }

    /// The way to the last sign weighs more the longer the game lasts: whoever takes income for ever may earn more with
    /// every turn than a sign is worth, and nothing in the rules ends that. A sign off the trail needs a turn to get
    /// to its cell and one to cross it, so every turn on the way brings the end one turn nearer.
    fn delay(&self) -> f32 {
        let [from, weight] = self.w.haste;
        let late = f32::from(self.position.round()) - from;
        if late <= 0.0 {
            return 0.0;
        }
        let mat = self.position.mat(self.seat);
        let turns = 2 * mat.signs_left() - mat.trail(self.position.content());
        weight * late * turns as f32
    }

    /// Territories and what they yield.
    fn land(&self) -> f32 {
        let (w, controlled) = (self.w, self.holdings.controlled);
        let sources = self.position.harvest_in(self.seat, controlled) as f32;
        controlled.len() as f32 * self.over_time(w.territory)
            + sources * w.source * self.turns.min(6.0)
            + f32::from(self.holdings.shrines) * w.shrine * self.turns
            + self.siege()
    }

    /// Standing before Atlantis, or in it before the battle, with figures and a weapon that could win there.
    fn siege(&self) -> f32 {
        let Some(siege) = self.position.siege(self.seat) else { return 0.0 };
        let ready = (f32::from(siege.figures + siege.weapon) / f32::from(siege.needed)).min(1.0);
        let [before, inside] = self.w.siege;
        if siege.inside {
            // A battle that is lost brings nothing but the way home.
            if ready < 1.0 { 0.0 } else { inside }
        } else {
            before * ready.powi(2) * (self.turns / 3.0).min(1.0)
        }
    }
}
