//! Answering power offers, and what the Cultists get from it (spec 4.4, 9.4).

use crate::ids::VpSource;
use crate::offers::Answer;
use crate::setup::OfferTiming;
use crate::state::Position;
use game_core::Seat;

impl Position {
    /// D16: moves `min(amount, room, VP + 1)` power for one point less (R20).
    pub(crate) fn answer_offer(&mut self, seat: Seat, giver: Seat, amount: u8, accept: bool) {
        let Some(at) = self.offers.find(seat, giver, amount) else { return };
        let player = &self.seats[seat];
        let room = player.room();
        let void = self.is_void(at);
        if !accept {
            return self.close_offer(at, if void { Answer::Void } else { Answer::Declined });
        }
        let gain = i16::from(amount.min(room)).min(player.vp + 1);
        self.gain_power(seat, gain as u8);
        let price = (gain - i16::from(self.content.constants.leech_free_power)).max(0);
        self.add_vp(seat, -price, VpSource::Leech);
        self.close_offer(at, if void { Answer::Void } else { Answer::Accepted });
        self.lapse_offers(seat);
    }

    /// R19: an offer without room is as if it did not exist. At the end of a turn the room counts when it is
    /// asked; with late answers it counts when the offer is made and after other offers are accepted, because
    /// that is what real logs do (ruling Z8).
    fn is_void(&self, at: usize) -> bool {
        let offer = self.offers.all()[at];
        match self.options.offer_timing {
            OfferTiming::TurnEnd => self.seats[offer.receiver].room() == 0,
            OfferTiming::Late => offer.answer == Answer::Lapsed,
        }
    }

    /// With late answers: power that was accepted left no room for the other offers to this seat. The
    /// Cultists get what is theirs now if everybody else declined.
    fn lapse_offers(&mut self, seat: Seat) {
        if self.options.offer_timing != OfferTiming::Late || self.seats[seat].room() > 0 {
            return;
        }
        let open = |offers: &crate::offers::Offers| {
            offers.all().iter().position(|offer| offer.receiver == seat && offer.answer == Answer::Open)
        };
        while let Some(at) = open(&self.offers) {
            self.offers.answer(at, Answer::Lapsed);
            let offer = self.offers.all()[at];
            if self.able(offer.giver).hears_answers {
                self.cultists_unheard(offer.giver, offer.build);
            }
        }
    }

    /// Power for the Cultists when nobody is left who could accept and somebody declined (R17, R19).
    fn cultists_unheard(&mut self, giver: Seat, build: u8) {
        let mut declined = false;
        for offer in self.offers.all().iter().filter(|o| o.giver == giver && o.build == build) {
            match offer.answer {
                Answer::Open | Answer::Accepted => return,
                Answer::Declined => declined = true,
                Answer::Lapsed | Answer::Void => {}
            }
        }
        if declined && self.options.cultists_decline_power {
            self.gain_power(giver, 1);
        }
    }

    /// Spec 9.4.4: a main action closes the own open offers as declined.
    pub(crate) fn close_own_offers(&mut self, seat: Seat) {
        if self.options.offer_timing == OfferTiming::Late {
            while let Some(at) =
                self.offers.all().iter().position(|o| o.answer.is_open() && o.receiver == seat)
            {
                self.close_offer(at, if self.is_void(at) { Answer::Void } else { Answer::Declined });
            }
        }
    }

    /// Before phase III nobody waits for offers that nothing can come of.
    pub(crate) fn close_void_offers(&mut self) {
        while let Some(at) = self.offers.all().iter().position(|o| o.answer == Answer::Lapsed) {
            self.close_offer(at, Answer::Void);
        }
    }

    /// Notes an answer. The answers to a build of the Cultists are kept until all of them are there: a step is
    /// due when power was accepted, power is gained when every real offer was declined.
    pub(crate) fn close_offer(&mut self, at: usize, answer: Answer) {
        self.offers.answer(at, answer);
        let offer = self.offers.all()[at];
        let (giver, build) = (offer.giver, offer.build);
        let same = |other: &crate::offers::Offer| other.giver == giver && other.build == build;
        if !self.able(giver).hears_answers {
            self.offers.retain(|other| !same(other) || other.answer.is_open());
            return;
        }
        let count = |wanted: fn(Answer) -> bool| {
            self.offers.all().iter().filter(|o| same(o) && wanted(o.answer)).count()
        };
        let (open, accepted) = (count(Answer::is_open), count(|answer| answer == Answer::Accepted));
        // Spec 9.4.5: with late answers the first acceptance makes the step due at once, and the last refusal
        // brings the power although offers without room may still be open.
        if self.options.offer_timing == OfferTiming::Late {
            if answer == Answer::Accepted && accepted == 1 {
                self.flow.echo[giver.index()] += 1;
            } else if answer == Answer::Declined {
                self.cultists_unheard(giver, build);
            }
        } else if open == 0 {
            if accepted > 0 {
                self.flow.echo[giver.index()] += 1;
            } else {
                self.cultists_unheard(giver, build);
            }
        }
        if open == 0 {
            self.offers.retain(|other| !same(other));
        }
    }
}
