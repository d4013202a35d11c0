//! Sets of puzzles made from games of bots or of people, and sets solved again.

use crate::play::{LabError, Setups, on_all_cores, play_table, salt, threads_of};
use bots::{Evaluate, Spec, SpecError, Visit, visit};
use game_core::{Content, ContentHash, Record, Seed};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use study::puzzle::book::VERSION;
use study::puzzle::{Book, Head, Hunt, Puzzle, check, find, least};

/// Games that are looked through before the set is written again.
const CHUNK: u32 = 8;

/// A set to make.
#[derive(Clone, Debug)]
pub struct PuzzleRun {
    /// Name of the game.
    pub game: String,
    /// Seats of the games, taken in turn.
    pub players: Vec<u8>,
    /// Bots, who take the seats in turn.
    pub bots: Vec<Spec>,
    /// Games at most.
    pub games: u32,
    /// So many puzzles are kept.
    pub want: usize,
    /// It is enough when so many were found to choose from.
    pub pool: usize,
    /// Puzzles of one game at most.
    pub most: usize,
    /// Everything follows from it.
    pub seed: String,
    /// Cores; 0 for all.
    pub threads: usize,
    /// Records, or ledgers of Terra Mystica, to look through instead.
    pub files: Vec<PathBuf>,
    /// Where the set is written, and what made it.
    pub out: PathBuf,
    /// How the set can be made again, for its head.
    pub made: String,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PuzzleFigures {
    /// Name of the game.
    pub game: String,
    /// Games looked through.
    pub games: u32,
    /// Games that could not be, and why.
    pub left_out: Vec<String>,
    /// Puzzles found.
    pub puzzles: usize,
    /// By level.
    pub levels: BTreeMap<u8, usize>,
    /// By the place of the answer in a first look.
    pub ranks: BTreeMap<u16, usize>,
    /// Mean gap in points.
    pub gap: f64,
    /// Bytes of the file.
    pub bytes: usize,
}

/// What solving a set again says.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CheckFigures {
    /// Name of the game.
    pub game: String,
    /// Puzzles solved again.
    pub checked: usize,
    /// How many of them had the same answer.
    pub same: usize,
    /// How many passes as when they were found.
    pub times: u32,
    /// The ids of the others, with the answer found now.
    pub others: BTreeMap<String, String>,
    /// Puzzles that do not open any more, and why.
    pub left_out: Vec<String>,
}

type Looked = Result<(Record, Vec<Puzzle>), String>;

/// One game of bots after another, looked through.
struct Games<'a> {
    wanted: &'a PuzzleRun,
    from: u32,
    count: u32,
}

impl Visit for Games<'_> {
    type Out = Result<(Vec<Looked>, u32, ContentHash), LabError>;

    fn with<G: Evaluate>(self) -> Self::Out {
        let wanted = self.wanted;
        let setups = wanted.players.iter().map(|players| Setups::<G>::new(*players, None, &wanted.seed));
        let setups = setups.collect::<Result<Vec<_>, _>>()?;
        let tunings = wanted.bots.iter().map(|bot| Ok((bot, Arc::new(bot.tuning::<G>()?))));
        let tunings = tunings.collect::<Result<Vec<_>, SpecError>>()?;
        let job = |index: u32| {
            let game = self.from + index;
            let setups = &setups[game as usize % setups.len()];
            let players = u32::from(wanted.players[game as usize % wanted.players.len()]);
            let seat = |seat: u32| {
                let (spec, tuning) = &tunings[(seat + game) as usize % tunings.len()];
                spec.build_with::<G>(Arc::clone(tuning), salt(&wanted.seed, game, seat), 1)
            };
            let mut table: Vec<_> = (0..players).map(seat).collect();
            let deal = Seed::from_phrase(&format!("{}/{game}", wanted.seed));
            let chance = salt(&wanted.seed, game, 1000);
            let (end, _) = play_table::<G>(setups.content, &setups.of(game), deal, &mut table, chance);
            look(&end.record(), wanted, game)
        };
        let looked =
            on_all_cores(self.count, threads_of(wanted.threads), &AtomicBool::new(false), job, |_, _| {});
        Ok((looked, G::RULES_VERSION, G::Content::standard().hash()))
    }
}

fn look(record: &Record, wanted: &PuzzleRun, game: u32) -> Looked {
    let hunt = Hunt { least: least(&wanted.game), most: wanted.most, seed: salt(&wanted.seed, game, 1001) };
    let found = find(record, hunt).map_err(|error| error.to_string())?;
    Ok((record.clone(), found))
}

/// A file by its name, and the game in it or why there is none.
type Filed = (String, Result<Record, String>);

/// Records as the program writes them, and ledgers.
fn filed(paths: &[PathBuf]) -> Result<Vec<Filed>, LabError> {
    let (records, ledgers): (Vec<PathBuf>, Vec<PathBuf>) =
        paths.iter().cloned().partition(|path| path.extension().is_some_and(|kind| kind == "ziggurat"));
    let mut all = crate::league::records(&ledgers)?;
    for path in records {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(&path).map_err(|error| LabError::File(name.clone(), error))?;
        all.push((name, text.parse::<Record>().map_err(|error| error.to_string())));
    }
    Ok(all)
}

/// Makes a set, and writes it whenever some games more were looked through.
///
/// # Errors
/// When the game or a bot is wrong, or a file cannot be read or written.
pub fn puzzles(wanted: &PuzzleRun, progress: &dyn crate::Progress) -> Result<PuzzleFigures, LabError> {
    let head = Head {
        version: VERSION,
        game: wanted.game.clone(),
        rules: 0,
        content: ContentHash::of(&[]),
        least: least(&wanted.game),
        made: wanted.made.clone(),
    };
    let mut book = Book { head, games: Vec::new(), puzzles: Vec::new() };
    let (mut known, mut left_out, mut games) = (BTreeSet::new(), Vec::new(), 0);
    let records = filed(&wanted.files)?;
    let all = if records.is_empty() { wanted.games } else { records.len() as u32 };
    while games < all && book.puzzles.len() < wanted.pool.max(wanted.want) {
        let count = CHUNK.min(all - games);
        let looked = if records.is_empty() {
            let chunk = Games { wanted, from: games, count };
            let (looked, rules, content) =
                visit(&wanted.game, chunk).ok_or_else(|| SpecError::Game(wanted.game.clone()))??;
            (book.head.rules, book.head.content) = (rules, content);
            looked
        } else {
            let job = |index: u32| {
                let game = games + index;
                let (file, record) = &records[game as usize];
                let record = record.as_ref().map_err(|problem| format!("{file}: {problem}"))?;
                look(record, wanted, game).map_err(|error| format!("{file}: {error}"))
            };
            on_all_cores(count, threads_of(wanted.threads), &AtomicBool::new(false), job, |_, _| {})
        };
        games += count;
        for one in looked {
            match one {
                Ok((record, found)) => {
                    let fresh: Vec<Puzzle> =
                        found.into_iter().filter(|puzzle| known.insert(puzzle.id.clone())).collect();
                    if !records.is_empty() {
                        (book.head.rules, book.head.content) = (record.rules, record.content);
                    }
                    book.add(&record, fresh);
                }
                Err(problem) => left_out.push(problem),
            }
        }
        write(&wanted.out, &book.choose(wanted.want))?;
        progress.played(book.puzzles.len() as u32, wanted.pool as u32);
    }
    Ok(figures(&book.choose(wanted.want), games, left_out))
}

fn write(out: &Path, book: &Book) -> Result<(), LabError> {
    std::fs::write(out, book.write()).map_err(|error| LabError::File(out.display().to_string(), error))
}

fn figures(book: &Book, games: u32, left_out: Vec<String>) -> PuzzleFigures {
    let (mut levels, mut ranks) = (BTreeMap::new(), BTreeMap::new());
    for puzzle in &book.puzzles {
        *levels.entry(puzzle.level).or_default() += 1;
        *ranks.entry(puzzle.rank).or_default() += 1;
    }
    let sum: f64 = book.puzzles.iter().map(|puzzle| puzzle.gap).sum();
    PuzzleFigures {
        game: book.head.game.clone(),
        games,
        left_out,
        puzzles: book.puzzles.len(),
        levels,
        ranks,
        gap: (sum / book.puzzles.len().max(1) as f64 * 100.0).round() / 100.0,
        bytes: book.write().len(),
    }
}

/// Solves so many puzzles of a set again, spread evenly over it, with `times` the passes they were found with.
///
/// # Errors
/// When the file cannot be read or is no set.
pub fn check_puzzles(
    file: &Path,
    sample: usize,
    times: u32,
    threads: usize,
) -> Result<CheckFigures, LabError> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file).map_err(|error| LabError::File(name.clone(), error))?;
    let book = Book::read(&text).map_err(|error| LabError::Run(name, error.to_string()))?;
    let count = sample.min(book.puzzles.len()).max(1);
    let job = |index: u32| {
        let puzzle = &book.puzzles[index as usize * book.puzzles.len() / count];
        check(&book, puzzle, (times, 1), 0x5EED).map_err(|error| format!("{}: {error}", puzzle.id))
    };
    let count = count.min(book.puzzles.len()) as u32;
    let all = on_all_cores(count, threads_of(threads), &AtomicBool::new(false), job, |_, _| {});
    let mut told = CheckFigures {
        game: book.head.game.clone(),
        checked: 0,
        same: 0,
        times,
        others: BTreeMap::new(),
        left_out: Vec::new(),
    };
    for one in all {
        match one {
            Ok(checked) => {
                told.checked += 1;
                told.same += usize::from(checked.same);
                if !checked.same {
                    told.others.insert(checked.id, checked.answer);
                }
            }
            Err(problem) => told.left_out.push(problem),
        }
    }
    Ok(told)
}
