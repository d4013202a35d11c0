//! Leagues, tournaments and clubs.
//!
//! Everything that decides (who meets whom, what a place is worth, who is ahead, who goes up) is plain reckoning on
//! values. A contest is one document in the store with a number that grows with every change: whoever wants to change
//! it says which number was looked at, so of two servers one is late and looks again. Who meets whom is written down
//! with the names of the tables before any is made, and a table of one name can be made only once: a round is never
//! played twice.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`contest`] | a contest as it is stored |
//! | [`course`] | what follows by itself: beginnings, rounds, ends, seasons |
//! | `league`, `swiss`, `knockout` | who meets whom |
//! | [`duplicate`] | the same deals for everybody |
//! | `matching` | as many pairs as there can be |
//! | `seating` | who sits where |
//! | [`scoring`], [`standings`] | from places to points, from points to places |
//! | [`show`] | a contest as somebody sees it |
//! | [`steward`] | carries contests on |
//! | [`club`] | clubs |

pub(crate) mod club;
pub(crate) mod contest;
pub(crate) mod course;
pub(crate) mod duplicate;
mod knockout;
pub(crate) mod league;
mod matching;
pub(crate) mod scoring;
mod seating;
pub(crate) mod show;
pub(crate) mod standings;
pub(crate) mod steward;
mod swiss;
