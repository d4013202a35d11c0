//! The pawn, signs, magic and tracks (3.3, 3.4, 3.8).

use crate::content::{MajorPower, Reward};
use crate::ids::{Cell, Magic, Region, Slot, Token, Track};
use crate::prompt::{Mirror, Prompt, Task};
use crate::state::{Points, Position};
use game_core::Seat;

impl Position {
    /// D1: the pawn moves, a sign may fall on the segment it crosses, the action follows.
    pub(crate) fn move_pawn(&mut self, seat: Seat, slot: Slot) {
        let old = self.mats[seat].pawn.replace(slot);
        let token = self.token_on(slot);
        let upgraded = self.mats[seat].upgraded.contains(token);
        self.plan(seat, Task::Act { token, upgraded });
        let Some(cell) = old.and_then(|old| self.content.joint(old, slot)) else { return };
        let mat = &self.mats[seat];
        if mat.signs.contains(cell) {
            if matches!(self.base_power(seat), MajorPower::ShiftCrossedSign {}) {
                self.ask(seat, Prompt::CrossedSign { from: cell });
            }
        } else if mat.signs_left() > 0 {
            self.place_sign(seat, cell);
        }
    }

    /// A new sign falls on the cell the pawn crosses; the last one ends the game.
    fn place_sign(&mut self, seat: Seat, cell: Cell) {
        self.put_sign(seat, cell, true);
        if self.mats[seat].signs_left() == 0 {
            self.end_triggered = true;
        }
    }

    /// D2: the crossed sign moves on; the cell it leaves was crossed empty, so a new sign must fall there (R80).
    pub(crate) fn shift_crossed_sign(&mut self, seat: Seat, from: Cell, to: Cell) {
        self.shift_sign(seat, from, to);
        if !self.readings.ra_leaves_cell_empty && self.mats[seat].signs_left() > 0 {
            self.place_sign(seat, from);
        }
    }

    /// D2, D29: a placed sign moves to an empty cell.
    pub(crate) fn shift_sign(&mut self, seat: Seat, from: Cell, to: Cell) {
        self.mats[seat].signs.remove(from);
        self.put_sign(seat, to, false);
    }

    /// A sign lies in a cell: crystals, released summon tokens, an upgraded Ra (R6).
    fn put_sign(&mut self, seat: Seat, cell: Cell, new: bool) {
        self.mats[seat].signs.insert(cell);
        let crystals = self.content.crystals[cell.index()];
        self.gain_crystals(seat, crystals);
        for region in Region::ALL {
            let closed = self.content.regions[region.index()].difference(self.mats[seat].signs).is_empty();
            self.mats[seat].released |= u8::from(closed) << region.index();
        }
        if let Some(MajorPower::ResourceWithCrystals { n }) = self.upgraded_power(seat)
            && crystals > 0
            && (new || !self.readings.ra_new_signs_only)
        {
            self.ask(seat, Prompt::Gain { left: n });
        }
    }

    /// D4: a magic action is paid and works.
    pub(crate) fn cast(&mut self, seat: Seat, mirror: Mirror, magic: Magic) {
        self.mats[seat].crystals -= u16::from(self.magic_price(mirror, magic));
        if mirror == Mirror::First {
            self.ask(seat, Prompt::Magic { mirror: Mirror::Second(Some(magic)) });
        }
        let facts = &self.content.get().magics[magic.index()];
        match self.content.rewards(facts.reward) {
            [Reward::Upgrade] => self.ask(seat, Prompt::Upgrade { magic: true }),
            _ => self.plan(seat, Task::Reward { list: facts.reward, doubled: false }),
        }
        self.pay(seat, &facts.cost);
    }

    /// D25: a token is turned to its upgraded side.
    pub(crate) fn upgrade(&mut self, seat: Seat, token: Token) {
        let content = self.content.get();
        let colour = content.colour(token);
        self.mats[seat].upgraded.insert(token);
        self.ask(seat, Prompt::ActNow { token });
        self.track(seat, Track::Technology, content.numbers.upgrade_steps[colour.index()]);
        if colour == crate::ids::Colour::Red {
            self.pay(seat, &content.numbers.red_upgrade_cost);
        }
    }

    /// May a development marker make one more step (3.8 TRACK)?
    pub(crate) fn track_open(&self, seat: Seat, track: Track) -> bool {
        let mat = &self.mats[seat];
        match track {
            Track::Power => usize::from(mat.track(Track::Power)) + 1 < self.content.power.values.len(),
            _ => {
                let (at, last) = (mat.track(track), self.content.tracks[track.index()].last);
                at + 1 < last || at + 1 == last && self.past_lightning(seat)
            }
        }
    }

    /// Is the power marker past the lightning (7)?
    #[must_use]
    pub fn past_lightning(&self, seat: Seat) -> bool {
        self.mats[seat].track(Track::Power) > self.content.power.lightning_after
    }

    /// Steps on a track, one at a time; refused steps are lost (3.8 TRACK, R68).
    pub(crate) fn track(&mut self, seat: Seat, track: Track, steps: u8) {
        for _ in 0..steps {
            if !self.track_open(seat, track) {
                return;
            }
            self.mats[seat].tracks[track.index()] += 1;
            let space = self.mats[seat].track(track);
            if track == Track::Power {
                let tokens = self.content.power.vp2_spaces;
                if let Some(token) = tokens.iter().position(|at| *at == space)
                    && self.vp2 >> token & 1 != 0
                {
                    self.vp2 &= !(1 << token);
                    self.score_points(seat, Points::PowerTokens, 2);
                }
            } else if space == self.content.tracks[track.index()].last {
                self.end_triggered = true;
            }
        }
    }
}
