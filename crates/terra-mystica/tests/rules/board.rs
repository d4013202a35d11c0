//! The words in which the cases are written.

use game_core::{Actor, Awaiting, Game, Seat};
pub use terra_mystica::ids::{
    BonusTile, BridgePlace, Conversion, Cult, Faction, FavorTile, Hex, Order, PowerAction, River,
    ScoringTile, Special, Structure, Terrain, TownTile, VpSource,
};
pub use terra_mystica::{Action, Goods, Position, Puzzle, Refusal, Setup};

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);

pub fn hex(name: &str) -> Hex {
    name.parse().expect("a land hex")
}

pub fn place(name: &str) -> BridgePlace {
    name.parse().expect("a place for a bridge")
}

/// A table of these factions, whose seats but the first have passed: seat 0 takes turn after turn.
pub fn alone(faction: Faction) -> Puzzle {
    table(&[faction, other_than(faction)]).passed(B)
}

pub fn other_than(faction: Faction) -> Faction {
    if matches!(faction, Faction::Witches | Faction::Auren) { Faction::Halflings } else { Faction::Auren }
}

pub fn table(factions: &[Faction]) -> Puzzle {
    Puzzle::new(factions).expect("these factions can play together")
}

/// Two groups of power 6, and a trading post whose temple brings the favor tile that makes towns of both.
pub fn two_towns(puzzle: Puzzle) -> Puzzle {
    let structures = [
        ("G5", TradingPost),
        ("E5", TradingPost),
        ("E6", TradingPost),
        ("E7", Dwelling),
        ("F4", Dwelling),
        ("A1", Stronghold),
        ("A2", Dwelling),
        ("A3", Dwelling),
        ("A4", Dwelling),
    ];
    structures.into_iter().fold(puzzle.goods(A, 30, 20, 0), |puzzle, (name, of)| puzzle.on(A, name, of))
}

pub trait Table {
    /// The turn of a seat.
    fn at(self, seat: Seat) -> Position;
    fn on(self, seat: Seat, name: &str, structure: Structure) -> Self;
}

impl Table for Puzzle {
    fn at(self, seat: Seat) -> Position {
        self.turn_of(seat).expect("the counts fit")
    }
    fn on(self, seat: Seat, name: &str, structure: Structure) -> Self {
        self.structure(seat, hex(name), structure)
    }
}

pub trait Steps {
    /// Makes a step that must be listed and not refused.
    fn play(&mut self, seat: Seat, action: Action) -> &mut Self;
    /// Why the step is refused; it must not be listed.
    fn refused(&self, seat: Seat, action: Action) -> Refusal;
    fn may(&self, seat: Seat, action: Action) -> bool;
    fn steps(&self, seat: Seat) -> Vec<Action>;
    fn suggested(&self, seat: Seat) -> Vec<Action>;
    /// Coins, workers, priests, points.
    fn has(&self, seat: Seat) -> (u16, u8, u8, i16);
    fn waits_for(&self) -> Vec<Seat>;
}

impl Steps for Position {
    fn play(&mut self, seat: Seat, action: Action) -> &mut Self {
        let refusal = self.refusal(seat, action);
        assert_eq!(refusal, None, "{action:?} is refused to {seat:?} at {:?}", self.prompt());
        assert!(self.steps(seat).contains(&action), "{action:?} is not listed");
        self.apply(Actor::Seat(seat), action);
        self
    }
    fn refused(&self, seat: Seat, action: Action) -> Refusal {
        assert!(!self.steps(seat).contains(&action), "{action:?} is listed");
        self.refusal(seat, action).expect("the step is refused")
    }
    fn may(&self, seat: Seat, action: Action) -> bool {
        let listed = self.steps(seat).contains(&action);
        assert_eq!(listed, self.refusal(seat, action).is_none());
        listed
    }
    fn steps(&self, seat: Seat) -> Vec<Action> {
        let mut steps = Vec::new();
        self.legal(seat, &mut steps);
        steps
    }
    fn suggested(&self, seat: Seat) -> Vec<Action> {
        let mut steps = Vec::new();
        self.suggest(seat, &mut steps);
        steps
    }
    fn has(&self, seat: Seat) -> (u16, u8, u8, i16) {
        let player = self.player(seat);
        (player.coins, player.workers, player.priests, player.vp)
    }
    fn waits_for(&self) -> Vec<Seat> {
        match self.awaiting() {
            Awaiting::Players(seats) => seats.iter().collect(),
            _ => Vec::new(),
        }
    }
}

pub fn build(name: &str) -> Action {
    Action::Build { hex: hex(name) }
}
pub fn dig(name: &str, spades: u8) -> Action {
    Action::Dig { hex: hex(name), spades, to: None }
}
pub fn upgrade(name: &str, to: Structure) -> Action {
    Action::Upgrade { hex: hex(name), to }
}
pub fn power(action: PowerAction) -> Action {
    Action::Power { action }
}
pub fn special(special: Special) -> Action {
    Action::Special { special }
}
pub fn send(cult: Cult, space: Order) -> Action {
    Action::Send { cult, space }
}
pub fn bridge(name: &str) -> Action {
    Action::Bridge { place: place(name) }
}
pub fn step(cult: Cult) -> Action {
    Action::Step { cult }
}
pub fn favor(tile: FavorTile) -> Action {
    Action::Favor { tile }
}
pub fn town(tile: TownTile) -> Action {
    Action::Town { tile }
}
pub fn accept(giver: Seat, amount: u8) -> Action {
    Action::Accept { giver, amount }
}
pub fn decline(giver: Seat, amount: u8) -> Action {
    Action::Decline { giver, amount }
}
pub fn pass(tile: BonusTile) -> Action {
    Action::Pass { tile: Some(tile) }
}
pub fn convert(kind: Conversion) -> Action {
    Action::Convert { kind }
}

pub use Structure::{Dwelling, Sanctuary, Stronghold, Temple, TradingPost};
