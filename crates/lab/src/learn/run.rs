//! A run on disk, so that it can be stopped at any time and go on later.

use super::trainer::Trainer;
use crate::play::LabError;
use bots::net::{Network, NetworkError, NetworkFile, Pin, Shape};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// How far a run is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// Rounds played.
    pub round: u32,
    /// Games played.
    pub games: u64,
    /// Time spent, tests not counted.
    pub seconds: f64,
    /// The round whose network was accepted last; 0 is the hand-made evaluation.
    pub accepted: u32,
    /// The learning curve.
    pub curve: Vec<Point>,
}

/// One round of the learning curve.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Point {
    /// Rounds played.
    pub round: u32,
    /// Games played.
    pub games: u64,
    /// Hours spent.
    pub hours: f64,
    /// Error of the expected final points on games not learned from, before learning from their round.
    pub error: f32,
    /// The same by the hand-made estimate.
    pub by_hand: f32,
    /// The part of its decisions in which the network, and the hand-made estimate, would have gone where a search went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<[f32; 2]>,
    /// Mean loss of the pass.
    pub loss: f32,
    /// Steps of learning left out because a slope was no number, and seats left out because a target was none.
    #[serde(default)]
    pub left_out: [u32; 2],
    /// Mean points of the games played to learn, all tables together.
    pub mean: f32,
    /// Mean points of a table of `greedy` with this network, where it was tested.
    pub points: Option<f64>,
    /// Part of the rivals left behind against the accepted network, where it was tested.
    pub against: Option<f64>,
    /// Was it accepted?
    pub accepted: bool,
}

/// The folder of a run.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// The run in this folder.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Folder(folder.to_owned())
    }

    /// The network of the last round.
    #[must_use]
    pub fn latest(&self) -> PathBuf {
        self.0.join("latest.net")
    }

    /// The network that was accepted last.
    #[must_use]
    pub fn accepted(&self) -> PathBuf {
        self.0.join("accepted.net")
    }

    /// The picture of the learning curve.
    #[must_use]
    pub fn curve(&self) -> PathBuf {
        self.0.join("curve.svg")
    }

    fn state(&self) -> PathBuf {
        self.0.join("state.json")
    }

    fn trainer(&self) -> PathBuf {
        self.0.join("trainer.bin")
    }

    /// Starts a run; a folder that holds one already is refused.
    ///
    /// # Errors
    /// When there is a run already or nothing can be written.
    pub fn begin(&self, network: &Network, pin: &Pin, games: u64) -> Result<(), LabError> {
        if self.state().exists() {
            let told = "there is one already; go on with --resume or name another folder".to_owned();
            return Err(LabError::Run(self.0.display().to_string(), told));
        }
        std::fs::create_dir_all(&self.0).map_err(|e| LabError::File(self.0.display().to_string(), e))?;
        write(&self.accepted(), &network.to_file(pin.clone(), games))?;
        self.keep(network, &Trainer::new(network), pin, games)?;
        self.write(&State { games, ..State::default() })
    }

    /// Reads a run to go on with it.
    ///
    /// # Errors
    /// When there is none, or it was made for other rules, content, features or weights.
    pub fn resume(&self, pin: &Pin, shape: Shape) -> Result<(State, Trainer), LabError> {
        let wrong = |told: String| LabError::Run(self.0.display().to_string(), told);
        let state = self.read_state()?;
        for path in [self.latest(), self.accepted()] {
            Network::from_file(&path.display().to_string(), &read(&path)?, pin)
                .map_err(|e| wrong(e.to_string()))?;
        }
        let trainer = Trainer::from_bytes(&read(&self.trainer())?, shape)
            .ok_or_else(|| wrong("trainer.bin is damaged".to_owned()))?;
        Ok((state, trainer))
    }

    /// Takes the networks of a run over to the rules and printed values of today: what was learned under the old ones
    /// is where the run goes on from. Features and weights must be the same.
    ///
    /// # Errors
    /// When a network cannot be read or written, or more than rules and values has changed.
    pub fn adopt(&self, pin: &Pin) -> Result<(), LabError> {
        for path in [self.latest(), self.accepted()] {
            let (network, games) = adopted(&path, pin)?;
            write(&path, &network.to_file(pin.clone(), games))?;
        }
        Ok(())
    }

    /// The state of a run.
    ///
    /// # Errors
    /// When there is none.
    pub fn read_state(&self) -> Result<State, LabError> {
        let wrong = |told: String| LabError::Run(self.0.display().to_string(), told);
        serde_json::from_slice(&read(&self.state())?).map_err(|e| wrong(e.to_string()))
    }

    /// Keeps the network and what the trainer knows.
    ///
    /// # Errors
    /// When nothing can be written.
    pub fn keep(&self, network: &Network, trainer: &Trainer, pin: &Pin, games: u64) -> Result<(), LabError> {
        write(&self.trainer(), &trainer.to_bytes())?;
        write(&self.latest(), &network.to_file(pin.clone(), games))
    }

    /// Keeps the state.
    ///
    /// # Errors
    /// When nothing can be written.
    pub fn write(&self, state: &State) -> Result<(), LabError> {
        let text = serde_json::to_vec_pretty(state).expect("a state is plain data");
        write(&self.state(), &text)
    }

    /// The latest network becomes the accepted one.
    ///
    /// # Errors
    /// When nothing can be written.
    pub fn accept(&self) -> Result<(), LabError> {
        write(&self.accepted(), &read(&self.latest())?)
    }
}

/// A network made for these rules or others, but for the same content, features and weights; with its games.
///
/// # Errors
/// When it cannot be read or more than the rules has changed.
pub fn adopted(path: &Path, pin: &Pin) -> Result<(Network, u64), LabError> {
    let (name, bytes) = (path.display().to_string(), read(path)?);
    let wrong = |e: NetworkError| LabError::Run(name.clone(), e.to_string());
    let (known, _) = NetworkFile::split(&name, &bytes).map_err(wrong)?;
    let then = Pin { rules: known.pin.rules, content: known.pin.content, ..pin.clone() };
    let (network, known) = Network::from_file(&name, &bytes, &then).map_err(wrong)?;
    Ok((network, known.games))
}

fn read(path: &Path) -> Result<Vec<u8>, LabError> {
    std::fs::read(path).map_err(|e| LabError::File(path.display().to_string(), e))
}

/// Writes beside and renames, so that a run that is stopped leaves whole files.
fn write(path: &Path, bytes: &[u8]) -> Result<(), LabError> {
    let beside = path.with_extension("part");
    std::fs::write(&beside, bytes)
        .and_then(|()| std::fs::rename(&beside, path))
        .map_err(|e| LabError::File(path.display().to_string(), e))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Tuning;

    type Game = altay::Position;

    #[test]
    fn other_rules_and_values_are_adopted_only_when_told_and_other_features_never() {
        let place = std::env::temp_dir().join(format!("lab-adopt-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&place);
        let folder = Folder::new(&place);
        let shape = Shape { inputs: 12, sources: 3 };
        let today = Pin::of::<Game>(&Tuning::standard::<Game>().weights);
        let before = Pin { rules: today.rules + 7, content: today.layout, ..today.clone() };
        folder.begin(&Network::fresh(shape, 1), &before, 0).unwrap();
        let error = folder.resume(&today, shape).unwrap_err();
        assert!(error.to_string().contains("rules have changed"), "{error}");
        folder.adopt(&today).unwrap();
        assert_eq!(folder.resume(&today, shape).unwrap().0, State::default());
        let other = Pin { layout: today.content, ..today };
        assert!(folder.adopt(&other).unwrap_err().to_string().contains("other features"));
        std::fs::remove_dir_all(&place).unwrap();
    }
}
