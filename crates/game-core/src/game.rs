//! What a game is: a complete position that knows its rules.
//!
//! ```
//! use game_core::{Actor, Awaiting, Content, Game, QuickRandom, Seat, Viewer};
//! use game_laws::toy::{Pebbles, Toy};
//!
//! let mut position = Toy::new(Pebbles::standard(), &Toy::default_setup(2)).unwrap();
//! let mut rng = QuickRandom::new(7);
//! while position.awaiting() == Awaiting::Chance {
//!     let deal = position.deal(&mut rng);
//!     position.apply(Actor::Chance, deal);
//! }
//! let seat = Seat::new(0);
//! assert!(position.awaiting().includes(seat));
//! let mut steps = Vec::new();
//! position.legal(seat, &mut steps);
//! assert_eq!(position.refusal(seat, steps[0]), None, "what is listed is not refused");
//! position.apply(Actor::Seat(seat), steps[0]);
//! let shown = |viewer| serde_json::to_string(&position.view(viewer)).unwrap();
//! assert_ne!(shown(Viewer::Seat(seat)), shown(Viewer::Spectator), "a hand is its owner's business");
//! ```

use crate::content::Content;
use crate::random::{DealKey, Random};
use crate::refusal::Explain;
use crate::seat::{Seat, SeatSet};
use crate::word::{self, Word};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

/// Whom a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Awaiting {
    /// Each of these seats may answer; more than one when choices are simultaneous.
    Players(SeatSet),
    /// A draw is due.
    Chance,
    /// The game is over.
    Nothing,
}

impl Awaiting {
    /// Waiting for one seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Awaiting::Players(SeatSet::one(seat))
    }

    /// Is this seat waited for?
    #[must_use]
    pub const fn includes(self, seat: Seat) -> bool {
        matches!(self, Awaiting::Players(set) if set.contains(seat))
    }
}

/// Who makes a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The dealer.
    Chance,
}

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player: public things and the own secrets.
    Seat(Seat),
    /// Anybody else: public things only.
    Spectator,
    /// Sees everything. For finished games, tests and records; never for a client of a running game.
    Judge,
}

impl Viewer {
    /// May this viewer see what only `seat` may see?
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Judge || self == Viewer::Seat(seat)
    }
}

/// The rules of one game. `Self` is a complete position: plain data, no heap, no generator.
///
/// A turn is a sequence of small decisions. The position knows the open question (the prompt), lists its
/// answers, and applies one. Draws are steps too, made by [`Actor::Chance`].
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Name of the game in files and addresses, such as `terra-mystica`.
    const ID: &'static str;
    /// Grows whenever the same steps could lead elsewhere. Records pin it.
    const RULES_VERSION: u32;

    /// The printed facts.
    type Content: Content;
    /// Everything chosen before the game starts. Unknown fields are refused when it is read.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a set-up cannot be played.
    type SetupError: Error + Send + Sync + 'static;
    /// Every answer and every deal: small and typed.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// Why a step is not allowed.
    type Refusal: Explain + Copy + Eq + Debug + Send + Sync;
    /// What one viewer may see.
    type View: Serialize;

    /// What the game is, for menus.
    fn info() -> GameInfo;
    /// The set-up for a number of players with the defaults a person expects.
    fn default_setup(players: u8) -> Self::Setup;
    /// The first position.
    ///
    /// # Errors
    /// When the set-up contradicts itself or the content.
    fn new(content: &'static Self::Content, setup: &Self::Setup) -> Result<Self, Self::SetupError>;
    /// The printed facts this position is played with.
    fn content(&self) -> &'static Self::Content;
    /// How many seats.
    fn players(&self) -> u8;
    /// Whom the position waits for.
    fn awaiting(&self) -> Awaiting;
    /// Appends every legal step of an awaited seat, in `Ord` order, none twice. Nothing for other seats.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Appends what a bot should consider: a non-empty subset of [`Game::legal`], in the same order.
    fn suggest(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal(seat, out);
    }
    /// Why the step is not allowed now; `None` exactly when it is listed by [`Game::legal`].
    fn refusal(&self, seat: Seat, action: Self::Action) -> Option<Self::Refusal>;
    /// Which stream the next deal comes from. Asked only while awaiting chance.
    fn deal_key(&self) -> DealKey;
    /// A chance step with its true odds: those of [`Game::odds`], if need be drawn in a quicker way. Asked only while
    /// awaiting chance.
    ///
    /// # Panics
    /// When nothing can be dealt.
    fn deal(&self, rng: &mut impl Random) -> Self::Action {
        let mut odds = Vec::with_capacity(32);
        self.odds(&mut odds);
        rng.weighted(odds.into_iter()).expect("asked only while a draw is due")
    }
    /// Appends every possible next deal with its weight. Asked only while awaiting chance.
    fn odds(&self, out: &mut Vec<(Self::Action, u32)>);
    /// Makes a step known to be legal (or a deal known to be possible).
    fn apply(&mut self, actor: Actor, action: Self::Action);
    /// The points of a seat now; final when nothing is awaited.
    fn score(&self, seat: Seat) -> i32;
    /// The place of a seat by the game's ranking, 1 is best; equal places are shared.
    fn place(&self, seat: Seat) -> u8;
    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Does this step, made from this position, show somebody something new? Undo stops there.
    fn reveals(&self, actor: Actor, action: Self::Action) -> bool;
}

/// Counts that never change, checked after every step in tests.
pub trait Invariants: Game {
    /// Checks everything that must hold in every position.
    ///
    /// # Errors
    /// A sentence that names the broken invariant and its numbers.
    fn invariants(&self) -> Result<(), String>;
}

/// What a game is, for menus.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// The same as [`Game::ID`].
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Fewest players.
    pub min_players: u8,
    /// Most players.
    pub max_players: u8,
    /// The options of a set-up that a person may choose.
    pub options: Vec<OptionInfo>,
}

/// One option of a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionInfo {
    /// The field of the set-up.
    pub id: &'static str,
    /// The values it takes, the default first, as they are written in the set-up.
    pub values: Vec<serde_json::Value>,
    /// For records and tests only; menus do not show it.
    pub internal: bool,
}

/// A public number of a seat that steps change, such as coins or points; previews and charts read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Tally {
    /// Message key of what is counted.
    #[serde(deserialize_with = "word::read")]
    pub key: Word,
    /// How many.
    pub value: i32,
}

/// One line of a score sheet: points by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ScoreLine {
    /// Message key of the source.
    #[serde(deserialize_with = "word::read")]
    pub key: Word,
    /// Points from it.
    pub points: i32,
}
