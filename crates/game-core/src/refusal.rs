//! Why a step is not allowed.
//!
//! ```
//! use game_core::Explain;
//! use game_laws::toy::Refusal;
//!
//! let refusal = Refusal::NotInHand(5);
//! assert_eq!((refusal.rule(), refusal.text().key), ("1", "refused-not-in-hand"));
//! ```

use crate::text::Text;

/// A typed refusal that can say itself: the rule, and the numbers that are missing.
pub trait Explain {
    /// The place of the rule in the game's RULES.md, such as `4.1.1`.
    fn rule(&self) -> &'static str;
    /// The reason as a message key with its numbers.
    fn text(&self) -> Text;
}
