//! A step as text, and back.

use crate::action::Action;
use crate::content::Content;
use crate::state::Position;
use game_core::{Notation, NotationError, notation, steps};

steps! {
    Action, Content;
    ["draw" seat value] => Draw(seat, value),
    ["seal" value] => Seal(value),
}

impl Notation for Position {
    fn write_step(content: &'static Content, action: Action) -> String {
        write(content, action)
    }

    fn parse_step(content: &'static Content, text: &str) -> Result<Action, NotationError> {
        notation::parse(text, FORMS, |words| read(content, words))
    }
}
