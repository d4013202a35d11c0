//! The bench of whoever improves bots: `lab simulate | match | ladder | tune | learn | install | sheet | speed`, results as JSON.

use clap::{Args, Parser, Subcommand};
use game_core::erased::Pack;
use lab::{Aim, Install, LabError, Ladder, Learn, Match, Progress, Simulation, Sprt, Tune, Way};
use std::path::PathBuf;
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
        /// Deals of the match against the hand-made evaluation.
        #[arg(long, default_value_t = 200)]
        pairs: u32,
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
    /// Positions evaluated per second and the length of a greedy game.
    Speed {
        /// Name of the game.
        game: String,
        /// Seats.
        #[arg(long, default_value_t = 2)]
        players: u8,
    },
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

/// Reads a content pack, if one is named.
fn pack(file: Option<PathBuf>) -> Result<Option<Pack>, LabError> {
    file.map(|file| {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(&file).map_err(|error| LabError::File(name.clone(), error))?;
        Ok(Pack { file: name, text })
    })
    .transpose()
}

fn run(command: Command) -> Result<serde_json::Value, LabError> {
    let setup = |run: &RunArgs| -> Result<Option<serde_json::Value>, LabError> {
        let parse = |text: &String| serde_json::from_str(text).map_err(|e| LabError::Setup(e.to_string()));
        run.setup.as_ref().map(parse).transpose()
    };
    match command {
        Command::Simulate { run, bots, games, records, content } => {
            let bots = bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?;
            let (setup, content) = (setup(&run)?, pack(content)?);
            let RunArgs { game, players, seed, threads, .. } = run;
            let wanted = Simulation { game, players, bots, games, seed, threads, records, setup, content };
            lab::simulate(&wanted, &Dots).map(|report| json(&report))
        }
        Command::Match { run, candidate, baseline, pairs, sprt, records, content } => {
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
            };
            lab::run_match(&wanted, &Dots).map(|report| json(&report))
        }
        Command::Ladder { game, pairs, master, seed, threads, ratings } => {
            let wanted = Ladder { game, pairs, master, seed, threads, ratings };
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
            game,
            tables,
            rounds,
            games,
            window,
            rate,
            slower,
            test_every,
            pairs,
            seed,
            threads,
            folder,
            resume,
        } => {
            let wanted = Learn {
                game,
                tables,
                rounds,
                games,
                window,
                rate,
                slower,
                test_every,
                pairs,
                seed,
                threads,
                folder,
                resume,
            };
            lab::learn(&wanted, &Dots).map(|state| json(&state))
        }
        Command::Install { game, players, folder, networks, models, pairs, threads } => {
            let wanted = Install { game, players, folder, networks, models, pairs, threads };
            lab::install(&wanted, &Dots).map(|report| json(&report))
        }
        Command::Sheet { run, bot, games } => {
            let RunArgs { game, players, seed, threads, .. } = run;
            lab::sheet(&game, players, &bot.parse()?, games, &seed, threads).map(|report| json(&report))
        }
        Command::Speed { game, players } => lab::speed(&game, players).map(|report| json(&report)),
    }
}

fn json(report: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(report).expect("reports are plain data")
}

#[allow(clippy::print_stdout, clippy::print_stderr)] // the boundary to the terminal
fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(report) => {
            println!("{report:#}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
