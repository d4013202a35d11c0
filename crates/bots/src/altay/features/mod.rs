//! What the network reads of a seat: what lies open, and what only that seat knows (its hand, its secret wonder).
//! Of rivals it reads what everybody can count, never their hands.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`layout`] | the features by name |
//! | `cards` | what the seat owns, holds and can play |
//! | `land` | regions, neighbours, tokens |

mod cards;
mod land;
pub mod layout;

use crate::net::Sparse;
use altay::Position;
use altay::content::Worth;
use altay::ids::{Achievement, Faction, Level};
use altay::state::Player;
use game_core::{Game, Seat};
use layout::stage;

/// One seat while its features are written.
struct Sight<'a> {
    position: &'a Position,
    player: &'a Player,
    seat: Seat,
    /// Turns to come from 0 to 1 and a bit more.
    time: f32,
    stage: usize,
    /// Is it this seat's turn?
    active: bool,
}

fn stock(position: &Position, seat: Seat) -> usize {
    let player = position.player(seat);
    usize::from(player.stock + u8::from(player.on_card))
}

/// Writes the features of a seat with a faction; `base` are the points to come by the hand-made estimate, in
/// `turns` turns.
pub(super) fn write(
    position: &Position,
    seat: Seat,
    faction: Faction,
    base: f32,
    turns: f32,
    out: &mut Sparse,
) {
    let players = position.players();
    let least = Seat::all(players).map(|seat| stock(position, seat)).min().unwrap_or(0);
    let sight = Sight {
        position,
        player: position.player(seat),
        seat,
        time: (turns / 8.0).min(1.5),
        stage: stage(least, position.final_round()),
        active: position.active() == seat && position.round() > 0,
    };
    out.clear();
    out.mark(layout::STAGE.at(sight.stage));
    out.mark(layout::LEAST_STOCK.count(least));
    out.put(layout::BASE.at(sight.stage), base / 15.0);
    out.mark(layout::PLAYERS.count(usize::from(players).saturating_sub(2)));
    out.mark(layout::EDITION.count(position.options().edition.index()));
    out.mark(layout::FACTION.at(faction.index()));
    out.put(layout::FACTION_TIME.at(faction.index()), sight.time);
    sight.time_and_turn(out);
    sight.cards(out);
    sight.goods(out);
    sight.achievements(out);
    sight.land(out);
    sight.tokens(out);
    sight.rivals(out);
}

impl Sight<'_> {
    fn rivals_of(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat;
        Seat::all(self.position.players()).filter(move |seat| *seat != own)
    }

    fn time_and_turn(&self, out: &mut Sparse) {
        let position = self.position;
        out.mark(layout::OWN_STOCK.count(stock(position, self.seat)));
        let rival = self.rivals_of().map(|seat| stock(position, seat)).min().unwrap_or(0);
        out.mark(layout::RIVAL_STOCK.count(rival));
        out.mark(layout::ROUND.count(usize::from(position.round())));
        let place = |wanted: Seat, from: Seat| {
            from.clockwise(position.players()).position(|seat| seat == wanted).unwrap_or(0)
        };
        out.mark(layout::TURNS_AWAY.count(place(self.seat, position.active())));
        // Seats that still have a turn in this round after the active one.
        let order = place(self.seat, position.first());
        let going = place(position.active(), position.first());
        if position.final_round() {
            out.mark(layout::FINAL_ROUND.at(usize::from(order > going)));
        }
        out.mark(layout::SEATS_LEFT.count(usize::from(position.players()).saturating_sub(1 + going)));
    }

    fn achievements(&self, out: &mut Sparse) {
        let (player, content) = (self.player, self.position.content());
        for achievement in player.completed {
            out.mark(layout::COMPLETED.at(achievement.index()));
            out.put(layout::COMPLETED_TIME.at(achievement.index()), self.time);
        }
        if let Some(progress) = player.progress {
            let spaces = content.achievement(progress).spaces.total();
            let filled = player.progress_tokens.total();
            out.mark(layout::STARTED.at(progress.index()));
            out.put(layout::PROGRESS.at(progress.index()), f32::from(filled) / f32::from(spaces.max(1)));
            out.mark(layout::SPACES_LEFT.count(usize::from(spaces.saturating_sub(filled))));
        }
        for (achievement, _) in self.position.achievements().open.sorts() {
            if !player.completed.contains(achievement) {
                out.mark(layout::OPEN.at(achievement.index()));
            }
        }
        for (block, level) in [
            (layout::LEVEL_ONE, Level::One),
            (layout::LEVEL_TWO, Level::Two),
            (layout::LEVEL_THREE, Level::Three),
        ] {
            out.mark(block.count(player.completed_of(level)));
        }
        let open = self.position.achievements().open;
        for achievement in Level::Three.members() {
            let mine = player.secret == Some(achievement);
            let within = mine || open.has(achievement) || player.progress == Some(achievement);
            if let (true, Worth::Wonder(score)) = (within, content.achievement(achievement).worth) {
                let worth = self.position.wonder_points(self.seat, score) as f32 / 6.0;
                let done = player.completed.contains(achievement);
                if !done {
                    out.put(layout::WONDER_WORTH.at(wonder(achievement)), worth);
                }
                if mine {
                    out.mark(layout::SECRET.at(wonder(achievement)));
                    let stage = if done { 2 } else { usize::from(player.progress == Some(achievement)) };
                    out.put(layout::SECRET_WORTH.at(stage), worth);
                }
            }
        }
    }

    /// Rivals by what everybody can count.
    fn rivals(&self, out: &mut Sparse) {
        let (position, content) = (self.position, self.position.content());
        let rivals = f32::from(position.players() - 1).max(1.0);
        let (mut strongest, mut regions, mut most) = (0, 0.0, 0.0f32);
        for rival in self.rivals_of() {
            let player = position.player(rival);
            let owned = player.owned();
            strongest = strongest.max(content.attack.sum(owned));
            for (card, n) in owned.sorts() {
                out.put(layout::RIVAL_CARDS.at(card.kind().index()), f32::from(n) / 3.0 / rivals);
            }
            let held = position.board().held[rival].len() as f32 / 5.0;
            regions += held / rivals;
            most = most.max(held);
            for (at, level) in [Level::One, Level::Two, Level::Three].into_iter().enumerate() {
                out.put(layout::RIVAL_LEVELS.at(at), player.completed_of(level) as f32 / 2.0 / rivals);
            }
        }
        out.mark(layout::RIVAL_ATTACK.count(usize::from(strongest / 2)));
        out.put(layout::RIVAL_REGIONS.at(0), regions);
        out.put(layout::RIVAL_REGIONS.at(1), most);
        let mine = position.points(self.seat).total() as f32;
        let best = self.rivals_of().map(|rival| position.points(rival).total()).max().unwrap_or(0) as f32;
        let lead = ((mine - best) / 10.0).clamp(-3.0, 3.0);
        out.put(layout::RIVAL_BASE.at(0), lead);
        out.put(layout::RIVAL_BASE.at(1), lead * self.time);
    }
}

/// The number of a wonder among the wonders.
const fn wonder(achievement: Achievement) -> usize {
    achievement.index().saturating_sub(Achievement::COUNT - layout::WONDERS)
}
