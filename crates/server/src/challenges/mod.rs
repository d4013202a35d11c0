//! Duplicate play: the same deal for many tables, and what came of it.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`deal`] | a deal as it is kept, and the tables made from it |
//! | [`daily`] | the deals of the day, which follow from the date and a secret of the house |
//! | [`results`] | results compared by matchpoints |
//!
//! A deal is told to nobody who has yet to play it. Its tables are private until their person is done, and then open to
//! those who are done too. While one runs there is nobody else on the seat, nothing is taken back beyond a draw, and there are
//! no hints and no boards, unless the table it was made of allowed them.

pub(crate) mod daily;
pub(crate) mod deal;
pub(crate) mod results;

pub(crate) use deal::Deal;
