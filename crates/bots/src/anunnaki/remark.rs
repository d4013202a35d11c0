//! What a step means on the star and on the worlds: how much of a ray is done, and how many territories are held.

use anunnaki::Position;
use anunnaki::ids::Region;
use game_core::{Seat, Text};

/// What was marked or taken.
pub(super) fn of(after: &Position, before: &Position, seat: Seat) -> Option<Text> {
    let grown =
        |region: &Region| after.region_progress(seat, *region).0 > before.region_progress(seat, *region).0;
    // A line may bound two regions: the one that lacks least is told.
    let lacks = |region: &Region| {
        let (there, all) = after.region_progress(seat, *region);
        all - there
    };
    if let Some(region) = Region::ALL.into_iter().filter(grown).min_by_key(lacks) {
        let god = if region == Region::Major { "remark-great" } else { "remark-ray" };
        return Some(Text::new(god).with("missing", lacks(&region) as u32));
    }
    let controlled = |position: &Position| position.controlled(seat).len() as u32;
    let (now, then) = (controlled(after), controlled(before));
    (now != then).then(|| {
        let key = if now > then { "remark-more-land" } else { "remark-less-land" };
        Text::new(key).with("territories", now)
    })
}
