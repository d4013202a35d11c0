//! The bench of whoever improves bots and contents: `lab simulate | match | ladder | tune | learn | install | league |
//! sheet | speed | balance | review | puzzles`, results as JSON.

use bots::NetworkChoice;
use clap::{Args, Parser, Subcommand};
use game_core::erased::Pack;
use lab::{
    Aim, Calibrate, Helpers, Install, LabError, Ladder, League, Learn, Match, Progress, PuzzleRun, ReviewRun,
    Search, Simulation, Sprt, Tune, Wanted, Way,
};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Measures and tunes bots; every result is JSON on standard output")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Bot games in fixed seats.
    Simulate {
        #[command(flatten)]
        run: RunArgs,
        #[command(flatten)]
        workers: WorkersArgs,
        /// One bot for all seats or one for each, such as master@200ms,greedy.
        #[arg(long, value_delimiter = ',', required = true)]
        bots: Vec<String>,
        /// How many games.
        #[arg(long, default_value_t = 100)]
        games: u32,
        /// Folder for replay files.
        #[arg(long)]
        records: Option<PathBuf>,
        /// A content pack instead of the standard content.
        #[arg(long)]
        content: Option<PathBuf>,
    },
    /// The same deals with the candidate in each seat.
    Match {
        #[command(flatten)]
        run: RunArgs,
        #[command(flatten)]
        workers: WorkersArgs,
        /// Who must show its strength.
        #[arg(long)]
        candidate: String,
        /// Against whom.
        #[arg(long)]
        baseline: String,
        /// Deals at most.
        #[arg(long, default_value_t = 100)]
        pairs: u32,
        /// Stop when a sequential test decides between two Elo differences (0,30 if not told; 5 % error each).
        #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, require_equals = true, default_missing_value = "0,30")]
        sprt: Option<Sprt>,
        /// Folder for replay files.
        #[arg(long)]
        records: Option<PathBuf>,
        /// A content pack instead of the standard content.
        #[arg(long)]
        content: Option<PathBuf>,
    },
    /// Every level against the one below, with two players; writes the ratings that the program shows.
    Ladder {
        #[command(flatten)]
        workers: WorkersArgs,
        /// Name of the game.
        game: String,
        /// Deals of each match, each played with both seatings.
        #[arg(long, default_value_t = 100)]
        pairs: u32,
        /// A budget for master instead of its own, such as 200ms.
        #[arg(long)]
        master: Option<String>,
        /// Everything follows from it.
        #[arg(long, default_value = "ladder")]
        seed: String,
        /// Cores; 0 for all.
        #[arg(long, default_value_t = 0)]
        threads: usize,
        /// The file of ratings.
        #[arg(long, default_value = "crates/bots/weights/ratings.toml")]
        ratings: PathBuf,
    },
    /// Goes over games of bots, or over ledgers: who loses how much a decision, and whether luck is fair.
    Review {
        #[command(flatten)]
        run: RunArgs,
        /// Bots, who take the seats in turn.
        #[arg(long, value_delimiter = ',', default_value = "greedy")]
        bots: Vec<String>,
        /// How many games.
        #[arg(long, default_value_t = 20)]
        games: u32,
        /// quick, standard or deep.
        #[arg(long, default_value = "quick")]
        depth: study::Depth,
        /// Ledgers of Terra Mystica instead; folders are searched for .txt files.
        #[arg(long, num_args = 1..)]
        files: Vec<PathBuf>,
        /// Instead of going over games, hold what bots read in them against their results, and write the calibration of
        /// reviews to this file; so many games for each number of players, and the ledgers beside them.
        #[arg(long)]
        calibrate: Option<PathBuf>,
    },
    /// Makes the set of puzzles of a game, or solves one again.
    Puzzles {
        #[command(flatten)]
        run: PuzzleArgs,
    },
    /// Improves weights over paired games.
    Tune {
        #[command(flatten)]
        run: RunArgs,
        /// The bot that plays.
        #[arg(long, default_value = "greedy")]
        bot: String,
        /// Only weights whose name starts so; several with commas.
        #[arg(long, value_delimiter = ',')]
        only: Vec<String>,
        /// What makes weights better.
        #[arg(long, value_enum, default_value_t)]
        aim: Aim,
        /// How they are looked for.
        #[arg(long, value_enum, default_value_t)]
        way: Way,
        /// Steps of the tuner.
        #[arg(long, default_value_t = 200)]
        rounds: u32,
        /// Deals per step, each played twice.
        #[arg(long, default_value_t = 16)]
        deals: u32,
        /// Shift of a weight as a part of its size.
        #[arg(long, default_value_t = 0.15)]
        shift: f64,
        /// How far a step goes as a part of the shift.
        #[arg(long, default_value_t = 0.15)]
        gain: f64,
        /// Deals of the match after against before.
        #[arg(long, default_value_t = 200)]
        proof: u32,
        /// Folder for weights and card.
        #[arg(long, default_value = "models")]
        models: PathBuf,
    },
    /// Makes a network from self-play; can be stopped and resumed at any time.
    Learn {
        #[command(flatten)]
        workers: WorkersArgs,
        /// Name of the game.
        game: String,
        /// Table sizes of the games, taken in turn; the first is the one that is measured.
        #[arg(long, value_delimiter = ',', default_value = "4,4,4,2,4,3,4,4,5,2")]
        tables: Vec<u8>,
        /// Rounds of self-play in all.
        #[arg(long, default_value_t = 60)]
        rounds: u32,
        /// Games of a round.
        #[arg(long, default_value_t = 1500)]
        games: u32,
        /// Rounds that are learned from at a time.
        #[arg(long, default_value_t = 4)]
        window: usize,
        /// Passes over them after each round of games.
        #[arg(long, default_value_t = 1)]
        passes: u32,
        /// How much a position is told by the end of its game rather than by what comes next, per round of the table; by
        /// default 0.85, after 20 rounds 0.92.
        #[arg(long)]
        lambda: Option<f32>,
        /// Passes of a search that is asked about some decisions, to be learned from beside the ends of games.
        #[arg(long, default_value_t = 0)]
        counsel: u32,
        /// The part of the decisions that it is asked about.
        #[arg(long, default_value_t = 0.15)]
        asked: f32,
        /// How much such a decision counts beside a position.
        #[arg(long, default_value_t = 1.0)]
        weight: f32,
        /// How far one step of learning goes, at the beginning.
        #[arg(long, default_value_t = 0.001)]
        rate: f32,
        /// Rounds until half of that.
        #[arg(long, default_value_t = 15)]
        slower: u32,
        /// Rounds between two tests against the accepted network.
        #[arg(long, default_value_t = 4)]
        test_every: u32,
        /// Deals of such a test at most.
        #[arg(long, default_value_t = 100)]
        pairs: u32,
        /// Everything follows from it.
        #[arg(long, default_value = "learn")]
        seed: String,
        /// Cores; 0 for all.
        #[arg(long, default_value_t = 0)]
        threads: usize,
        /// Where the run is kept.
        #[arg(long)]
        folder: PathBuf,
        /// Go on with the run in the folder.
        #[arg(long)]
        resume: bool,
        /// With --resume: go on even though the rules or the printed values have changed since.
        #[arg(long, requires = "resume")]
        adopt: bool,
        /// Start from this network instead of from the hand-made estimate.
        #[arg(long, conflicts_with = "resume")]
        from: Option<PathBuf>,
    },
    /// Puts the accepted network of a run into the program, with its card and curve.
    Install {
        /// Name of the game.
        game: String,
        /// Seats of the games that prove it.
        #[arg(long, default_value_t = 4)]
        players: u8,
        /// The run.
        #[arg(long)]
        folder: PathBuf,
        /// Where the program looks for networks when it is built.
        #[arg(long, default_value = "crates/bots/networks")]
        networks: PathBuf,
        /// Folder for the card and the curve.
        #[arg(long, default_value = "models")]
        models: PathBuf,
        /// How much of its correction is believed, up to 1.
        #[arg(long, default_value_t = 1.0)]
        trust: f32,
        /// Deals of the match against the hand-made evaluation.
        #[arg(long, default_value_t = 200)]
        pairs: u32,
        /// Cores; 0 for all.
        #[arg(long, default_value_t = 0)]
        threads: usize,
    },
    /// Games of league players as a yardstick (Terra Mystica): how often they chose what a bot ranks first, and habits.
    League {
        /// Ledgers; folders are searched for .txt files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The bot that ranks their choices.
        #[arg(long, default_value = "greedy")]
        bot: String,
        /// Games of the bot against itself, four seats, to compare habits.
        #[arg(long, default_value_t = 20)]
        games: u32,
        /// What is dealt in them follows from it.
        #[arg(long, default_value = "league")]
        seed: String,
        /// Cores; 0 for all.
        #[arg(long, default_value_t = 0)]
        threads: usize,
    },
    /// Where points come from: the mean score sheet with one bot in every seat.
    Sheet {
        #[command(flatten)]
        run: RunArgs,
        /// The bot.
        #[arg(long, default_value = "greedy")]
        bot: String,
        /// How many games.
        #[arg(long, default_value_t = 50)]
        games: u32,
    },
    /// Is a game fair and rich? All pairings of its sides, told for people unless --json is given.
    Balance {
        #[command(flatten)]
        run: BalanceArgs,
    },
    /// Positions evaluated per second and the length of a greedy game.
    Speed {
        /// Name of the game.
        game: String,
        /// Seats.
        #[arg(long, default_value_t = 2)]
        players: u8,
        /// A network file, or `off`, instead of the network of the program.
        #[arg(long)]
        network: Option<String>,
    },
}

#[derive(Args)]
struct WorkersArgs {
    /// Let the workers of a cluster play the games: the NATS server where `ziggurat work` runs.
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "URL", env = "ZIGGURAT_NATS")]
    nats: Option<String>,
}

impl WorkersArgs {
    #[cfg(feature = "cluster")]
    fn helpers(&self) -> Result<Helpers, LabError> {
        self.nats.as_deref().map_or_else(|| Ok(Helpers::default()), Helpers::at)
    }

    #[cfg(not(feature = "cluster"))]
    #[allow(clippy::unnecessary_wraps, clippy::unused_self, reason = "with workers there is more to do")]
    fn helpers(&self) -> Result<Helpers, LabError> {
        Ok(Helpers::default())
    }
}

#[derive(Args)]
struct PuzzleArgs {
    /// Name of the game.
    game: String,
    /// Seats of the games, taken in turn.
    #[arg(long, value_delimiter = ',', default_value = "2")]
    players: Vec<u8>,
    /// Bots, who take the seats in turn.
    #[arg(long, value_delimiter = ',', default_value = "greedy,apprentice,adept")]
    bots: Vec<String>,
    /// Games to look through at most.
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// How many puzzles are kept.
    #[arg(long, default_value_t = 210)]
    want: usize,
    /// Stop when so many were found to choose from: the more, the harder the set.
    #[arg(long, default_value_t = 420)]
    pool: usize,
    /// Puzzles of one game at most.
    #[arg(long, default_value_t = 6)]
    most: usize,
    /// Everything follows from it.
    #[arg(long, default_value = "puzzles")]
    seed: String,
    /// Cores; 0 for all.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Look through these games instead: records (.ziggurat), ledgers of Terra Mystica, folders of ledgers.
    #[arg(long, num_args = 1..)]
    files: Vec<PathBuf>,
    /// Where the set is written.
    #[arg(long, required_unless_present = "check")]
    out: Option<PathBuf>,
    /// Solve a set again instead of making one.
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    check: Option<PathBuf>,
    /// How many of them, spread over the set.
    #[arg(long, default_value_t = 20)]
    sample: usize,
    /// With how many times the passes they were found with.
    #[arg(long, default_value_t = 2)]
    times: u32,
}

#[derive(Args)]
struct BalanceArgs {
    /// Name of the game.
    game: String,
    /// Seats.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The bot in every seat.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Games per pairing.
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// Everything follows from it.
    #[arg(long, default_value = "balance")]
    seed: String,
    /// Cores; 0 for all.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// A content file instead of the standard one.
    #[arg(long)]
    content: Option<PathBuf>,
    /// The figures as JSON.
    #[arg(long)]
    json: bool,
    /// Look for fairer values of the content file: the file that names the values with their bounds.
    #[arg(long, value_name = "BOUNDS", requires = "content", requires = "out")]
    search: Option<PathBuf>,
    /// Tries of the search.
    #[arg(long, default_value_t = 100)]
    rounds: u32,
    /// Seats of the tables that a try of the search is played at, such as 2,4; one table of --players if not told.
    #[arg(long, value_delimiter = ',', requires = "search")]
    tables: Vec<u8>,
    /// Where the search writes the best file.
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Args)]
struct RunArgs {
    /// Name of the game.
    game: String,
    /// Seats.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// Everything follows from it.
    #[arg(long, default_value = "lab")]
    seed: String,
    /// Cores; 0 for all.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The set-up as JSON.
    #[arg(long)]
    setup: Option<String>,
}

struct Dots;

impl Progress for Dots {
    #[allow(clippy::print_stderr)] // the only output of a bench while it works
    fn played(&self, done: u32, of: u32) {
        if done.is_multiple_of((of / 20).max(1)) {
            eprintln!("{done} of {of}");
        }
    }
}

/// Tells every round of a run that takes hours.
struct Rounds;

impl Progress for Rounds {
    #[allow(clippy::print_stderr)] // the only output of a bench while it works
    fn played(&self, done: u32, of: u32) {
        eprintln!("round {done} of {of}");
    }
}

/// Reads a content pack, if one is named.
fn pack(file: Option<PathBuf>) -> Result<Option<Pack>, LabError> {
    file.map(|file| {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(&file).map_err(|error| LabError::File(name.clone(), error))?;
        Ok(Pack { file: name, text })
    })
    .transpose()
}

#[allow(clippy::too_many_lines, reason = "one arm per command")]
fn run(command: Command) -> Result<serde_json::Value, LabError> {
    let setup = |run: &RunArgs| -> Result<Option<serde_json::Value>, LabError> {
        let parse = |text: &String| serde_json::from_str(text).map_err(|e| LabError::Setup(e.to_string()));
        run.setup.as_ref().map(parse).transpose()
    };
    match command {
        Command::Simulate { run, workers, bots, games, records, content } => {
            let bots = bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?;
            let (setup, content) = (setup(&run)?, pack(content)?);
            let RunArgs { game, players, seed, threads, .. } = run;
            let helpers = workers.helpers()?;
            let wanted =
                Simulation { game, players, bots, games, seed, threads, records, setup, content, helpers };
            lab::simulate(&wanted, &Dots).map(|report| json(&report))
        }
        Command::Match { run, workers, candidate, baseline, pairs, sprt, records, content } => {
            let (candidate, baseline) = (candidate.parse()?, baseline.parse()?);
            let (setup, content) = (setup(&run)?, pack(content)?);
            let RunArgs { game, players, seed, threads, .. } = run;
            let wanted = Match {
                game,
                players,
                candidate,
                baseline,
                pairs,
                sprt,
                seed,
                threads,
                records,
                setup,
                content,
                helpers: workers.helpers()?,
            };
            lab::run_match(&wanted, &Dots).map(|report| json(&report))
        }
        Command::Ladder { workers, game, pairs, master, seed, threads, ratings } => {
            let helpers = workers.helpers()?;
            let wanted = Ladder { game, pairs, master, seed, threads, ratings, helpers };
            lab::ladder(&wanted, &Dots).map(|reports| json(&reports))
        }
        Command::Tune { run, bot, only, aim, way, rounds, deals, shift, gain, proof, models } => {
            let bot = bot.parse()?;
            let setup = setup(&run)?;
            let RunArgs { game, players, seed, threads, .. } = run;
            let wanted = Tune {
                aim,
                way,
                game,
                players,
                bot,
                only,
                rounds,
                deals,
                shift,
                gain,
                proof,
                seed,
                threads,
                models,
                setup,
            };
            lab::tune(&wanted, &Dots).map(|report| json(&report.proof))
        }
        Command::Learn {
            workers,
            game,
            tables,
            rounds,
            games,
            window,
            passes,
            lambda,
            counsel,
            asked,
            weight,
            rate,
            slower,
            test_every,
            pairs,
            seed,
            threads,
            folder,
            resume,
            adopt,
            from,
        } => {
            let wanted = Learn {
                game,
                tables,
                rounds,
                games,
                window,
                passes,
                lambda,
                counsel,
                asked,
                weight,
                rate,
                slower,
                test_every,
                pairs,
                seed,
                threads,
                folder,
                resume,
                adopt,
                from,
                helpers: workers.helpers()?,
            };
            lab::learn(&wanted, &Rounds).map(|state| json(&state))
        }
        Command::Install { game, players, folder, networks, models, trust, pairs, threads } => {
            let wanted = Install { game, players, folder, networks, models, trust, pairs, threads };
            lab::install(&wanted, &Dots).map(|report| json(&report))
        }
        Command::League { files, bot, games, seed, threads } => {
            let wanted = League { files, bot: bot.parse()?, games, seed, threads };
            lab::league(&wanted).map(|report| json(&report))
        }
        Command::Sheet { run, bot, games } => {
            let RunArgs { game, players, seed, threads, .. } = run;
            lab::sheet(&game, players, &bot.parse()?, games, &seed, threads).map(|report| json(&report))
        }
        Command::Review { run, bots, games, depth, files, calibrate } => {
            let RunArgs { game, players, seed, threads, .. } = run;
            let bots = bots.iter().map(|bot| bot.parse()).collect::<Result<Vec<_>, _>>()?;
            if let Some(out) = calibrate {
                let made = made_by(&game, &bots, games, &seed);
                return calibrated(&Calibrate { game, bots, games, seed, threads, files, made }, &out);
            }
            let wanted = ReviewRun { game, players, bots, games, depth, seed, threads, files };
            lab::review(&wanted).map(|figures| json(&figures))
        }
        Command::Puzzles { run } => puzzles(run),
        Command::Balance { run } => balance(run),
        Command::Speed { game, players, network } => {
            let network = match network {
                None => NetworkChoice::Own,
                Some(off) if off == "off" => NetworkChoice::Off,
                Some(file) => NetworkChoice::File(file),
            };
            lab::speed(&game, players, network).map(|report| json(&report))
        }
    }
}

/// The command that makes a calibration again.
fn made_by(game: &str, bots: &[bots::Spec], games: u32, seed: &str) -> String {
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let bots = bots.join(",");
    format!("lab review {game} --bots {bots} --games {games} --seed {seed} --calibrate FILE")
}

fn calibrated(wanted: &Calibrate, out: &Path) -> Result<serde_json::Value, LabError> {
    let (calibration, figures) = lab::calibrate(wanted)?;
    let failed = |error| LabError::File(out.display().to_string(), error);
    std::fs::write(out, calibration.write()).map_err(failed)?;
    Ok(json(&figures))
}

fn puzzles(run: PuzzleArgs) -> Result<serde_json::Value, LabError> {
    let PuzzleArgs { game, players, bots, games, want, pool, most, seed, threads, files, .. } = run;
    if let Some(file) = run.check {
        return lab::check_puzzles(&file, run.sample, run.times, threads).map(|figures| json(&figures));
    }
    let comma = |all: Vec<String>| all.join(",");
    let seats = comma(players.iter().map(u8::to_string).collect());
    let made = if files.is_empty() {
        let bots = comma(bots.clone());
        format!(
            "lab puzzles {game} --players {seats} --bots {bots} --want {want} --pool {pool} --most {most} \
             --seed {seed}"
        )
    } else {
        format!("lab puzzles {game} --files ({} games) --most {most} --seed {seed}", files.len())
    };
    let bots = bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?;
    let out = run.out.unwrap_or_default();
    let wanted = PuzzleRun { game, players, bots, games, want, pool, most, seed, threads, files, out, made };
    lab::puzzles(&wanted, &Dots).map(|figures| json(&figures))
}

fn balance(run: BalanceArgs) -> Result<serde_json::Value, LabError> {
    let BalanceArgs { game, players, bot, games, seed, threads, content, json: as_json, search, .. } = run;
    let wanted = Wanted { game, players, bot: bot.parse()?, games, seed, threads, content };
    if let (Some(bounds), Some(out)) = (search, run.out) {
        let search = Search { wanted, bounds, rounds: run.rounds, tables: run.tables, out };
        return lab::search(&search, &Dots).map(|found| json(&found));
    }
    let report = lab::balance(&wanted, &Dots)?;
    if as_json { Ok(json(&report)) } else { Ok(serde_json::Value::String(report.to_string())) }
}

fn json(report: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(report).expect("reports are plain data")
}

#[allow(clippy::print_stdout, clippy::print_stderr)] // the boundary to the terminal
fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(report) => {
            match report {
                serde_json::Value::String(page) => println!("{page}"),
                report => println!("{report:#}"),
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
