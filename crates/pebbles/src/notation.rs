//! A step as text, and back.

use crate::action::Action;
use crate::content::Content;
use crate::state::Position;
use game_core::steps;

steps! {
    Position, Action, Content;
    ["draw" seat value] => Draw(seat, value),
    ["seal" value] => Seal(value),
}
