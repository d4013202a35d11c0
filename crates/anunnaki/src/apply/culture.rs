//! Culture tokens of phase 5 (6).

use crate::content::MajorPower;
use crate::ids::{Corner, Culture};
use crate::prompt::{Deal, Prompt, Step, Task};
use crate::state::Position;
use game_core::Seat;

impl Position {
    /// D70: a surrounded token is resolved for everybody who may take it.
    pub(crate) fn resolve(&mut self, corner: Corner) {
        let seats = self.seats().filter(|seat| self.eligible(*seat, corner));
        let seats = seats.fold(0, |seats, seat| seats | 1 << seat.index());
        self.plan(self.active, Task::CultureEnd { corner });
        self.plan(self.active, Task::Culture { corner, seats });
        if self.board.culture_up >> corner.index() & 1 == 0 {
            self.push(self.active, Step::Deal(Deal::Culture { corner }));
        }
    }

    /// The next seat in turn order from the active player.
    pub(crate) fn culture(&mut self, corner: Corner, seats: u8) {
        let next = self.active.clockwise(self.players).find(|seat| seats >> seat.index() & 1 != 0);
        let Some(seat) = next else { return };
        self.plan(self.active, Task::Culture { corner, seats: seats & !(1 << seat.index()) });
        let token = self.board.culture_at[corner.index()];
        if self.content.cultures[token.index()].plain {
            self.culture_reward(seat, corner);
        } else {
            self.ask(seat, Prompt::Culture { corner });
        }
    }

    pub(crate) fn culture_reward(&mut self, seat: Seat, corner: Corner) {
        let token = self.board.culture_at[corner.index()];
        let list = self.content.cultures[token.index()].reward;
        let doubled = matches!(self.upgraded_power(seat), Some(MajorPower::DoubleCulture {}));
        self.plan(seat, Task::Reward { list, doubled });
    }

    /// The token leaves the game.
    pub(crate) fn culture_end(&mut self, corner: Corner) {
        let bit = !(1 << corner.index());
        self.board.culture &= bit;
        self.board.culture_up &= bit;
        self.board.culture_at[corner.index()] = Culture::new(0);
    }

    /// Every culture token next to a figure is turned up, the lowest corner first (3.1).
    pub(crate) fn flip(&mut self, seat: Seat) {
        if let Some(corner) = self.next_flip() {
            self.plan(seat, Task::Flip);
            self.push(seat, Step::Deal(Deal::Culture { corner }));
        }
    }
}
