//! `ziggurat simulate`, `ziggurat match` and `ziggurat bots`

use crate::args::{BotsArgs, MatchArgs, SimulateArgs};
use crate::commands::play::set_options;
use crate::failure::Failure;
use crate::registry;
use indicatif::{ProgressBar, ProgressStyle};
use lab::simulate::Rate;
use lab::{Match, MatchReport, Progress, Simulation, SimulationReport, Verdict};
use serde::Serialize;
use std::io::Write;

/// A progress bar on standard error; indicatif draws it only where a terminal is attached.
pub struct Bar(ProgressBar);

impl Bar {
    pub fn new() -> Self {
        let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left");
        Bar(ProgressBar::new(0).with_style(style.expect("a valid template")))
    }
}

impl Progress for Bar {
    fn played(&self, done: u32, of: u32) {
        self.0.set_length(of.into());
        self.0.set_position(done.into());
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// The set-up with the options a person named; `None` for the default.
fn setup(game: &str, players: u8, options: &[String]) -> Result<Option<serde_json::Value>, Failure> {
    if options.is_empty() {
        return Ok(None);
    }
    let game = registry::find(game)?;
    let mut setup = game.default_setup(players);
    set_options(game, &mut setup, options)?;
    Ok(Some(setup))
}

fn print(json: bool, report: &impl Serialize, text: impl FnOnce() -> String) -> Result<(), Failure> {
    let text =
        if json { serde_json::to_string_pretty(report).expect("reports are plain data") } else { text() };
    writeln!(std::io::stdout(), "{text}").map_err(Failure::Output)
}

pub fn simulate(args: &SimulateArgs) -> Result<(), Failure> {
    let game = registry::find(&args.game)?.info();
    let players = args.players.unwrap_or(game.min_players);
    let simulation = Simulation {
        game: game.id.to_owned(),
        players,
        bots: args.bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?,
        games: args.games,
        seed: args.seed.clone(),
        threads: args.threads,
        records: args.records.clone(),
        setup: setup(game.id, players, &args.options)?,
        content: registry::pack(args.content.as_deref())?,
        helpers: args.workers.helpers()?,
    };
    let report = run_simulation(args, &simulation)?;
    print(args.json, &report, || simulation_text(&report))
}

#[cfg(feature = "parquet")]
fn run_simulation(args: &SimulateArgs, simulation: &Simulation) -> Result<SimulationReport, Failure> {
    let Some(folder) = &args.parquet else { return Ok(lab::simulate(simulation, &Bar::new())?) };
    let dataset = dataset::Folder::create(folder)?;
    let report = lab::simulate_into(simulation, &Bar::new(), Some(&dataset))?;
    dataset.finish()?;
    Ok(report)
}

#[cfg(not(feature = "parquet"))]
fn run_simulation(_args: &SimulateArgs, simulation: &Simulation) -> Result<SimulationReport, Failure> {
    Ok(lab::simulate(simulation, &Bar::new())?)
}

fn simulation_text(report: &SimulationReport) -> String {
    let mut text = format!(
        "{} games of {} with {} players in {:.1} s, {:.0} steps/s\n",
        report.games, report.game, report.players, report.seconds, report.steps_per_second
    );
    let rate = |rate: &Rate| format!("{:>5.1} % ± {:>4.1}", rate.rate * 100.0, rate.rate_error * 100.0);
    for (seat, line) in report.seats.iter().enumerate() {
        text += &format!(
            "  seat {seat}  {:<20} {:>7.1} wins  {}  {:>7.1} points  place {:.2}\n",
            line.bot,
            line.rate.wins,
            rate(&line.rate),
            line.mean_score,
            line.mean_place
        );
    }
    for (name, line) in &report.factions {
        let seats: Vec<String> =
            line.by_seat.iter().map(|seat| format!("{:.0}", seat.rate * 100.0)).collect();
        text += &format!(
            "  {name:<20} {:>5} games  {:>7.1} wins  {}  {:>7.1} points  by seat {}\n",
            line.rate.games,
            line.rate.wins,
            rate(&line.rate),
            line.mean_score,
            seats.join(" ")
        );
    }
    text += &format!("  who begins           {}\n", rate(&report.first));
    let spreads = [("rounds", &report.rounds), ("steps", &report.length), ("lead", &report.lead)];
    for (name, spread) in spreads {
        text += &format!(
            "  {name:<8} median {:.0}, a tenth under {:.0}, a tenth over {:.0}, from {:.0} to {:.0}\n",
            spread.median, spread.low, spread.high, spread.least, spread.most
        );
    }
    let endings: Vec<String> = report.endings.iter().map(|(name, games)| format!("{name} {games}")).collect();
    text + &format!("  endings  {}; {} with a shared first place", endings.join(", "), report.shared)
}

pub fn run_match(args: &MatchArgs) -> Result<(), Failure> {
    let game = registry::find(&args.game)?.info();
    let players = args.players.unwrap_or(game.min_players);
    let wanted = Match {
        game: game.id.to_owned(),
        players,
        candidate: args.candidate.parse()?,
        baseline: args.baseline.parse()?,
        pairs: args.pairs,
        sprt: args.sprt,
        seed: args.seed.clone(),
        threads: args.threads,
        records: args.records.clone(),
        setup: setup(game.id, players, &args.options)?,
        content: registry::pack(args.content.as_deref())?,
        helpers: args.workers.helpers()?,
    };
    let report = lab::run_match(&wanted, &Bar::new())?;
    print(args.json, &report, || match_text(&report))
}

fn match_text(report: &MatchReport) -> String {
    let mut text = format!(
        "{} against {} at {} ({} players): {} deals, {} games in {:.1} s\n  \
         score {:.1} % ± {:.1}, Elo {:+.0} ({:+.0} to {:+.0})\n  mean points {:.1} against {:.1}",
        report.candidate,
        report.baseline,
        report.game,
        report.players,
        report.pairs,
        report.games,
        report.seconds,
        report.score * 100.0,
        report.score_error * 100.0,
        report.elo.difference,
        report.elo.low,
        report.elo.high,
        report.candidate_mean_score,
        report.baseline_mean_score,
    );
    if let Some(sprt) = &report.sprt {
        let verdict = match sprt.verdict {
            Verdict::Better => "better",
            Verdict::NotBetter => "not better",
            Verdict::Open => "undecided",
        };
        text += &format!(
            "\n  sequential test, Elo {} against {}: {verdict} (ratio {:.2} of {:.2} to {:.2})",
            sprt.bounds.elo0, sprt.bounds.elo1, sprt.ratio, sprt.lower, sprt.upper
        );
    }
    text
}

/// One bot of a game as `ziggurat bots` tells it.
#[derive(Serialize)]
struct BotLine {
    bot: &'static str,
    /// Elo; the novice has 1000.
    rating: Option<i32>,
    /// Half the width of its 95 % interval.
    error: Option<i32>,
}

#[derive(Serialize)]
struct GameLines {
    game: &'static str,
    /// How the bots read positions.
    evaluation: Option<bots::Evaluation>,
    bots: Vec<BotLine>,
    matches: Vec<&'static bots::Rating>,
}

fn lines_of(game: &'static str) -> GameLines {
    let ladder = bots::ladder(game);
    let line = |kind: bots::Kind| {
        let rung = ladder.iter().find(|rung| rung.bot == kind.name());
        BotLine { bot: kind.name(), rating: rung.map(|rung| rung.rating), error: rung.map(|rung| rung.error) }
    };
    let mut bots: Vec<BotLine> = bots::Kind::ALL.into_iter().map(line).collect();
    // The measured ones as a ladder, the weakest first; then what is not on it.
    bots.sort_by_key(|line| (line.rating.is_none(), line.rating));
    let evaluation = bots::evaluation(game);
    GameLines { game, evaluation, bots, matches: bots::ratings(game).collect() }
}

pub fn bots(args: &BotsArgs) -> Result<(), Failure> {
    let games: Vec<&'static str> = match &args.game {
        Some(game) => vec![registry::find(game)?.info().id],
        None => games::names(),
    };
    let lists: Vec<GameLines> = games.into_iter().map(lines_of).collect();
    print(args.json, &lists, || lists.iter().map(ladder_text).collect::<Vec<_>>().join("\n\n"))
}

fn ladder_text(lines: &GameLines) -> String {
    let mut text = lines.game.to_owned();
    text += &match &lines.evaluation {
        Some(bots::Evaluation::Learned { games, content, .. }) => format!(
            "\n  evaluation: by a network of {games} games; by hand with any other content pack than {content:.12}"
        ),
        Some(bots::Evaluation::Refused(why)) => {
            format!("\n  evaluation: by hand, because the network cannot be used: {why}")
        }
        Some(bots::Evaluation::ByHand) | None => "\n  evaluation: by hand".to_owned(),
    };
    for line in &lines.bots {
        let rating = match (line.rating, line.error) {
            (Some(rating), Some(0)) => format!("{rating:>5}       by definition"),
            (Some(rating), Some(error)) => format!("{rating:>5} ± {error:<3}"),
            _ => "    -".to_owned(),
        };
        let met = lines.matches.iter().filter(|m| m.bot == line.bot);
        let scores: Vec<String> =
            met.map(|m| format!("{:.0} % against {}", m.score * 100.0, m.against)).collect();
        let told = format!("  {:<11} {rating}   {}", line.bot, scores.join(", "));
        text += "\n";
        text += told.trim_end();
    }
    text
}
