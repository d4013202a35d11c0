//! Counting positions: a number that notices every change of the rules.

use game_core::{Actor, Awaiting, Game};

/// How many sequences of `depth` steps start here, draws included. A finished game counts once.
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let follow = |actor, action| {
        let mut next = position.clone();
        next.apply(actor, action);
        perft(&next, depth - 1)
    };
    match position.awaiting() {
        Awaiting::Nothing => 1,
        Awaiting::Chance => {
            let mut odds = Vec::new();
            position.odds(&mut odds);
            odds.into_iter().map(|(deal, _)| follow(Actor::Chance, deal)).sum()
        }
        Awaiting::Players(seats) => seats
            .iter()
            .map(|seat| {
                let mut legal = Vec::new();
                position.legal(seat, &mut legal);
                legal.into_iter().map(|action| follow(Actor::Seat(seat), action)).sum::<u64>()
            })
            .sum(),
    }
}
