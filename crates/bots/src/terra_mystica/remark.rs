//! What a step means on the map: the group that a new structure belongs to, and what it lacks to be a town.

use game_core::{Seat, Text};
use terra_mystica::Position;

/// What was built, seen with what stands around it.
pub(super) fn of(after: &Position, before: &Position, seat: Seat) -> Option<Text> {
    let was = &before.map().structure;
    let is = &after.map().structure;
    let built = after.player(seat).built;
    let hex = built.iter().find(|hex| is[hex.index()] != was[hex.index()])?;
    let Some((members, structures, power)) = after.town_ahead(seat, hex) else {
        let founded = after.player(seat).towns != before.player(seat).towns;
        return (!founded).then(|| Text::new("remark-in-town"));
    };
    if structures == 0 && power == 0 {
        // The town is being founded: there is nothing to add.
        return None;
    }
    let alone = members == 1 && built.len() > 1;
    Some(
        Text::new(if alone { "remark-alone" } else { "remark-group" })
            .with("members", members)
            .with("structures", structures)
            .with("power", power),
    )
}
