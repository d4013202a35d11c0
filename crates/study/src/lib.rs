//! Goes over games: what each decision was worth, and what each draw. Knows no single game.
//!
//! A decision is judged by what its seat could know: the rest is dealt afresh, several times. A draw is judged by what it
//! changed against the average of what could have come. Points expected at the start, the deal, the decisions and the
//! draws come to the result, game by game.
//!
//! The work is cut into pieces that do not depend on each other or on their order, so that any number of threads gives
//! the same review.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`afar`] | pieces that somebody elsewhere does |
//! | [`calibration`] | readings led over to points as games have come out |
//! | [`depth`] | [`Depth`]: how much work |
//! | [`fit`] | a calibration made of samples |
//! | `course` | where somebody decided and where something was drawn |
//! | `verdict` | what a decision lost, and how sure that is |
//! | `judge` | one decision |
//! | `luck` | one draw |
//! | `lines` | what was expected from moment to moment |
//! | `sums` | everything together |
//! | [`puzzle`] | positions with one answer: found, kept, solved again |
//! | [`reading`] | what the bots read in one position |
//! | [`samples`](mod@samples) | what was read in games that are over, beside what came of them |
//! | [`study`](mod@study) | [`Study`]: a game that is gone over, piece by piece |

pub mod afar;
pub mod calibration;
mod course;
pub mod depth;
pub mod fit;
mod judge;
mod lines;
mod luck;
pub mod puzzle;
pub mod reading;
pub mod samples;
pub mod study;
mod sums;
mod verdict;

pub use afar::{TaskError, work_for};
pub use depth::Depth;
pub use reading::{Reading, read};
pub use samples::{Sample, samples};
pub use study::{AnyStudy, Study, StudyError, begin, run};

/// The version of the reviewer. It grows whenever the same game may be judged otherwise.
pub const VERSION: u32 = 2;
