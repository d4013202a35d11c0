//! Figures on their way: moving, recruiting, building, leaving (3.8, 4).

use crate::content::{GodEffect, MajorPower};
use crate::ids::{Kind, Territory};
use crate::prompt::{Prompt, Task};
use crate::state::Position;
use game_core::Seat;

impl Position {
    /// A figure moves or is teleported.
    pub(crate) fn travel(&mut self, seat: Seat, from: Territory, to: Territory, kind: Kind, portal: bool) {
        self.mats[seat].lift(from, kind);
        self.mats[seat].put(to, kind);
        if kind.is_god() {
            self.turn.god_entered.insert(to);
        }
        if portal {
            self.turn.arrive(to, kind);
        }
    }

    /// D11, D14: the picked figure goes; a settlement may carry others (D12).
    pub(crate) fn set_out(&mut self, seat: Seat, from: Territory, to: Territory, kind: Kind, portal: bool) {
        self.travel(seat, from, to, kind, portal);
        if let (Kind::Settlement, MajorPower::MobileSettlements { carries }) = (kind, self.base_power(seat)) {
            self.ask(seat, Prompt::Carry { from, to, left: carries, portal });
        }
    }

    /// Recruits so many followers, and Hera's.
    pub(crate) fn recruit(&mut self, seat: Seat, followers: u8) {
        if followers == 0 {
            return;
        }
        let extra = self.bonus(seat, |effect| match effect {
            GodEffect::RecruitExtra { n } => n,
            _ => 0,
        });
        self.plan(seat, Task::Flip);
        self.ask(seat, Prompt::Recruit { left: followers + extra, board: None });
    }

    /// A follower from the reserve, or (D23) from another territory.
    pub(crate) fn add_follower(&mut self, seat: Seat, at: Territory) {
        if self.mats[seat].reserve == 0 {
            return self.ask(seat, Prompt::Bring { to: at });
        }
        self.mats[seat].reserve -= 1;
        self.mats[seat].put(at, Kind::Follower);
    }

    /// A follower goes back to the reserve.
    pub(crate) fn dismiss(&mut self, seat: Seat, at: Territory) {
        self.mats[seat].lift(at, Kind::Follower);
        self.mats[seat].reserve += 1;
    }

    /// D24: the leftmost settlement of the area is built.
    pub(crate) fn build(&mut self, seat: Seat, at: Territory) {
        self.mats[seat].unbuilt -= 1;
        self.mats[seat].put(at, Kind::Settlement);
    }

    /// All figures of a battle go to the capital (5.2 step 11).
    pub(crate) fn retreat(&mut self, seat: Seat, from: Territory) {
        let capital = self.capital(seat);
        let settlements = self.settlements_are_figures(seat);
        for kind in Kind::ALL {
            if kind != Kind::Settlement || settlements {
                for _ in 0..self.mats[seat].count(from, kind) {
                    self.mats[seat].lift(from, kind);
                    self.mats[seat].put(capital, kind);
                }
            }
        }
    }
}
