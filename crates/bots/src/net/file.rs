//! The file a network lives in: a first line with its kind, a second with what it was made for, then its numbers.

use super::network::{Network, Shape};
use crate::evaluate::Evaluate;
use game_core::content::{Content, ContentHash};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The first line of every network file; the number grows when the layers change.
const KIND: &str = "ziggurat network 1";

/// A file can hold no more than this.
pub const MOST_BYTES: usize = 1 << 20;

/// What a network was made for. In anything else it would be noise, so bots then do without it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pin {
    /// Name of the game.
    pub game: String,
    /// Its rules.
    pub rules: u32,
    /// Its printed facts.
    pub content: ContentHash,
    /// The names of its features and of the lines of its score sheet.
    pub layout: ContentHash,
    /// The weights of the hand-made estimate it corrects.
    pub weights: ContentHash,
}

impl Pin {
    /// What a network of this game must be made for today.
    ///
    /// # Panics
    /// Never: weights are plain numbers.
    #[must_use]
    pub fn of<G: Evaluate>(weights: &G::Weights) -> Self {
        let weights = toml::to_string(weights).expect("numbers with names can be written");
        Pin {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            content: G::Content::standard().hash(),
            layout: ContentHash::of(&[&G::feature_names().join("\n"), &G::sources().join("\n")]),
            weights: ContentHash::of(&[&weights]),
        }
    }

    /// Why a network made for `self` cannot be used where `wanted` is asked for.
    fn differs(&self, wanted: &Pin) -> Option<&'static str> {
        if self.game != wanted.game {
            Some("it was made for another game")
        } else if self.rules != wanted.rules {
            Some("the rules have changed since it was made")
        } else if self.content != wanted.content {
            Some("it was made for another content pack")
        } else if self.layout != wanted.layout {
            Some("it has other features or score lines")
        } else if self.weights != wanted.weights {
            Some("it corrects other weights")
        } else {
            None
        }
    }
}

/// What is known of a network beside its numbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkFile {
    /// What it was made for.
    pub pin: Pin,
    /// Features.
    pub inputs: usize,
    /// Lines of the score sheet.
    pub sources: usize,
    /// Games it has learned from.
    pub games: u64,
    /// The hash of its numbers.
    pub hash: ContentHash,
}

impl NetworkFile {
    /// What a file says of its network, and the numbers that follow.
    ///
    /// # Errors
    /// When it is no network file.
    pub fn split<'a>(file: &str, bytes: &'a [u8]) -> Result<(Self, &'a [u8]), NetworkError> {
        let wrong = |problem: String| NetworkError { file: file.to_owned(), problem };
        let mut parts = bytes.splitn(3, |byte| *byte == b'\n');
        let mut part = || parts.next().unwrap_or_default();
        let (kind, known, numbers) = (part(), part(), part());
        if kind != KIND.as_bytes() {
            return Err(wrong(format!("its first line is not {KIND:?}")));
        }
        Ok((serde_json::from_slice(known).map_err(|e| wrong(e.to_string()))?, numbers))
    }
}

/// Networks of the program by game and weights, each read once: bots are built often.
static OWN: Mutex<BTreeMap<(&str, String), OwnNetwork>> = Mutex::new(BTreeMap::new());

type OwnNetwork = Result<Arc<Learned>, NetworkError>;

/// A network that was read from its file.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// The network.
    pub network: Network,
    /// What is known of it.
    pub known: NetworkFile,
}

impl Learned {
    /// Reads a file for a game with these weights; `file` is only for messages.
    ///
    /// # Errors
    /// When it is no network, is damaged, or was made for something else.
    pub fn read<G: Evaluate>(file: &str, bytes: &[u8], weights: &G::Weights) -> Result<Self, NetworkError> {
        let (network, known) = Network::from_file(file, bytes, &Pin::of::<G>(weights))?;
        Ok(Learned { network, known })
    }

    /// The network that comes with the program, if there is one.
    ///
    /// # Errors
    /// When it does not fit the rules, the printed facts, the features or the weights of today.
    ///
    /// # Panics
    /// Never: weights are plain numbers.
    pub fn own<G: Evaluate>(weights: &G::Weights) -> Result<Option<Arc<Self>>, NetworkError> {
        let Some(bytes) = G::NETWORK else { return Ok(None) };
        let weights_text = toml::to_string(weights).expect("numbers with names can be written");
        let mut known = OWN.lock().unwrap_or_else(PoisonError::into_inner);
        let read = || Learned::read::<G>("of the program", bytes, weights).map(Arc::new);
        known.entry((G::ID, weights_text)).or_insert_with(read).clone().map(Some)
    }

    /// Was it made for the printed facts of this position?
    #[must_use]
    pub fn fits<G: Evaluate>(&self, position: &G) -> bool {
        position.content().hash() == self.known.pin.content
    }
}

/// What is wrong with a network file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the network {file} cannot be used: {problem}")]
pub struct NetworkError {
    /// The file as named by whoever read it.
    pub file: String,
    /// What is wrong.
    pub problem: String,
}

fn hash_of(numbers: &[u8]) -> ContentHash {
    ContentHash::of(&[&hex::encode(numbers)])
}

impl Network {
    /// The network as a file.
    ///
    /// # Panics
    /// Never: what is known of a network is plain data.
    #[must_use]
    pub fn to_file(&self, pin: Pin, games: u64) -> Vec<u8> {
        let numbers: Vec<u8> = self.params().iter().flat_map(|number| number.to_le_bytes()).collect();
        let Shape { inputs, sources } = self.shape();
        let known = NetworkFile { pin, inputs, sources, games, hash: hash_of(&numbers) };
        let known = serde_json::to_string(&known).expect("plain data can be written");
        let mut bytes = format!("{KIND}\n{known}\n").into_bytes();
        bytes.extend(numbers);
        bytes
    }

    /// Reads a file; `file` is only for messages.
    ///
    /// # Errors
    /// When it is no network, is damaged, or was made for something else than `wanted`.
    pub fn from_file(file: &str, bytes: &[u8], wanted: &Pin) -> Result<(Self, NetworkFile), NetworkError> {
        let wrong = |problem: &str| NetworkError { file: file.to_owned(), problem: problem.to_owned() };
        let (known, numbers) = NetworkFile::split(file, bytes)?;
        if let Some(problem) = known.pin.differs(wanted) {
            return Err(wrong(problem));
        }
        if hash_of(numbers) != known.hash {
            return Err(wrong("its numbers do not have the hash it names"));
        }
        let (numbers, rest) = numbers.as_chunks::<4>();
        let params: Vec<f32> = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        let whole = rest.is_empty() && params.iter().all(|number| number.is_finite());
        let shape = Shape { inputs: known.inputs, sources: known.sources };
        match Network::new(shape, params) {
            Some(network) if whole => Ok((network, known)),
            _ => Err(wrong("it does not have the numbers its shape needs")),
        }
    }
}
