//! Figures: moves, portals, recruiting, building and being taken away (3.1, 3.8, 4, 9.11).

use super::{Sink, Verdict, must, within};
use crate::action::Action;
use crate::ids::{Board, Kind, Territory, TerritorySet};
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use std::ops::ControlFlow;

impl Position {
    /// D10, D13: every figure that may be picked, by territory and kind.
    pub(super) fn list_picks<S: Sink>(&self, seat: Seat, out: &mut S, portal: bool) -> ControlFlow<()> {
        let mut here = self.figures(seat).difference(self.contested());
        if portal {
            here = here.difference(self.content.atlantis);
        }
        let mobile = self.settlements_are_figures(seat);
        for at in here {
            if !portal && self.step_targets(seat, at).is_empty() {
                continue;
            }
            let counts = self.mats[seat].counts[at.index()];
            for kind in Kind::ALL {
                let count = (counts >> (4 * kind as u32) & 15) as u8;
                let fits = count > 0 && (kind != Kind::Settlement || mobile);
                if fits && (!portal || count > self.turn.arrived_at(at, kind)) {
                    out.put(Action::Pick { at, kind })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn check_pick(&self, seat: Seat, at: Territory, kind: Kind, portal: bool) -> Verdict {
        self.check_figure(seat, at, kind)?;
        if portal {
            must(!self.content.atlantis.contains(at), Refusal::AtlantisClosed)?;
            let fresh = self.mats[seat].count(at, kind) > self.turn.arrived_at(at, kind);
            return must(fresh, Refusal::AlreadyArrived);
        }
        must(!self.step_targets(seat, at).is_empty(), Refusal::NoStep)
    }

    /// An own unlocked figure of this kind stands there.
    fn check_figure(&self, seat: Seat, at: Territory, kind: Kind) -> Verdict {
        must(self.mats[seat].count(at, kind) > 0, Refusal::NoSuchPiece { kind })?;
        must(kind != Kind::Settlement || self.settlements_are_figures(seat), Refusal::SettlementIsNoFigure)?;
        must(!self.contested().contains(at), Refusal::Locked)
    }

    /// D11.
    pub(super) fn check_step(&self, seat: Seat, from: Territory, to: Territory) -> Verdict {
        within(self.step_targets(seat, from), to, || {
            let content = self.content;
            let atlantis = content.atlantis.contains(from) || content.atlantis.contains(to);
            if self.foreign_capitals(seat).contains(to) {
                Refusal::ForeignCapital
            } else if atlantis && self.end_triggered {
                Refusal::AtlantisClosed
            } else if !self.board.open.contains(to) || to == content.afterworld && !self.owns_afterworld(seat)
            {
                Refusal::NotInPlay
            } else if atlantis {
                Refusal::SolidBorder
            } else {
                Refusal::NotNeighbours
            }
        })
    }

    /// D14, D39b.
    pub(super) fn check_teleport(&self, seat: Seat, from: Territory, to: Territory) -> Verdict {
        within(self.portal_targets(seat, from), to, || {
            if to == from {
                Refusal::SameTerritory
            } else if self.content.atlantis.contains(to) {
                Refusal::AtlantisClosed
            } else if self.foreign_capitals(seat).contains(to) {
                Refusal::ForeignCapital
            } else {
                Refusal::NotInPlay
            }
        })
    }

    /// D12.
    pub(super) fn check_carry(&self, seat: Seat, from: Territory, portal: bool, kind: Kind) -> Verdict {
        must(kind != Kind::Settlement, Refusal::SettlementIsNoFigure)?;
        self.check_figure(seat, from, kind)?;
        let fresh = !portal || self.mats[seat].count(from, kind) > self.turn.arrived_at(from, kind);
        must(fresh, Refusal::AlreadyArrived)
    }

    /// D39a: territories Anu's figures may leave.
    pub(crate) fn origins(&self, seat: Seat) -> TerritorySet {
        self.figures(seat).difference(self.contested()).difference(self.content.atlantis)
    }

    pub(super) fn check_origin(&self, seat: Seat, at: Territory) -> Verdict {
        within(self.origins(seat), at, || {
            if !self.figures(seat).contains(at) {
                Refusal::NoFigures
            } else if self.content.atlantis.contains(at) {
                Refusal::AtlantisClosed
            } else {
                Refusal::Locked
            }
        })
    }

    /// D39c.
    pub(super) fn check_group(&self, seat: Seat, from: Territory, kind: Kind) -> Verdict {
        self.check_figure(seat, from, kind)
    }

    /// D22: where a follower may be recruited now.
    pub(crate) fn recruit_options(&self, seat: Seat, board: Option<Board>) -> TerritorySet {
        let mut sites = self.recruit_sites(seat);
        if let Some(board) = board {
            sites = sites.intersection(self.content.board(board));
        }
        if self.mats[seat].reserve == 0 {
            sites = sites.iter().filter(|at| self.can_add_follower(seat, *at)).collect();
        }
        sites
    }

    pub(super) fn check_recruit(&self, seat: Seat, board: Option<Board>, at: Territory) -> Verdict {
        within(self.recruit_options(seat, board), at, || {
            if self.mats[seat].count(at, Kind::Settlement) == 0 {
                Refusal::NoSettlement
            } else if !self.controlled(seat).contains(at) {
                Refusal::NotControlled
            } else if board.is_some_and(|board| !self.content.board(board).contains(at)) {
                Refusal::OtherBoard
            } else {
                Refusal::NoFollowerToTake
            }
        })
    }

    /// D23.
    pub(super) fn check_bring(&self, seat: Seat, to: Territory, from: Territory) -> Verdict {
        within(self.follower_sources(seat, to), from, || {
            if from == to {
                Refusal::SameTerritory
            } else if self.mats[seat].count(from, Kind::Follower) == 0 {
                Refusal::NoSuchPiece { kind: Kind::Follower }
            } else {
                Refusal::AtlantisClosed
            }
        })
    }

    /// D24.
    pub(super) fn check_build(&self, seat: Seat, at: Territory) -> Verdict {
        within(self.building_sites(seat), at, || {
            if self.mats[seat].unbuilt == 0 {
                Refusal::NoSettlementLeft
            } else if self.settled().contains(at) {
                Refusal::SettlementThere
            } else {
                Refusal::NotControlled
            }
        })
    }

    /// D34.
    pub(super) fn check_follower(&self, seat: Seat, at: Territory) -> Verdict {
        must(self.mats[seat].count(at, Kind::Follower) > 0, Refusal::NoSuchPiece { kind: Kind::Follower })
    }

    /// D37: followers Freya may take; contested ones too, Atlantis not after the end trigger.
    pub(crate) fn sacrifices(&self, seat: Seat) -> TerritorySet {
        let followers = self.mats[seat].at[Kind::Follower.index()];
        if self.end_triggered { followers.difference(self.content.atlantis) } else { followers }
    }

    pub(super) fn check_sacrifice(&self, seat: Seat, at: Territory) -> Verdict {
        self.check_follower(seat, at)?;
        within(self.sacrifices(seat), at, || Refusal::AtlantisClosed)
    }

    /// D44: followers that can be lost to Pandora (R60).
    pub(crate) fn losable(&self, seat: Seat) -> TerritorySet {
        self.sacrifices(seat).difference(self.contested())
    }

    pub(super) fn check_lose(&self, seat: Seat, at: Territory) -> Verdict {
        self.check_sacrifice(seat, at)?;
        within(self.losable(seat), at, || Refusal::Locked)
    }
}
