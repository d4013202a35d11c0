//! A game that is gone over, piece by piece.

use crate::VERSION;
use crate::afar::{Finding, Task};
use crate::calibration;
use crate::course::{Course, Event};
use crate::depth::Depth;
use crate::judge::{Judge, Judged};
use crate::lines::Read;
use crate::luck::Luck;
use crate::sums::{Findings, results};
use bots::{Evaluate, Evaluation, Scales, Spec, SpecError, Tuning, Visit};
use game_core::review::{Review, ReviewCertainty, ReviewDoubt, ReviewLook};
use game_core::{Awaiting, Content, Record, RecordError, Table};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Choices and draws in one piece of the first look.
const PIECE: usize = 8;

/// Why a game cannot be gone over.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// No bot plays it.
    #[error("no bot plays `{0}`, so nobody can go over it")]
    Game(String),
    /// The content pack is not here.
    #[error("the game was played with the content pack {0}, which is not here")]
    Content(String),
    /// The record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The bot cannot be built.
    #[error(transparent)]
    Bot(#[from] SpecError),
    /// Nobody decided anything.
    #[error("nobody has decided anything in this game yet")]
    Nothing,
    /// Nobody knows how it ends.
    #[error("the game was not played to its end")]
    Unfinished,
}

/// A game that is gone over, whatever game it is. Pieces may be done by any threads in any order; those of the second look
/// when all of the first are done.
pub trait AnyStudy: Send + Sync {
    /// The rules it is gone over with.
    fn rules(&self) -> u32;
    /// How many pieces a look has.
    fn pieces(&self, look: ReviewLook) -> usize;
    /// The round that a piece is about.
    fn round(&self, look: ReviewLook, piece: usize) -> u16;
    /// Does a piece.
    fn work(&self, look: ReviewLook, piece: usize);
    /// A piece as a task for somebody elsewhere; `None` when it can be done only here.
    fn task(&self, look: ReviewLook, piece: usize) -> Option<Vec<u8>>;
    /// Does a piece for somebody else, and tells what was found in it.
    fn work_for(&self, look: ReviewLook, piece: usize) -> Vec<u8>;
    /// Enters what somebody elsewhere found in a piece. Is it done with that?
    fn take(&self, look: ReviewLook, piece: usize, found: &[u8]) -> bool;
    /// The review as far as it is; `None` before the first look is over.
    fn review(&self) -> Option<Review>;
}

/// A game of `G` that is gone over.
pub struct Study<G: Evaluate> {
    record: String,
    table: Table<G>,
    tuning: Arc<Tuning<G::Weights>>,
    course: Course,
    depth: Depth,
    seed: u64,
    doubts: Vec<ReviewDoubt>,
    found: Mutex<Found>,
}

/// What was found out, place by place.
struct Found {
    choices: Vec<Option<(Read, Judged)>>,
    draws: Vec<Option<Luck>>,
}

/// A game as it was recorded, and the numbers that bots judge it by.
pub(crate) fn open<G: Evaluate>(record: &Record) -> Result<Opened<G>, StudyError> {
    let content = G::Content::kept(record.content);
    let content = content.ok_or_else(|| StudyError::Content(record.content.to_string()))?;
    let table = Table::<G>::replay(content, record)?;
    let spec: Spec = "search".parse()?;
    Ok((table, Arc::new(spec.tuning::<G>()?)))
}

type Opened<G> = (Table<G>, Arc<Tuning<<G as Evaluate>::Weights>>);

impl<G: Evaluate> Study<G> {
    /// Begins with a game as it was recorded.
    ///
    /// # Errors
    /// When it cannot be replayed, or nobody has decided anything.
    pub fn new(record: &Record, depth: Depth, seed: u64) -> Result<Self, StudyError> {
        let (table, tuning) = open::<G>(record)?;
        let content = table.position().content();
        let scales = Scales::<G>::new(Arc::clone(&tuning));
        let course = Course::of(&table, |position| scales.is_detail(position));
        if course.choices.is_empty() {
            return Err(StudyError::Nothing);
        }
        let mut doubts = Vec::new();
        if content.hash() != G::Content::standard().hash() {
            doubts.push(ReviewDoubt::ForeignContent);
        }
        if record.rules != G::RULES_VERSION {
            doubts.push(ReviewDoubt::OtherRules);
        }
        if matches!(bots::evaluation(G::ID), Some(Evaluation::Refused(_))) {
            doubts.push(ReviewDoubt::NetworkRefused);
        }
        if table.position().awaiting() != Awaiting::Nothing {
            doubts.push(ReviewDoubt::BrokenOff);
        }
        let found = Found { choices: vec![None; course.choices.len()], draws: vec![None; course.runs.len()] };
        let record = record.to_string();
        Ok(Study { record, table, tuning, course, depth, seed, doubts, found: Mutex::new(found) })
    }

    fn found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn judge(&self) -> Judge<'_, G> {
        Judge { table: &self.table, tuning: &self.tuning, depth: self.depth, seed: self.seed }
    }

    /// What a piece is about.
    fn events(&self, look: ReviewLook, piece: usize) -> Vec<Event> {
        match look {
            ReviewLook::First => self.course.events.iter().skip(piece * PIECE).take(PIECE).copied().collect(),
            ReviewLook::Second => vec![Event::Choice(piece)],
        }
    }

    /// Does a piece.
    fn findings(&self, look: ReviewLook, piece: usize) -> Vec<Finding> {
        if look == ReviewLook::Second {
            return vec![Finding::Choice(self.second_of(piece))];
        }
        let mut scales = self.scales();
        let mut finding = |event| match event {
            Event::Choice(index) => Finding::Choice(self.first_of(index, &mut scales)),
            Event::Run(index) => Finding::Run(self.judge().luck(&self.course.runs[index], &mut scales)),
        };
        self.events(look, piece).into_iter().map(&mut finding).collect()
    }

    fn scales(&self) -> Scales<G> {
        Scales::new(Arc::clone(&self.tuning))
    }

    fn first_of(&self, index: usize, scales: &mut Scales<G>) -> Option<(Read, Judged)> {
        let choice = &self.course.choices[index];
        let read = self.judge().read(choice, scales);
        Some((read, self.judge().first_look(choice, scales)?))
    }

    fn second_of(&self, index: usize) -> Option<(Read, Judged)> {
        let first = self.found().choices[index].clone();
        // Whoever does a piece for somebody else has not kept the first look.
        let (read, first) = first.or_else(|| self.first_of(index, &mut self.scales()))?;
        let (choice, count) = (&self.course.choices[index], self.course.choices.len());
        let judged = self.judge().second_look(choice, &mut self.scales(), count, &first);
        Some((read, judged.unwrap_or(first)))
    }

    /// Enters what was found in a piece. Is it what the piece is about?
    fn enter(&self, look: ReviewLook, piece: usize, findings: Vec<Finding>) -> bool {
        let events = self.events(look, piece);
        let fits = |(event, finding): (&Event, &Finding)| {
            matches!(event, Event::Choice(_)) == matches!(finding, Finding::Choice(_))
        };
        if events.len() != findings.len() || !events.iter().zip(&findings).all(fits) {
            return false;
        }
        let mut found = self.found();
        for (event, finding) in events.into_iter().zip(findings) {
            match (event, finding) {
                (Event::Choice(index), Finding::Choice(judged)) => found.choices[index] = judged,
                (Event::Run(index), Finding::Run(luck)) => found.draws[index] = Some(luck),
                (Event::Choice(_), Finding::Run(_)) | (Event::Run(_), Finding::Choice(_)) => {}
            }
        }
        true
    }

    fn end(&self) -> Read {
        calibration::read(&mut self.scales(), self.table.position())
    }
}

impl<G: Evaluate> AnyStudy for Study<G> {
    fn rules(&self) -> u32 {
        G::RULES_VERSION
    }

    fn pieces(&self, look: ReviewLook) -> usize {
        match look {
            ReviewLook::First => self.course.events.len().div_ceil(PIECE),
            ReviewLook::Second if self.depth.trees == 0 => 0,
            ReviewLook::Second => self.course.choices.len(),
        }
    }

    fn round(&self, look: ReviewLook, piece: usize) -> u16 {
        let event = match look {
            ReviewLook::First => self.course.events.get(piece * PIECE).copied(),
            ReviewLook::Second => Some(Event::Choice(piece)),
        };
        match event {
            Some(Event::Choice(index)) => self.course.choices.get(index).map_or(0, |choice| choice.round),
            Some(Event::Run(index)) => self.course.runs.get(index).map_or(0, |run| run.round),
            None => 0,
        }
    }

    fn work(&self, look: ReviewLook, piece: usize) {
        self.enter(look, piece, self.findings(look, piece));
    }

    fn task(&self, look: ReviewLook, piece: usize) -> Option<Vec<u8>> {
        // Others have only the standard content.
        if self.doubts.contains(&ReviewDoubt::ForeignContent) {
            return None;
        }
        let Study { record, depth, seed, .. } = self;
        let (record, rules) = (record.clone(), G::RULES_VERSION);
        let task = Task { version: VERSION, rules, record, depth: *depth, seed: *seed, look, piece };
        serde_json::to_vec(&task).ok()
    }

    fn work_for(&self, look: ReviewLook, piece: usize) -> Vec<u8> {
        serde_json::to_vec(&self.findings(look, piece)).expect("plain data can be written")
    }

    fn take(&self, look: ReviewLook, piece: usize, found: &[u8]) -> bool {
        serde_json::from_slice(found).is_ok_and(|findings| self.enter(look, piece, findings))
    }

    fn review(&self) -> Option<Review> {
        let (choices, draws) = {
            let found = self.found();
            let choices = found.choices.iter().cloned().collect::<Option<Vec<_>>>()?;
            (choices, found.draws.iter().cloned().collect::<Option<Vec<_>>>()?)
        };
        let (reads, judged) = choices.into_iter().unzip();
        let trees = self.depth.trees_for(self.course.choices.len(), calibration::deeper(G::ID));
        let certainty = ReviewCertainty {
            deals: if G::SECRETS { self.depth.deals.max(2) } else { 1 },
            trees: trees.map_or(0, |trees| trees.count),
            passes: trees.map_or(0, |trees| trees.passes),
            draws: self.depth.draws.max(2),
            error: 0.0,
        };
        let findings = Findings {
            course: &self.course,
            reads,
            judged,
            draws,
            end: self.end(),
            results: results(self.table.position()),
            certainty,
            doubts: self.doubts.clone(),
        };
        Some(findings.review())
    }
}

struct Begin<'a> {
    record: &'a Record,
    depth: Depth,
    seed: u64,
}

impl Visit for Begin<'_> {
    type Out = Result<Box<dyn AnyStudy>, StudyError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        Ok(Box::new(Study::<G>::new(self.record, self.depth, self.seed)?))
    }
}

/// Begins to go over a game. The same seed gives the same review.
///
/// # Errors
/// When the game is not known, cannot be replayed, or nobody has decided anything.
pub fn begin(record: &Record, depth: Depth, seed: u64) -> Result<Box<dyn AnyStudy>, StudyError> {
    let begin = Begin { record, depth, seed };
    bots::visit(&record.game, begin).ok_or_else(|| StudyError::Game(record.game.clone()))?
}

/// Does all the work on so many threads, and tells how far it is after every piece.
pub fn run(study: &dyn AnyStudy, threads: usize, progress: &(dyn Fn(ReviewLook, usize, usize) + Sync)) {
    for look in [ReviewLook::First, ReviewLook::Second] {
        let (pieces, next, done) = (study.pieces(look), AtomicUsize::new(0), AtomicUsize::new(0));
        let work = || {
            loop {
                let piece = next.fetch_add(1, Ordering::Relaxed);
                if piece >= pieces {
                    return;
                }
                study.work(look, piece);
                progress(look, done.fetch_add(1, Ordering::Relaxed) + 1, pieces);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads.clamp(1, pieces.max(1)) {
                scope.spawn(work);
            }
            work();
        });
    }
}
