//! A table for the rule tests: positions laid out by hand, played in notation.

use game_core::{Actor, Awaiting, Content as _, Game, Invariants, Notation, Seat};
use monumental_duel::ids::{CardId, PolicyId, Resource};
use monumental_duel::{Content, Position, Puzzle, Refusal};
use std::sync::LazyLock;

pub use monumental_duel::ids::ProvinceType::{Agrarian, Coastal, Mountain};
pub use monumental_duel::ids::Resource::{Culture, Gold, Military, Production, Science};

/// The player whose steps are tested.
pub const A: Seat = Seat::new(0);
/// The other one.
pub const B: Seat = Seat::new(1);

/// The values that the worked examples are told with: the first standard ones. Retuning changes no test of a rule.
const WORKED: &str = include_str!("../../content/former/2026-11.toml");

pub fn standard() -> &'static Content {
    static ONCE: LazyLock<&'static Content> = LazyLock::new(|| pack(&[]));
    *ONCE
}

/// Japanese against Malians. Unless told otherwise, everybody has 2 gold.
pub fn japanese() -> Puzzle {
    Puzzle::new(standard(), ["japanese", "malians"])
}

/// Malians against Japanese.
pub fn malians() -> Puzzle {
    Puzzle::new(standard(), ["malians", "japanese"])
}

/// Aztecs against Malians.
pub fn aztecs() -> Puzzle {
    Puzzle::new(standard(), ["aztecs", "malians"])
}

/// The content of the worked examples with some text replaced; every piece must be found.
pub fn pack(changes: &[(&str, &str)]) -> &'static Content {
    let mut text = WORKED.replacen("domination_minimum = 1", "domination_minimum = 0", 1); // R52
    for (old, new) in changes {
        assert!(text.contains(old), "the content has no {old:?} to replace");
        text = text.replacen(old, new, 1);
    }
    Content::load("pack.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// A pack in which the Trading Post has these abilities.
pub fn trading_post_with(abilities: &str) -> &'static Content {
    let old = "yield = { gold = 2 }\n\n[[building]]\nid = \"aqueduct\"";
    let new = format!("yield = {{ gold = 2 }}\nabilities = [{abilities}]\n\n[[building]]\nid = \"aqueduct\"");
    pack(&[(old, &new)])
}

/// A position being played in notation.
pub struct Play(pub Position);

pub fn play(position: Position) -> Play {
    let play = Play(position);
    play.check();
    play
}

impl Play {
    fn check(&self) {
        self.0.invariants().unwrap_or_else(|problem| panic!("invariant {problem}\n{:#?}", self.0));
    }

    /// The options of the open question.
    pub fn offers(&self) -> Vec<String> {
        let mut legal = Vec::new();
        if let Awaiting::Players(seats) = self.0.awaiting() {
            self.0.legal(seats.first().unwrap(), &mut legal);
        }
        legal.into_iter().map(|action| Position::write_step(self.0.content(), action)).collect()
    }

    pub fn offered(&self, step: &str) -> bool {
        self.offers().iter().any(|offer| offer == step)
    }

    /// Makes a step, or a deal when chance is awaited.
    #[track_caller]
    pub fn go(&mut self, step: &str) -> &mut Play {
        let action = Position::parse_step(self.0.content(), step).unwrap_or_else(|error| panic!("{error}"));
        match self.0.awaiting() {
            Awaiting::Chance => {
                let mut odds = Vec::new();
                self.0.odds(&mut odds);
                assert!(odds.iter().any(|(deal, _)| *deal == action), "{step} is not among {odds:?}");
                self.0.apply(Actor::Chance, action);
            }
            Awaiting::Players(seats) => {
                let seat = seats.first().unwrap();
                let refusal = self.0.refusal(seat, action);
                assert!(refusal.is_none(), "{step} is refused: {refusal:?}; offered are {:?}", self.offers());
                assert!(self.offered(step), "{step} is not listed");
                self.0.apply(Actor::Seat(seat), action);
            }
            Awaiting::Nothing => panic!("the game is over"),
        }
        self.check();
        self
    }

    /// Makes several steps, separated by blanks.
    #[track_caller]
    pub fn steps(&mut self, steps: &str) -> &mut Play {
        steps.split_whitespace().for_each(|step| {
            self.go(step);
        });
        self
    }

    /// Why a step is not allowed.
    pub fn refusal(&self, step: &str) -> Option<Refusal> {
        let action = Position::parse_step(self.0.content(), step).unwrap();
        assert_eq!(self.0.refusal(self.0.acting(), action).is_none(), self.offered(step));
        self.0.refusal(self.0.acting(), action)
    }

    /// Deals the first possible city cards as long as city cards are due.
    pub fn deal_cities(&mut self) -> &mut Play {
        while self.deals().first().is_some_and(|(deal, _)| deal.starts_with("deal:city")) {
            let deal = self.deals()[0].0.clone();
            self.go(&deal);
        }
        self
    }

    /// The possible next deals with their weights.
    pub fn deals(&self) -> Vec<(String, u32)> {
        let mut odds = Vec::new();
        if self.0.awaiting() == Awaiting::Chance {
            self.0.odds(&mut odds);
        }
        odds.into_iter().map(|(deal, n)| (Position::write_step(self.0.content(), deal), n)).collect()
    }

    pub fn has(&self, seat: Seat, resource: Resource) -> u16 {
        self.0.player(seat).has(resource)
    }

    /// Production, science, military, culture, gold.
    pub fn held(&self, seat: Seat) -> [u16; 5] {
        self.0.player(seat).held
    }

    pub fn card(&self, id: &str) -> CardId {
        self.0.content().card_by_id(id).unwrap_or_else(|| panic!("there is no card {id}"))
    }

    pub fn policy(&self, id: &str) -> PolicyId {
        self.0.content().policy_by_id(id).unwrap_or_else(|| panic!("there is no policy {id}"))
    }

    /// Has the seat traded with the city this round?
    pub fn traded(&self, seat: Seat, city: &str) -> bool {
        self.0.player(seat).traded.contains(self.0.content().city_by_id(city).unwrap())
    }

    /// Copies of a card in a city discard.
    pub fn in_discard(&self, seat: Seat, id: &str) -> u8 {
        self.0.player(seat).discard.count(self.card(id).index())
    }

    pub fn in_archive(&self, seat: Seat, id: &str) -> u8 {
        self.0.player(seat).archive.count(self.card(id).index())
    }

    /// The known top of a city deck, the next card first.
    pub fn deck_top(&self, seat: Seat) -> Vec<&'static str> {
        let names = &self.0.content().card_names;
        self.0.player(seat).deck.top.iter().rev().map(|card| names[card.index()].id.as_str()).collect()
    }

    /// A province stack, topmost last.
    pub fn lands(&self, seat: Seat) -> Vec<&'static str> {
        let names = &self.0.content().card_names;
        self.0.player(seat).lands.iter().map(|land| names[land.card.index()].id.as_str()).collect()
    }

    /// The development row; `_` is an empty place.
    pub fn row(&self) -> Vec<&'static str> {
        let names = &self.0.content().card_names;
        self.0.row().iter().map(|card| card.map_or("_", |card| names[card.index()].id.as_str())).collect()
    }

    /// A city place as `card/knowledge`.
    pub fn place(&self, seat: Seat, place: usize) -> String {
        let names = &self.0.content().card_names;
        let name = |card: Option<CardId>| card.map_or("", |card| names[card.index()].id.as_str());
        let there = self.0.player(seat).city[place];
        match there.under {
            None => name(there.top).to_owned(),
            under => format!("{}/{}", name(there.top), name(under)),
        }
    }

    pub fn active(&self, seat: Seat, place: u8) -> bool {
        self.0.player(seat).active.contains(place)
    }

    /// Gold on both sides of a free city between the players.
    pub fn stall(&self, city: &str) -> Option<[u8; 2]> {
        let id = self.0.content().city_by_id(city).unwrap();
        self.0.market().iter().find(|stall| stall.city == Some(id)).map(|stall| stall.gold)
    }

    pub fn owns_city(&self, seat: Seat, city: &str) -> bool {
        self.0.player(seat).cities.contains(self.0.content().city_by_id(city).unwrap())
    }

    /// Cards left of a basic building.
    pub fn pile(&self, id: &str) -> u8 {
        self.0.piles()[self.0.content().basic_index(self.card(id)).unwrap()]
    }

    pub fn discarded(&self, id: &str) -> bool {
        self.0.development_discard().contains(self.card(id))
    }
}
