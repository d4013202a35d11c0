//! Why a step is not allowed.

use game_core::refusals;

refusals! {
    /// Why a step of Pebbles is not allowed.
    #[allow(missing_docs, reason = "the field is the number of the sentence above it")]
    Refusal {
        /// No such pebble in hand.
        NotInHand { value: u8 } = "refused-not-in-hand", "1";
        /// Only chance draws.
        NotYours = "refused-not-yours", "1";
    }
}
