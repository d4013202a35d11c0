//! What a step means in the duel: who leads in what was taken, and what a free city still needs.

use game_core::{Seat, Text};
use monumental_duel::Position;
use monumental_duel::state::other;

/// What was taken, developed or begun.
pub(super) fn of(after: &Position, before: &Position, seat: Seat) -> Option<Text> {
    let counts = |position: &Position, seat: Seat| {
        [
            ("remark-provinces", u32::from(position.provinces(seat, None))),
            ("remark-knowledge", u32::from(position.knowledge(seat))),
            ("remark-wonders", u32::from(position.wonders(seat))),
            ("remark-policies", position.player(seat).policies.len() as u32),
        ]
    };
    let (now, then, rival) = (counts(after, seat), counts(before, seat), counts(after, other(seat)));
    let grown = now.into_iter().zip(then).zip(rival).find(|(((_, now), (_, then)), _)| now > then);
    if let Some((((key, own), _), (_, theirs))) = grown {
        return Some(Text::new(key).with("own", own).with("rival", theirs));
    }
    let me = seat.index();
    let stall = after
        .market()
        .iter()
        .zip(before.market())
        .find(|(now, then)| now.city.is_some() && now.city == then.city && now.gold[me] > then.gold[me]);
    let (stall, _) = stall?;
    let missing = after.city_gold(seat).saturating_sub(stall.gold[me]);
    (missing > 0).then(|| Text::new("remark-city").with("gold", stall.gold[me]).with("missing", missing))
}
