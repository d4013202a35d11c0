//! Everything chosen before the game, and the first position (spec 2).

use crate::content::Content;
use crate::prompt::Prompt;
use crate::state::{Phase, Position, SEATS};
use game_core::{Game, GameInfo, OptionInfo, Seat};
use serde::{Deserialize, Serialize};

/// When the resources of activated cards come (R9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Yields {
    /// After the effects of activation, in the order of the rulebook.
    #[default]
    AfterEffects,
    /// Before them.
    BeforeEffects,
}

/// When reactions work (R61).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reactions {
    /// In the players' turns, as the rulebook says.
    #[default]
    Turns,
    /// During activation too.
    Always,
}

/// What the holder of the advantage may do with it (R18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Put tokens on it while there are none.
    #[default]
    Secures,
    /// Nothing.
    Waits,
}

/// What "gain the advantage" does to the holder's own tokens (R21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnTokens {
    /// All tokens leave the card, as the glossary says.
    #[default]
    Removed,
    /// They stay.
    Kept,
}

/// How doubtful places of the rulebook are read at this table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Readings {
    /// When the resources of activated cards come.
    pub yields: Yields,
    /// When reactions work.
    pub reactions: Reactions,
    /// What the holder of the advantage may do.
    pub holder: Holder,
    /// What happens to the holder's own tokens.
    pub own_tokens: OwnTokens,
}

impl Readings {
    /// As the book has it.
    pub const BOOK: Readings = Readings {
        yields: Yields::AfterEffects,
        reactions: Reactions::Turns,
        holder: Holder::Secures,
        own_tokens: OwnTokens::Removed,
    };
}

fn usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Everything chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Always 2.
    pub players: u8,
    /// Civilizations of seats 0 and 1; left out, the players choose them (R3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub civilizations: Option<[String; 2]>,
    /// The first player; left out, chance decides (R1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// When the resources of activated cards come (R9).
    #[serde(default, skip_serializing_if = "usual")]
    pub yields: Yields,
    /// When reactions work (R61).
    #[serde(default, skip_serializing_if = "usual")]
    pub reactions: Reactions,
    /// What the holder of the advantage may do (R18).
    #[serde(default, skip_serializing_if = "usual")]
    pub holder: Holder,
    /// What happens to the holder's own tokens (R21).
    #[serde(default, skip_serializing_if = "usual")]
    pub own_tokens: OwnTokens,
}

impl Setup {
    /// The usual game: chance decides who goes first, the players choose, and the rules are read as in the book.
    #[must_use]
    pub const fn usual() -> Setup {
        let Readings { yields, reactions, holder, own_tokens } = Readings::BOOK;
        Setup { players: 2, civilizations: None, first: None, yields, reactions, holder, own_tokens }
    }

    /// How doubtful places are read.
    #[must_use]
    pub const fn readings(&self) -> Readings {
        let Setup { yields, reactions, holder, own_tokens, .. } = *self;
        Readings { yields, reactions, holder, own_tokens }
    }
}

/// Why a set-up cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A duel.
    #[error("this game is for 2 players, not {0}")]
    Players(u8),
    /// No such civilization.
    #[error("there is no civilization {found:?}; the content has {known}")]
    UnknownCivilization {
        /// As given.
        found: String,
        /// Those there are.
        known: String,
    },
    /// There is one set of cards.
    #[error("both players have the civilization {0:?}; there is only one set of its cards")]
    SameCivilization(String),
    /// No such seat.
    #[error("the first player must be seat 0 or 1, not {0}")]
    First(Seat),
}

/// What can be chosen before a game.
pub(crate) fn info() -> GameInfo {
    let civs = ["japanese", "malians", "aztecs"];
    let pairs = civs.iter().flat_map(|a| civs.iter().filter(move |b| a != *b).map(move |b| [a, b]));
    let mut civilizations = vec![serde_json::Value::Null];
    civilizations.extend(pairs.map(|pair| serde_json::json!(pair)));
    let first = vec![serde_json::Value::Null, serde_json::json!(0), serde_json::json!(1)];
    let words = |words: [&str; 2]| words.iter().map(|word| serde_json::json!(word)).collect();
    let reading = |id, both| OptionInfo { id, values: words(both), internal: false };
    GameInfo {
        id: Position::ID,
        title: "Monumental Duel: Trade",
        min_players: 2,
        max_players: 2,
        options: vec![
            OptionInfo { id: "civilizations", values: civilizations, internal: false },
            OptionInfo { id: "first", values: first, internal: false },
            reading("yields", ["after_effects", "before_effects"]),
            reading("reactions", ["turns", "always"]),
            reading("holder", ["secures", "waits"]),
            reading("own_tokens", ["removed", "kept"]),
        ],
    }
}

/// The first position of a set-up.
pub(crate) fn first_position(content: &'static Content, setup: &Setup) -> Result<Position, SetupError> {
    if setup.players != 2 {
        return Err(SetupError::Players(setup.players));
    }
    let mut position = Position::before_setup(content);
    position.readings = setup.readings();
    if let Some(civs) = &setup.civilizations {
        if civs[0] == civs[1] {
            return Err(SetupError::SameCivilization(civs[0].clone()));
        }
        for (seat, id) in SEATS.into_iter().zip(civs) {
            let civ = content.civ_by_id(id).ok_or_else(|| SetupError::UnknownCivilization {
                found: id.clone(),
                known: content.civs.iter().map(|c| c.name.id.as_str()).collect::<Vec<_>>().join(", "),
            })?;
            position.settle(seat, civ);
        }
    }
    match setup.first {
        Some(seat) if !SEATS.contains(&seat) => return Err(SetupError::First(seat)),
        Some(seat) => position.first = seat,
        None => position.prompts.push(Prompt::FirstPlayer),
    }
    debug_assert_eq!(position.phase, Phase::FirstPlayer, "the set-up begins with the first player");
    position.advance();
    Ok(position)
}
