//! Names of things and secrets, drawn from the system's generator.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random letters and digits, five bits each, without those that look alike.
pub(crate) fn letters(count: usize) -> String {
    let mut bytes = vec![0u8; count];
    fill(&mut bytes);
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Random bytes.
pub(crate) fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    bytes
}

fn fill(bytes: &mut [u8]) {
    // Without the system's generator there are no sessions and no seeds: nothing could be kept secret.
    getrandom::fill(bytes).expect("the system gives random bytes");
}

/// What is stored of a secret: enough to recognise it, not to know it.
pub(crate) fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $length:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// A fresh one.
            #[must_use]
            pub fn fresh() -> Self {
                $name(letters($length))
            }

            /// The one somebody wrote; whether there is such a thing is for the store to say.
            #[must_use]
            pub fn new(text: impl Into<String>) -> Self {
                $name(text.into())
            }

            /// As text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(
    /// Names a table in addresses.
    TableId,
    12
);
id!(
    /// Names a guest, an account or a program.
    UserId,
    16
);

id!(
    /// Names a board to think on.
    BoardId,
    12
);

id!(
    /// Names a deal that many play: letters that cannot be guessed, or the game and the day.
    ChallengeId,
    16
);

id!(
    /// Names a club, a league or a tournament.
    GatheringId,
    12
);

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_fit_into_addresses() {
        let (a, b) = (TableId::fresh(), TableId::fresh());
        assert_ne!(a, b);
        assert!(a.as_str().len() == 12 && a.as_str().bytes().all(|b| b.is_ascii_alphanumeric()));
    }
}
