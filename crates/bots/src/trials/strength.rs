//! Looking further wins more: tried on Pebbles, where a game takes microseconds.

use crate::{Budget, Evaluate, Kind, Limits, Seated, Spec};
use game_core::{Awaiting, Content, QuickRandom, Seat, Seed, Table};
use game_laws::toy::Toy;

/// First places of the candidate in the first seat and in the second, over the same deals.
fn wins<G: Evaluate>(candidate: &Spec, baseline: &Spec, deals: u32) -> f64 {
    let mut wins = 0.0;
    for deal in 0..deals {
        for own in 0..2 {
            let seated = |seat: u32| -> Seated<G> {
                let spec = if seat == own { candidate } else { baseline };
                spec.build(u64::from(deal * 2 + seat), 1).unwrap()
            };
            let mut bots = [seated(0), seated(1)];
            let seed = Seed::from_phrase(&deal.to_string());
            let mut table = Table::<G>::new(G::Content::standard(), G::default_setup(2), seed).unwrap();
            let mut rng = QuickRandom::new(u64::from(deal));
            while let Awaiting::Players(seats) = table.position().awaiting() {
                let seat = seats.first().unwrap();
                let position = table.for_bot(seat, &mut rng);
                let bot = &mut bots[seat.index()];
                let limits = Limits::new(bot.budget);
                let step = bot.bot.choose(&position, &limits).step;
                table.play(seat, step).unwrap();
            }
            let place = |seat: u32| table.position().place(Seat::new(seat as u8));
            wins += match place(own).cmp(&place(1 - own)) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    wins / f64::from(deals * 2)
}

#[test]
fn a_search_of_pebbles_beats_chance() {
    let search = Spec { budget: Some(Budget::Iterations(200)), ..Kind::Search.into() };
    let score = wins::<Toy>(&search, &Kind::Random.into(), 150);
    assert!(score > 0.55, "{score}");
}
