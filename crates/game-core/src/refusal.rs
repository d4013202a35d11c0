//! Why a step is not allowed.
//!
//! ```
//! use game_core::{Arg, Explain, refusals};
//!
//! refusals! {
//!     /// Why not.
//!     Refusal {
//!         /// Nobody asked.
//!         NotAsked = "refusal-not-asked", "3.1";
//!         /// Too little is there.
//!         Lacks { have: u8, least: u8 as "need" } = "refusal-lacks", "4.2";
//!     }
//! }
//!
//! let refusal = Refusal::Lacks { have: 1, least: 3 };
//! let text = refusal.text();
//! assert_eq!((refusal.rule(), text.key), ("4.2", "refusal-lacks"));
//! assert_eq!(text.args, [("have", Arg::Number(1)), ("need", Arg::Number(3))]);
//! ```

use crate::text::Text;

/// A typed refusal that can say itself: the rule, and the numbers that are missing.
pub trait Explain {
    /// The place of the rule in the game's RULES.md, such as `4.1.1`.
    fn rule(&self) -> &'static str;
    /// The reason as a message key with its numbers.
    fn text(&self) -> Text;
}

/// The refusals of a game, each with its message and its rule beside it:
///
/// ```text
/// Variant { field: Type as "argument" => words, ... } = "message-key", "rule";
/// ```
///
/// A field is the argument of its own name, unless `as` names another; it goes into the message as it is, unless a
/// function after `=>` puts it into words.
#[macro_export]
macro_rules! refusals {
    (@name $field:ident) => {
        stringify!($field)
    };
    (@name $field:ident $name:literal) => {
        $name
    };
    (@value $field:ident) => {
        $field
    };
    (@value $field:ident $words:expr) => {
        ($words)($field)
    };
    ($(#[$doc:meta])* $Name:ident {
        $(
            $(#[$note:meta])*
            $Variant:ident $({ $($field:ident: $Type:ty $(as $name:literal)? $(=> $words:expr)?),+ $(,)? })?
                = $key:literal, $rule:literal;
        )+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $Name {
            $($(#[$note])* $Variant $({ $($field: $Type),+ })?),+
        }

        impl $crate::Explain for $Name {
            fn rule(&self) -> &'static str {
                match self {
                    $($Name::$Variant $({ $($field: _),+ })? => $rule),+
                }
            }

            fn text(&self) -> $crate::Text {
                match *self {
                    $($Name::$Variant $({ $($field),+ })? => $crate::Text::new($key)
                        $($(.with($crate::refusals!(@name $field $($name)?), $crate::refusals!(@value $field $($words)?)))+)?),+
                }
            }
        }
    };
}
