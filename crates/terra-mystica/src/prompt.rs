//! The open questions (spec 3.7): a base question, and at most one that must be answered before it.

use crate::action::Action;
use crate::ids::{Conversion, Cult};
use game_core::{BitSet, Seat};
use serde::{Deserialize, Serialize};

/// A question, or what the position waits for instead.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, strum::IntoStaticStr, strum::VariantNames, Serialize, Deserialize,
)]
#[strum(serialize_all = "snake_case")]
pub enum Prompt {
    /// CH-0 is due.
    DealFirst,
    /// CH-1 is due.
    DealScoring,
    /// CH-2 is due.
    DealBonus,
    /// CH-3 is due.
    DealColour,
    /// D1.
    Faction,
    /// D2.
    StartDwelling,
    /// D3.
    FirstBonus,
    /// D4: a main action.
    Turn,
    /// Everything due to the active player (D7, D8, D9, D10, D11, D13, D14): one prompt lists the options of
    /// all of them, the player chooses the order (spec 3.1).
    Choices,
    /// D15.
    After,
    /// D16: the oldest open offer.
    Offer,
    /// D11 of the Cultists, after the answers to a build.
    Echo,
    /// Late offers and due steps are waited for before phase III (spec 9.4).
    Settle,
    /// D17.
    BonusSpades,
    /// The game is over.
    Over,
    /// D5: how this step is paid.
    Pay {
        /// The step.
        step: Action,
    },
    /// D6: how many conversions of this kind.
    Convert {
        /// The kind.
        kind: Conversion,
    },
    /// D12: which marker on 9 enters 10.
    Key {
        /// Whose markers.
        seat: Seat,
        /// The markers that could.
        tracks: BitSet<Cult, u8>,
        /// May the key be kept?
        may_stay: bool,
    },
}

/// The open questions: `over` is answered before `base`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Prompts {
    /// What the game waits for.
    pub base: Prompt,
    /// What must be answered first: paying, the convert menu or a key.
    pub over: Option<Prompt>,
}

impl Prompts {
    /// Only this question.
    #[must_use]
    pub const fn one(base: Prompt) -> Self {
        Prompts { base, over: None }
    }

    /// The question to answer now.
    #[must_use]
    pub fn top(&self) -> Prompt {
        self.over.unwrap_or(self.base)
    }
}
