//! The position as numbers and every step with an index, for programs that learn. Nothing is hidden here.
//!
//! Steps that answer an offer name their giver by its seat, not by its place from the observer, so an observation
//! begins with the observer's own seat. Ways to pay have no index of their own: there are too many.

use crate::action::Action;
use crate::content::Content;
use crate::ids::{
    BonusTile, BridgePlace, Conversion, Cult, Faction, FavorTile, Hex, Order, PowerAction, River,
    ScoringTile, Special, Structure, Terrain, TownTile, VpSource,
};
use crate::offers::Answer;
use crate::prompt::Prompt;
use crate::state::{Once, Position, SEATS};
use game_core::tensor::{Entries, away, seat_name};
use game_core::{Seat, Tensor};
use strum::VariantNames;

/// Conversions of one kind at once above this have no index of their own.
const MOST_CONVERTED: u8 = 20;
/// Priests the Darklings exchange at once.
const MOST_EXCHANGED: u8 = 3;
/// Offers above this have no index of their own.
const MOST_OFFERED: u8 = 12;

impl Tensor for Position {
    const ENCODING: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Entries) {
        let sight = Sight { p: self, seat, players: self.players };
        sight.table(out);
        sight.question(out);
        sight.tiles(out);
        sight.map(out);
        for other in seat.clockwise(self.players) {
            sight.player(other, out);
        }
    }

    fn every_step(_content: &'static Content, out: &mut Vec<Action>) {
        use Action as A;
        out.extend(Faction::ALL.map(|faction| A::Take { faction }));
        out.extend(Hex::all().map(|hex| A::Place { hex }));
        out.extend(BonusTile::ALL.map(|tile| A::Bonus { tile }));
        out.extend(Hex::all().map(|hex| A::Build { hex }));
        out.extend(Hex::all().flat_map(|hex| (1..=3).map(move |spades| A::Dig { hex, spades, to: None })));
        out.extend([A::NoBuild, A::Forfeit, A::Shipping, A::Digging]);
        let higher = || Structure::ALL.into_iter().filter(|to| *to != Structure::Dwelling);
        out.extend(Hex::all().flat_map(|hex| higher().map(move |to| A::Upgrade { hex, to })));
        out.extend(Cult::ALL.into_iter().flat_map(|cult| Order::ALL.map(|space| A::Send { cult, space })));
        out.extend(PowerAction::ALL.map(|action| A::Power { action }));
        out.extend(
            [
                Special::BonusSpade,
                Special::BonusCult,
                Special::FavorCultAction,
                Special::AurenCult,
                Special::DoubleAction,
                Special::GiantsSpades,
                Special::RideWaived,
                Special::EngineerBridge,
            ]
            .map(|special| A::Special { special }),
        );
        for on in [Special::Sandstorm, Special::Swarm, Special::Ride] {
            out.extend(Hex::all().map(|hex| A::Special { special: on(hex) }));
        }
        out.push(A::Pass { tile: None });
        out.extend(BonusTile::ALL.map(|tile| A::Pass { tile: Some(tile) }));
        out.push(A::Burn);
        out.extend(Conversion::ALL.map(|kind| A::Convert { kind }));
        out.push(A::OpenConvert);
        out.extend(
            Conversion::ALL
                .into_iter()
                .flat_map(|kind| (0..=MOST_CONVERTED).map(move |n| A::Count { kind, n })),
        );
        out.push(A::Done);
        out.extend(FavorTile::ALL.map(|tile| A::Favor { tile }));
        out.extend(TownTile::ALL.map(|tile| A::Town { tile }));
        out.extend(Cult::ALL.map(|cult| A::Step { cult }));
        out.extend(Cult::ALL.map(|cult| A::Enter { cult }));
        out.push(A::Stay);
        out.extend(BridgePlace::all().map(|place| A::Bridge { place }));
        out.extend((0..=MOST_EXCHANGED).map(|n| A::Exchange { n }));
        out.extend(River::all().map(|river| A::Connect { river }));
        out.push(A::EndTurn);
        let offers =
            || Seat::all(SEATS as u8).flat_map(|giver| (1..=MOST_OFFERED).map(move |amount| (giver, amount)));
        out.extend(offers().map(|(giver, amount)| A::Accept { giver, amount }));
        out.extend(offers().map(|(giver, amount)| A::Decline { giver, amount }));
    }
}

/// A position while somebody looks at it.
struct Sight<'a> {
    p: &'a Position,
    seat: Seat,
    players: u8,
}

impl Sight<'_> {
    fn away(&self, seat: Seat) -> usize {
        away(self.seat, seat, self.players)
    }

    fn table(&self, out: &mut impl Entries) {
        let flow = &self.p.flow;
        let seats = usize::from(self.players);
        out.one_of(SEATS, Some(self.seat.index()), |i| format!("own_seat.{i}"));
        out.one_of(7, Some(usize::from(flow.round)), |i| format!("round.{i}"));
        out.one_of(seats, Some(self.away(flow.active)), |i| format!("active.{}", seat_name(i)));
        for place in 0..seats {
            let there = flow.first_known.then(|| self.away(flow.order[place]));
            out.one_of(seats, there, |i| format!("order.{place}.{}", seat_name(i)));
        }
        for place in 0..seats {
            let there = (place < flow.passed.len()).then(|| self.away(flow.passing[place]));
            out.one_of(seats, there, |i| format!("passing.{place}.{}", seat_name(i)));
        }
    }

    fn question(&self, out: &mut impl Entries) {
        let (p, turn) = (self.p, &self.p.turn);
        let names = Prompt::VARIANTS;
        let asked: &'static str = p.flow.prompts.top().into();
        out.one_of(names.len(), names.iter().position(|name| *name == asked), |i| {
            format!("question.{}", names[i])
        });
        let kind =
            if let Prompt::Convert { kind } = p.flow.prompts.top() { Some(kind.index()) } else { None };
        out.one_of(Conversion::COUNT, kind, |i| format!("question.convert.{}", Conversion::ALL[i].name()));
        out.number(|| "due.actions".to_owned(), f32::from(turn.actions));
        out.number(|| "due.towns".to_owned(), f32::from(turn.due.towns));
        out.number(|| "due.favors".to_owned(), f32::from(turn.due.favors));
        out.number(|| "due.steps".to_owned(), f32::from(turn.due.steps));
        out.number(|| "due.spades".to_owned(), f32::from(turn.spades.left));
        out.flag(|| "due.exchange".to_owned(), turn.due.exchange);
        out.flag(|| "due.bridge".to_owned(), turn.due.bridge);
        out.flag(|| "due.build".to_owned(), turn.due.build);
        // What is offered, by giver and receiver.
        for receiver in self.seat.clockwise(self.players) {
            for giver in self.seat.clockwise(self.players).filter(|giver| *giver != receiver) {
                let open = p.offers.all().iter().filter(|offer| {
                    offer.giver == giver && offer.receiver == receiver && offer.answer == Answer::Open
                });
                let power: u8 = open.map(|offer| offer.amount).sum();
                let (to, from) = (self.away(receiver), self.away(giver));
                out.number(|| format!("offer.{}.from.{}", seat_name(to), seat_name(from)), f32::from(power));
            }
        }
    }

    fn tiles(&self, out: &mut impl Entries) {
        let board = &self.p.board;
        for (round, tile) in board.scoring.iter().enumerate() {
            out.one_of(ScoringTile::COUNT, tile.map(ScoringTile::index), |i| {
                format!("scoring.{}.{}", round + 1, ScoringTile::ALL[i].name())
            });
        }
        let bonus = |i: usize| BonusTile::ALL[i].name();
        out.some_of(BonusTile::COUNT, u128::from(board.pool.word()), |i| format!("pool.{}", bonus(i)));
        out.each(BonusTile::COUNT, |i| f32::from(board.coins[i]), |i| format!("pool.{}.coins", bonus(i)));
        out.some_of(PowerAction::COUNT, u128::from(board.used.word()), |i| {
            format!("used.{}", PowerAction::ALL[i].name())
        });
        for (cult, orders) in board.orders.iter().enumerate() {
            for (space, holder) in orders.iter().enumerate() {
                out.one_of(usize::from(self.players), holder.map(|seat| self.away(seat)), |i| {
                    format!("order_space.{}.{space}.{}", Cult::ALL[cult].name(), seat_name(i))
                });
            }
        }
        out.each(
            TownTile::COUNT,
            |i| f32::from(board.towns[i]),
            |i| format!("left.{}", TownTile::ALL[i].name()),
        );
        out.each(
            FavorTile::COUNT,
            |i| f32::from(board.favors[i]),
            |i| format!("left.{}", FavorTile::ALL[i].name()),
        );
    }

    fn map(&self, out: &mut impl Entries) {
        let map = &self.p.map;
        let hex = |i: usize| Hex::new(i as u8);
        for (at, terrain) in map.terrain.iter().enumerate() {
            out.one_of(Terrain::COUNT, Some(terrain.index()), |i| {
                format!("hex.{}.{}", hex(at), Terrain::ALL[i].name())
            });
        }
        for (at, structure) in map.structure.iter().enumerate() {
            out.one_of(Structure::COUNT, structure.map(Structure::index), |i| {
                format!("hex.{}.{}", hex(at), Structure::ALL[i].name())
            });
        }
        out.some_of(River::COUNT, u128::from(map.links.word()), |i| {
            format!("river.{}.link", River::new(i as u8))
        });
    }

    fn player(&self, seat: Seat, out: &mut impl Entries) {
        let p = self.p;
        let player = &p.seats[seat];
        let who = self.away(seat);
        let named = |what: &'static str| move || format!("{}.{what}", seat_name(who));
        out.one_of(Faction::COUNT, player.faction.map(Faction::index), |i| {
            format!("{}.faction.{}", seat_name(who), Faction::ALL[i].name())
        });
        out.one_of(Terrain::COUNT, p.home(seat).or(player.colour).map(Terrain::index), |i| {
            format!("{}.home.{}", seat_name(who), Terrain::ALL[i].name())
        });
        let hex = |what: &'static str| {
            move |i: usize| format!("hex.{}.{}{what}", Hex::new(i as u8), seat_name(who))
        };
        out.some_of(Hex::COUNT, player.built.word(), hex(""));
        out.some_of(Hex::COUNT, player.in_town.word(), hex(".town"));
        out.some_of(BridgePlace::COUNT, u128::from(player.bridges.word()), |i| {
            format!("bridge.{}.{}", BridgePlace::new(i as u8), seat_name(who))
        });
        out.number(named("vp"), f32::from(player.vp));
        out.each(
            VpSource::COUNT,
            |i| f32::from(player.ledger[i]),
            |i| format!("{}.vp.{}", seat_name(who), VpSource::ALL[i].name()),
        );
        out.number(named("coins"), f32::from(player.coins));
        out.number(named("workers"), f32::from(player.workers));
        out.number(named("priests"), f32::from(player.priests));
        out.number(named("priests_placed"), f32::from(player.placed));
        out.each(3, |i| f32::from(player.bowls[i]), |i| format!("{}.bowl.{}", seat_name(who), i + 1));
        out.each(
            Cult::COUNT,
            |i| f32::from(player.cults[i]),
            |i| format!("{}.cult.{}", seat_name(who), Cult::ALL[i].name()),
        );
        out.number(named("shipping"), f32::from(player.shipping));
        out.number(named("digging"), f32::from(player.digging));
        out.number(named("extra_range"), f32::from(player.extra_range));
        out.number(named("keys"), f32::from(player.keys));
        out.each(
            Structure::COUNT,
            |i| f32::from(player.pieces[i]),
            |i| format!("{}.left.{}", seat_name(who), Structure::ALL[i].name()),
        );
        out.each(
            TownTile::COUNT,
            |i| f32::from(player.towns[i]),
            |i| format!("{}.town.{}", seat_name(who), TownTile::ALL[i].name()),
        );
        out.some_of(FavorTile::COUNT, u128::from(player.favors.word()), |i| {
            format!("{}.{}", seat_name(who), FavorTile::ALL[i].name())
        });
        out.one_of(BonusTile::COUNT, player.bonus.map(BonusTile::index), |i| {
            format!("{}.{}", seat_name(who), BonusTile::ALL[i].name())
        });
        out.flag(named("used.bonus"), player.used.contains(Once::Bonus));
        out.flag(named("used.favor"), player.used.contains(Once::Favor));
        out.flag(named("used.stronghold"), player.used.contains(Once::Stronghold));
        out.flag(named("passed"), p.flow.passed.contains(seat));
        out.number(named("bonus_spades"), f32::from(p.flow.spades[seat.index()]));
        out.number(named("cult_steps_due"), f32::from(p.flow.echo[seat.index()]));
    }
}
