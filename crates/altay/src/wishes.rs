//! What a person may wish for, and is told why not.

use crate::action::Action;
use crate::ids::{Achievement, Kind, Region};
use crate::prompt::Prompt;
use crate::state::Position;
use game_core::Seat;

/// What a player looks for in the main menu: to buy, to begin an achievement, to attack.
pub(crate) fn of_a_turn(p: &Position, seat: Seat, out: &mut Vec<Action>) {
    if p.prompt() != Prompt::Main {
        return;
    }
    out.extend(Kind::market().find(|kind| p.top_card(*kind).is_some()).map(Action::Buy));
    out.extend(p.achievements.open.sorts().next().map(|(achievement, _)| Action::Start(achievement)));
    let goal = Region::ALL.into_iter().find(|region| p.board.tokens[region.index()].is_some());
    out.extend(goal.and_then(|to| attack(p, seat, to)));
}

/// What choosing a thing means.
pub(crate) fn about(p: &Position, seat: Seat, kind: &str, id: &str) -> Option<Action> {
    match kind {
        "pile" => Kind::named(id).map(Action::Buy),
        "achievement" => Achievement::named(id).map(Action::Start),
        "region" => {
            let region = Region::named(id)?;
            match p.prompt() {
                Prompt::Place { .. } | Prompt::PlaceExtra | Prompt::PlaceFromCard => {
                    Some(Action::Settle(region))
                }
                Prompt::Main => attack(p, seat, region),
                _ => None,
            }
        }
        _ => None,
    }
}

/// An attack from some region of the seat.
fn attack(p: &Position, seat: Seat, to: Region) -> Option<Action> {
    let from = p.board.held[seat].iter().next()?;
    Some(Action::Attack { from, to })
}
