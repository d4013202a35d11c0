//! Boards to think on: where they begin, and the bots beside them.

use super::bots::hint_lines;
use super::puzzles::apart;
use super::{Hall, Loaded};
use crate::api::{BoardEnd, BoardLines, BoardOutlook, BoardValues, Clock, TableStatus};
use crate::boards::Board;
use crate::boards::board::START;
use crate::boards::play::{Laid, asked, has_chance};
use crate::chooser::{Advice, Cancel, Player, Question, random};
use crate::error::Error;
use crate::ids::{self, TableId, UserId};
use crate::reviewer::{Reading, Reviewer};
use crate::shelf::Edition;
use crate::table::ledger::{number_of, seat_of};
use crate::workers::Thought;
use game_core::{Actor, AnySight, AnyTable, Awaiting, QuickRandom, Seat, Seed, Viewer};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Lines that a bot tells.
const LINES: usize = 3;
/// Steps that bots make for others at a time, and how long each may take.
const ANSWERS: usize = 24;
const QUICK: Duration = Duration::from_millis(300);
/// Steps of what was really played.
const PLAYED: usize = 12;
/// Deals behind each reading, where something is hidden.
const READINGS: u32 = 4;
/// Nine of ten lie within so many standard errors.
const NINE_OF_TEN: f64 = 1.645;

/// Whom a bot thinks for at a board: one question at a time for each.
#[derive(Default)]
pub(crate) struct Thinkers(Mutex<HashSet<UserId>>);

/// A question under way.
struct Turn<'a>(&'a Thinkers, UserId);

impl Thinkers {
    fn turn(&self, user: &UserId) -> Result<Turn<'_>, Error> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !all.insert(user.clone()) {
            return Err(Error::Busy("a bot thinks about a board of yours already; wait for the answer"));
        }
        Ok(Turn(self, user.clone()))
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.1);
    }
}

/// Where a board begins.
pub(crate) struct Beginning {
    pub step: u32,
    pub seat: u8,
    pub board: Board,
    pub edition: Edition,
    /// What was really played, of games that are over.
    played: Vec<(u8, String)>,
}

/// What somebody may do with a table on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leave {
    pub running: bool,
    pub bot: bool,
}

impl Loaded {
    /// May bots be asked about this table?
    fn leave(&self) -> Leave {
        let running = self.table.ledger.status == TableStatus::Running;
        Leave { running, bot: !running || self.table.ledger.opening.hints }
    }

    /// What a person may take to a board of a moment.
    fn beginning(&self, user: &UserId, step: u32, seat: Option<u8>) -> Result<Beginning, Error> {
        let (table, opening) = (&self.table, &self.table.ledger.opening);
        table.not_kept()?;
        let game = table.game.as_deref().ok_or(Error::WrongTime("the game has not begun"))?;
        if step as usize > game.steps() {
            return Err(Error::NotFound("moment"));
        }
        let own = table.seat_of_user(user);
        let running = self.leave().running;
        if running {
            let own = own.ok_or(Error::Forbidden("while the game runs, only its players think about it"))?;
            if seat.is_some_and(|seat| seat != number_of(own)) {
                return Err(Error::Forbidden("while the game runs, everybody thinks with the own eyes only"));
            }
            // At the pace of a sitting a board would be a second pair of hands.
            if !matches!(opening.clock, Clock::Turns { .. }) && !opening.hints {
                return Err(Error::WrongTime(
                    "a board is for games by turns, for tables that allow hints, and for games that are over",
                ));
            }
        }
        let mut moment = game.clone_box();
        moment.rewind(step as usize);
        let waits = match moment.awaiting() {
            Awaiting::Players(awaited) => awaited.iter().next(),
            Awaiting::Chance | Awaiting::Nothing => None,
        };
        let named = seat.map(|seat| {
            seat_of(seat)
                .filter(|_| seat < game.players())
                .ok_or_else(|| Error::invalid("seat: there is none"))
        });
        let seat = named.transpose()?.or(own).or(waits).unwrap_or(Seat::new(0));
        let board = Board {
            game: opening.game.clone(),
            content: opening.content.clone(),
            setup: opening.setup.clone(),
            round: moment.round(),
            chance: false,
            sight: moment.for_bot(seat, &mut random()).write(),
            seed: Seed::new(ids::bytes()),
            deals: 1,
            next: 1,
            branches: Vec::new(),
            nodes: Vec::new(),
        };
        let step = moment.steps();
        let played = if running { Vec::new() } else { turn_from(game, step) };
        let edition = table.edition.clone();
        Ok(Beginning { step: step as u32, seat: number_of(seat), board, edition, played })
    }
}

/// What the seat to move did from a moment on, until somebody else or chance came.
fn turn_from(game: &dyn AnyTable, step: usize) -> Vec<(u8, String)> {
    let lines = game.log(Viewer::Judge, step);
    let first = lines.first().map(|line| line.actor);
    let own = lines.into_iter().take_while(|line| Some(line.actor) == first).take(PLAYED);
    let step = |line: game_core::table::LogLine| match line.actor {
        Actor::Seat(seat) => Some((number_of(seat), line.notation?)),
        Actor::Chance => None,
    };
    own.map_while(step).collect()
}

impl Beginning {
    /// Finds out whether anything is dealt, and lays what was really played, as far as it is legal there.
    pub fn prepare(&mut self) -> Result<(), Error> {
        let own = seat_of(self.seat).ok_or(Error::NotFound("seat"))?;
        self.board.chance = has_chance(&self.edition, &self.board, own)?;
        let (mut table, mut at) = (self.board.lay(&self.edition, 0)?, START);
        for (seat, step) in &self.played {
            let before = table.steps();
            let made = seat_of(*seat).is_some_and(|seat| table.play(seat, step).is_ok());
            if !made {
                break;
            }
            at = self.board.add(at, *seat, step, None)?;
            if table.steps() > before + 1 {
                // What was drawn then is not drawn here.
                break;
            }
        }
        self.board.branches.iter_mut().for_each(|branch| branch.played = true);
        Ok(())
    }
}

/// Reads positions in the queue of the bots.
struct Reader {
    reviewer: Arc<dyn Reviewer>,
    board: Board,
    edition: Edition,
    own: Seat,
    at: u32,
    found: Arc<Mutex<Found>>,
}

/// What a seat may know, once for each reading.
type Sights = Vec<Box<dyn AnySight>>;

/// What was read.
#[derive(Default)]
struct Found {
    seats: Vec<BoardOutlook>,
    ends: Vec<BoardEnd>,
}

impl Reader {
    /// What the own seat may know after a node in every deal, with several deals of what it cannot know there; and how
    /// many of them belong to each deal. `None` when nobody wants to know any more.
    fn sights(&self, at: u32, cancel: &Cancel) -> Option<(Sights, Vec<usize>)> {
        let (mut sights, mut counts) = (Sights::new(), Vec::new());
        for deal in 0..self.board.deals {
            if cancel.is_cancelled() {
                return None;
            }
            let before = sights.len();
            if let Ok(Laid { table, stopped: None }) = self.board.lay_to(&self.edition, deal, at) {
                let mut rng = QuickRandom::of(self.board.seed_of(deal));
                let count = if self.board.chance { READINGS } else { 1 };
                sights.extend((0..count).map(|_| table.for_bot(self.own, &mut rng)));
            }
            counts.push(sights.len() - before);
        }
        Some((sights, counts))
    }

    fn end(&self, node: u32, cancel: &Cancel) -> Option<BoardEnd> {
        let (sights, counts) = self.sights(node, cancel)?;
        let own = |reading: &Reading| reading.points.get(self.own.index()).copied();
        let all: Vec<f64> = self.reviewer.read(&sights).iter().filter_map(own).collect();
        let mut rest = all.as_slice();
        let mut of_deal = |count: usize| {
            let (these, more) = rest.split_at_checked(count)?;
            rest = more;
            (!these.is_empty()).then(|| tidy(mean(these).0))
        };
        let deals = counts.into_iter().map(&mut of_deal).collect();
        let (points, error) = mean(&all);
        (!all.is_empty()).then(|| BoardEnd { node, points: tidy(points), error: tidy(error), deals })
    }

    fn seats(&self, cancel: &Cancel) -> Vec<BoardOutlook> {
        let Some((sights, _)) = self.sights(self.at, cancel) else { return Vec::new() };
        let readings = self.reviewer.read(&sights);
        let average = |of: &dyn Fn(&Reading) -> f64| {
            tidy(readings.iter().map(of).sum::<f64>() / readings.len().max(1) as f64)
        };
        let seats = readings.first().map_or(0, |reading| reading.points.len());
        let seat = |index: usize| BoardOutlook {
            seat: index as u8,
            points: average(&|reading| reading.points.get(index).copied().unwrap_or_default()),
            band: average(&|reading| reading.band),
            win: average(&|reading| reading.win.get(index).copied().unwrap_or_default()),
        };
        (0..seats).map(seat).collect()
    }
}

impl Player for Reader {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        let seats = self.seats(&question.cancel);
        let ends = self.board.ends().filter_map(|node| self.end(node.id, &question.cancel)).collect();
        *self.found.lock().unwrap_or_else(PoisonError::into_inner) = Found { seats, ends };
        None
    }
}

/// The mean, and how far that of many more may lie from it nine times of ten.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let error = if values.len() < 2 { 0.0 } else { (squares / (count - 1.0) / count).sqrt() * NINE_OF_TEN };
    (mean, error)
}

fn tidy(number: f64) -> f64 {
    let tidy = (number * 100.0).round() / 100.0;
    if tidy == 0.0 || !tidy.is_finite() { 0.0 } else { tidy }
}

impl Hall {
    /// Where a board of a moment begins, as far as this person may know it.
    pub async fn board_beginning(
        self: &Arc<Self>,
        id: &TableId,
        user: &UserId,
        step: u32,
        seat: Option<u8>,
    ) -> Result<Beginning, Error> {
        let user = user.clone();
        self.read(id, move |loaded| {
            if !loaded.table.may_look(Some(&user)) {
                return Err(Error::NotFound("table"));
            }
            loaded.beginning(&user, step, seat)
        })
        .await
    }

    /// What may be done with the table of a board; a table that is gone has nothing to lose.
    pub async fn board_leave(self: &Arc<Self>, id: &TableId) -> Result<Leave, Error> {
        match self.read(id, |loaded| Ok(loaded.leave())).await {
            Err(Error::NotFound(_)) => Ok(Leave { running: false, bot: true }),
            other => other,
        }
    }

    /// The game of a board with its content, which may have come with its table.
    pub async fn board_edition(self: &Arc<Self>, id: &TableId, board: &Board) -> Result<Edition, Error> {
        if let Some(edition) = self.shelf.find(&board.game)?.edition(Some(&board.content)) {
            return Ok(edition);
        }
        let edition = self.read(id, |loaded| Ok(loaded.table.edition.clone())).await?;
        if edition.content() == board.content {
            Ok(edition)
        } else {
            Err(Error::OtherRules("the content that this board was made with is not here".to_owned()))
        }
    }

    /// How a bot would go on at a moment of a board.
    pub async fn board_lines(
        &self,
        user: &UserId,
        board: Board,
        edition: Edition,
        own: u8,
        (at, deal): (u32, u32),
    ) -> Result<BoardLines, Error> {
        let _turn = self.thinkers.turn(user)?;
        let level = self.shelf.stand_in(&board.game);
        let own = seat_of(own).ok_or(Error::NotFound("seat"))?;
        let Laid { table, stopped } = board.lay_to(&edition, deal, at)?;
        let mut told = BoardLines { at, deal, seat: None, level, lines: Vec::new() };
        let Some(seat) = asked(table.as_ref(), own).filter(|_| stopped.is_none()) else { return Ok(told) };
        told.seat = Some(number_of(seat));
        let options = table.options(seat);
        let budget = self.settings.hint_budget;
        let advice = self.advice(user, &told.level, table.as_ref(), seat, (budget, LINES)).await?;
        told.lines = hint_lines(&options, advice, LINES);
        // On the scale of the points beside them.
        let sights = vec![table.for_bot(seat, &mut QuickRandom::of(board.seed_of(deal)))];
        let reviewer = Arc::clone(&self.settings.reviewer);
        let readings = apart(move || reviewer.read(&sights)).await?;
        let shift = readings.first().and_then(|reading| reading.shift.get(seat.index()).copied());
        for line in &mut told.lines {
            line.expected = line.expected.map(|points| points + shift.unwrap_or_default());
        }
        Ok(told)
    }

    /// What bots would answer for the others, until the own seat is asked: seats and steps.
    pub async fn board_answers(
        &self,
        user: &UserId,
        board: &Board,
        edition: &Edition,
        own: u8,
        (at, deal): (u32, u32),
    ) -> Result<Vec<(u8, String)>, Error> {
        let _turn = self.thinkers.turn(user)?;
        let level = self.shelf.stand_in(&board.game);
        let own = seat_of(own).ok_or(Error::NotFound("seat"))?;
        let Laid { mut table, stopped } = board.lay_to(edition, deal, at)?;
        let mut made = Vec::new();
        while made.len() < ANSWERS && stopped.is_none() {
            let Some(seat) = asked(table.as_ref(), own).filter(|seat| *seat != own) else { break };
            let advice = self.advice(user, &level, table.as_ref(), seat, (QUICK, 1)).await?;
            table.play(seat, &advice.step)?;
            made.push((number_of(seat), advice.step));
        }
        Ok(made)
    }

    async fn advice(
        &self,
        user: &UserId,
        level: &str,
        table: &dyn AnyTable,
        seat: Seat,
        (budget, hints): (Duration, usize),
    ) -> Result<Advice, Error> {
        let player = self.settings.chooser.seat(table.game(), level);
        let player = player.ok_or(Error::Unavailable("there is no adviser for this game"))?;
        let sight = table.for_bot(seat, &mut random());
        let question = Question { sight, budget, cancel: Cancel::default(), hints };
        match self.workers.ask(user.clone(), player, question).await {
            Thought::Given(_, Some(advice)) => Ok(advice),
            Thought::Full(_) => Err(Error::Busy("all advisers are busy; try again in a moment")),
            Thought::Given(_, None) | Thought::Lost | Thought::Brought(_) => {
                Err(Error::Unavailable("no advice in time; try again"))
            }
        }
    }

    /// What the bot reads in the positions of a board.
    pub async fn board_values(
        &self,
        user: &UserId,
        rev: u64,
        board: Board,
        edition: Edition,
        (own, at): (u8, u32),
    ) -> Result<BoardValues, Error> {
        let own = seat_of(own).ok_or(Error::NotFound("seat"))?;
        let sight = board.lay(&edition, 0)?.for_bot(own, &mut random());
        let found = Arc::new(Mutex::new(Found::default()));
        let (reviewer, told) = (Arc::clone(&self.settings.reviewer), Arc::clone(&found));
        let reader = Reader { reviewer, board, edition, own, at, found: told };
        let budget = self.settings.hint_budget;
        let question = Question { sight, budget, cancel: Cancel::default(), hints: 0 };
        if let Thought::Full(_) = self.workers.ask(user.clone(), Box::new(reader), question).await {
            return Err(Error::Busy("all advisers are busy; try again in a moment"));
        }
        let Found { seats, ends } =
            std::mem::take(&mut *found.lock().unwrap_or_else(PoisonError::into_inner));
        Ok(BoardValues { rev, at, seats, ends })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_question_at_a_time_for_each() {
        let (all, ada, ben) = (Thinkers::default(), UserId::new("ada"), UserId::new("ben"));
        let turn = all.turn(&ada).unwrap();
        assert!(all.turn(&ada).is_err() && all.turn(&ben).is_ok());
        drop(turn);
        assert!(all.turn(&ada).is_ok());
    }

    #[test]
    fn a_mean_knows_how_sure_it_is() {
        assert_eq!(mean(&[3.0]), (3.0, 0.0));
        let (middle, error) = mean(&[1.0, 3.0]);
        assert!(middle == 2.0 && (error - NINE_OF_TEN).abs() < 1e-9);
    }
}
