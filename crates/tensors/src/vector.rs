//! Many games at once: stepped in one call on all cores, straight into arrays of the caller.
//!
//! A game that ends is replaced by a new one in the same call: its rewards and `done` belong to the game that ended,
//! its observation and mask to the one that began.

use crate::encoding::{Encoding, mask, next_seat, stream};
use crate::games::Encoded;
use bots::{Seated, Spec, SpecError};
use game_core::erased::StartError;
use game_core::{Actor, Awaiting, Content, QuickRandom, Random, Seat, Table};
use rayon::prelude::*;
use serde_json::Value;
use std::sync::Arc;

/// Who sits at the other seats.
#[derive(Clone, Debug, PartialEq, Default)]
pub enum Opponents {
    /// Nobody: the caller plays every seat.
    #[default]
    None,
    /// Any legal step.
    Random,
    /// A bot by its name.
    Bot(Spec),
}

/// What is wanted.
#[derive(Clone, Debug)]
pub struct VectorOrder {
    /// How many games.
    pub games: usize,
    /// The set-up of all of them.
    pub setup: Value,
    /// Decides every deal.
    pub seed: u64,
    /// Who sits at the other seats; the caller's seat moves on by one with every new game.
    pub opponents: Opponents,
}

/// Why many games could not be started or stepped.
#[derive(Debug, thiserror::Error)]
pub enum VectorError {
    /// The set-up is wrong.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The bot cannot be built.
    #[error(transparent)]
    Bot(#[from] SpecError),
    /// No game.
    #[error("at least one game is needed")]
    Empty,
    /// An array of another length.
    #[error("the array of {what} has {found} elements; {expected} are needed")]
    Length {
        /// Which array.
        what: &'static str,
        /// As given.
        found: usize,
        /// As it should be.
        expected: usize,
    },
    /// A step that is not legal. No game was changed.
    #[error("{index} is not the index of a legal step of game {game}; its mask has 1 at those that are")]
    Step {
        /// Which game.
        game: usize,
        /// What was given.
        index: i64,
    },
}

/// Where the state of all games is written: one row per game.
pub struct Arrays<'a> {
    /// What the seat to move may know.
    pub observations: &'a mut [f32],
    /// 1 for each legal step.
    pub masks: &'a mut [bool],
    /// The seat to move.
    pub seats: &'a mut [i64],
    /// The rewards of all seats: zero-sum, 1 for winning alone; not 0 only where a game has just ended.
    pub rewards: &'a mut [f32],
    /// Has the game just ended?
    pub dones: &'a mut [bool],
    /// The final points of all seats, of the last game that ended in this row.
    pub scores: &'a mut [i32],
}

/// Many games without their type.
pub trait AnyVector: Send {
    /// How many games.
    fn games(&self) -> usize;
    /// How many seats each.
    fn players(&self) -> u8;
    /// Numbers in an observation, and indices of steps.
    fn sizes(&self) -> (usize, usize);
    /// Starts all games afresh from a seed.
    ///
    /// # Errors
    /// When an array has the wrong length.
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) -> Result<(), VectorError>;
    /// Makes one step in each game.
    ///
    /// # Errors
    /// When a step is not legal (no game is changed then) or an array has the wrong length.
    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), VectorError>;
    /// Any legal step for each game.
    ///
    /// # Errors
    /// When the array has the wrong length.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), VectorError>;
    /// The seat of the caller in each game; where nobody else plays, the seat to move.
    fn own_seats(&self) -> Vec<i64>;
}

pub(crate) struct Vector<G: Encoded> {
    encoding: Arc<Encoding<G>>,
    slots: Vec<Slot<G>>,
    rules: Shared<G>,
}

/// What all games share.
struct Shared<G: Encoded> {
    setup: G::Setup,
    opponents: Opponents,
    first: G,
}

/// One game of many.
struct Slot<G: Encoded> {
    position: G,
    seat: Seat,
    steps: Vec<G::Action>,
    indices: Vec<u32>,
    rng: QuickRandom,
    own: Seat,
    /// The same game with its history, where a bot has to be shown it.
    table: Option<Table<G>>,
    bot: Option<Seated<G>>,
}

/// One row of every array.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [bool],
    seat: &'a mut i64,
    rewards: &'a mut [f32],
    done: &'a mut bool,
    scores: &'a mut [i32],
}

impl<G: Encoded> Vector<G> {
    pub(crate) fn new(
        encoding: Arc<Encoding<G>>,
        setup: G::Setup,
        order: &VectorOrder,
    ) -> Result<Self, VectorError> {
        if order.games == 0 {
            return Err(VectorError::Empty);
        }
        let first = G::new(G::Content::standard(), &setup)
            .map_err(|error| VectorError::Start(StartError::Setup(error.to_string())))?;
        let players = first.players();
        let rules = Shared { setup, opponents: order.opponents.clone(), first };
        let tuning = match &rules.opponents {
            Opponents::Bot(spec) => Some((spec, Arc::new(spec.tuning::<G>()?))),
            Opponents::None | Opponents::Random => None,
        };
        let slot = |game: usize| {
            let mut rng = stream(order.seed, game as u64);
            let bot =
                tuning.as_ref().map(|(spec, tuning)| spec.build_with(Arc::clone(tuning), rng.next_u64(), 1));
            let mut slot = Slot {
                position: rules.first.clone(),
                seat: Seat::new(0),
                steps: Vec::new(),
                indices: Vec::new(),
                rng,
                own: Seat::new((game % usize::from(players)) as u8),
                table: None,
                bot,
            };
            slot.begin(&rules);
            slot.go_on(&rules, &encoding, None);
            slot
        };
        let slots: Vec<Slot<G>> = (0..order.games).map(slot).collect();
        Ok(Vector { encoding, slots, rules })
    }

    /// Does something with every game and its rows, on all cores.
    fn each(
        &mut self,
        arrays: Arrays<'_>,
        work: impl Fn(usize, &mut Slot<G>, &Shared<G>, &Encoding<G>, Row<'_>) + Sync,
    ) -> Result<(), VectorError> {
        let (numbers, steps) = self.sizes();
        let (games, players) = (self.slots.len(), usize::from(self.encoding.players()));
        length("observations", arrays.observations.len(), games * numbers)?;
        length("masks", arrays.masks.len(), games * steps)?;
        length("seats", arrays.seats.len(), games)?;
        length("rewards", arrays.rewards.len(), games * players)?;
        length("dones", arrays.dones.len(), games)?;
        length("scores", arrays.scores.len(), games * players)?;
        let (rules, encoding) = (&self.rules, &*self.encoding);
        self.slots
            .par_iter_mut()
            .zip(arrays.observations.par_chunks_mut(numbers))
            .zip(arrays.masks.par_chunks_mut(steps))
            .zip(arrays.seats.par_iter_mut())
            .zip(arrays.rewards.par_chunks_mut(players))
            .zip(arrays.dones.par_iter_mut())
            .zip(arrays.scores.par_chunks_mut(players))
            .with_min_len(16)
            .enumerate()
            .for_each(|(game, ((((((slot, observation), mask), seat), rewards), done), scores))| {
                let row = Row { observation, mask, seat, rewards, done, scores };
                work(game, slot, rules, encoding, row);
            });
        Ok(())
    }
}

fn length(what: &'static str, found: usize, expected: usize) -> Result<(), VectorError> {
    if found == expected { Ok(()) } else { Err(VectorError::Length { what, found, expected }) }
}

impl<G: Encoded> AnyVector for Vector<G> {
    fn games(&self) -> usize {
        self.slots.len()
    }

    fn players(&self) -> u8 {
        self.encoding.players()
    }

    fn sizes(&self) -> (usize, usize) {
        (self.encoding.observation_size(), self.encoding.step_size())
    }

    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) -> Result<(), VectorError> {
        let players = usize::from(self.players());
        self.each(arrays, |game, slot, rules, encoding, mut row| {
            slot.rng = stream(seed, game as u64);
            slot.own = Seat::new((game % players) as u8);
            if let (Opponents::Bot(spec), Some(seated)) = (&rules.opponents, &mut slot.bot)
                && let Ok(fresh) = spec.build::<G>(slot.rng.next_u64(), 1)
            {
                *seated = fresh;
            }
            row.rewards.fill(0.0);
            row.scores.fill(0);
            *row.done = false;
            slot.begin(rules);
            slot.go_on(rules, encoding, None);
            slot.show(encoding, &mut row);
        })
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), VectorError> {
        length("actions", actions.len(), self.slots.len())?;
        let wrong = |(game, (slot, index)): (usize, (&Slot<G>, &i64))| {
            slot.find(*index).is_none().then_some(VectorError::Step { game, index: *index })
        };
        if let Some(error) = self.slots.iter().zip(actions).enumerate().find_map(wrong) {
            return Err(error);
        }
        self.each(arrays, |game, slot, rules, encoding, mut row| {
            row.rewards.fill(0.0);
            *row.done = false;
            let step = slot.find(actions[game]).map(|at| slot.steps[at]);
            if let Some(step) = step {
                slot.apply(Actor::Seat(slot.seat), step);
            }
            slot.go_on(rules, encoding, Some(&mut row));
            slot.show(encoding, &mut row);
        })
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), VectorError> {
        length("actions", actions.len(), self.slots.len())?;
        for (slot, action) in self.slots.iter_mut().zip(actions) {
            *action = slot.rng.pick(&slot.indices).map_or(-1, |index| i64::from(*index));
        }
        Ok(())
    }

    fn own_seats(&self) -> Vec<i64> {
        let seat = |slot: &Slot<G>| match self.rules.opponents {
            Opponents::None => slot.seat,
            Opponents::Random | Opponents::Bot(_) => slot.own,
        };
        self.slots.iter().map(|slot| seat(slot).index() as i64).collect()
    }
}

impl<G: Encoded> Slot<G> {
    /// The legal step with this index.
    fn find(&self, index: i64) -> Option<usize> {
        self.indices.iter().position(|listed| i64::from(*listed) == index)
    }

    fn begin(&mut self, rules: &Shared<G>) {
        self.position.clone_from(&rules.first);
        if self.bot.is_some() {
            self.table = Table::without_dealer(rules.first.content(), rules.setup.clone()).ok();
        }
    }

    fn apply(&mut self, actor: Actor, step: G::Action) {
        self.position.apply(actor, step);
        if let Some(table) = &mut self.table {
            match actor {
                Actor::Seat(seat) => drop(table.play(seat, step)),
                Actor::Chance => drop(table.deal(step)),
            }
        }
    }

    /// Plays on until the caller is asked, through the end of a game where it comes.
    fn go_on(&mut self, rules: &Shared<G>, encoding: &Encoding<G>, mut row: Option<&mut Row<'_>>) {
        loop {
            match self.position.awaiting() {
                Awaiting::Chance => {
                    let step = self.position.deal(&mut self.rng);
                    self.apply(Actor::Chance, step);
                }
                Awaiting::Nothing => {
                    if let Some(row) = &mut row {
                        self.finish(row);
                    }
                    self.own = self.own.next(self.position.players());
                    self.begin(rules);
                }
                awaiting @ Awaiting::Players(_) => {
                    let seat = next_seat(awaiting).unwrap_or(self.own);
                    let others = rules.opponents != Opponents::None && seat != self.own;
                    if !others {
                        self.seat = seat;
                        encoding.legal(&self.position, seat, &mut self.steps, &mut self.indices);
                        return;
                    }
                    if let Some(step) = self.answer(seat) {
                        self.apply(Actor::Seat(seat), step);
                    }
                }
            }
        }
    }

    /// What an opponent does.
    fn answer(&mut self, seat: Seat) -> Option<G::Action> {
        if let (Some(table), Some(seated)) = (&self.table, &mut self.bot) {
            let sight = table.for_bot(seat, &mut self.rng);
            let limits = seated.limits();
            return Some(seated.bot.choose(&sight, &limits).step);
        }
        self.steps.clear();
        self.position.legal(seat, &mut self.steps);
        self.rng.pick(&self.steps).copied()
    }

    fn finish(&self, row: &mut Row<'_>) {
        *row.done = true;
        let players = self.position.players();
        let winners = Seat::all(players).filter(|seat| self.position.place(*seat) == 1).count().max(1);
        for seat in Seat::all(players) {
            let share = if self.position.place(seat) == 1 { 1.0 / winners as f32 } else { 0.0 };
            row.rewards[seat.index()] = reward(share, players);
            row.scores[seat.index()] = self.position.score(seat);
        }
    }

    fn show(&self, encoding: &Encoding<G>, row: &mut Row<'_>) {
        encoding.observe(&self.position, self.seat, row.observation);
        mask(&self.indices, row.mask);
        *row.seat = self.seat.index() as i64;
    }
}

/// The share of a win as a zero-sum reward: 1 for winning alone.
#[must_use]
pub fn reward(share: f32, players: u8) -> f32 {
    let players = f32::from(players.max(2));
    (share - 1.0 / players) * players / (players - 1.0)
}
