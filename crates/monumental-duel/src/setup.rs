//! Everything chosen before the game, and the first position (spec 2).

use crate::content::Content;
use crate::prompt::Frame;
use crate::state::{Phase, Position, SEATS};
use game_core::Seat;
use serde::{Deserialize, Serialize};

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
}

impl Setup {
    /// The usual game: chance decides who goes first, the players choose.
    #[must_use]
    pub const fn usual() -> Setup {
        Setup { players: 2, civilizations: None, first: None }
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

impl Position {
    /// The first position of a set-up.
    pub(crate) fn set_up(content: &'static Content, setup: &Setup) -> Result<Position, SetupError> {
        if setup.players != 2 {
            return Err(SetupError::Players(setup.players));
        }
        let mut position = Position::before_setup(content);
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
            None => position.frames.push(Frame::FirstPlayer),
        }
        debug_assert_eq!(position.phase, Phase::FirstPlayer, "the set-up begins with the first player");
        position.advance();
        Ok(position)
    }
}
