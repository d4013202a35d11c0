//! A table for rule cases: steps in notation, checked by the rules.

use altay::puzzle::Puzzle;
use altay::{Achievement, Action, Content, MapSize, Position, Refusal, Region, Setup};
use game_core::{Actor, Awaiting, Content as _, Game, Invariants, Notation, QuickRandom, Seat};

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);
pub const D: Seat = Seat::new(3);

/// The region with a number.
pub fn r(number: usize) -> Region {
    Region::numbered(number).expect("a region of the map")
}

/// A puzzle on the full map for two players.
pub fn two() -> Puzzle {
    Puzzle::new(full(2)).expect("a playable set-up")
}

/// Default options on the full map.
pub fn full(players: u8) -> Setup {
    Setup { map: MapSize::Full, ..Setup::new(players) }
}

/// Nine open achievements: these of level 1, and beside them always the same.
pub fn open_beside(level_1: [Achievement; 3]) -> [Achievement; 9] {
    use Achievement::{Academy, Ark, Colossus, Commerce, Government, Religion};
    let [first, second, third] = level_1;
    [first, second, third, Commerce, Government, Religion, Ark, Academy, Colossus]
}

/// A position and the steps made in it.
#[derive(Clone)]
pub struct Case(pub Position);

impl Case {
    /// The first position of a game.
    pub fn start(setup: Setup) -> Case {
        Case(Position::new(Content::standard(), &setup).expect("a playable set-up"))
    }

    /// The position of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Case {
        Case(puzzle.build().unwrap_or_else(|problem| panic!("{problem}")))
    }

    fn read(text: &str) -> Action {
        Position::parse_step(Content::standard(), text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Makes steps of a seat, each of which must be listed.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, steps: &[&str]) -> &mut Case {
        for text in steps {
            let action = Case::read(text);
            let refusal = self.0.refusal(seat, action);
            assert!(refusal.is_none(), "{text}: {refusal:?}, possible: {:?}", self.options(seat));
            assert!(self.offers(seat, text), "{text} is not listed");
            self.0.apply(Actor::Seat(seat), action);
            self.0.invariants().unwrap_or_else(|problem| panic!("after {text}: {problem}"));
        }
        self
    }

    /// Makes deals, each of which must be possible.
    #[track_caller]
    pub fn deal(&mut self, steps: &[&str]) -> &mut Case {
        for text in steps {
            assert!(self.odds().iter().any(|(deal, _)| deal == text), "{text}: {:?}", self.odds());
            self.0.apply(Actor::Chance, Case::read(text));
            self.0.invariants().unwrap_or_else(|problem| panic!("after {text}: {problem}"));
        }
        self
    }

    /// Deals at random whatever is due.
    pub fn deal_rest(&mut self, seed: u64) -> &mut Case {
        let mut rng = QuickRandom::new(seed);
        while self.0.awaiting() == Awaiting::Chance {
            let deal = self.0.deal(&mut rng);
            self.0.apply(Actor::Chance, deal);
        }
        self
    }

    /// The options of a seat in notation.
    pub fn options(&self, seat: Seat) -> Vec<String> {
        let mut options = Vec::new();
        self.0.legal(seat, &mut options);
        options.into_iter().map(|action| Position::write_step(Content::standard(), action)).collect()
    }

    /// What a bot considers, in notation.
    pub fn suggested(&self, seat: Seat) -> Vec<String> {
        let mut options = Vec::new();
        self.0.suggest(seat, &mut options);
        options.into_iter().map(|action| Position::write_step(Content::standard(), action)).collect()
    }

    /// Is this listed?
    pub fn offers(&self, seat: Seat, text: &str) -> bool {
        self.options(seat).iter().any(|option| option == text)
    }

    /// Does an option begin with this word?
    pub fn offers_any(&self, seat: Seat, word: &str) -> bool {
        self.options(seat).iter().any(|option| option.split(' ').next() == Some(word))
    }

    /// Why a step is refused; it must not be listed.
    #[track_caller]
    pub fn refusal(&self, seat: Seat, text: &str) -> Refusal {
        assert!(!self.offers(seat, text), "{text} is listed");
        self.0.refusal(seat, Case::read(text)).unwrap_or_else(|| panic!("{text} is allowed"))
    }

    /// The deals that are possible, with their weights.
    pub fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Vec::new();
        if self.0.awaiting() == Awaiting::Chance {
            self.0.odds(&mut odds);
        }
        odds.into_iter().map(|(deal, n)| (Position::write_step(Content::standard(), deal), n)).collect()
    }

    /// Is this seat, and no other, asked?
    pub fn asks(&self, seat: Seat) -> bool {
        self.0.awaiting() == Awaiting::one(seat)
    }

    /// The name of the open prompt.
    pub fn prompt(&self) -> &'static str {
        self.0.prompt().name()
    }

    /// Holder and number of settlements of a region.
    pub fn at(&self, number: usize) -> Option<(Seat, u8)> {
        let board = self.0.board();
        board.holder(r(number)).map(|seat| (seat, board.settlements(r(number))))
    }
}

/// Sorted copies, for comparing lists of options.
pub fn list(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}
