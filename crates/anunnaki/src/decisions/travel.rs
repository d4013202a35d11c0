//! Figures on their way: moves, portals, carrying, Anu's group (3.1, 4, 9.11).

use super::{Decision, holds};
use crate::action::Action;
use crate::ids::{Kind, Territory, TerritorySet};
use crate::legal::{Verdict, must, within};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

decision! {
    /// D10.
    MovePick { points: u8 } |position, seat, out| {
        Pick { at, kind } (by position.list_picks(seat, out, false))
            ? (position.check_pick(seat, at, kind, false))
            => {
                if points > 1 {
                    position.ask(seat, Prompt::MovePick { points: points - 1 });
                }
                position.ask(seat, Prompt::MoveTo { at, kind });
            }
        Stop {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D11.
    MoveTo { at: Territory, kind: Kind } |position, seat, out| {
        Step { to } (all position.step_targets(seat, at))
            ? (position.check_step(seat, at, to))
            => { position.set_out(seat, at, to, kind, false); }
    }
}

decision! {
    /// D12: what a settlement carries.
    Carry { from: Territory, to: Territory, left: u8, portal: bool } |position, seat, out| {
        Carry { kind } (some Kind::FIGURES)
            ? (position.check_carry(seat, from, portal, kind))
            => {
                if left > 1 {
                    position.ask(seat, Prompt::Carry { from, to, left: left - 1, portal });
                }
                position.travel(seat, from, to, kind, portal);
            }
        Stop {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D13.
    PortalPick { left: u8 } |position, seat, out| {
        Pick { at, kind } (by position.list_picks(seat, out, true))
            ? (position.check_pick(seat, at, kind, true))
            => {
                if left > 1 {
                    position.ask(seat, Prompt::PortalPick { left: left - 1 });
                }
                position.ask(seat, Prompt::PortalTo { at, kind });
            }
        Stop {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D14.
    PortalTo { at: Territory, kind: Kind } |position, seat, out| {
        Teleport { to } (all position.portal_targets(seat, at))
            ? (position.check_teleport(seat, at, to))
            => { position.set_out(seat, at, to, kind, true); }
    }
}

decision! {
    /// D39a.
    Origin { left: u8 } |position, seat, out| {
        Origin { at } (all position.origins(seat))
            ? (position.check_origin(seat, at))
            => { position.ask(seat, Prompt::GroupTo { from: at, left }); }
    }
}

decision! {
    /// D39b.
    GroupTo { from: Territory, left: u8 } |position, seat, out| {
        Teleport { to } (all position.portal_targets(seat, from))
            ? (position.check_teleport(seat, from, to))
            => { position.ask(seat, Prompt::Group { from, to, left }); }
    }
}

decision! {
    /// D39c.
    Group { from: Territory, to: Territory, left: u8 } |position, seat, out| {
        Carry { kind } (some Kind::ALL)
            ? (position.check_figure(seat, from, kind))
            => {
                if left > 1 {
                    position.ask(seat, Prompt::Group { from, to, left: left - 1 });
                }
                position.travel(seat, from, to, kind, true);
            }
        Stop {} (always) ? (Ok(())) => {}
    }
}

impl Position {
    /// D10, D13: every figure that may be picked, by territory and kind.
    fn list_picks<S: Sink<Action>>(&self, seat: Seat, out: &mut S, portal: bool) -> ControlFlow<()> {
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
                    out.offer(Action::Pick { at, kind })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check_pick(&self, seat: Seat, at: Territory, kind: Kind, portal: bool) -> Verdict {
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

    fn check_step(&self, seat: Seat, from: Territory, to: Territory) -> Verdict {
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

    fn check_teleport(&self, seat: Seat, from: Territory, to: Territory) -> Verdict {
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

    fn check_carry(&self, seat: Seat, from: Territory, portal: bool, kind: Kind) -> Verdict {
        must(kind != Kind::Settlement, Refusal::SettlementIsNoFigure)?;
        self.check_figure(seat, from, kind)?;
        let fresh = !portal || self.mats[seat].count(from, kind) > self.turn.arrived_at(from, kind);
        must(fresh, Refusal::AlreadyArrived)
    }

    /// Territories Anu's figures may leave.
    pub(crate) fn origins(&self, seat: Seat) -> TerritorySet {
        self.figures(seat).difference(self.contested()).difference(self.content.atlantis)
    }

    fn check_origin(&self, seat: Seat, at: Territory) -> Verdict {
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
}
