//! From a set-up to the first position, and the set-up's own steps (2).

use crate::content::{ANCIENTS, CORNERS, CULTURES, Content, FOLLOWERS, SETTLEMENTS, TERRITORIES};
use crate::ids::{Ancient, ArtifactSet, Culture, Goal, House, Kind, Pact, Slot, TerritorySet, Token, Track};
use crate::prompt::{self, Deal, Phase, Prompt, SetupPart, Step, Task};
use crate::state::{ArtifactPile, BoardState, Mat, Pacts, Points, Position, TurnState};
use game_core::{Game, GameInfo, Handle, OptionInfo, PerSeat, Seat};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Everything chosen before the game (2.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// How houses are handed out.
    #[serde(default)]
    pub houses: HouseMode,
    /// The first-game variant: four minor gods dealt openly, all pacts, no house condition.
    #[serde(default)]
    pub first_game: bool,
    /// A Casting Net also stops the Slingshot's taking (R40).
    #[serde(default)]
    pub net_stops_slingshot: bool,
    /// The Afterworld is next to a controlled Atlantis too (R11).
    #[serde(default)]
    pub afterworld_joins_atlantis: bool,
    /// An upgraded Ra pays for new signs only, not for moved ones (R6).
    #[serde(default)]
    pub ra_new_signs_only: bool,
    /// The cell that Ra's shift leaves stays empty (R80).
    #[serde(default)]
    pub ra_leaves_cell_empty: bool,
    /// The round that ends the game at the latest (R70).
    #[serde(default = "default_rounds")]
    pub round_limit: u16,
}

/// The readings a table has chosen where the book can be read in two ways; each is off by default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Readings {
    pub(crate) net_stops_slingshot: bool,
    pub(crate) afterworld_joins_atlantis: bool,
    pub(crate) ra_new_signs_only: bool,
    pub(crate) ra_leaves_cell_empty: bool,
}

const fn default_rounds() -> u16 {
    100
}

/// How houses are handed out (R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseMode {
    /// Seats choose in seat order.
    #[default]
    Pick,
    /// Dealt.
    Random,
}

/// Why a set-up cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Wrong number of players.
    #[error("Anunnaki is for 2 to 4 players, not {0}")]
    Players(u8),
    /// A game needs rounds.
    #[error("round_limit must be 1 to 1000, not {0}")]
    RoundLimit(u16),
}

impl Setup {
    /// The usual game for so many players.
    #[must_use]
    pub const fn new(players: u8) -> Setup {
        Setup {
            players,
            houses: HouseMode::Pick,
            first_game: false,
            net_stops_slingshot: false,
            afterworld_joins_atlantis: false,
            ra_new_signs_only: false,
            ra_leaves_cell_empty: false,
            round_limit: default_rounds(),
        }
    }

    const fn readings(&self) -> Readings {
        Readings {
            net_stops_slingshot: self.net_stops_slingshot,
            afterworld_joins_atlantis: self.afterworld_joins_atlantis,
            ra_new_signs_only: self.ra_new_signs_only,
            ra_leaves_cell_empty: self.ra_leaves_cell_empty,
        }
    }
}

/// What can be chosen before a game.
pub(crate) fn info() -> GameInfo {
    GameInfo {
        id: Position::ID,
        title: "Anunnaki: Dawn of the Gods",
        min_players: 2,
        max_players: 4,
        options: vec![
            OptionInfo { id: "houses", values: vec![json!("pick"), json!("random")], internal: false },
            OptionInfo { id: "first_game", values: vec![json!(false), json!(true)], internal: false },
            reading("net_stops_slingshot"),
            reading("afterworld_joins_atlantis"),
            reading("ra_new_signs_only"),
            reading("ra_leaves_cell_empty"),
            OptionInfo { id: "round_limit", values: vec![json!(100)], internal: true },
        ],
    }
}

/// An option for a place of the book that groups read in two ways; off is ours.
fn reading(id: &'static str) -> OptionInfo {
    OptionInfo { id, values: vec![json!(false), json!(true)], internal: false }
}

/// The first position of a set-up.
pub(crate) fn first_position(content: &'static Content, setup: &Setup) -> Result<Position, SetupError> {
    if !(2..=4).contains(&setup.players) {
        return Err(SetupError::Players(setup.players));
    }
    if !(1..=1000).contains(&setup.round_limit) {
        return Err(SetupError::RoundLimit(setup.round_limit));
    }
    let seat = Seat::new(0);
    let mut position = Position {
        content: Handle::new(content),
        stack: prompt::EMPTY,
        mats: PerSeat::all(Mat::EMPTY),
        board: BoardState {
            open: TerritorySet::EMPTY,
            covered: [0; TERRITORIES],
            ancient: TerritorySet::EMPTY,
            ancient_up: TerritorySet::EMPTY,
            ancient_at: [Ancient::new(0); TERRITORIES],
            ancient_unseen: (1 << ANCIENTS) - 1,
            culture: 0,
            culture_up: 0,
            culture_at: [Culture::new(0); CORNERS],
            culture_unseen: (1 << CULTURES) - 1,
            afterworld: None,
        },
        battle: None,
        fought: None,
        turn: TurnState::FRESH,
        pacts: Pacts { stack: 0, row: [None; 6] },
        artifacts: ArtifactPile {
            drawn: false,
            stack: ArtifactSet::EMPTY,
            taken: ArtifactSet::EMPTY,
            seen: 0,
            conquered: 0,
        },
        slots: Token::ALL,
        goals: Goal::ALL,
        vp2: 0b1111,
        players: setup.players,
        first_game: setup.first_game,
        readings: setup.readings(),
        random_houses: setup.houses == HouseMode::Random,
        phase: Phase::Setup,
        active: seat,
        first: seat,
        round: 1,
        round_limit: setup.round_limit,
        end_triggered: false,
    };
    position.plan(seat, Task::Setup(SetupPart::Houses(0)));
    position.run();
    Ok(position)
}

impl Position {
    /// The parts of the set-up, each planning the next before its own draws.
    pub(crate) fn set_up(&mut self, part: SetupPart) {
        let table = Seat::new(0);
        match part {
            SetupPart::Houses(n) if n == self.players => self.plan(table, Task::Setup(SetupPart::Pieces)),
            SetupPart::Houses(n) => {
                self.plan(table, Task::Setup(SetupPart::Houses(n + 1)));
                let step =
                    if self.random_houses { Step::Deal(Deal::House) } else { Step::Ask(Prompt::House) };
                self.push(Seat::new(n), step);
            }
            SetupPart::Pieces => {
                self.lay_boards();
                self.seats().for_each(|seat| self.lay_pieces(seat));
                self.plan(table, Task::Setup(SetupPart::Gods(0)));
            }
            SetupPart::Gods(n) if n == self.players => {
                self.plan(table, Task::Setup(SetupPart::Star(0)));
                self.push(table, Step::Deal(Deal::First));
                if !self.first_game {
                    self.ask(table, Prompt::Discard);
                }
            }
            SetupPart::Gods(n) => {
                self.plan(table, Task::Setup(SetupPart::Gods(n + 1)));
                self.push(Seat::new(n), Step::Deal(Deal::Gods));
            }
            SetupPart::Star(n) if usize::from(n) == Slot::COUNT => {
                self.plan(table, Task::Setup(SetupPart::Row(0)));
                self.plan(table, Task::Flip);
            }
            SetupPart::Star(n) => {
                self.plan(table, Task::Setup(SetupPart::Star(n + 1)));
                self.push(table, Step::Deal(Deal::Token { slot: Slot::ALL[usize::from(n)] }));
            }
            SetupPart::Row(6) => self.plan(table, Task::Setup(SetupPart::Goals(0))),
            SetupPart::Row(n) => {
                self.plan(table, Task::Setup(SetupPart::Row(n + 1)));
                self.push(table, Step::Deal(Deal::Pact { slot: n }));
            }
            SetupPart::Goals(4) => self.plan(table, Task::Setup(SetupPart::Start)),
            SetupPart::Goals(n) => {
                self.plan(table, Task::Setup(SetupPart::Goals(n + 1)));
                self.push(table, Step::Deal(Deal::Goal { track: Track::ALL[usize::from(n)] }));
            }
            SetupPart::Start => self.begin_turn(),
        }
    }

    /// A seat gets its house.
    pub(crate) fn seat_house(&mut self, seat: Seat, house: House) {
        self.mats[seat].house = house;
        self.mats[seat].seated = true;
    }

    fn lay_boards(&mut self) {
        let content = self.content.get();
        let mut open = content.board(self.gaia());
        for seat in self.seats() {
            open = open.union(content.board(self.mats[seat].house.board()));
        }
        self.board.open = open;
        self.board.ancient = content.ancient_sites.intersection(open);
        for (index, corner) in content.corners.iter().enumerate() {
            if corner.territories.difference(open).is_empty() {
                self.board.culture |= 1 << index;
            }
        }
        for (index, pact) in content.pacts.iter().enumerate() {
            let plays = pact.house.is_none_or(|house| self.seat_of(house).is_some());
            if plays || self.first_game {
                self.pacts.stack |= 1 << index;
            }
        }
    }

    fn lay_pieces(&mut self, seat: Seat) {
        let content = self.content.get();
        let numbers = &content.numbers;
        let house = content.house(self.mats[seat].house);
        let mat = &mut self.mats[seat];
        mat.reserve = FOLLOWERS;
        mat.unbuilt = SETTLEMENTS;
        for _ in 0..numbers.start_settlements {
            mat.put(house.capital, Kind::Settlement);
            mat.unbuilt -= 1;
        }
        for _ in 0..numbers.start_followers_capital {
            mat.put(house.capital, Kind::Follower);
            mat.reserve -= 1;
        }
        for _ in 0..numbers.start_followers_shrine {
            mat.put(house.start, Kind::Follower);
            mat.reserve -= 1;
        }
        mat.resources = [numbers.start_resource_each; 4];
        mat.crystals = u16::from(numbers.start_crystals);
        mat.tracks = [0, 0, 0, content.power.start];
        mat.hand = house.regular;
        mat.sure_stack = house.advanced;
        mat.points[Points::Start as usize] = i16::from(numbers.start_vp);
    }
}

const _: () = assert!(CORNERS <= 32 && size_of::<Pact>() == 1);
