//! Answering power offers, and what the Cultists get from it (spec 4.4, 9.4).

use crate::ids::{Faction, VpSource};
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
        if room == 0 {
            return self.close_offer(at, Answer::Void);
        }
        if !accept {
            return self.close_offer(at, Answer::Declined);
        }
        let gain = i16::from(amount.min(room)).min(player.vp + 1);
        self.gain_power(seat, gain as u8);
        let price = (gain - i16::from(self.content.constants.leech_free_power)).max(0);
        self.add_vp(seat, -price, VpSource::Leech);
        self.close_offer(at, Answer::Accepted);
    }

    /// Spec 9.4.4: a main action closes the own open offers as declined.
    pub(crate) fn close_own_offers(&mut self, seat: Seat) {
        if self.options.offer_timing == OfferTiming::Late {
            while let Some(at) = self.first_open_to(Some(seat)) {
                let void = self.seats[seat].room() == 0;
                self.close_offer(at, if void { Answer::Void } else { Answer::Declined });
            }
        }
    }

    fn first_open_to(&self, seat: Option<Seat>) -> Option<usize> {
        self.offers
            .all()
            .iter()
            .position(|offer| offer.answer == Answer::Open && seat.is_none_or(|seat| seat == offer.receiver))
    }

    /// Drops the open offers for which there is no room (R19).
    pub(crate) fn close_void_offers(&mut self) {
        let void =
            |position: &Position| {
                position.offers.all().iter().position(|offer| {
                    offer.answer == Answer::Open && position.seats[offer.receiver].room() == 0
                })
            };
        while let Some(at) = void(self) {
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
        let count =
            |wanted: Answer| self.offers.all().iter().filter(|o| same(o) && o.answer == wanted).count();
        let (open, accepted, declined) =
            (count(Answer::Open), count(Answer::Accepted), count(Answer::Declined));
        if !self.is(giver, Faction::Cultists) {
            self.offers.retain(|other| !same(other) || other.answer == Answer::Open);
            return;
        }
        // Spec 9.4.5: with late answers the first acceptance makes the step due at once.
        let late = self.options.offer_timing == OfferTiming::Late;
        if late && answer == Answer::Accepted && accepted == 1 {
            self.flow.echo[giver.index()] += 1;
        }
        if open > 0 {
            return;
        }
        if !late && accepted > 0 {
            self.flow.echo[giver.index()] += 1;
        }
        if accepted == 0 && declined > 0 && self.options.cultists_decline_power {
            self.gain_power(giver, 1);
        }
        self.offers.retain(|other| !same(other));
    }
}
