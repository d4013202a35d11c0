//! Recruiting and building (3.8).

use super::Decision;
use crate::action::Action;
use crate::ids::{Board, Kind, Territory, TerritorySet};
use crate::legal::{Verdict, within};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

decision! {
    /// D22; on one board only for Marduk.
    Recruit { left: u8, board: Option<Board> } |position, seat, out| {
        Recruit { at } (all position.recruit_options(seat, board))
            ? (position.check_recruit(seat, board, at))
            => {
                if left > 1 {
                    position.ask(seat, Prompt::Recruit { left: left - 1, board });
                }
                position.add_follower(seat, at);
            }
        Stop {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D23: the reserve is empty.
    Bring { to: Territory } |position, seat, out| {
        Bring { from } (all position.follower_sources(seat, to))
            ? (position.check_bring(seat, to, from))
            => {
                position.mats[seat].lift(from, Kind::Follower);
                position.mats[seat].put(to, Kind::Follower);
            }
        Stop {} (always) ? (Ok(())) => {
            // Giving up the follower ends the recruitment it belongs to.
            if let Some((_, Prompt::Recruit { .. })) = position.open_prompt() {
                position.stack.pop();
            }
        }
    }
}

decision! {
    /// D24.
    Build {} |position, seat, out| {
        Build { at } (all position.building_sites(seat))
            ? (position.check_build(seat, at))
            => { position.build(seat, at); }
        Decline {} (always) ? (Ok(())) => {}
    }
}

impl Position {
    /// Where a follower may be recruited now.
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

    fn check_recruit(&self, seat: Seat, board: Option<Board>, at: Territory) -> Verdict {
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

    fn check_bring(&self, seat: Seat, to: Territory, from: Territory) -> Verdict {
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

    fn check_build(&self, seat: Seat, at: Territory) -> Verdict {
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
}
