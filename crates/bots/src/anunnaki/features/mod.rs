//! What the network reads of a seat: what lies open, and the weapons that the seat itself holds. Of rivals it reads
//! what everybody sees, never their hands and gods.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`layout`] | the features by name |
//! | `means` | goods, tracks and the star |

pub mod layout;
mod means;

use crate::net::Sparse;
use crate::net::layout::Block;
use anunnaki::Position;
use anunnaki::board::{Holdings, Standing};
use anunnaki::ids::{House, Kind, Resource, Track};
use anunnaki::prompt::Prompt;
use anunnaki::state::Mat;
use game_core::{Game, Seat};
use layout::stage;

/// One seat while its features are written.
struct Sight<'a> {
    position: &'a Position,
    mat: &'a Mat,
    seat: Seat,
    house: House,
    holdings: Holdings,
    standing: Standing,
    /// Turns to come from 0 to 1 and a bit more.
    time: f32,
}

/// Writes the features of a seat with a house; `base` are the points to come by the hand-made estimate, in `turns`
/// turns.
pub(super) fn write(
    position: &Position,
    standing: Standing,
    (seat, house): (Seat, House),
    base: f32,
    turns: f32,
    out: &mut Sparse,
) {
    let sight = Sight {
        position,
        mat: position.mat(seat),
        seat,
        house,
        holdings: position.holdings(standing, seat),
        standing,
        time: (turns / 12.0).min(1.5),
    };
    out.clear();
    let stage = stage(turns, position.end_triggered());
    out.mark(layout::STAGE.at(stage));
    out.put(layout::BASE.at(stage), base / 30.0);
    sight.table(out);
    sight.goods(out);
    sight.tracks(out);
    sight.star(out);
    sight.pieces(out);
    sight.land(out);
    sight.rivals(out);
}

/// One of several lists of a block.
fn cell(block: Block, width: usize, list: usize, index: usize) -> usize {
    block.at(list * width + index.min(width - 1))
}

impl Sight<'_> {
    fn rivals_of(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat;
        Seat::all(self.position.players()).filter(move |seat| *seat != own)
    }

    fn table(&self, out: &mut Sparse) {
        let position = self.position;
        let place = |wanted: Seat, from: Seat| {
            from.clockwise(position.players()).position(|seat| seat == wanted).unwrap_or(0)
        };
        if position.end_triggered() {
            // Does this seat still have a turn in the last round?
            let waits =
                place(self.seat, position.first_player()) > place(position.active(), position.first_player());
            out.mark(layout::LAST_ROUND.at(usize::from(waits)));
        }
        out.mark(layout::ROUND.count(usize::from(position.round()) / 2));
        out.mark(layout::PLAYERS.count(usize::from(position.players()).saturating_sub(2)));
        out.mark(layout::TURNS_AWAY.count(place(self.seat, position.active())));
        if position.active() == self.seat {
            let after = matches!(position.open_prompt(), Some((_, Prompt::Menu)));
            out.mark(layout::TURN_OPEN.at(usize::from(after)));
        }
        if matches!(position.open_prompt(), Some((_, Prompt::Battle | Prompt::Commit | Prompt::Keep))) {
            out.mark(layout::BATTLE.at(usize::from(position.active() != self.seat)));
        }
        let house = self.house.index();
        out.mark(layout::HOUSE.at(house));
        out.put(layout::HOUSE_TIME.at(house), self.time);
        for kind in Kind::ALL {
            let n = f32::from(self.holdings.pieces[kind.index()]);
            out.put(layout::HOUSE_PIECES.at(house * Kind::COUNT + kind.index()), n / 4.0);
        }
        for track in Track::ALL {
            let at = f32::from(self.mat.track(track));
            out.put(layout::HOUSE_TRACKS.at(house * Track::COUNT + track.index()), at / 6.0);
        }
        for rival in self.rivals_of() {
            if let Some(house) = position.house(rival) {
                out.mark(layout::RIVAL_HOUSE.at(house.index()));
            }
        }
    }

    /// Figures and settlements.
    fn pieces(&self, out: &mut Sparse) {
        let n = |kind: Kind| usize::from(self.holdings.pieces[kind.index()]);
        out.mark(layout::FOLLOWERS.count(n(Kind::Follower)));
        out.mark(layout::MINORS.count(n(Kind::Minor)));
        out.mark(layout::MAJOR.count(n(Kind::Major)));
        out.mark(layout::SETTLEMENTS.count(n(Kind::Settlement)));
        for kind in Kind::ALL {
            out.put(layout::PIECES_TIME.at(kind.index()), n(kind) as f32 / 4.0 * self.time);
        }
        out.mark(layout::RESERVE.count(usize::from(self.mat.reserve())));
        let fighting: u8 = self.standing.contested.iter().map(|at| self.mat.figures_at(at)).sum();
        out.mark(layout::FIGHTING.count(usize::from(fighting)));
        out.mark(layout::ANCIENTS.count(usize::from(self.mat.ancients())));
    }

    /// Territories and what they yield.
    fn land(&self, out: &mut Sparse) {
        let controlled = self.holdings.controlled;
        out.mark(layout::CONTROLLED.count(controlled.len()));
        out.put(layout::CONTROLLED_TIME.at(0), controlled.len() as f32 / 6.0 * self.time);
        out.mark(layout::SHRINES.count(usize::from(self.holdings.shrines)));
        out.put(layout::SHRINES_TIME.at(0), f32::from(self.holdings.shrines) / 3.0 * self.time);
        let harvest = self.position.harvest_in(self.seat, controlled);
        out.mark(layout::HARVEST.count(harvest as usize));
        out.put(layout::HARVEST_TIME.at(0), harvest as f32 / 6.0 * self.time);
    }

    fn rivals(&self, out: &mut Sparse) {
        let position = self.position;
        let rivals = f32::from(position.players() - 1).max(1.0);
        let (mut most_land, mut most_upgrades, mut best) = (0.0f32, 0.0f32, i32::MIN);
        for rival in self.rivals_of() {
            let (mat, holdings) = (position.mat(rival), position.holdings(self.standing, rival));
            for resource in Resource::ALL {
                let n = f32::from(mat.resource(resource));
                out.put(layout::RIVAL_GOODS.at(resource.index()), n / 4.0 / rivals);
            }
            out.put(
                layout::RIVAL_GOODS.at(Resource::COUNT),
                f32::from(mat.crystals().min(12)) / 4.0 / rivals,
            );
            for kind in Kind::ALL {
                let n = f32::from(holdings.pieces[kind.index()]);
                out.put(layout::RIVAL_PIECES.at(kind.index()), n / 4.0 / rivals);
            }
            for track in Track::ALL {
                let at = f32::from(mat.track(track));
                out.put(layout::RIVAL_TRACKS.at(track.index()), at / 6.0 / rivals);
            }
            let land = holdings.controlled.len() as f32 / 6.0;
            out.put(layout::RIVAL_CONTROLLED.at(0), land / rivals);
            most_land = most_land.max(land);
            let upgrades = mat.upgraded().len() as f32 / 3.0;
            out.put(layout::RIVAL_UPGRADED.at(0), upgrades / rivals);
            most_upgrades = most_upgrades.max(upgrades);
            best = best.max(mat.vp());
        }
        out.put(layout::RIVAL_CONTROLLED.at(1), most_land);
        out.put(layout::RIVAL_UPGRADED.at(1), most_upgrades);
        let lead = ((self.mat.vp() - best) as f32 / 15.0).clamp(-3.0, 3.0);
        out.put(layout::LEAD.at(0), lead);
        out.put(layout::LEAD.at(1), lead * self.time);
    }
}
