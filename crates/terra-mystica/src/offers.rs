//! Power offers: who may take how much from which build (spec 3.5, 4.4, 9.4).

use game_core::Seat;
use serde::{Deserialize, Serialize};

/// Most offers that can be open at once. Only `offer_timing = late` comes near; a turn then waits until
/// enough of them are answered (ruling Z3).
pub const MOST_OFFERS: usize = 32;
/// Most offers one turn can create: two builds, four neighbours.
pub const OFFERS_PER_TURN: usize = 8;

/// Power offered to one player by one build.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Who built.
    pub giver: Seat,
    /// Who may take the power.
    pub receiver: Seat,
    /// How much.
    pub amount: u8,
    /// The number of the build, to tell the offers of one build from those of another.
    pub build: u8,
    /// How it was answered. Answered offers are kept only while others of the same build by the Cultists are
    /// open.
    pub answer: Answer,
}

/// How an offer was answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// Not yet.
    Open,
    /// Not yet, and nothing can come of it: there was no room for it when it was made, or other power filled
    /// the bowls since. Only with late answers.
    Lapsed,
    /// Power was taken.
    Accepted,
    /// Power was refused.
    Declined,
    /// There was no room for it: counts as if it did not exist (R19).
    Void,
}

impl Answer {
    /// Can it still be answered?
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Answer::Open | Answer::Lapsed)
    }
}

/// The offers, oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Offers {
    list: [Offer; MOST_OFFERS],
    len: u8,
}

const NONE: Offer =
    Offer { giver: Seat::new(0), receiver: Seat::new(0), amount: 0, build: 0, answer: Answer::Void };

impl Offers {
    /// No offer.
    pub const EMPTY: Offers = Offers { list: [NONE; MOST_OFFERS], len: 0 };

    /// All kept offers, oldest first.
    #[must_use]
    pub fn all(&self) -> &[Offer] {
        &self.list[..usize::from(self.len)]
    }

    /// The offers that can still be answered, oldest first.
    pub fn open(&self) -> impl Iterator<Item = &Offer> + Clone {
        self.all().iter().filter(|offer| offer.answer.is_open())
    }

    /// The open offers to one receiver, oldest first.
    pub fn to(&self, receiver: Seat) -> impl Iterator<Item = &Offer> + Clone {
        self.open().filter(move |offer| offer.receiver == receiver)
    }

    /// Where the oldest open offer with this receiver, giver and amount is kept.
    #[must_use]
    pub fn find(&self, receiver: Seat, giver: Seat, amount: u8) -> Option<usize> {
        self.all().iter().position(|offer| {
            offer.answer.is_open()
                && offer.receiver == receiver
                && offer.giver == giver
                && offer.amount == amount
        })
    }

    /// Is there room for the offers of another turn?
    #[must_use]
    pub const fn has_room(&self) -> bool {
        self.len as usize + OFFERS_PER_TURN <= MOST_OFFERS
    }

    /// Nothing kept?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds an open offer.
    pub(crate) fn push(&mut self, giver: Seat, receiver: Seat, amount: u8, build: u8) {
        self.list[usize::from(self.len)] = Offer { giver, receiver, amount, build, answer: Answer::Open };
        self.len += 1;
    }

    /// Notes an answer.
    pub(crate) fn answer(&mut self, at: usize, answer: Answer) {
        self.list[at].answer = answer;
    }

    /// Forgets the offers that do not fulfil the condition.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(&Offer) -> bool) {
        let mut kept = 0;
        for at in 0..usize::from(self.len) {
            if keep(&self.list[at]) {
                self.list[kept] = self.list[at];
                kept += 1;
            }
        }
        for slot in &mut self.list[kept..usize::from(self.len)] {
            *slot = NONE; // equal positions must be equal in every byte
        }
        self.len = kept as u8;
    }
}
