//! Trying one line of commands on a position, without making it.

use super::command::{Command, parse_line};
use super::error::Problem;
use super::literal::{Digging, Line};
use super::names;
use crate::action::Action;
use crate::prompt::Prompt;
use crate::state::Position;
use game_core::{Awaiting, Game, Seat};

/// Tries a line as commands of the faction it names, or else of the faction to move, literally: no conversion
/// is implied that the line does not name. What becomes due afterwards is not part of it. Gives the steps
/// behind the line.
///
/// # Errors
/// Why the line is refused.
pub fn try_commands(position: &Position, line: &str) -> Result<Vec<(Seat, Action)>, Problem> {
    let commands = parse_line(line)?;
    let named = line.split_once(':').and_then(|(prefix, _)| names::faction(prefix.trim()));
    let seat = match named {
        Some(faction) => position.seat_of(faction),
        None => to_move(position),
    };
    let seat = seat.ok_or(Problem::Nothing { reason: "nobody is to move", rule: "3.4" })?;
    if commands.iter().any(|command| matches!(command, Command::Server(_))) {
        return Err(Problem::Nothing { reason: "only the server writes this", rule: "notation 4" });
    }
    if commands.is_empty() {
        return Err(Problem::Nothing { reason: "the line has no commands", rule: "notation 3" });
    }
    let run = |digging| {
        let mut line = Line::new(position.clone(), seat, None);
        line.digging = digging;
        line.carry_out(&commands)?;
        Ok(line.steps)
    };
    let tries = Digging::ALL.into_iter().map(run);
    first_ok(tries)
}

/// The first that succeeds, or what the first one says.
fn first_ok<T>(mut tries: impl Iterator<Item = Result<T, Problem>>) -> Result<T, Problem> {
    let first = tries.next().unwrap_or(Err(Problem::Nothing { reason: "nothing was tried", rule: "3.4" }));
    first.or_else(|problem| tries.find_map(Result::ok).ok_or(problem))
}

/// The seat whose turn it is, or whoever must answer first.
#[must_use]
pub fn to_move(position: &Position) -> Option<Seat> {
    let Awaiting::Players(awaited) = position.awaiting() else { return None };
    let active = position.flow().active;
    if awaited.contains(active) && position.prompt() != Prompt::Offer {
        return Some(active);
    }
    awaited.first()
}
