//! Weights, goal, search and levels of one game, read from a file with names.

use crate::evaluate::Evaluate;
use crate::net::Learned;
use crate::spec::Level;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Everything about a game's bots that can be tuned without touching code.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuning<W> {
    /// What bots play for.
    pub goal: Goal,
    /// How the tree is grown.
    pub search: SearchParams,
    /// How it is grown with a network, where that is another way: a better evaluation bears more doubt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub learned: Option<SearchParams>,
    /// The levels for people.
    pub levels: Levels,
    /// The numbers of the evaluation.
    pub weights: W,
    /// The network that corrects it; it has a file of its own.
    #[serde(skip)]
    pub network: Option<Arc<Learned>>,
}

/// What bots play for: `own points - rivals x points of the others / number of others ^ crowd + win x share
/// of the win`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// What a rival's point is worth at a table of two.
    pub rivals: f32,
    /// How the others share that at a larger table: 1 counts their mean, more counts each of them less.
    pub crowd: f32,
    /// What winning is worth, in points.
    pub win: f32,
}

impl Goal {
    /// What a point of one rival is worth at a table of so many.
    #[must_use]
    pub fn of_rival(&self, players: usize) -> f32 {
        let others = (players as f32 - 1.0).max(1.0);
        if others > 1.0 { self.rivals / others.powf(self.crowd) } else { self.rivals }
    }
}

/// How the tree is grown. Values are points.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchParams {
    /// How strongly steps attract by their first look.
    pub exploration: f32,
    /// How many points a step may look worse and still be looked at: the temperature of the priors.
    pub temperature: f32,
    /// Part of the prior that is spread evenly.
    pub even: f32,
    /// Visits that the first look at a step counts for.
    pub first: f32,
    /// Steps looked at from the beginning at own decisions.
    pub width: f32,
    /// How many more with the square root of the visits.
    pub widening: f32,
    /// Steps looked at from the beginning at rivals' decisions.
    pub rival_width: f32,
    /// How many more with the square root of the visits.
    pub rival_widening: f32,
    /// Decisions looked ahead at most.
    pub depth: u32,
    /// Passes for one answer after which thinking on only finds out where the evaluation errs; 0 for no end.
    #[serde(default)]
    pub enough: u32,
    /// Open questions played out at most before a position is read in the middle of a step.
    pub play_out: u32,
    /// Answers to one open question that the same look goes on weighing when the question comes again; 0 for all.
    #[serde(default)]
    pub shortlist: usize,
    /// Are open questions that concern nobody else answered by a first look, so that the tree branches only at
    /// whole steps?
    #[serde(default)]
    pub collapse: bool,
    /// Does the greedy bot answer open questions as its first look played them out, without looking again?
    #[serde(default)]
    pub follow: bool,
}

/// The levels for people.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// The weakest.
    pub novice: LevelParams,
    /// Knows the game.
    pub apprentice: LevelParams,
    /// Plays well.
    pub adept: LevelParams,
    /// Plays very well.
    pub master: LevelParams,
    /// As strong as it gets.
    pub grandmaster: LevelParams,
}

impl Levels {
    /// The numbers of a level.
    #[must_use]
    pub const fn of(&self, level: Level) -> LevelParams {
        match level {
            Level::Novice => self.novice,
            Level::Apprentice => self.apprentice,
            Level::Adept => self.adept,
            Level::Master => self.master,
            Level::Grandmaster => self.grandmaster,
        }
    }
}

/// One level: how long it thinks, how far, and how often it takes a step that is not the best. Every level
/// uses the full evaluation.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    /// Passes through the tree; 0 looks one step ahead only.
    #[serde(default)]
    pub iterations: u32,
    /// Thinks so long instead, in milliseconds.
    #[serde(default)]
    pub millis: u32,
    /// Decisions looked ahead at most; 0 for as far as the search allows.
    #[serde(default)]
    pub depth: u32,
    /// A step worth so many points less is taken e times less often; 0 always takes the best.
    pub temperature: f32,
}

/// What is wrong with a tuning file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {problem}")]
pub struct TuningError {
    /// The file as named by whoever read it.
    pub file: String,
    /// What is wrong, with its line.
    pub problem: String,
}

impl<W: Serialize + serde::de::DeserializeOwned> Tuning<W> {
    /// Reads a tuning file; `file` is only for messages.
    ///
    /// # Errors
    /// When the text is not TOML, lacks a number or has one that means nothing.
    pub fn parse(file: &str, text: &str) -> Result<Self, TuningError> {
        toml::from_str(text)
            .map_err(|error| TuningError { file: file.to_owned(), problem: error.to_string() })
    }

    /// The tuning that comes with the program.
    #[must_use]
    pub fn standard<G: Evaluate<Weights = W>>() -> Self {
        Tuning::parse(G::ID, G::TUNING).expect("the files that come with the program are tested")
    }

    /// The same with a network, and searching as it should with one.
    pub fn learn(&mut self, network: Arc<Learned>) {
        self.network = Some(network);
        self.search = self.learned.unwrap_or(self.search);
    }

    /// The tuning as a file.
    ///
    /// # Panics
    /// Never: a tuning is plain numbers.
    #[must_use]
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("numbers with names can be written")
    }
}
