//! An accepted network put into the program, with its card and its learning curve.

use super::curve;
use super::run::{Folder, State};
use crate::afar::Helpers;
use crate::pairs::{Match, MatchReport, match_game};
use crate::play::{LabError, Progress, threads_of};
use crate::sheet::sheet;
use crate::tune::today;
use bots::net::network::OUTPUTS;
use bots::net::{Learned, Network};
use bots::{Evaluate, Kind, NetworkChoice, Spec, SpecError, Tuning, Visit, visit};
use std::path::{Path, PathBuf};

/// Which run to put into the program.
#[derive(Clone, Debug)]
pub struct Install {
    /// Name of the game.
    pub game: String,
    /// Seats of the games that prove it.
    pub players: u8,
    /// The run.
    pub folder: PathBuf,
    /// Where the program looks for networks when it is built.
    pub networks: PathBuf,
    /// Folder for the card and the curve.
    pub models: PathBuf,
    /// How much of the correction is believed, up to 1. Where much is luck, a network says too much for a long time.
    pub trust: f32,
    /// Deals of the match against the hand-made evaluation.
    pub pairs: u32,
    /// Cores; 0 for all.
    pub threads: usize,
}

/// Measures the accepted network of a run against the hand-made evaluation and writes it, its card and its
/// curve into the repository.
///
/// # Errors
/// When there is no run, its network does not fit, or nothing can be written.
pub fn install(wanted: &Install, progress: &dyn Progress) -> Result<MatchReport, LabError> {
    visit(&wanted.game, Run(wanted, progress)).ok_or_else(|| SpecError::Game(wanted.game.clone()))?
}

struct Run<'a>(&'a Install, &'a dyn Progress);

impl Visit for Run<'_> {
    type Out = Result<MatchReport, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        let Run(wanted, progress) = self;
        let folder = Folder::new(&wanted.folder);
        let state = folder.read_state()?;
        let mut file = folder.accepted();
        let read =
            |file: &Path| std::fs::read(file).map_err(|e| LabError::File(file.display().to_string(), e));
        let weights = Tuning::standard::<G>().weights;
        let learned = |file: &Path, bytes: &[u8]| {
            Learned::read::<G>(&file.display().to_string(), bytes, &weights).map_err(SpecError::from)
        };
        let mut bytes = read(&file)?;
        if wanted.trust < 1.0 {
            let Learned { network, known } = learned(&file, &bytes)?;
            file = wanted.folder.join("trusted.net");
            bytes = trusted(&network, wanted.trust).to_file(known.pin, known.games);
            write(&file, &bytes)?;
        }
        let learned = learned(&file, &bytes)?;
        let network = NetworkChoice::File(file.display().to_string());
        let with = Spec { network, ..Kind::Greedy.into() };
        let without = Spec { network: NetworkChoice::Off, ..Kind::Greedy.into() };
        let points = |bot: &Spec| -> Result<f64, LabError> {
            let all = sheet(&wanted.game, wanted.players, bot, wanted.pairs, "card", wanted.threads)?;
            Ok(all["all"]["total"])
        };
        let (after, before) = (points(&with)?, points(&without)?);
        let proof = match_game::<G>(
            &Match {
                game: wanted.game.clone(),
                players: wanted.players,
                candidate: with,
                baseline: without,
                pairs: wanted.pairs,
                sprt: None,
                seed: "card".to_owned(),
                threads: wanted.threads,
                records: None,
                setup: None,
                content: None,
                helpers: Helpers::default(),
            },
            progress,
        )?;
        let card = card(wanted, &state, &learned, (before, after), &proof);
        write(&wanted.networks.join(format!("{}.net", G::ID)), &bytes)?;
        write(&wanted.models.join(format!("{}.network.md", G::ID)), card.as_bytes())?;
        curve::draw(&wanted.models.join(format!("{}.curve.svg", G::ID)), G::ID, &state)?;
        Ok(proof)
    }
}

/// The network that corrects the hand-made estimate by a part of what this one does: its last layer is so much smaller,
/// and the hand-made estimate so much nearer to going past it unchanged.
fn trusted(network: &Network, part: f32) -> Network {
    let shape = network.shape();
    let mut smaller = network.clone();
    smaller.change(|params| {
        params[shape.last()..shape.skip()].iter_mut().for_each(|number| *number *= part);
        let even = (1.0 - part) / shape.sources as f32;
        params[shape.skip()..shape.skip() + OUTPUTS].iter_mut().take(shape.sources).for_each(|line| {
            *line = even + part * *line;
        });
    });
    smaller
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), LabError> {
    let failed = |e| LabError::File(path.display().to_string(), e);
    path.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(failed)?;
    std::fs::write(path, bytes).map_err(failed)
}

fn card(
    wanted: &Install,
    state: &State,
    learned: &Learned,
    (before, after): (f64, f64),
    proof: &MatchReport,
) -> String {
    let known = &learned.known;
    let at = state.curve.iter().find(|point| point.round == state.accepted);
    let mut text = format!(
        "# Network for {game}\n\n\
         ![Learning curve]({game}.curve.svg)\n\n\
         | | |\n| --- | --- |\n\
         | Date | {date} |\n\
         | Made for | rules {rules}, content `{content:.12}`, features `{layout:.12}`, weights `{weights:.12}` |\n\
         | Numbers | {inputs} features, hidden layers of {hidden} and {second}, {sources} lines of the score sheet and the win; hash `{hash:.12}` |\n\
         | Learned from | {games} games of greedy self-play, {rounds} rounds, {hours:.1} hours on {cores} cores |\n",
        game = wanted.game,
        date = today(),
        rules = known.pin.rules,
        content = known.pin.content.to_string(),
        layout = known.pin.layout.to_string(),
        weights = known.pin.weights.to_string(),
        inputs = known.inputs,
        sources = known.sources,
        hidden = bots::net::network::HIDDEN,
        second = bots::net::network::SECOND,
        hash = known.hash.to_string(),
        games = known.games,
        rounds = state.accepted,
        hours = at.map_or(0.0, |point| point.hours),
        cores = threads_of(wanted.threads),
    );
    if wanted.trust < 1.0 {
        text += &format!(
            "| Believed | {:.0} % of its correction of the hand-made estimate |\n",
            wanted.trust * 100.0
        );
    }
    if let Some(point) = at {
        text += &format!(
            "| Error of the expected final points | {:.2}, by hand {:.2} (games not learned from) |\n",
            point.error, point.by_hand
        );
    }
    text += &format!(
        "| Every seat `greedy`, {players} players, {pairs} games | {after:.1} points, {before:.1} before |\n\
         | One `greedy` with it against `greedy+off` | {pairs} deals, {games} games: {score:.1} % of rivals left behind (± {error:.1}), Elo {elo:+.0} [{low:+.0}, {high:+.0}]; {mine:.1} points against {theirs:.1} |\n\n",
        players = wanted.players,
        pairs = proof.pairs,
        games = proof.games,
        score = proof.score * 100.0,
        error = proof.score_error * 196.0,
        elo = proof.elo.difference,
        low = proof.elo.low,
        high = proof.elo.high,
        mine = proof.candidate_mean_score,
        theirs = proof.baseline_mean_score,
    );
    text += "| Round | Games | Hours | Error | By hand | Points, every seat `greedy` | Against the accepted | |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for point in state.curve.iter().filter(|point| point.points.is_some()) {
        text += &format!(
            "| {} | {} | {:.2} | {:.2} | {:.2} | {:.1} | {:.1} % | {} |\n",
            point.round,
            point.games,
            point.hours,
            point.error,
            point.by_hand,
            point.points.unwrap_or_default(),
            point.against.unwrap_or_default() * 100.0,
            if point.accepted { "accepted" } else { "" }
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::net::{Shape, Sparse};

    #[test]
    fn a_network_that_is_half_believed_corrects_half_as_much() {
        let shape = Shape { inputs: 20, sources: 3 };
        let mut network = Network::fresh(shape, 4);
        network.change(|params| {
            params.iter_mut().enumerate().for_each(|(index, number)| *number += (index % 13) as f32 / 50.0);
        });
        let mut sparse = Sparse::default();
        (0..20).step_by(3).for_each(|at| sparse.put(at, 0.5));
        let (whole, none) = (network.read(&sparse, 20.0), trusted(&network, 0.0).read(&sparse, 20.0));
        let half = trusted(&network, 0.5).read(&sparse, 20.0);
        assert!((none.points - 20.0).abs() < 1e-3 && none.standing == 0.0, "{none:?}");
        assert!((whole.points - 20.0).abs() > 1.0, "{whole:?}");
        assert!((half.points - 0.5 * (whole.points + 20.0)).abs() < 1e-2, "{half:?} of {whole:?}");
        assert!((half.standing - 0.5 * whole.standing).abs() < 1e-3, "{half:?} of {whole:?}");
    }
}
