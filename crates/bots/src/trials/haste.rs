//! Long games of Anunnaki come to their end: the later it is, the more the way to the last sign weighs.

use crate::anunnaki::weights::Weights;
use crate::greedy::Greedy;
use crate::tuning::Tuning;
use crate::{Bot, Budget, Limits};
use anunnaki::Position;
use game_core::{Awaiting, Content, Game, QuickRandom, Seed, Table};
use std::sync::Arc;

/// Rounds of a game of two bots with these weights.
fn rounds(tuning: &Arc<Tuning<Weights>>, deal: u32) -> u16 {
    let seed = Seed::from_phrase(&deal.to_string());
    let setup = Position::default_setup(2);
    let mut table = Table::<Position>::new(Content::standard(), setup, seed).unwrap();
    let mut bots = [0, 1].map(|seat| Greedy::<Position>::new(Arc::clone(tuning), 0.0, seat));
    let mut rng = QuickRandom::new(u64::from(deal));
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().unwrap();
        let position = table.for_bot(seat, &mut rng);
        let limits = Limits::new(Budget::Iterations(1));
        let step = bots[seat.index()].choose(&position, &limits).step;
        table.play(seat, step).unwrap();
    }
    table.position().round()
}

#[test]
fn bots_in_a_hurry_end_a_game_sooner() {
    let usual: Tuning<Weights> = Tuning::standard::<Position>();
    let all = |haste: [f32; 2]| -> u16 {
        let mut tuning = usual.clone();
        tuning.weights.haste = haste;
        let tuning = Arc::new(tuning);
        (0..6).map(|deal| rounds(&tuning, deal)).sum()
    };
    let (hurried, calm) = (all([0.0, 5.0]), all([0.0, 0.0]));
    // Fourteen signs on one trail take fifteen rounds.
    assert!(hurried < calm && hurried <= 6 * 17, "{hurried} rounds of six games instead of {calm}");
}
