//! Games of terra.snellman.net: reading their ledgers, replaying them row by row, and writing them.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`ledger`] | rows and cells |
//! | [`header`] | options, tiles and seats, and the set-up behind them |
//! | [`command`] | the grammar of the commands cell |
//! | [`names`] | the site's names and ours |
//! | `literal`, `meaning` | one line of commands carried out, literally |
//! | [`import`](mod@import) | a whole ledger replayed and compared row by row |
//! | [`trial`] | one line tried on a position |
//! | [`export`](mod@export), `words`, `wording` | a game written as a ledger |
//! | [`error`] | what can be wrong |

pub mod command;
pub mod error;
pub mod export;
pub mod header;
pub mod import;
pub mod ledger;
mod literal;
mod meaning;
pub mod names;
pub mod trial;
mod wording;
mod words;

pub use error::{CommandError, HeaderError, ImportError, LedgerError, Problem};
pub use export::{ExportError, export};
pub use header::Header;
pub use import::{Difference, Imported, Need, Outcome, import, import_rows};
pub use ledger::{Ledger, Row, Values};
pub use literal::values_of;
pub use trial::{to_move, try_commands};
