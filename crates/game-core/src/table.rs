//! A live match: checks, deals, logs, undoes and redacts.
//!
//! ```
//! use game_core::{Awaiting, Content, Game, Seat, Seed, StepError, Table, UndoError};
//! use game_laws::toy::{Action, Pebbles, Toy};
//!
//! let setup = Toy::default_setup(2);
//! let mut table = Table::<Toy>::new(Pebbles::standard(), setup, Seed::from_phrase("a")).unwrap();
//! let seat = Seat::new(0);
//! let mut steps = Vec::new();
//! table.position().legal(seat, &mut steps);
//! table.play(seat, steps[0]).unwrap();
//! assert!(matches!(table.play(seat, steps[0]), Err(StepError::NotAwaited { .. })));
//! table.undo(seat).unwrap();
//! assert_eq!(table.undo(seat), Err(UndoError::Revealed), "before it pebbles were drawn");
//! assert!(matches!(table.play(seat, Action::Seal(9)), Err(StepError::Refused(_))));
//! assert!(matches!(table.position().awaiting(), Awaiting::Players(_)));
//! ```

use crate::Playable;
use crate::content::Content;
use crate::game::{Actor, Awaiting, Game, Viewer};
use crate::hidden::Hidden;
use crate::random::{Dealer, Random, Seed};
use crate::record::{Record, RecordError, RecordResult};
use crate::refusal::Explain;
use crate::seat::{Seat, SeatSet};
use crate::sight::Sight;
use crate::text::{Target, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position is kept every so many steps; the ones between are found by replaying.
const CHECKPOINT: usize = 32;

/// A game being played, with its whole history.
///
/// Positions along the way are kept at checkpoints only: undo, log and replay rebuild the few steps between,
/// so a long game costs kilobytes and every moment of it is microseconds away.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: G::Setup,
    position: G,
    steps: Vec<(Actor, G::Action)>,
    checkpoints: Vec<G>,
    /// Steps before this one can no longer be undone: something was revealed.
    sealed: usize,
    redo: Vec<(Seat, G::Action)>,
    dealer: Option<Dealer>,
    notes: BTreeMap<String, String>,
}

/// Why a step was not made. The table is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepError<R> {
    /// The game is over.
    GameOver,
    /// It is not this seat's turn to answer.
    NotAwaited {
        /// Who tried.
        seat: Seat,
        /// Who may.
        awaited: SeatSet,
    },
    /// The rules forbid it.
    Refused(R),
}

impl<R: Explain> StepError<R> {
    /// The error as a message with the rule it rests on.
    pub fn text(&self) -> Text {
        match self {
            StepError::GameOver => Text::new("error-game-over"),
            StepError::NotAwaited { seat, .. } => Text::new("error-not-awaited").with("seat", *seat),
            StepError::Refused(refusal) => refusal.text(),
        }
    }

    /// The place of the rule, if a rule forbids it.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            StepError::Refused(refusal) => Some(refusal.rule()),
            _ => None,
        }
    }
}

/// Why nothing was taken back or made again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// No step to take back.
    #[error("no step has been made yet")]
    Nothing,
    /// The last step was somebody else's.
    #[error("the last step was made by another player; only the own last steps can be taken back")]
    OtherSeat,
    /// The last step showed something new.
    #[error("the last step revealed something, so it stands")]
    Revealed,
    /// Nothing was taken back.
    #[error("there is no step to make again")]
    NothingToRedo,
}

/// A line of the log as one viewer may read it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LogLine {
    /// Number of the step, counted from 1: the position after it is moment `step`.
    pub step: usize,
    /// Who made it.
    pub actor: Actor,
    /// The step in notation, if the viewer may read it.
    pub notation: Option<String>,
    /// What happened.
    pub text: Text,
    /// Things on the board that it was about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<Target>>", optional))]
    pub targets: Vec<Target>,
    /// The round after it, as [`crate::Describe::round`] counts them.
    pub round: u16,
    /// It was answered for the viewer, by what the viewer chose beforehand. Nobody else is told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub automatic: bool,
}

impl<G: Playable> Table<G> {
    /// A new game whose deals follow from a seed. Deals everything that is due.
    ///
    /// # Errors
    /// When the set-up cannot be played.
    pub fn new(content: &'static G::Content, setup: G::Setup, seed: Seed) -> Result<Self, G::SetupError> {
        let mut table = Table::without_dealer(content, setup)?;
        table.dealer = Some(Dealer::new(seed));
        table.deal_all();
        Ok(table)
    }

    /// A new game whose deals are told with [`Table::deal`].
    ///
    /// # Errors
    /// When the set-up cannot be played.
    pub fn without_dealer(content: &'static G::Content, setup: G::Setup) -> Result<Self, G::SetupError> {
        let position = G::new(content, &setup)?;
        Ok(Table {
            setup,
            checkpoints: vec![position.clone()],
            position,
            steps: Vec::new(),
            sealed: 0,
            redo: Vec::new(),
            dealer: None,
            notes: BTreeMap::new(),
        })
    }

    /// A table to think at: it begins at what a seat may know, and what is drawn from there on follows from the seed. It
    /// holds no truth that the seat does not have. Its record begins there too, so nothing can replay it.
    ///
    /// ```
    /// use game_core::{Content, Game, QuickRandom, Seat, Seed, Table};
    /// use game_laws::toy::{Pebbles, Toy};
    ///
    /// let setup = Toy::default_setup(2);
    /// let table = Table::<Toy>::new(Pebbles::standard(), setup.clone(), Seed::from_phrase("a")).unwrap();
    /// let sight = table.for_bot(Seat::new(0), &mut QuickRandom::new(1));
    /// let mut thought = Table::thinking(&sight, setup, Seed::from_phrase("b"));
    /// let mut steps = Vec::new();
    /// thought.position().legal(Seat::new(0), &mut steps);
    /// thought.play(Seat::new(0), steps[0]).unwrap();
    /// assert_eq!(thought.log(game_core::Viewer::Judge, 0)[0].step, 1, "steps are counted from there");
    /// ```
    #[must_use]
    pub fn thinking(sight: &Sight<G>, setup: G::Setup, seed: Seed) -> Self
    where
        G: Hidden,
    {
        let position: G = (**sight).clone();
        let mut table = Table {
            setup,
            checkpoints: vec![position.clone()],
            position,
            steps: Vec::new(),
            sealed: 0,
            redo: Vec::new(),
            dealer: Some(Dealer::new(seed)),
            notes: BTreeMap::new(),
        };
        table.deal_all();
        table
    }

    /// The position now. For rules and tests; clients get [`Game::view`].
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The set-up.
    #[must_use]
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The steps so far, draws included.
    #[must_use]
    pub fn steps(&self) -> &[(Actor, G::Action)] {
        &self.steps
    }

    /// Names, dates and places that travel with the record.
    pub const fn notes_mut(&mut self) -> &mut BTreeMap<String, String> {
        &mut self.notes
    }

    /// Makes a step of a seat, then every deal that follows.
    ///
    /// # Errors
    /// When the seat is not awaited or the rules forbid the step; nothing changes then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), StepError<G::Refusal>> {
        self.check(seat, action)?;
        self.redo.clear();
        self.push(Actor::Seat(seat), action);
        self.deal_all();
        Ok(())
    }

    /// Would the step be taken?
    ///
    /// # Errors
    /// As [`Table::play`].
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), StepError<G::Refusal>> {
        match self.position.awaiting() {
            Awaiting::Nothing => Err(StepError::GameOver),
            Awaiting::Players(awaited) if awaited.contains(seat) => match self.position.refusal(seat, action)
            {
                Some(refusal) => Err(StepError::Refused(refusal)),
                None => Ok(()),
            },
            Awaiting::Players(awaited) => Err(StepError::NotAwaited { seat, awaited }),
            Awaiting::Chance => Err(StepError::NotAwaited { seat, awaited: SeatSet::EMPTY }),
        }
    }

    /// Makes a deal by hand, as records and tests do. Tells whether that deal was possible; nothing changes
    /// when it was not.
    pub fn deal(&mut self, action: G::Action) -> bool {
        if self.position.awaiting() != Awaiting::Chance {
            return false;
        }
        let mut odds = Vec::new();
        self.position.odds(&mut odds);
        let possible = odds.iter().any(|(deal, weight)| *deal == action && *weight > 0);
        if possible {
            if let Some(dealer) = &mut self.dealer {
                let _ = dealer.stream(self.position.deal_key());
            }
            self.push(Actor::Chance, action);
        }
        possible
    }

    fn deal_all(&mut self) {
        while self.position.awaiting() == Awaiting::Chance
            && let Some(dealer) = &mut self.dealer
        {
            let action = self.position.deal(&mut dealer.stream(self.position.deal_key()));
            self.push(Actor::Chance, action);
        }
    }

    fn push(&mut self, actor: Actor, action: G::Action) {
        let reveals = self.position.reveals(actor, action);
        self.position.apply(actor, action);
        self.steps.push((actor, action));
        if reveals {
            self.sealed = self.steps.len();
        }
        if self.steps.len().is_multiple_of(CHECKPOINT) {
            self.checkpoints.push(self.position.clone());
        }
    }

    /// The position after the first `step` steps.
    #[must_use]
    pub fn position_at(&self, step: usize) -> G {
        let step = step.min(self.steps.len());
        let mut position = self.checkpoints[step / CHECKPOINT].clone();
        for (actor, action) in &self.steps[step / CHECKPOINT * CHECKPOINT..step] {
            position.apply(*actor, *action);
        }
        position
    }

    /// Takes back the last step of this seat.
    ///
    /// # Errors
    /// When the last step was not this seat's or revealed something.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let (actor, action) = *self.steps.last().ok_or(UndoError::Nothing)?;
        if self.sealed == self.steps.len() {
            return Err(if actor == Actor::Seat(seat) || actor == Actor::Chance {
                UndoError::Revealed
            } else {
                UndoError::OtherSeat
            });
        }
        if actor != Actor::Seat(seat) {
            return Err(UndoError::OtherSeat);
        }
        self.truncate(self.steps.len() - 1);
        self.redo.push((seat, action));
        Ok(())
    }

    /// Makes the step taken back last again.
    ///
    /// # Errors
    /// When this seat took nothing back since its last step.
    pub fn redo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let (owner, action) = *self.redo.last().ok_or(UndoError::NothingToRedo)?;
        if owner != seat || self.check(seat, action).is_err() {
            return Err(UndoError::NothingToRedo);
        }
        self.redo.pop();
        self.push(Actor::Seat(seat), action);
        self.deal_all();
        Ok(())
    }

    /// Can this seat take its last step back?
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.sealed < self.steps.len()
            && self.steps.last().is_some_and(|(actor, _)| *actor == Actor::Seat(seat))
    }

    /// Can this seat make a step again?
    #[must_use]
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.redo.last().is_some_and(|(owner, action)| *owner == seat && self.check(seat, *action).is_ok())
    }

    /// Goes back to the moment after the first `step` steps, whatever was revealed since: for tables where
    /// everybody agreed to it. The same deals come again, because they follow from the seed.
    pub fn rewind(&mut self, step: usize) {
        self.truncate(step.min(self.steps.len()));
        self.redo.clear();
        self.sealed = self.sealed.min(self.steps.len());
        self.deal_all();
    }

    fn truncate(&mut self, step: usize) {
        let position = self.position_at(step);
        if self.dealer.is_some() {
            let mut at = self.position_at(step);
            for (actor, action) in self.steps.split_off(step) {
                if actor == Actor::Chance
                    && let Some(dealer) = &mut self.dealer
                {
                    dealer.take_back(at.deal_key());
                }
                at.apply(actor, action);
            }
        }
        self.steps.truncate(step);
        self.checkpoints.truncate(step / CHECKPOINT + 1);
        self.position = position;
    }

    /// The position as a bot of this seat may know it: everything else is dealt afresh.
    pub fn for_bot(&self, seat: Seat, rng: &mut impl Random) -> Sight<G>
    where
        G: Hidden,
    {
        Sight::new(&self.position, seat, rng)
    }

    /// The same of an earlier moment, after the first `step` steps: for whoever goes over a game.
    pub fn for_bot_at(&self, step: usize, seat: Seat, rng: &mut impl Random) -> Sight<G>
    where
        G: Hidden,
    {
        Sight::new(&self.position_at(step), seat, rng)
    }

    /// The log from a step on (`0` for all of it), as one viewer may read it.
    #[must_use]
    pub fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        if from >= self.steps.len() {
            return Vec::new();
        }
        let mut position = self.position_at(from);
        let mut lines = Vec::with_capacity(self.steps.len() - from);
        for (index, (actor, action)) in self.steps.iter().enumerate().skip(from) {
            let seen = position.sees(viewer, *actor, *action);
            let notation = seen.then(|| G::write_step(position.content(), *action));
            let text = position.describe(viewer, *actor, *action);
            let mut targets = Vec::new();
            if seen {
                position.targets(*action, &mut targets);
                targets.retain(|target| G::OPEN.contains(&target.kind));
            }
            position.apply(*actor, *action);
            let round = position.round();
            lines.push(LogLine {
                step: index + 1,
                actor: *actor,
                notation,
                text,
                targets,
                round,
                automatic: false,
            });
        }
        lines
    }

    /// Points and places, once the game is over.
    #[must_use]
    pub fn result(&self) -> Option<RecordResult> {
        let over = self.position.awaiting() == Awaiting::Nothing;
        over.then(|| RecordResult {
            scores: Seat::all(self.position.players()).map(|seat| self.position.score(seat)).collect(),
            places: Seat::all(self.position.players()).map(|seat| self.position.place(seat)).collect(),
        })
    }

    /// The replay file. It names every draw: not for players of a running game with secrets.
    ///
    /// # Panics
    /// Never: set-ups are plain data.
    #[must_use]
    pub fn record(&self) -> Record {
        let content = self.position.content();
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            content: content.hash(),
            seed: self.dealer.as_ref().map(Dealer::seed),
            notes: self.notes.clone(),
            setup: serde_json::to_value(&self.setup).expect("a set-up is plain data"),
            steps: self
                .steps
                .iter()
                .map(|(actor, action)| (*actor, G::write_step(content, *action)))
                .collect(),
            result: self.result(),
        }
    }

    /// Replays a record: every step is checked by the rules, every deal by its odds and, where the record
    /// carries a seed, by the dealer; the result must come out as recorded. A record of older rules is replayed by
    /// the rules of now: where nothing comes out differently, it is a record of these rules too.
    ///
    /// # Errors
    /// What is wrong, with the number of the step.
    pub fn replay(content: &'static G::Content, record: &Record) -> Result<Self, RecordError> {
        match Table::retrace(content, record)? {
            (table, None) => Ok(table),
            (_, Some(difference)) => Err(difference),
        }
    }

    /// Replays a record as far as it goes: the table at the last moment that comes out as recorded, and what
    /// comes out differently after it.
    ///
    /// # Errors
    /// When not even the first position can be set up: another game or content, rules of a newer program, a set-up
    /// that cannot be played.
    pub fn retrace(
        content: &'static G::Content,
        record: &Record,
    ) -> Result<(Self, Option<RecordError>), RecordError> {
        let mended = |difference: RecordError| {
            let (found, expected) = (record.rules, G::RULES_VERSION);
            if found == expected {
                return difference;
            }
            RecordError::Mended { found, expected, difference: Box::new(difference) }
        };
        let mut table = Table::open(content, record).map_err(|error| match error {
            RecordError::Setup(_) => mended(error),
            other => other,
        })?;
        table.notes.clone_from(&record.notes);
        for (index, (actor, text)) in record.steps.iter().enumerate() {
            if let Err(difference) = table.replay_step(index + 1, *actor, text) {
                return Ok((table, Some(mended(difference))));
            }
        }
        let reached = table.result();
        if record.result.is_some() && reached != record.result {
            let say = |r: &Option<RecordResult>| {
                r.as_ref().map_or_else(|| "an unfinished game".to_owned(), ToString::to_string)
            };
            let difference = RecordError::Result { claimed: say(&record.result), reached: say(&reached) };
            return Ok((table, Some(mended(difference))));
        }
        table.deal_all();
        Ok((table, None))
    }

    fn open(content: &'static G::Content, record: &Record) -> Result<Self, RecordError> {
        if record.game != G::ID {
            return Err(RecordError::Game { found: record.game.clone(), expected: G::ID.to_owned() });
        }
        if record.rules > G::RULES_VERSION {
            return Err(RecordError::Rules { found: record.rules, expected: G::RULES_VERSION });
        }
        if record.content != content.hash() {
            return Err(RecordError::Content { found: record.content, expected: content.hash() });
        }
        let setup =
            serde_json::from_value(record.setup.clone()).map_err(|e| RecordError::Setup(e.to_string()))?;
        let mut table =
            Table::<G>::without_dealer(content, setup).map_err(|e| RecordError::Setup(e.to_string()))?;
        table.dealer = record.seed.map(Dealer::new);
        Ok(table)
    }

    fn replay_step(&mut self, step: usize, actor: Actor, text: &str) -> Result<(), RecordError> {
        let wrong = |problem: String| RecordError::Step { step, text: text.to_owned(), problem };
        let action = G::parse_step(self.position.content(), text).map_err(|error| wrong(error.expected))?;
        match actor {
            Actor::Seat(seat) => self.check(seat, action).map_err(|error| {
                wrong(match error {
                    StepError::GameOver => "the game is over".to_owned(),
                    StepError::NotAwaited { seat, awaited } => {
                        format!("it is not the turn of {seat:?}; {awaited:?} may answer")
                    }
                    StepError::Refused(refusal) => {
                        format!("not allowed by rule {} ({refusal:?})", refusal.rule())
                    }
                })
            })?,
            Actor::Chance => self.check_deal(step, text, action)?,
        }
        self.push(actor, action);
        Ok(())
    }

    fn check_deal(&mut self, step: usize, text: &str, action: G::Action) -> Result<(), RecordError> {
        let wrong =
            |problem: &str| RecordError::Step { step, text: text.to_owned(), problem: problem.to_owned() };
        if self.position.awaiting() != Awaiting::Chance {
            return Err(wrong("no deal is due here"));
        }
        let mut odds = Vec::new();
        self.position.odds(&mut odds);
        if !odds.iter().any(|(deal, weight)| *deal == action && *weight > 0) {
            return Err(wrong("this deal is impossible here"));
        }
        if let Some(dealer) = &mut self.dealer {
            let expected = self.position.deal(&mut dealer.stream(self.position.deal_key()));
            if expected != action {
                return Err(RecordError::Deal {
                    step,
                    found: text.to_owned(),
                    expected: G::write_step(self.position.content(), expected),
                });
            }
        }
        Ok(())
    }
}
