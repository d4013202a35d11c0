//! A position under test: steps in notation, checked like at a table.

use anunnaki::ids::{House, Kind, Resource, Track, Weapon};
use anunnaki::puzzle::Puzzle;
use anunnaki::{Content, Position, Prompt, Refusal, Setup};
use game_core::{Actor, Awaiting, Content as _, Game, Invariants, Notation, Seat};

/// Sergey, Inna, Svetlana and Daniil of the worked examples.
pub const PHARAOS: Seat = Seat::new(0);
pub const NORRENIS: Seat = Seat::new(1);
pub const BABYLONS: Seat = Seat::new(2);
pub const HELLENIS: Seat = Seat::new(3);

/// Four players, one of each house, after the set-up.
pub fn four() -> Puzzle {
    Puzzle::new(Content::standard(), &Setup::new(4), &House::ALL)
}

/// The same with options changed.
pub fn four_with(change: impl FnOnce(&mut Setup)) -> Puzzle {
    let mut setup = Setup::new(4);
    change(&mut setup);
    Puzzle::new(Content::standard(), &setup, &House::ALL)
}

/// Two players of these houses, after the set-up.
pub fn two(first: House, second: House) -> Puzzle {
    Puzzle::new(Content::standard(), &Setup::new(2), &[first, second])
}

/// A position under test.
#[derive(Clone, Debug)]
pub struct Scene(pub Position);

impl Scene {
    /// Makes a step of a seat, which must be legal.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, step: &str) -> &mut Self {
        let action = Position::parse_step(self.0.content(), step).expect("a step in notation");
        assert!(
            self.0.awaiting().includes(seat),
            "{seat:?} is not awaited for {step:?} but {:?}",
            self.0.awaiting()
        );
        assert_eq!(
            self.0.refusal(seat, action),
            None,
            "{step:?} is refused; legal: {:?}",
            self.options(seat)
        );
        assert!(self.options(seat).contains(&step.to_owned()), "{step:?} is not listed");
        self.0.apply(Actor::Seat(seat), action);
        self.check();
        self
    }

    /// Makes several steps of a seat.
    #[track_caller]
    pub fn all(&mut self, seat: Seat, steps: &[&str]) -> &mut Self {
        for step in steps {
            self.play(seat, step);
        }
        self
    }

    /// Makes a draw, which must be possible.
    #[track_caller]
    pub fn deal(&mut self, step: &str) -> &mut Self {
        let action = Position::parse_step(self.0.content(), step).expect("a step in notation");
        assert_eq!(self.0.awaiting(), Awaiting::Chance, "no draw is due for {step:?}");
        let mut odds = Vec::new();
        self.0.odds(&mut odds);
        assert!(odds.iter().any(|(deal, _)| *deal == action), "{step:?} cannot be drawn: {odds:?}");
        self.0.apply(Actor::Chance, action);
        self.check();
        self
    }

    /// Makes every draw that is due, each the first possible.
    pub fn deal_all(&mut self) -> &mut Self {
        while self.0.awaiting() == Awaiting::Chance {
            let mut odds = Vec::new();
            self.0.odds(&mut odds);
            self.0.apply(Actor::Chance, odds[0].0);
        }
        self
    }

    #[track_caller]
    fn check(&self) {
        if let Err(broken) = self.0.invariants() {
            panic!("{broken}");
        }
    }

    /// The legal steps of a seat.
    pub fn options(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.0.legal(seat, &mut legal);
        legal.into_iter().map(|action| Position::write_step(self.0.content(), action)).collect()
    }

    /// Why a step is refused.
    #[track_caller]
    pub fn refused(&self, seat: Seat, step: &str) -> Refusal {
        let action = Position::parse_step(self.0.content(), step).expect("a step in notation");
        self.0.refusal(seat, action).unwrap_or_else(|| panic!("{step:?} is legal"))
    }

    /// The kind of the open question.
    #[track_caller]
    pub fn asked(&self) -> &'static str {
        self.0.open_prompt().expect("a question is open").1.kind()
    }

    /// The open question.
    pub fn prompt(&self) -> Option<Prompt> {
        self.0.open_prompt().map(|(_, prompt)| prompt)
    }

    pub fn vp(&self, seat: Seat) -> i32 {
        self.0.mat(seat).vp()
    }

    pub fn has(&self, seat: Seat, resource: Resource) -> u8 {
        self.0.mat(seat).resource(resource)
    }

    pub fn goods(&self, seat: Seat) -> [u8; 4] {
        Resource::ALL.map(|resource| self.has(seat, resource))
    }

    pub fn track(&self, seat: Seat, track: Track) -> u8 {
        self.0.mat(seat).track(track)
    }

    /// How many pieces of a kind a seat has in a territory.
    #[track_caller]
    pub fn count(&self, seat: Seat, at: &str, kind: Kind) -> u8 {
        let at = self.0.content().territory(at).expect("a territory");
        self.0.mat(seat).count(at, kind)
    }

    /// Does a seat control a territory?
    #[track_caller]
    pub fn controls(&self, seat: Seat, at: &str) -> bool {
        self.0.controlled(seat).contains(self.0.content().territory(at).expect("a territory"))
    }

    /// Is a territory contested?
    #[track_caller]
    pub fn contested(&self, at: &str) -> bool {
        self.0.contested().contains(self.0.content().territory(at).expect("a territory"))
    }

    /// How many exhaust tokens lie in a territory.
    #[track_caller]
    pub fn exhausted(&self, at: &str) -> u32 {
        let at = self.0.content().territory(at).expect("a territory");
        let view = self.0.view(game_core::Viewer::Spectator);
        let id = self.0.content().territory_id(at);
        let hexes = view.boards.iter().flat_map(|board| &board.territories);
        let hex = hexes.into_iter().find(|hex| hex.territory == id).expect("a territory in play");
        hex.exhausted.len() as u32
    }

    /// The culture token of a corner: nothing, face down, or its id.
    #[track_caller]
    pub fn culture(&self, corner: &str) -> Option<String> {
        let view = self.0.view(game_core::Viewer::Spectator);
        let corners = view.boards.iter().flat_map(|board| &board.corners);
        let corner = corners.into_iter().find(|one| one.corner == corner).expect("a corner in play");
        corner.culture.as_ref().map(|token| token.token.unwrap_or("face down").to_owned())
    }

    pub fn in_hand(&self, seat: Seat, weapon: Weapon) -> bool {
        self.0.advanced_in_hand(seat).contains(weapon)
    }

    /// Steps through everything of a turn that may be declined, until it is over.
    #[track_caller]
    pub fn end_turn(&mut self, seat: Seat) -> &mut Self {
        for _ in 0..200 {
            self.deal_all();
            let over = self.0.awaiting() == Awaiting::Nothing;
            if over || matches!(self.prompt(), Some(Prompt::Pawn)) {
                return self;
            }
            let Awaiting::Players(seats) = self.0.awaiting() else { continue };
            let asked = seats.first().expect("somebody is awaited");
            let options = self.options(asked);
            let quiet = ["stop", "done", "decline", "weapon none"];
            let step =
                options.iter().find(|step| quiet.contains(&step.as_str())).unwrap_or(&options[0]).clone();
            self.play(asked, &step);
        }
        panic!("the turn of {seat:?} does not end");
    }
}
