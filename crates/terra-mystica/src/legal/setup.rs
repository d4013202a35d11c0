//! D1, D2, D3: factions, starting dwellings, first bonus tiles (spec 2).

use super::{Check, Steps};
use crate::action::Action;
use crate::ids::{Faction, Hex};
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;

impl Position {
    pub(super) fn check_faction(&self, seat: Seat, action: Action) -> Check<()> {
        let Action::Take { faction } = action else { return Err(Refusal::NotAsked) };
        let home = self.content.faction(faction).home;
        if let Some(dealt) = self.seats[seat].colour.filter(|dealt| *dealt != home) {
            return Err(Refusal::OtherColour { dealt });
        }
        let taken = Seat::all(self.players)
            .filter_map(|seat| self.seats[seat].faction)
            .any(|other| self.content.faction(other).home == home);
        if taken { Err(Refusal::FactionTaken { faction }) } else { Ok(()) }
    }

    pub(super) fn list_factions(&self, seat: Seat, out: &mut impl Steps) {
        for faction in Faction::ALL {
            let action = Action::Take { faction };
            if self.check_faction(seat, action).is_ok() {
                out.push(action);
            }
        }
    }

    pub(super) fn check_start_dwelling(&self, seat: Seat, action: Action) -> Check<()> {
        let Action::Place { hex } = action else { return Err(Refusal::NotAsked) };
        let home = self.content.faction(self.faction(seat)).home;
        if self.map.terrain[hex.index()] != home {
            Err(Refusal::OtherTerrain { hex, needed: home })
        } else if self.map.occupied.contains(hex) {
            Err(Refusal::Occupied { hex })
        } else {
            Ok(())
        }
    }

    pub(super) fn list_start_dwellings(&self, seat: Seat, out: &mut impl Steps) {
        for hex in Hex::all() {
            let action = Action::Place { hex };
            if self.check_start_dwelling(seat, action).is_ok() {
                out.push(action);
            }
        }
    }

    pub(super) fn check_first_bonus(&self, action: Action) -> Check<()> {
        let Action::Bonus { tile } = action else { return Err(Refusal::NotAsked) };
        if self.board.pool.contains(tile) { Ok(()) } else { Err(Refusal::NotInPool { tile }) }
    }

    pub(super) fn list_first_bonus(&self, out: &mut impl Steps) {
        for tile in self.board.pool {
            out.push(Action::Bonus { tile });
        }
    }
}
