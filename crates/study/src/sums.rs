//! Everything together: the review as it is told.

use crate::VERSION;
use crate::course::{Choice, Course};
use crate::judge::{Judged, tidy};
use crate::lines::{Read, lines};
use crate::luck::Luck;
use game_core::Seat;
use game_core::review::{
    COSTLY, FINE, Review, ReviewCertainty, ReviewDecision, ReviewDoubt, ReviewDraw, ReviewLook, ReviewPart,
    ReviewPhase, ReviewSeat,
};

/// Parts of the evaluation that are told of a seat.
const SOURCES: usize = 8;

/// All that was found out about a game.
pub(crate) struct Findings<'a> {
    pub course: &'a Course,
    /// One for each choice.
    pub reads: Vec<Read>,
    pub judged: Vec<Judged>,
    /// One for each run.
    pub draws: Vec<Luck>,
    /// The last moment: points and chances as they came out.
    pub end: Read,
    /// Points and places per seat.
    pub results: Vec<(i32, u8)>,
    pub certainty: ReviewCertainty,
    pub doubts: Vec<ReviewDoubt>,
}

impl Findings<'_> {
    /// The review.
    pub fn review(mut self) -> Review {
        let lines = lines(self.course, &self.reads, &self.draws, self.end);
        self.add_luck_after();
        let mut moments: Vec<u32> = vec![0, self.course.steps as u32];
        moments.extend(self.course.choices.iter().map(|choice| choice.at as u32));
        moments.extend(self.course.runs.iter().flat_map(|run| [run.from as u32, run.to as u32]));
        moments.sort_unstable();
        moments.dedup();
        let seats = (0..self.results.len()).map(|seat| self.seat(seat, &lines, &moments)).collect();
        let mut errors: Vec<f64> = self.judged.iter().map(|judged| judged.decision.error).collect();
        errors.sort_by(f64::total_cmp);
        let error = errors.get(errors.len() / 2).copied().unwrap_or_default();
        let ahead = self.judged.iter().find(|judged| judged.decision.look == ReviewLook::First);
        let players = self.results.len();
        Review {
            version: VERSION,
            steps: self.course.steps as u32,
            moments,
            rounds: self.course.rounds.clone(),
            reached: ahead.map_or(self.course.steps as u32, |judged| judged.decision.step - 1),
            chance: self.course.runs.iter().any(|run| !run.deal),
            seats,
            draws: self
                .course
                .runs
                .iter()
                .zip(&self.draws)
                .map(|(run, luck)| ReviewDraw {
                    from: run.from as u32 + 1,
                    to: run.to as u32,
                    round: run.round,
                    deal: run.deal,
                    texts: luck.texts.clone(),
                    luck: luck.points[..players].iter().copied().map(tidy).collect(),
                    errors: luck.errors[..players].iter().copied().map(tidy).collect(),
                })
                .collect(),
            decisions: self.judged.into_iter().map(|judged| judged.decision).collect(),
            certainty: ReviewCertainty { error, ..self.certainty },
            doubts: self.doubts,
        }
    }

    /// Tells each decision what the draws until the next one of its seat brought.
    fn add_luck_after(&mut self) {
        let choices = &self.course.choices;
        for (index, choice) in choices.iter().enumerate() {
            let next = choices[index + 1..].iter().find(|later| later.seat == choice.seat);
            let until = next.map_or(usize::MAX, |later| later.at);
            let after = self.course.runs.iter().zip(&self.draws);
            let after = after.filter(|(run, _)| run.from > choice.at && run.to <= until);
            let luck: f64 = after.map(|(_, luck)| luck.points[choice.seat.index()]).sum();
            self.judged[index].decision.luck_after = tidy(luck);
        }
    }

    fn of_seat(&self, seat: usize) -> impl Iterator<Item = (usize, &Choice, &ReviewDecision)> {
        let all = self.course.choices.iter().zip(&self.judged).enumerate();
        let all = all.map(|(index, (choice, judged))| (index, choice, &judged.decision));
        all.filter(move |(_, choice, _)| choice.seat.index() == seat)
    }

    fn seat(&self, seat: usize, lines: &[Read], moments: &[u32]) -> ReviewSeat {
        let (result, place) = self.results[seat];
        let at = |moment: usize| lines[moment].points[seat];
        let (mut own, mut others) = (0.0, 0.0);
        for choice in &self.course.choices {
            let brought = at(choice.at + 1) - at(choice.at);
            *(if choice.seat.index() == seat { &mut own } else { &mut others }) += brought;
        }
        let luck_of = |deal: bool| {
            let draws = self.course.runs.iter().zip(&self.draws).filter(move |(run, _)| run.deal == deal);
            draws.map(|(_, luck)| (luck.points[seat], luck.errors[seat]))
        };
        let sum = |deal: bool| luck_of(deal).map(|(points, _)| points).sum::<f64>();
        let luck_error = luck_of(false).map(|(_, error)| error * error).sum::<f64>().sqrt();
        let along = |of: &dyn Fn(&Read) -> f64| {
            moments.iter().map(|moment| tidy(of(&lines[*moment as usize]))).collect::<Vec<f64>>()
        };
        let decisions = self.of_seat(seat).count() as u32;
        let lost: f64 = self.of_seat(seat).map(|(_, _, decision)| decision.loss).sum();
        let squares: f64 = self.of_seat(seat).map(|(_, _, decision)| decision.error.powi(2)).sum();
        let count = f64::from(decisions.max(1));
        let (start, deal, luck) = (tidy(at(0)), tidy(sum(true)), tidy(sum(false)));
        let rest = tidy(f64::from(result) - at(self.course.steps));
        let own = tidy(own);
        // What is rounded away in the other parts is told here, so that what is told comes to the result.
        let rounded = f64::from(result) - (start + deal + own + tidy(others) + luck + rest);
        debug_assert!(rounded.abs() < 0.05, "the parts of a game come to its result, not {rounded} less");
        let others = tidy(others);
        ReviewSeat {
            seat: seat as u8,
            result,
            place,
            start,
            deal,
            own,
            others: tidy(others + rounded),
            luck,
            luck_error: tidy(luck_error),
            rest,
            points: along(&|read| read.points[seat]),
            low: along(&|read| read.points[seat] - read.band),
            high: along(&|read| read.points[seat] + read.band),
            win: along(&|read| read.share[seat]),
            decisions,
            fine: self.of_seat(seat).filter(|(_, _, decision)| decision.loss < FINE).count() as u32,
            lost: tidy(lost),
            lost_error: tidy(squares.sqrt()),
            loss: tidy(lost / count),
            loss_error: tidy(squares.sqrt() / count),
            rounds: self.rounds(seat),
            sources: self.sources(seat),
            costly: self.costly(seat),
            best: self.best(seat),
        }
    }

    fn rounds(&self, seat: usize) -> Vec<ReviewPhase> {
        let phase = |round: u16| {
            let mut phase = ReviewPhase { round, decisions: 0, fine: 0, lost: 0.0, luck: 0.0 };
            for (_, _, decision) in self.of_seat(seat).filter(|(_, choice, _)| choice.round == round) {
                phase.decisions += 1;
                phase.fine += u32::from(decision.loss < FINE);
                phase.lost += decision.loss;
            }
            let draws = self.course.runs.iter().zip(&self.draws);
            let draws = draws.filter(|(run, _)| run.round == round && !run.deal);
            phase.luck = tidy(draws.map(|(_, luck)| luck.points[seat]).sum());
            phase.lost = tidy(phase.lost);
            phase
        };
        self.course.rounds.iter().map(|round| phase(round.round)).collect()
    }

    /// What the better steps would have brought more.
    fn sources(&self, seat: usize) -> Vec<ReviewPart> {
        let mut sums: Vec<ReviewPart> = Vec::new();
        for part in self.of_seat(seat).flat_map(|(_, _, decision)| &decision.parts) {
            match sums.iter_mut().find(|sum| sum.key == part.key) {
                Some(sum) => sum.points += part.points,
                None => sums.push(*part),
            }
        }
        sums.sort_by(|a, b| b.points.total_cmp(&a.points).then_with(|| a.key.cmp(b.key)));
        sums.truncate(SOURCES);
        sums.iter_mut().for_each(|sum| sum.points = tidy(sum.points));
        sums
    }

    fn costly(&self, seat: usize) -> Vec<u32> {
        let sure = |decision: &ReviewDecision| decision.loss >= FINE && !decision.perhaps;
        let mut costly: Vec<_> = self.of_seat(seat).filter(|(_, _, decision)| sure(decision)).collect();
        costly.sort_by(|a, b| b.2.loss.total_cmp(&a.2.loss).then(a.0.cmp(&b.0)));
        costly.into_iter().take(COSTLY).map(|(index, ..)| index as u32).collect()
    }

    /// The step farthest above the second choice, if possible one that a first look would not have found.
    fn best(&self, seat: usize) -> Option<u32> {
        let found = self.of_seat(seat).filter_map(|(index, _, decision)| Some((index, decision.ahead?)));
        let most = found.max_by(|(a, one), (b, other)| {
            let hard = |index: usize| self.judged[index].hard;
            hard(*a).cmp(&hard(*b)).then(one.total_cmp(other)).then(b.cmp(a))
        });
        most.map(|(index, _)| index as u32)
    }
}

/// The seats of a game as places in lists.
pub(crate) fn results<G: game_core::Playable>(position: &G) -> Vec<(i32, u8)> {
    Seat::all(position.players()).map(|seat| (position.score(seat), position.place(seat))).collect()
}
