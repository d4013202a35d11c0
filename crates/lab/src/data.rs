//! Games as rows of tables: what was asked, what could be answered, what was answered, and what came of it.

use crate::play::LabError;
use bots::{Advice, Evaluate, Visit, visit};
use game_core::erased::ReplayError;
use game_core::{Actor, Content, Record, Seat, Seed, Table};

/// A game, ready to be written as rows.
#[derive(Clone, PartialEq, Debug)]
pub struct GameData {
    /// Which one of its run, from 0.
    pub number: u32,
    /// Its id.
    pub game: &'static str,
    /// Seats.
    pub players: u8,
    /// The rules it was played by.
    pub rules: u32,
    /// The hash of its content.
    pub content: String,
    /// What every draw follows from, as records write it, where it is known.
    pub seed: Option<String>,
    /// The set-up as JSON.
    pub setup: String,
    /// Steps made, draws included.
    pub steps: u32,
    /// Rounds played, as the game counts them.
    pub rounds: u16,
    /// Who made the first step.
    pub first: Option<Seat>,
    /// How it came to its end.
    pub ending: &'static str,
    /// What became of every seat.
    pub seats: Vec<SeatData>,
    /// Every decision, in order.
    pub decisions: Vec<Decision>,
}

/// What became of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatData {
    /// Who sat there, where it is known.
    pub bot: Option<String>,
    /// Faction, house or civilization, where the game has them.
    pub side: Option<&'static str>,
    /// Points.
    pub score: i32,
    /// Place.
    pub place: u8,
    /// The part of the win: 1, or less when the first place is shared.
    pub win: f32,
    /// Points by source.
    pub sheet: Vec<(&'static str, i32)>,
}

/// A question and its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Steps made before it.
    pub step: u32,
    /// The round.
    pub round: u16,
    /// Who was asked.
    pub seat: Seat,
    /// What was asked: the key of the message.
    pub question: &'static str,
    /// The legal steps in notation, in the order of the rules.
    pub options: Vec<String>,
    /// What the bot thought of each of them; nothing where it did not look.
    pub values: Vec<Option<f32>>,
    /// Which of them was chosen.
    pub chosen: u32,
    /// The final points that the bot expected.
    pub expected_score: Option<f32>,
    /// The share of the win that the bot expected.
    pub expected_win: Option<f32>,
}

/// Takes games as they are finished, in any order and from any thread.
pub trait Sink: Sync {
    /// Takes one.
    ///
    /// # Errors
    /// When it cannot be written.
    fn take(&self, game: GameData) -> Result<(), LabError>;
}

/// The rows of a finished table. `advices` are those of its bots in order; none for games that others played.
pub(crate) fn rows<G: Evaluate>(
    number: u32,
    seed: Option<Seed>,
    setup: String,
    table: &Table<G>,
    bots: &[String],
    advices: &[Advice<G::Action>],
) -> GameData {
    let end = table.position();
    let seats: Vec<Seat> = Seat::all(end.players()).collect();
    let winners = seats.iter().filter(|seat| end.place(**seat) == 1).count().max(1);
    let seat_data = |seat: &Seat| SeatData {
        bot: bots.get(seat.index()).cloned(),
        side: end.side(*seat),
        score: end.score(*seat),
        place: end.place(*seat),
        win: if end.place(*seat) == 1 { 1.0 / winners as f32 } else { 0.0 },
        sheet: end.score_sheet(*seat).into_iter().map(|line| (line.key, line.points)).collect(),
    };
    let first =
        |(actor, _): &(Actor, G::Action)| if let Actor::Seat(seat) = actor { Some(*seat) } else { None };
    GameData {
        number,
        game: G::ID,
        players: end.players(),
        rules: G::RULES_VERSION,
        content: end.content().hash().to_string(),
        seed: seed.map(|seed| seed.to_string()),
        setup,
        steps: table.steps().len() as u32,
        rounds: end.round(),
        first: table.steps().iter().find_map(first),
        ending: end.ending(),
        seats: seats.iter().map(seat_data).collect(),
        decisions: decisions(table, advices),
    }
}

fn decisions<G: Evaluate>(table: &Table<G>, advices: &[Advice<G::Action>]) -> Vec<Decision> {
    let mut position = table.position_at(0);
    let mut advices = advices.iter();
    let (mut found, mut legal) = (Vec::new(), Vec::new());
    for (number, (actor, action)) in (0..).zip(table.steps()) {
        if let Actor::Seat(seat) = actor {
            legal.clear();
            position.legal(*seat, &mut legal);
            let advice = advices.next();
            let ranked = |step: &G::Action| advice?.ranked.iter().find(|ranked| ranked.step == *step);
            found.push(Decision {
                step: number,
                round: position.round(),
                seat: *seat,
                question: position.prompt(*seat).key,
                options: legal.iter().map(|step| G::write_step(position.content(), *step)).collect(),
                values: legal.iter().map(|step| ranked(step).map(|ranked| ranked.value)).collect(),
                chosen: legal.iter().position(|step| step == action).unwrap_or_default() as u32,
                expected_score: ranked(action).map(|ranked| ranked.score),
                expected_win: ranked(action).map(|ranked| ranked.share),
            });
        }
        position.apply(*actor, *action);
    }
    found
}

struct Retell<'a> {
    number: u32,
    record: &'a Record,
}

impl Visit for Retell<'_> {
    type Out = Result<GameData, RetellError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        let Retell { number, record } = self;
        let table =
            Table::<G>::replay(G::Content::known(record.content), record).map_err(ReplayError::from)?;
        if table.result().is_none() {
            return Err(RetellError::Unfinished { steps: table.steps().len() });
        }
        Ok(rows(number, record.seed, record.setup.to_string(), &table, &[], &[]))
    }
}

/// Why a record gives no rows.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RetellError {
    /// It cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Nobody has won yet.
    #[error("the game is not over after its {steps} steps; tables hold finished games only")]
    Unfinished {
        /// Steps made.
        steps: usize,
    },
}

/// The rows of a recorded game; `None` when there is no such game.
///
/// # Errors
/// When it cannot be replayed, or is not over.
pub fn retell(number: u32, record: &Record) -> Option<Result<GameData, RetellError>> {
    visit(&record.game, Retell { number, record })
}
