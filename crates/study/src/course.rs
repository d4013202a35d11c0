//! The course of a game: where somebody decided, and where something was drawn.

use game_core::review::ReviewRound;
use game_core::{Actor, Playable, Seat, Table};

/// A decision with a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    /// The moment.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// The round.
    pub round: u16,
    /// How many steps were possible.
    pub options: u32,
    /// Is it one that a search leaves to a first look?
    pub detail: bool,
}

/// Draws one after another, with nobody deciding between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    /// The moment before the first.
    pub from: usize,
    /// The moment after the last.
    pub to: usize,
    /// The round.
    pub round: u16,
    /// Had nobody decided anything yet?
    pub deal: bool,
}

/// Something to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// A place among the choices.
    Choice(usize),
    /// A place among the runs.
    Run(usize),
}

/// The course of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course {
    pub choices: Vec<Choice>,
    /// Only draws that could have come out otherwise.
    pub runs: Vec<Run>,
    /// Both in the order of the game.
    pub events: Vec<Event>,
    pub rounds: Vec<ReviewRound>,
    pub steps: usize,
}

impl Course {
    /// Follows a game from its beginning; `is_detail` tells what a search leaves to a first look.
    pub fn of<G: Playable>(table: &Table<G>, is_detail: impl Fn(&G) -> bool) -> Self {
        let mut course = Course { steps: table.steps().len(), ..Course::default() };
        let mut position = table.position_at(0);
        let (mut legal, mut odds) = (Vec::new(), Vec::new());
        let mut open: Option<(Run, bool)> = None;
        for (at, (actor, action)) in table.steps().iter().enumerate() {
            let round = position.round();
            if course.rounds.last().is_none_or(|last| last.round != round) {
                course.rounds.push(ReviewRound { round, from: at as u32 });
            }
            match actor {
                Actor::Chance => {
                    odds.clear();
                    position.odds(&mut odds);
                    let deal = course.choices.is_empty();
                    let (run, chancy) = open.get_or_insert((Run { from: at, to: at, round, deal }, false));
                    run.to = at + 1;
                    *chancy |= odds.iter().filter(|(_, weight)| *weight > 0).count() > 1;
                }
                Actor::Seat(seat) => {
                    course.close(open.take());
                    legal.clear();
                    position.legal(*seat, &mut legal);
                    if legal.len() > 1 {
                        course.events.push(Event::Choice(course.choices.len()));
                        let (options, detail) = (legal.len() as u32, is_detail(&position));
                        course.choices.push(Choice { at, seat: *seat, round, options, detail });
                    }
                }
            }
            position.apply(*actor, *action);
        }
        course.close(open);
        course
    }

    fn close(&mut self, open: Option<(Run, bool)>) {
        if let Some((run, true)) = open {
            self.events.push(Event::Run(self.runs.len()));
            self.runs.push(run);
        }
    }
}
