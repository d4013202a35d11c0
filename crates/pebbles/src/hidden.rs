//! Dealing the unknown afresh.

use crate::state::Position;
use game_core::{Hidden, Random, Seat, Viewer};

impl Hidden for Position {
    fn determinize(&mut self, observer: Viewer, rng: &mut impl Random) {
        if observer == Viewer::Judge {
            return;
        }
        let others = || Seat::all(self.players).filter(|seat| !observer.is(*seat));
        let mut unknown = self.pile;
        let (mut held, mut sealed) = ([0; 4], [false; 4]);
        for seat in others().collect::<Vec<_>>() {
            held[seat.index()] = self.hands[seat].len();
            unknown.pour(&mut self.hands[seat]);
            if let Some(value) = self.sealed[seat].take() {
                sealed[seat.index()] = true;
                unknown.add(usize::from(value) - 1);
            }
        }
        for seat in Seat::all(self.players).filter(|seat| !observer.is(*seat)) {
            let mut draw = || unknown.draw(rng).expect("as many as were poured in");
            for _ in 0..held[seat.index()] {
                self.hands[seat].add(draw());
            }
            self.sealed[seat] = sealed[seat.index()].then(|| draw() as u8 + 1);
        }
        self.pile = unknown;
    }
}
