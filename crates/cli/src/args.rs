//! The command line, as one set of types.

use clap::{Args, Parser, Subcommand, ValueEnum};
use lab::{Helpers, LabError, Sprt};
use std::path::PathBuf;

/// Four great civilization board games: play, replay, simulate, study.
#[derive(Parser)]
#[command(name = "ziggurat", version, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// What to do; without a command the table opens in the browser
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub serve: ServeArgs,
}

#[derive(Subcommand)]
pub enum Command {
    /// Open the table: start the server and the browser
    Serve(ServeArgs),
    /// Think for the servers of a cluster, and play games for whoever asks for figures
    #[cfg(feature = "cluster")]
    Work(WorkArgs),
    /// Copy the whole database into a new file, while the server runs or not
    Backup(BackupArgs),
    /// Bring everything from one database to another, SQLite or PostgreSQL, and compare the two
    Copy(CopyArgs),
    /// Keep order on a server: list people and tables, ban, close, delete
    Admin(AdminArgs),
    /// Tell what becomes of stored tables under the rules of this program, before it serves them
    Upgrade(UpgradeArgs),
    /// List the ladders, or make all ratings anew from the games that were played
    Ratings(RatingsArgs),
    /// Put a bounded load on a server started for it on this machine
    #[cfg(feature = "loadtest")]
    Loadtest(LoadtestArgs),
    /// List the games, their player counts, variants and where their content comes from
    Games(GamesArgs),
    /// Play a game in the terminal
    Play(PlayArgs),
    /// Let bots play many games and tell how each seat and side did, and how games went and ended
    Simulate(SimulateArgs),
    /// Let one bot show its strength against another: paired games of the same deals
    Match(MatchArgs),
    /// List the bots, their levels and their measured strength
    Bots(BotsArgs),
    /// Show a position of a recorded game
    Replay(ReplayArgs),
    /// Go over a game: what each decision was worth, and how much was luck
    Review(ReviewArgs),
    /// Replay records and confirm their results, deals and hashes
    Verify(VerifyArgs),
    /// Measure the speed of the rules: one core, random legal play
    Bench(BenchArgs),
    /// Measure a program or a bot at the standard tasks
    BenchBot(BenchBotArgs),
    /// Read games of other programs
    Import(ImportArgs),
    /// Write records in the format of other programs
    Export(ExportArgs),
    /// Check a content pack, show what a game's content says and where each value comes from, or compare two
    Content(ContentArgs),
}

#[derive(Args, Clone)]
pub struct DataArgs {
    /// The folder of the database; a folder of your own if not given
    #[arg(long, value_name = "DIR", env = "ZIGGURAT_DATA")]
    pub data: Option<PathBuf>,
    /// The database instead of a file in the folder: sqlite:FILE or postgres://USER@HOST/DATABASE
    #[arg(long, value_name = "URL", env = "ZIGGURAT_DATABASE", conflicts_with = "data")]
    pub database: Option<String>,
}

#[derive(Args, Clone)]
pub struct ServeArgs {
    #[command(flatten)]
    pub data: DataArgs,
    /// The port; 0 for any free one
    #[arg(long, default_value_t = 4400, env = "ZIGGURAT_PORT")]
    pub port: u16,
    /// The address to listen on; others than this machine's own let other computers in
    #[arg(long, default_value = "127.0.0.1", env = "ZIGGURAT_HOST")]
    pub host: std::net::IpAddr,
    /// A content pack to offer at new tables; may be given several times
    #[arg(long, value_name = "FILE", env = "ZIGGURAT_CONTENT")]
    pub content: Vec<PathBuf>,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
    /// How many threads bots think on; all cores but one if not given
    #[arg(long, env = "ZIGGURAT_WORKERS")]
    pub workers: Option<usize>,
    /// How deeply finished games are gone over: quick (one look ahead), standard or deep
    #[arg(long, value_name = "DEPTH", default_value = "standard", env = "ZIGGURAT_REVIEW_DEPTH")]
    pub review_depth: study::Depth,
    /// One of several servers on one PostgreSQL database, which hear of each other over this NATS server
    #[arg(long, value_name = "URL", env = "ZIGGURAT_NATS")]
    pub nats: Option<String>,
    /// The server is reached through HTTPS only
    #[arg(long, env = "ZIGGURAT_HTTPS")]
    pub https: bool,
    /// A proxy in front tells the callers' addresses in x-forwarded-for
    #[arg(long, env = "ZIGGURAT_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Where people reach the server, such as https://play.example.org; lets it tell people who are away that it is their turn
    #[arg(long, value_name = "URL", env = "ZIGGURAT_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// The mail server, such as smtps://USER:PASSWORD@HOST; put it into the variable, where nobody else can read it
    #[arg(
        long,
        value_name = "URL",
        env = "ZIGGURAT_SMTP_URL",
        hide_env_values = true,
        requires = "public_url"
    )]
    pub smtp_url: Option<String>,
    /// Who mail is from, such as "Ziggurat <ziggurat@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "ZIGGURAT_MAIL_FROM")]
    pub mail_from: Option<String>,
    /// Let webhooks and push services be on this machine, in its network and without TLS
    #[arg(long, env = "ZIGGURAT_PRIVATE_TARGETS")]
    pub private_targets: bool,
    /// Also offer Pebbles, the toy game
    #[arg(long, env = "ZIGGURAT_TOY")]
    pub toy: bool,
    /// Serve the pages of this folder instead of those in the program
    #[arg(long, value_name = "DIR", hide = true)]
    pub web: Option<PathBuf>,
    /// Let everybody be as fast as they like; for load tests
    #[arg(long, hide = true)]
    pub unlimited: bool,
    /// What to log, such as `info` or `warn,server=debug`
    #[arg(long, default_value = "warn", env = "ZIGGURAT_LOG")]
    pub log: String,
    /// Log one JSON object per line
    #[arg(long, env = "ZIGGURAT_LOG_JSON")]
    pub log_json: bool,
}

#[cfg(feature = "cluster")]
#[derive(Args)]
pub struct WorkArgs {
    /// The NATS server of the cluster; it must keep queues (`nats-server -js`)
    #[arg(long, value_name = "URL", env = "ZIGGURAT_NATS")]
    pub nats: String,
    /// How many questions to think about at a time; all cores if not given
    #[arg(long, env = "ZIGGURAT_THREADS")]
    pub threads: Option<usize>,
    /// What to log, such as `info` or `warn,server=debug`
    #[arg(long, default_value = "warn", env = "ZIGGURAT_LOG")]
    pub log: String,
    /// Log one JSON object per line
    #[arg(long, env = "ZIGGURAT_LOG_JSON")]
    pub log_json: bool,
}

#[derive(Args)]
pub struct BackupArgs {
    #[command(flatten)]
    pub data: DataArgs,
    /// The file to write; it must not exist yet
    pub file: PathBuf,
}

#[derive(Args)]
pub struct CopyArgs {
    /// Where everything is: sqlite:FILE or postgres://USER@HOST/DATABASE; no server may be running on it
    #[arg(long, value_name = "URL")]
    pub from: String,
    /// Where everything shall be; it must be empty
    #[arg(long, value_name = "URL")]
    pub to: String,
}

#[derive(Args)]
pub struct AdminArgs {
    #[command(flatten)]
    pub data: DataArgs,
    /// Print JSON
    #[arg(long, global = true)]
    pub json: bool,
    #[command(subcommand)]
    pub what: AdminCommand,
}

#[derive(Subcommand)]
pub enum AdminCommand {
    /// List people, the newest first
    People {
        /// Only those whose name, login or id holds this
        #[arg(default_value = "")]
        text: String,
    },
    /// List tables, the last changed first
    Tables,
    /// List what people reported
    Reports,
    /// List who is not let in
    Bans,
    /// List sign-ins, changed passwords and what admins did
    Log,
    /// Do not let a person or addresses in any more
    Ban {
        /// The id of a person, an address, or a range such as 192.0.2.0/24
        subject: String,
        /// Why
        #[arg(long, default_value = "")]
        reason: String,
        /// For so many hours; for ever otherwise
        #[arg(long)]
        hours: Option<u32>,
    },
    /// Lift a ban
    Lift {
        /// Its name, as `bans` lists it
        ban: String,
    },
    /// Take a line of chat away
    RemoveLine {
        /// The table
        table: String,
        /// The number of the line, as `reports` lists it
        line: u64,
    },
    /// End a table
    Close {
        /// The table
        table: String,
    },
    /// Delete a person with everything that is theirs
    Delete {
        /// The id of the person
        person: String,
    },
}

#[derive(Args)]
pub struct UpgradeArgs {
    #[command(flatten)]
    pub data: DataArgs,
    /// Look at every table and change nothing; the server may be running
    #[arg(long)]
    pub check: bool,
    /// A content pack that the server will be started with; may be given several times
    #[arg(long, value_name = "FILE", env = "ZIGGURAT_CONTENT")]
    pub content: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct RatingsArgs {
    #[command(flatten)]
    pub data: DataArgs,
    /// Make all ratings anew from the events of all finished tables; no server may be running
    #[arg(long)]
    pub recompute: bool,
    /// A content pack that tables were played with; may be given several times
    #[arg(long, value_name = "FILE", env = "ZIGGURAT_CONTENT")]
    pub content: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[cfg(feature = "loadtest")]
#[derive(Args)]
pub struct LoadtestArgs {
    /// Which game
    #[arg(default_value = "terra-mystica")]
    pub game: String,
    /// Live tables; 1000 of two people, or 200 with bots in a long run
    #[arg(long)]
    pub tables: Option<usize>,
    /// Open event streams
    #[arg(long, default_value_t = 2_000)]
    pub streams: usize,
    /// Steps per second over all tables
    #[arg(long, default_value_t = 300)]
    pub steps: u32,
    /// For how many seconds
    #[arg(long, default_value_t = 60)]
    pub seconds: u32,
    /// Instead, open a finished game at so many moments: from memory, and from disk right after a start
    #[arg(long, value_name = "COUNT", conflicts_with_all = ["tables", "streams", "steps", "seconds"])]
    pub moments: Option<u32>,
    /// Instead, let people come and go at tables with bots for so long, and tell the memory every minute
    #[arg(long, value_name = "MINUTES", conflicts_with_all = ["streams", "steps", "seconds", "moments"])]
    pub soak: Option<u32>,
    /// Keep the games in this database, which should be empty, instead of a file of its own
    #[arg(long, value_name = "URL", conflicts_with = "moments")]
    pub database: Option<String>,
    /// Instead, put the same load on one server with SQLite, one with PostgreSQL and three with PostgreSQL and NATS, by
    /// turns so many times; PostgreSQL and NATS are started for it
    #[arg(long, value_name = "ROUNDS", num_args = 0..=1, default_missing_value = "2",
        conflicts_with_all = ["moments", "soak", "database"])]
    pub compare: Option<u32>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct GamesArgs {
    /// Also list Pebbles, the toy game
    #[arg(long)]
    pub toy: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct PlayArgs {
    /// Which game (see `ziggurat games`)
    pub game: String,
    /// How many players; the fewest the game takes if not given
    #[arg(long)]
    pub players: Option<u8>,
    /// Computer players for the last seats, such as `novice,master@1s`; `apprentice` for all seats but the first if not given
    #[arg(long, value_delimiter = ',')]
    pub bots: Option<Vec<String>>,
    /// A word, number or 64 hexadecimal digits from which all deals follow
    #[arg(long)]
    pub seed: Option<String>,
    /// An option of the set-up, such as `--set turn_order=passing`; may be given several times
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub options: Vec<String>,
    /// A content pack to play with
    #[arg(long, value_name = "FILE")]
    pub content: Option<PathBuf>,
    /// Where to write the record when the game or the session ends
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

/// Who plays games for figures.
#[derive(Args)]
pub struct WorkersArgs {
    /// Let the workers of a cluster play the games: the NATS server where `ziggurat work` runs; the figures are the same
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "URL", env = "ZIGGURAT_NATS")]
    pub nats: Option<String>,
}

impl WorkersArgs {
    /// Those who play them.
    #[cfg(feature = "cluster")]
    pub fn helpers(&self) -> Result<Helpers, LabError> {
        self.nats.as_deref().map_or_else(|| Ok(Helpers::default()), Helpers::at)
    }

    /// Nobody but this machine.
    #[cfg(not(feature = "cluster"))]
    #[allow(clippy::unnecessary_wraps, clippy::unused_self, reason = "with workers there is more to do")]
    pub fn helpers(&self) -> Result<Helpers, LabError> {
        Ok(Helpers::default())
    }
}

#[derive(Args)]
pub struct SimulateArgs {
    /// Which game
    pub game: String,
    /// How many players; the fewest the game takes if not given
    #[arg(long)]
    pub players: Option<u8>,
    /// One bot for all seats, or one for each, such as `master@200ms,greedy`
    #[arg(long, value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    pub games: u32,
    /// Everything dealt and every bot's chance follows from it
    #[arg(long, default_value = "ziggurat")]
    pub seed: String,
    /// How many cores; 0 for all
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    #[command(flatten)]
    pub workers: WorkersArgs,
    /// Write every game as a record into this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Write games, seats, points and decisions as Parquet files into this folder
    #[cfg(feature = "parquet")]
    #[arg(long, value_name = "DIR")]
    #[cfg_attr(feature = "cluster", arg(conflicts_with = "nats"))]
    pub parquet: Option<PathBuf>,
    /// An option of the set-up, such as `--set turn_order=passing`; may be given several times
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub options: Vec<String>,
    /// A content pack to play with
    #[arg(long, value_name = "FILE")]
    pub content: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct BenchBotArgs {
    /// The program with its arguments; it speaks JSON lines on standard input and output
    #[arg(long, value_name = "PROGRAM", required_unless_present_any = ["bot", "list"])]
    pub command: Option<String>,
    /// One of our bots instead, such as `greedy` or `search@100`
    #[arg(long, conflicts_with = "command")]
    pub bot: Option<String>,
    /// A task, such as `altay/duel`, or a game for all of its tasks; may be given several times. All if not given
    #[arg(long = "task", value_name = "TASK")]
    pub tasks: Vec<String>,
    /// How many games of each task
    #[arg(long, default_value_t = 100)]
    pub games: u32,
    /// Everything dealt and every bot's chance follows from it
    #[arg(long, default_value = "ziggurat")]
    pub seed: String,
    /// How many seconds the program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub patience: u64,
    /// How many games the program may lose by a fault (no answer in time, no legal step, its end); the next ends the run
    #[arg(long, value_name = "GAMES", default_value_t = 0)]
    pub faults: usize,
    /// Only list the tasks
    #[arg(long)]
    pub list: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct MatchArgs {
    /// Which game
    pub game: String,
    /// How many players; the fewest the game takes if not given
    #[arg(long)]
    pub players: Option<u8>,
    /// Who must show its strength
    #[arg(long)]
    pub candidate: String,
    /// Against whom
    #[arg(long)]
    pub baseline: String,
    /// How many deals at most; each is played once with the candidate in each seat
    #[arg(long, default_value_t = 100)]
    pub pairs: u32,
    /// Stop as soon as a sequential test decides between two Elo differences (0,30 if not told; 5 % error each way)
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, require_equals = true, default_missing_value = "0,30")]
    pub sprt: Option<Sprt>,
    /// Everything dealt and every bot's chance follows from it
    #[arg(long, default_value = "ziggurat")]
    pub seed: String,
    /// How many cores; 0 for all
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    #[command(flatten)]
    pub workers: WorkersArgs,
    /// Write every game as a record into this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// An option of the set-up, such as `--set turn_order=passing`; may be given several times
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub options: Vec<String>,
    /// A content pack to play with
    #[arg(long, value_name = "FILE")]
    pub content: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct BotsArgs {
    /// Which game; all of them if not given
    pub game: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ReplayArgs {
    /// The record
    pub file: PathBuf,
    /// How many steps to make; all of them if not given
    #[arg(long, value_name = "STEP")]
    pub to: Option<usize>,
    /// Through whose eyes: a seat number, `spectator` or `judge`
    #[arg(long = "as", value_name = "VIEWER", default_value = "judge")]
    pub viewer: String,
    /// The content pack the game was played with
    #[arg(long, value_name = "FILE")]
    pub content: Option<PathBuf>,
    /// Tell what happened so far, one line per deed, instead of drawing the position
    #[arg(long, conflicts_with = "json")]
    pub story: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ReviewArgs {
    /// The record, or a ledger of terra.snellman.net
    pub file: PathBuf,
    /// How deeply: quick (one look ahead), standard or deep
    #[arg(long, default_value = "standard")]
    pub depth: study::Depth,
    /// Deals and draws that are tried follow from it; the same seed gives the same review
    #[arg(long)]
    pub seed: Option<u64>,
    /// How many threads; all cores if not given
    #[arg(long)]
    pub threads: Option<usize>,
    /// The content pack the game was played with
    #[arg(long, value_name = "FILE")]
    pub content: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct VerifyArgs {
    /// The records
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The content pack the games were played with
    #[arg(long, value_name = "FILE")]
    pub content: Option<PathBuf>,
}

#[derive(Args)]
pub struct BenchArgs {
    /// Which game; all of them if not given
    pub game: Option<String>,
    /// How many players; 4, or the most the game takes, if not given
    #[arg(long)]
    pub players: Option<u8>,
    /// How many seconds to measure each figure
    #[arg(long, default_value_t = 2.0)]
    pub seconds: f64,
    /// A content pack to measure with
    #[arg(long, value_name = "FILE")]
    pub content: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ImportArgs {
    #[command(subcommand)]
    pub format: ImportFormat,
}

#[derive(Subcommand)]
pub enum ImportFormat {
    /// Ledgers of terra.snellman.net (Terra Mystica)
    Snellman(SnellmanArgs),
}

#[derive(Args)]
pub struct SnellmanArgs {
    /// The ledgers; folders are searched for .txt files
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Compare every row with the file's own cells
    #[arg(long, conflicts_with_all = ["ledger", "json", "save", "after"])]
    pub check: bool,
    /// Print one line per row: number, faction, vp, coins, workers, priests, bowls, cults
    #[arg(long, conflicts_with_all = ["json", "save", "after"])]
    pub ledger: bool,
    /// Print JSON
    #[arg(long, conflicts_with = "after")]
    pub json: bool,
    /// Write the game as a record (one ledger only)
    #[arg(long, value_name = "RECORD", conflicts_with = "after")]
    pub save: Option<PathBuf>,
    /// Replay up to and including this faction row, then try the commands of --try
    #[arg(long, value_name = "ROW", requires = "commands")]
    pub after: Option<usize>,
    /// A file with one command line per line, or `-` for standard input
    #[arg(long = "try", value_name = "CMDS", requires = "after")]
    pub commands: Option<PathBuf>,
}

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct ExportArgs {
    #[cfg(feature = "parquet")]
    #[command(subcommand)]
    pub command: Option<ExportCommand>,
    /// The record
    #[arg(required = true)]
    pub file: Option<PathBuf>,
    /// The format to write
    #[arg(long, value_enum, required = true)]
    pub format: Option<ExportFormat>,
}

#[cfg(feature = "parquet")]
#[derive(Subcommand)]
pub enum ExportCommand {
    /// Write records as Parquet files: games, seats, points and decisions
    Parquet {
        /// The folder to write
        folder: PathBuf,
        /// The records
        #[arg(required = true)]
        records: Vec<PathBuf>,
    },
}

#[derive(Clone, Copy, ValueEnum)]
pub enum ExportFormat {
    /// A ledger as terra.snellman.net shows it (Terra Mystica)
    Snellman,
}

#[derive(Args)]
pub struct ContentArgs {
    #[command(subcommand)]
    pub command: ContentCommand,
}

#[derive(Subcommand)]
pub enum ContentCommand {
    /// Check a content pack and print its hash
    Check {
        /// The pack: a TOML file that names its game
        file: PathBuf,
    },
    /// Tell every value in which two contents differ
    Diff {
        /// A pack, or the name of a game for its standard content
        a: String,
        /// Another one of the same game
        b: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show every component with its values and their sources
    Show {
        /// Which game
        game: String,
        /// Show this pack instead of the standard content
        #[arg(long, value_name = "FILE")]
        content: Option<PathBuf>,
        /// Print the standard content as a file: change it, and it is a pack
        #[arg(long, conflicts_with_all = ["content", "json"])]
        toml: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}
