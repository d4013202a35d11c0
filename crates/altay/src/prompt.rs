//! The small stack of open questions, automatic work included.

use crate::ids::{Achievement, Card, Kind, Level, Region, Resource};
use game_core::stack::Filler;
use game_core::{Seat, Stack};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// Something the position waits for: a decision point D1 to D20 of the specification, a row of deals, or
/// work that is done as soon as it is on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr, VariantNames, Serialize, Deserialize)]
#[strum(serialize_all = "snake_case")]
pub enum Prompt {
    /// The game is over.
    Over,
    /// Deal RNG-0: who begins.
    FirstPlayer,
    /// Deals RNG-1, 2, 3 and 9: turn up cards until enough kinds of the level are open.
    Refill {
        /// The level.
        level: Level,
    },
    /// Deals RNG-4 and RNG-5: conquest tokens for every region of the pool.
    Tokens {
        /// The tokens of the mountains?
        three: bool,
    },
    /// D1, or deals RNG-6: factions in turn order.
    Factions,
    /// D2, or automatic: start regions.
    Starts,
    /// Deals RNG-7: the first hands.
    Hands,
    /// Deals RNG-3: the secret wonders.
    Secrets,
    /// Work: round 1 begins.
    Begin,
    /// D3: the main menu.
    Main,
    /// D4: which region to use.
    Use {
        /// The card played.
        card: Card,
        /// The number of its effect.
        effect: u8,
    },
    /// D5: which resource to take.
    Take {
        /// The type just spent, which cannot be taken.
        given: Option<Resource>,
    },
    /// D6: how to pay the wild units of a price.
    Pay {
        /// What is bought.
        kind: Kind,
        /// Wood, metal and stone chosen so far.
        chosen: [u8; 3],
    },
    /// D7: attack cards.
    AttackCards,
    /// D8: surrender or fight.
    Respond,
    /// D9: defence cards.
    DefenceCards,
    /// D10: discards after a surrender.
    Yield,
    /// D11: place settlements from the stock.
    Place {
        /// How many.
        left: u8,
    },
    /// D11: place the settlement of a completed technology.
    PlaceFromCard,
    /// D12: place one more settlement from the stock, or not.
    PlaceExtra,
    /// D13: the first token of an achievement.
    FirstToken {
        /// The achievement just started.
        achievement: Achievement,
    },
    /// D14: trash a hand card.
    Trash,
    /// D15: discard a hand card.
    Swap,
    /// D16: which resource to give.
    Give,
    /// D17: which settlement moves.
    From,
    /// D18: where it moves.
    To {
        /// Where it comes from.
        from: Region,
    },
    /// D19: which card to archive.
    Archive,
    /// D20: draw the additional card of Government?
    More,
    /// Deals RNG-8: draw cards.
    Draw {
        /// Who draws.
        seat: Seat,
        /// How many are still to be drawn.
        left: u8,
    },
    /// Work: the turn passes on.
    NextTurn,
}

impl Prompt {
    /// The prompts that ask a player: the twenty decision points (D11 is two of them).
    pub const QUESTIONS: [&'static str; 21] = [
        "factions",
        "starts",
        "main",
        "use",
        "take",
        "pay",
        "attack_cards",
        "respond",
        "defence_cards",
        "yield",
        "place",
        "place_from_card",
        "place_extra",
        "first_token",
        "trash",
        "swap",
        "give",
        "from",
        "to",
        "archive",
        "more",
    ];

    /// The name of the prompt.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Its decision point in the specification, where it asks a player.
    #[must_use]
    pub const fn decision(self) -> Option<u8> {
        Some(match self {
            Prompt::Factions => 1,
            Prompt::Starts => 2,
            Prompt::Main => 3,
            Prompt::Use { .. } => 4,
            Prompt::Take { .. } => 5,
            Prompt::Pay { .. } => 6,
            Prompt::AttackCards => 7,
            Prompt::Respond => 8,
            Prompt::DefenceCards => 9,
            Prompt::Yield => 10,
            Prompt::Place { .. } | Prompt::PlaceFromCard => 11,
            Prompt::PlaceExtra => 12,
            Prompt::FirstToken { .. } => 13,
            Prompt::Trash => 14,
            Prompt::Swap => 15,
            Prompt::Give => 16,
            Prompt::From => 17,
            Prompt::To { .. } => 18,
            Prompt::Archive => 19,
            Prompt::More => 20,
            _ => return None,
        })
    }
}

/// The most prompts open at once: the set-up.
const DEPTH: usize = 12;

impl Filler for Prompt {
    const FILLER: Self = Prompt::Over;
}

/// The stack of prompts; the last is asked first, and none is left when the game is over.
pub type Prompts = Stack<Prompt, DEPTH>;
