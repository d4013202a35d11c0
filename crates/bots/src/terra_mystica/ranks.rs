//! Prizes that rivals decide: cult tracks and the largest network at the end.

use super::Clock;
use super::land::Land;
use super::weights::Weights;
use game_core::{Game, Seat};
use terra_mystica::Position;
use terra_mystica::ids::Cult;

/// The chance that a lead holds: a cheap curve from 0 to 1.
fn sure(lead: f32, doubt: f32) -> f32 {
    let x = lead / doubt;
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// A prize by an expected rank between the places.
fn prize(places: &[u8; 3], rank: f32) -> f32 {
    let at = |place: usize| places.get(place).map_or(0.0, |points| f32::from(*points));
    let below = rank.floor();
    let place = below as usize;
    at(place) + (at(place + 1) - at(place)) * (rank - below)
}

/// Adds what every seat may expect from cult tracks and networks.
pub(super) fn add_prizes(
    position: &Position,
    w: &Weights,
    clock: Clock,
    lands: &[Land; Seat::MAX],
    score: &mut [f32; Seat::MAX],
) {
    let players = usize::from(position.players());
    let rounds = clock.rounds as f32;
    let facts = position.content();
    let cult_doubt = w.cult_doubt[0] + w.cult_doubt[1] * rounds;
    let network_doubt = w.network_doubt[0] + w.network_doubt[1] * rounds;
    for cult in Cult::ALL {
        let mut steps = [0.0f32; Seat::MAX];
        for seat in Seat::all(position.players()) {
            steps[seat.index()] = f32::from(position.player(seat).cults[cult.index()]);
        }
        rank_all(&steps[..players], cult_doubt, |seat, rank| {
            let there = if steps[seat] > 0.0 { 1.0 } else { (rounds / 6.0).min(1.0) * 0.5 };
            score[seat] += w.cult_prize * there * prize(&facts.cult_places, rank);
        });
    }
    let mut sizes = [0.0f32; Seat::MAX];
    for (size, land) in sizes.iter_mut().zip(lands) {
        *size = land.network;
    }
    rank_all(&sizes[..players], network_doubt, |seat, rank| {
        score[seat] += w.network_prize * prize(&facts.network_places, rank);
    });
}

/// Tells every seat how many rivals will probably be ahead of it.
fn rank_all(sizes: &[f32], doubt: f32, mut tell: impl FnMut(usize, f32)) {
    let mut ahead = [0.0f32; Seat::MAX];
    for a in 0..sizes.len() {
        for b in a + 1..sizes.len() {
            let holds = sure(sizes[a] - sizes[b], doubt);
            ahead[a] += 1.0 - holds;
            ahead[b] += holds;
        }
    }
    for (seat, rank) in ahead.iter().enumerate().take(sizes.len()) {
        tell(seat, *rank);
    }
}
