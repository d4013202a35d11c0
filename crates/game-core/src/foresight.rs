//! What steps of a seat would change at once, in the numbers that the seat may see.

use crate::Playable;
use crate::erased::Change;
use crate::game::{Actor, Game, Tally, Viewer};
use crate::random::QuickRandom;
use crate::seat::Seat;
use crate::table::Table;

/// Prompts with more options than this list them without what each would change.
pub(crate) const PREVIEWED: usize = 300;

/// How often the unknown is dealt afresh to find what is certain about a step that reveals something.
const GUESSES: usize = 4;

/// The numbers of a seat that a viewer may see.
pub(crate) fn tallies_of<G: Playable>(position: &G, viewer: Viewer, seat: Seat) -> Vec<Tally> {
    let mut tallies = Vec::new();
    position.tallies(viewer, seat, &mut tallies);
    tallies
}

/// A position with its numbers, counted once for all the steps that are tried from it.
struct Before<G: Game> {
    position: G,
    tallies: Vec<Vec<Tally>>,
}

impl<G: Playable> Before<G> {
    fn new(position: G, viewer: Viewer) -> Self {
        let tallies = Seat::all(position.players()).map(|seat| tallies_of(&position, viewer, seat)).collect();
        Before { position, tallies }
    }

    fn changes(&self, seat: Seat, action: G::Action) -> Vec<Change> {
        let mut after = self.position.clone();
        after.apply(Actor::Seat(seat), action);
        let mut changes = Vec::new();
        for (owner, old) in Seat::all(after.players()).zip(&self.tallies) {
            let new = tallies_of(&after, Viewer::Seat(seat), owner);
            changes.extend(old.iter().zip(&new).filter(|(o, n)| o.value != n.value).map(|(o, n)| Change {
                seat: owner,
                key: o.key,
                by: n.value - o.value,
            }));
        }
        changes
    }
}

/// Tries steps of a seat without making them.
pub(crate) struct Foresight<'a, G: Game> {
    table: &'a Table<G>,
    seat: Seat,
    now: Before<G>,
    /// The position as it may be for all that the seat knows, dealt when first asked for.
    guesses: Vec<Before<G>>,
}

impl<'a, G: Playable> Foresight<'a, G> {
    pub(crate) fn new(table: &'a Table<G>, seat: Seat) -> Self {
        let now = Before::new(table.position().clone(), Viewer::Seat(seat));
        Foresight { table, seat, now, guesses: Vec::new() }
    }

    /// What a legal step changes at once; where that depends on what the seat cannot know, only what is the same
    /// however that may lie.
    pub(crate) fn changes(&mut self, action: G::Action) -> Vec<Change> {
        if !self.now.position.reveals(Actor::Seat(self.seat), action) {
            return self.now.changes(self.seat, action);
        }
        if self.guesses.is_empty() {
            let mut rng = QuickRandom::new(self.table.steps().len() as u64);
            let viewer = Viewer::Seat(self.seat);
            let guess = |_| Before::new((*self.table.for_bot(self.seat, &mut rng)).clone(), viewer);
            self.guesses = (0..GUESSES).map(guess).collect();
        }
        let mut guesses = self.guesses.iter().map(|guess| guess.changes(self.seat, action));
        let first = guesses.next().unwrap_or_default();
        guesses.fold(first, |certain, changes| {
            certain.into_iter().filter(|change| changes.contains(change)).collect()
        })
    }
}
