//! End scoring and ranking (spec 5.2).

use crate::flow::{Moment, Witness};
use crate::ids::{Conversion, Cult, VpSource};
use crate::state::{Position, SEATS};
use game_core::Seat;

impl Position {
    pub(crate) fn score_end(&mut self, witness: &mut impl Witness) {
        witness.saw(Moment::EndBegins, self);
        for cult in Cult::ALL {
            let positions = self.per_seat(|position, seat| position.seats[seat].cults[cult.index()]);
            self.award(&positions, self.content.cult_places, VpSource::Cults);
            witness.saw(Moment::CultScored(cult), self);
        }
        let networks = self.per_seat(Position::network);
        self.award(&networks, self.content.network_places, VpSource::Network);
        witness.saw(Moment::NetworkScored, self);
        for seat in Seat::all(self.players) {
            self.score_resources(seat);
        }
        witness.saw(Moment::ResourcesScored, self);
    }

    fn per_seat(&self, value: impl Fn(&Position, Seat) -> u8) -> [u8; SEATS] {
        let mut values = [0; SEATS];
        for seat in Seat::all(self.players) {
            values[seat.index()] = value(self, seat);
        }
        values
    }

    fn award(&mut self, values: &[u8; SEATS], prizes: [u8; 3], source: VpSource) {
        let values = &values[..usize::from(self.players)];
        for seat in Seat::all(self.players) {
            self.add_vp(seat, i16::from(prize(values, seat.index(), prizes)), source);
        }
    }

    /// R35: burn pairs of bowl II, turn everything into coins, coins into points.
    fn score_resources(&mut self, seat: Seat) {
        self.convert(seat, Conversion::Burn, self.seats[seat].bowls[1] / 2);
        self.convert(seat, Conversion::PowerToCoin, self.seats[seat].bowls[2]);
        self.convert(seat, Conversion::PriestToWorker, self.seats[seat].priests);
        self.convert(seat, Conversion::WorkerToCoin, self.seats[seat].workers);
        let constants = &self.content.constants;
        let exchanges = self.able(seat).exchanges_points;
        let rate =
            u16::from(if exchanges { constants.coins_per_vp_alchemists } else { constants.coins_per_vp });
        let coins = self.seats[seat].coins;
        self.seats[seat].coins = coins % rate;
        self.add_vp(seat, (coins / rate) as i16, VpSource::Resources);
    }

    /// The place by points; equal points share a place (R43).
    #[must_use]
    pub fn rank(&self, seat: Seat) -> u8 {
        let mine = self.seats[seat].vp;
        1 + Seat::all(self.players).filter(|other| self.seats[*other].vp > mine).count() as u8
    }
}

/// The prize of one value among all: tied players add the prizes of their places and divide, rounding down
/// (R27). Zero gets nothing.
#[must_use]
pub fn prize(values: &[u8], index: usize, prizes: [u8; 3]) -> u8 {
    let mine = values[index];
    if mine == 0 {
        return 0;
    }
    let better = values.iter().filter(|value| **value > mine).count();
    let tied = values.iter().filter(|value| **value == mine).count();
    let sum: u8 = prizes.iter().skip(better).take(tied).sum();
    sum / tied as u8
}
