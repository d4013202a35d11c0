//! Games of people as a yardstick, never as a teacher: how often league players chose what a bot puts first, and how
//! people and bots use the game.

use crate::play::{LabError, Setups, on_all_cores, play_table, salt, threads_of};
use bots::{Evaluate, Spec};
use game_core::{Content as _, Game, QuickRandom, Record, Seat, Seed, Table};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use terra_mystica::snellman::{ImportError, Imported, Ledger, import};
use terra_mystica::{Action, Content, Position, Prompt};

/// What to compare.
#[derive(Clone, Debug)]
pub struct League {
    /// Ledgers of Terra Mystica; folders are searched for .txt files.
    pub files: Vec<PathBuf>,
    /// The bot that ranks what people could have done.
    pub bot: Spec,
    /// Games of that bot against itself with four seats, to compare habits.
    pub games: u32,
    /// Everything dealt in them follows from it.
    pub seed: String,
    /// Cores; 0 for all.
    pub threads: usize,
}

/// How often people chose what a bot ranks high; the parts run from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Agreement {
    /// Decisions with more than one answer.
    pub decisions: u32,
    /// Their choice was the bot's first.
    pub first: f64,
    /// It was among the first three.
    pub three: f64,
    /// It was among the first five.
    pub five: f64,
}

/// What a seat does in a game on average.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Habits {
    /// Seats counted.
    pub seats: u32,
    /// Final points.
    pub points: f64,
    /// Towns founded.
    pub towns: f64,
    /// Power actions taken.
    pub power_actions: f64,
    /// Steps of shipping.
    pub shipping: f64,
    /// Offers of power accepted.
    pub accepted: f64,
    /// Offers of power declined.
    pub declined: f64,
}

/// The comparison.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LeagueReport {
    /// The bot.
    pub bot: String,
    /// Ledgers replayed to the end of the game.
    pub ledgers: u32,
    /// Files left out because they could not be.
    pub left_out: Vec<String>,
    /// Over all decisions.
    pub all: Agreement,
    /// By phase: `set_up`, the actions of `round_1` to `round_6`, `offers` of power, `details` of an action.
    pub phases: BTreeMap<String, Agreement>,
    /// By faction.
    pub factions: BTreeMap<String, Agreement>,
    /// How people play.
    pub people: Habits,
    /// How the bot plays against itself, if games were asked for.
    pub bots: Option<Habits>,
}

/// Compares people with a bot.
///
/// # Errors
/// When a file cannot be read, or the bot cannot be built.
pub fn league(wanted: &League) -> Result<LeagueReport, LabError> {
    let mut files = Vec::new();
    for path in &wanted.files {
        collect(path, &mut files)?;
    }
    let tuning = Arc::new(wanted.bot.tuning::<Position>()?);
    let (mut games, mut left_out) = (Vec::new(), Vec::new());
    for file in &files {
        let failed = |e| LabError::File(file.display().to_string(), e);
        let text = std::fs::read_to_string(file).map_err(failed)?;
        let imported = Ledger::parse(&text).ok().and_then(|ledger| import(&ledger).ok());
        match imported.filter(|imported| imported.stopped.is_none()) {
            Some(imported) => games.push(imported),
            None => left_out.push(file.display().to_string()),
        }
    }
    let job = |index: u32| choices(&games[index as usize], &wanted.bot, &tuning);
    let threads = threads_of(wanted.threads);
    let all = on_all_cores(games.len() as u32, threads, &AtomicBool::new(false), job, |_, _| {});
    let mut report = LeagueReport {
        bot: wanted.bot.to_string(),
        ledgers: games.len() as u32,
        left_out,
        all: Agreement::default(),
        phases: BTreeMap::new(),
        factions: BTreeMap::new(),
        people: habits(&games.iter().map(Imported::table).collect::<Vec<_>>()),
        bots: None,
    };
    for choice in all.iter().flatten() {
        report.all.count(choice.rank);
        report.phases.entry(choice.phase.clone()).or_default().count(choice.rank);
        report.factions.entry(choice.faction.to_owned()).or_default().count(choice.rank);
    }
    let every = report.phases.values_mut().chain(report.factions.values_mut());
    every.chain([&mut report.all]).for_each(Agreement::finish);
    if wanted.games > 0 {
        report.bots = Some(habits(&self_play(wanted, &tuning)?));
    }
    Ok(report)
}

/// A file and the record in it; why not, where it is none.
pub(crate) type Filed = (String, Result<Record, String>);

/// Ledgers as records.
pub(crate) fn records(paths: &[PathBuf]) -> Result<Vec<Filed>, LabError> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    let read = |file: PathBuf| {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(&file).map_err(|e| LabError::File(name.clone(), e))?;
        let imported = Ledger::parse(&text).map_err(ImportError::from).and_then(|ledger| import(&ledger));
        let record =
            imported.map_err(|error| error.to_string()).and_then(|imported| match imported.stopped {
                Some(ref stopped) => Err(stopped.to_string()),
                None => Ok(imported.table().record()),
            });
        Ok((name, record))
    };
    files.into_iter().map(read).collect()
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), LabError> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let failed = |e| LabError::File(path.display().to_string(), e);
    let mut inside: Vec<PathBuf> = std::fs::read_dir(path)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
        .map_err(failed)?;
    inside.retain(|path| path.is_dir() || path.extension().is_some_and(|kind| kind == "txt"));
    inside.sort();
    inside.iter().try_for_each(|path| collect(path, files))
}

/// One decision of a person: where the bot ranks it, if it considers it at all.
struct Choice {
    phase: String,
    faction: &'static str,
    rank: Option<usize>,
}

type Weights = <Position as Evaluate>::Weights;

fn choices(game: &Imported, bot: &Spec, tuning: &Arc<bots::Tuning<Weights>>) -> Vec<Choice> {
    let mut choices = Vec::new();
    let mut table = Table::<Position>::without_dealer(Content::standard(), game.setup.clone())
        .expect("the game was set up like this before");
    let mut rng = QuickRandom::new(1);
    let mut seated = bot.build_with::<Position>(Arc::clone(tuning), 1, 1);
    let limits = seated.limits();
    for &(seat, step) in &game.steps {
        if let Some(phase) = phase(table.position(), step) {
            let ranked = seated.bot.choose(&table.for_bot(seat, &mut rng), &limits).ranked;
            if ranked.len() > 1 {
                choices.push(Choice {
                    phase,
                    faction: table.position().side(seat).unwrap_or("none"),
                    rank: ranked.iter().position(|option| option.step == step),
                });
            }
        }
        table.play(seat, step).expect("the step was made before");
    }
    choices
}

/// The phase of a decision that is compared: conversions are only the way to one.
fn phase(position: &Position, step: Action) -> Option<String> {
    let free = matches!(
        step,
        Action::Burn | Action::Convert { .. } | Action::OpenConvert | Action::Count { .. } | Action::Done
    );
    // An answer to an offer may come while somebody else is at work already.
    if matches!(step, Action::Accept { .. } | Action::Decline { .. }) {
        return Some("offers".to_owned());
    }
    match Position::prompt(position) {
        Prompt::StartDwelling | Prompt::Faction | Prompt::FirstBonus => Some("set_up".to_owned()),
        Prompt::Turn if !free => Some(format!("round_{}", position.flow().round)),
        Prompt::Choices => Some("details".to_owned()),
        _ => None,
    }
}

impl Agreement {
    fn count(&mut self, rank: Option<usize>) {
        let within = |most: usize| f64::from(u8::from(rank.is_some_and(|rank| rank < most)));
        self.decisions += 1;
        self.first += within(1);
        self.three += within(3);
        self.five += within(5);
    }

    fn finish(&mut self) {
        let all = f64::from(self.decisions.max(1));
        (self.first, self.three, self.five) = (self.first / all, self.three / all, self.five / all);
    }
}

fn habits(tables: &[Table<Position>]) -> Habits {
    let mut habits = Habits::default();
    for table in tables {
        let position = table.position();
        habits.seats += u32::from(position.players());
        habits.points +=
            Seat::all(position.players()).map(|seat| f64::from(position.score(seat))).sum::<f64>();
        for (_, step) in table.steps() {
            match step {
                Action::Town { .. } => habits.towns += 1.0,
                Action::Power { .. } => habits.power_actions += 1.0,
                Action::Shipping => habits.shipping += 1.0,
                Action::Accept { .. } => habits.accepted += 1.0,
                Action::Decline { .. } => habits.declined += 1.0,
                _ => {}
            }
        }
    }
    let seats = f64::from(habits.seats.max(1));
    let Habits { points, towns, power_actions, shipping, accepted, declined, .. } = &mut habits;
    [points, towns, power_actions, shipping, accepted, declined].into_iter().for_each(|sum| *sum /= seats);
    habits
}

fn self_play(wanted: &League, tuning: &Arc<bots::Tuning<Weights>>) -> Result<Vec<Table<Position>>, LabError> {
    let setups = Setups::<Position>::new(4, None, &wanted.seed)?;
    let job = |game: u32| {
        let build =
            |seat| wanted.bot.build_with::<Position>(Arc::clone(tuning), salt(&wanted.seed, game, seat), 1);
        let mut bots: Vec<_> = (0..4).map(build).collect();
        let deal = Seed::from_phrase(&format!("{}/{game}", wanted.seed));
        play_table(setups.content, &setups.of(game), deal, &mut bots, salt(&wanted.seed, game, 1000)).0
    };
    let threads = threads_of(wanted.threads);
    Ok(on_all_cores(wanted.games, threads, &AtomicBool::new(false), job, |_, _| {}))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../terra-mystica/tests/records/snellman/league-4p/4pLeague_S60_D1L1_G3.txt"
    );

    #[test]
    fn people_are_compared_over_whole_ledgers() {
        let wanted = League {
            files: vec![LEDGER.into()],
            bot: "greedy+off".parse().unwrap(),
            games: 1,
            seed: "league".to_owned(),
            threads: 1,
        };
        let report = league(&wanted).unwrap();
        assert_eq!((report.ledgers, report.people.seats), (1, 4));
        let Agreement { decisions, first, three, five } = report.all;
        assert!(decisions > 100 && 0.0 < first && first < three && three <= five && five < 1.0, "{report:?}");
        let parts =
            |parts: &BTreeMap<String, Agreement>| parts.values().map(|part| part.decisions).sum::<u32>();
        assert_eq!((parts(&report.phases), parts(&report.factions)), (decisions, decisions));
        // Each founded town is a tile that somebody holds at the end.
        let text = std::fs::read_to_string(LEDGER).unwrap();
        let position = import(&Ledger::parse(&text).unwrap()).unwrap().position;
        let held: u32 = Seat::all(4).flat_map(|seat| position.player(seat).towns).map(u32::from).sum();
        assert!((report.people.towns * 4.0 - f64::from(held)).abs() < 1e-9);
        let bots = report.bots.unwrap();
        assert!(bots.seats == 4 && bots.points > 40.0 && bots.accepted > 0.0, "{bots:?}");
    }

    #[test]
    fn a_file_that_is_no_ledger_is_named() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
        let wanted = League {
            files: vec![file.into()],
            bot: "greedy".parse().unwrap(),
            games: 0,
            seed: String::new(),
            threads: 1,
        };
        let report = league(&wanted).unwrap();
        assert_eq!((report.ledgers, report.left_out), (0, vec![file.to_owned()]));
    }
}
