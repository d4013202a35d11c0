//! Games to learn from, played by others.
//!
//! What travels is the network, which games, and how they are played; what comes back is their steps. What they teach is
//! worked out here by following them, so it is the same whoever played.

use super::episode::{self, Style};
use crate::afar::{Helpers, JobError};
use crate::play::LabError;
use bots::net::Learned;
use bots::{Evaluate, SpecError, Tuning, Visit, visit};
use game_core::{Actor, Content, Record, Table};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// So many games are asked for at a time: the network goes along each time, and is larger than they are.
pub(crate) const BATCH: u32 = 8;

/// Games to be played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Wanted {
    pub game: String,
    pub rules: u32,
    /// The games of the round, each with its players.
    pub games: Vec<(u32, u8)>,
    /// Everything in them follows from it.
    pub seed: String,
    pub temperature: f32,
}

impl Wanted {
    /// These games of `G`.
    pub fn of<G: Evaluate>(games: Vec<(u32, u8)>, seed: &str, style: Style) -> Wanted {
        Wanted {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            games,
            seed: seed.to_owned(),
            temperature: style.temperature,
        }
    }
}

/// Lets somebody play games with a network; tells their steps, or `None` when they must be played here.
pub(crate) fn ask<G: Evaluate>(
    helpers: &Helpers,
    wanted: &Wanted,
    network: &[u8],
) -> Option<Vec<Vec<G::Action>>> {
    let mut job = serde_json::to_vec(wanted).ok()?;
    // Nothing that JSON writes in one line holds an end of line: what comes after it is the network as a file.
    job.push(b'\n');
    job.extend(network);
    let records: Vec<String> = serde_json::from_slice(&helpers.ask(job)?).ok()?;
    let steps = |record: &String| {
        let record: Record = record.parse().ok()?;
        let table = Table::<G>::replay(G::Content::standard(), &record).ok()?;
        let seats = table.steps().iter().filter(|(actor, _)| *actor != Actor::Chance);
        Some(seats.map(|(_, step)| *step).collect())
    };
    let all: Vec<Vec<G::Action>> = records.iter().map(steps).collect::<Option<_>>()?;
    (all.len() == wanted.games.len()).then_some(all)
}

/// Plays games for somebody else who learns from them.
pub(crate) fn play(wanted: &[u8], network: &[u8]) -> Result<Vec<u8>, JobError> {
    let wanted: Wanted = serde_json::from_slice(wanted)?;
    let game = wanted.game.clone();
    let records =
        visit(&game, Play(wanted, network)).ok_or_else(|| LabError::from(SpecError::Game(game)))??;
    Ok(serde_json::to_vec(&records)?)
}

struct Play<'a>(Wanted, &'a [u8]);

impl Visit for Play<'_> {
    type Out = Result<Vec<String>, JobError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        let Wanted { game, rules, games, seed, temperature } = self.0;
        if rules != G::RULES_VERSION {
            return Err(JobError::Rules { game, wanted: rules, here: G::RULES_VERSION });
        }
        let mut tuning = Tuning::standard::<G>();
        tuning.learn(Arc::new(Learned::read::<G>("sent along", self.1, &tuning.weights)?));
        let tuning = Arc::new(tuning);
        let play = |(game, players): (u32, u8)| {
            let table = episode::play_out::<G>(&tuning, players, (&seed, game), temperature);
            table.record().to_string()
        };
        Ok(games.into_iter().map(play).collect())
    }
}
