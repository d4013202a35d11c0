//! What the network reads of a seat. Everything here lies open on the table: Terra Mystica has no secrets.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`layout`] | the features by name |
//! | `goods` | what lies in hand and what comes |
//! | `tiles` | tiles held, in the pool, and ahead |
//! | `standing` | cults and land against the rivals |
//! | `turn` | who moves when, open questions, offers, power actions |

mod goods;
pub mod layout;
mod standing;
mod tiles;
mod turn;

use super::Clock;
use super::land::Land;
use crate::net::Sparse;
use game_core::{Game, Seat};
use layout::{EVENTS, ROUNDS, cell};
use terra_mystica::content::{Event, FactionBoard, Goods};
use terra_mystica::ids::{Faction, Structure};
use terra_mystica::setup::TurnOrder;
use terra_mystica::state::Once;
use terra_mystica::{Content, Player, Position};

/// One seat while its features are written.
struct Sight<'a> {
    position: &'a Position,
    facts: &'static Content,
    board: &'static FactionBoard,
    player: &'a Player,
    land: &'a Land,
    lands: &'a [Land; Seat::MAX],
    seat: Seat,
    faction: Faction,
    /// Rounds after this one.
    rounds: usize,
    /// The same from 0 to 1.
    time: f32,
    passed: bool,
    on_map: [u8; Structure::COUNT],
    income: Goods,
    /// Power that can be spent, tokens burnt for it included.
    power: u8,
}

/// Writes the features of a seat with a faction; `base` are the points to come by the hand-made estimate.
pub(super) fn write(
    position: &Position,
    clock: Clock,
    lands: &[Land; Seat::MAX],
    seat: Seat,
    faction: Faction,
    base: f32,
    out: &mut Sparse,
) {
    let (player, facts) = (position.player(seat), position.content());
    let on_map = Structure::ALL.map(|s| facts.structure(s).supply - player.pieces[s.index()]);
    let board = facts.faction(faction);
    let sight = Sight {
        position,
        facts,
        board,
        player,
        land: &lands[seat.index()],
        lands,
        seat,
        faction,
        rounds: clock.rounds,
        time: clock.rounds as f32 / 6.0,
        passed: position.flow().passed.contains(seat),
        on_map,
        income: goods::income(facts, board, player, &on_map),
        power: player.bowls[2] + player.bowls[1] / 2,
    };
    out.clear();
    out.mark(layout::ROUND.at(clock.rounds));
    out.put(layout::BASE.at(clock.rounds), base / 30.0);
    out.mark(layout::PLAYERS.count(usize::from(position.players()).saturating_sub(2)));
    sight.faction(out);
    sight.goods(out);
    sight.structures(out);
    sight.tiles(out);
    sight.events(out);
    sight.cults(out);
    sight.cult_bonuses(clock, out);
    sight.land(out);
    sight.towns(out);
    sight.turn(out);
    sight.power_actions(out);
    sight.rivals(out);
}

impl Sight<'_> {
    fn on_map(&self, structure: Structure) -> usize {
        usize::from(self.on_map[structure.index()])
    }

    fn left(&self, structure: Structure) -> f32 {
        f32::from(self.player.pieces[structure.index()])
    }

    fn rivals_of(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat;
        Seat::all(self.position.players()).filter(move |seat| *seat != own)
    }

    /// What the faction changes.
    fn faction(&self, out: &mut Sparse) {
        let (at, player) = (self.faction.index(), self.player);
        out.mark(layout::FACTION.at(at));
        out.put(layout::FACTION_TIME.at(at), self.time);
        if self.on_map(Structure::Stronghold) > 0 {
            out.mark(layout::FACTION_STRONGHOLD.at(at));
            out.put(layout::FACTION_STRONGHOLD_TIME.at(at), self.time);
            if !self.passed && !player.used.contains(Once::Stronghold) {
                out.mark(layout::FACTION_UNUSED.at(at));
            }
        }
        for structure in Structure::ALL {
            let built = f32::from(self.on_map[structure.index()]);
            out.put(layout::FACTION_STRUCTURES.at(at * Structure::COUNT + structure.index()), built / 4.0);
        }
        out.put(layout::FACTION_SHIPPING.at(at), f32::from(player.shipping) / 2.0);
        out.put(layout::FACTION_DIGGING.at(at), f32::from(player.digging) / 2.0);
        out.put(layout::FACTION_TOWN.at(at), self.land.towns[0].progress);
        out.put(layout::FACTION_PRIESTS.at(at), f32::from(player.priests) / 2.0);
    }

    /// Structures on the map and tracks.
    fn structures(&self, out: &mut Sparse) {
        let player = self.player;
        for structure in Structure::ALL {
            let built = f32::from(self.on_map[structure.index()]);
            out.put(layout::STRUCTURES_BY_ROUND.at(structure.index() * ROUNDS + self.rounds), built / 3.0);
        }
        out.mark(layout::DWELLINGS.count(self.on_map(Structure::Dwelling)));
        out.mark(layout::TRADING_POSTS.count(self.on_map(Structure::TradingPost)));
        out.mark(layout::TEMPLES.count(self.on_map(Structure::Temple)));
        out.mark(layout::STRONGHOLD.count(self.on_map(Structure::Stronghold)));
        out.mark(layout::SANCTUARY.count(self.on_map(Structure::Sanctuary)));
        let (ship, dig) = (usize::from(player.shipping), usize::from(player.digging));
        out.mark(layout::SHIPPING.count(ship));
        out.put(layout::SHIPPING_TIME.count(ship), self.time);
        out.mark(layout::DIGGING.count(dig));
        out.put(layout::DIGGING_TIME.count(dig), self.time);
        out.mark(layout::KEYS.count(usize::from(player.keys)));
        out.mark(layout::PLACED.count(usize::from(player.placed)));
        let options = self.position.options();
        let chosen = [
            options.promo_bonus_shipping,
            options.promo_town_tiles,
            options.promo_scoring_temple,
            options.turn_order == TurnOrder::Passing,
        ];
        for (at, on) in chosen.into_iter().enumerate() {
            if on {
                out.mark(layout::OPTIONS.at(at));
            }
        }
    }
}

/// The number of an event.
const fn event(event: Event) -> usize {
    match event {
        Event::Spade => 0,
        Event::Town => 1,
        Event::Dwelling => 2,
        Event::TradingPost => 3,
        Event::Temple => 4,
        Event::StrongholdOrSanctuary => 5,
    }
}
