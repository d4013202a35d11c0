//! The position as numbers and every step with an index, for programs that learn. Nothing is hidden here, so both
//! seats read the same, each from its own side.

use crate::action::Action;
use crate::content::{CardBag, Content};
use crate::ids::{CardId, CardKind, CityId, CivId, Keep, Part, PolicyId, ProvinceType, Resource, Slot};
use crate::prompt::{Prompt, PromptKind};
use crate::state::{MARKET, PLACES, Phase, Position, ROW};
use game_core::bits::Bit;
use game_core::tensor::{Entries, away, seat_name};
use game_core::{Seat, Tensor};
use strum::VariantNames;

/// Amounts above this have no index of their own.
const MOST_PAID: u8 = 30;
/// Bids above this have no index of their own.
const MOST_BID: u8 = 60;
/// Branches an effect can offer.
const BRANCHES: u8 = 8;
/// The phases of the game, in order.
const PHASES: [&str; Phase::Over as usize + 1] = [
    "first_player",
    "second_civilization",
    "first_civilization",
    "row",
    "market",
    "first_city",
    "second_city",
    "first_activation",
    "second_activation",
    "actions",
    "first_refill",
    "second_refill",
    "row_refill",
    "over",
];
/// Cards shown of the known top of a deck.
const KNOWN_TOP: usize = 3;

impl Tensor for Position {
    const ENCODING: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Entries) {
        let sight = Sight { p: self, content: self.content.get(), seat };
        sight.table(out);
        sight.question(out);
        sight.row(out);
        sight.market(out);
        for other in seat.clockwise(2) {
            sight.player(other, out);
            sight.city(other, out);
        }
    }

    fn every_step(content: &'static Content, out: &mut Vec<Action>) {
        use Action as A;
        let slots = || (0..=Slot::POLICY.index() as u32).map(Slot::from_bit);
        let policies = || (0..content.policies.len()).map(PolicyId::new);
        out.extend((0..content.civs.len()).map(|civ| A::Civ(CivId::new(civ))));
        out.extend((0..3).flat_map(|row| (0..3).map(move |column| A::Activate { row, column })));
        out.extend(slots().map(A::Next));
        out.extend(policies().map(A::NextPolicy));
        out.extend((0..ROW as u8).map(A::AcquireRow));
        out.extend(content.basics.map(A::AcquireBasic));
        out.push(A::Complete);
        out.extend(policies().map(A::Policy));
        out.push(A::Conquer);
        out.extend(slots().map(A::Use));
        out.extend([A::Progress, A::Advantage, A::Warlord, A::Scout, A::Pass]);
        out.extend(slots().map(A::Free));
        out.extend((0..=MOST_PAID).map(A::Gold));
        out.extend((0..=MOST_PAID).map(A::Substitute));
        out.extend(Keep::ALL.map(A::Keep));
        out.extend(Resource::ALL.map(A::Bid));
        out.extend((0..=MOST_BID).map(A::Amount));
        out.extend(Resource::BASIC.map(A::Basic));
        out.extend((0..BRANCHES).map(A::Branch));
        out.extend([A::Yes, A::No]);
        out.extend(slots().filter(|slot| slot.place().is_some()).map(A::Place));
        out.extend((0..ROW as u8).map(A::Row));
        out.extend((0..content.free_cities.len()).map(|city| A::City(CityId::new(city))));
        out.extend(content.basics.map(A::BasicBuilding));
        out.push(A::Opponent);
        let provinces = content.of_kind(CardKind::Province);
        for card in provinces {
            out.extend(ProvinceType::ALL.map(|of| A::Type(card, of)));
        }
        for from in provinces {
            for of in ProvinceType::ALL {
                out.extend(provinces.iter().filter(|to| *to != from).map(|to| A::Move(from, of, to)));
            }
        }
        out.push(A::Stop);
    }
}

/// A position while somebody looks at it.
struct Sight<'a> {
    p: &'a Position,
    content: &'static Content,
    seat: Seat,
}

impl Sight<'_> {
    fn away(&self, seat: Seat) -> usize {
        away(self.seat, seat, 2)
    }

    fn card(&self, index: usize) -> &'static str {
        &self.content.card_names[index].id
    }

    fn table(&self, out: &mut impl Entries) {
        let p = self.p;
        out.number(|| "round".to_owned(), f32::from(p.round));
        out.flag(|| "last_round".to_owned(), p.last_round);
        out.one_of(PHASES.len(), Some(p.phase as usize), |i| format!("phase.{}", PHASES[i]));
        out.one_of(2, Some(self.away(p.first)), |i| format!("first.{}", seat_name(i)));
        out.one_of(2, Some(self.away(p.turn)), |i| format!("turn.{}", seat_name(i)));
        let advantage = p.advantage;
        let holder = advantage.holder.map(|seat| self.away(seat));
        out.one_of(2, holder, |i| format!("advantage.{}", seat_name(i)));
        out.one_of(5, advantage.resource.map(|r| r as usize), |i| {
            format!("advantage.{}", Resource::WORDS[i])
        });
        out.number(|| "advantage.tokens".to_owned(), f32::from(advantage.tokens));
    }

    fn question(&self, out: &mut impl Entries) {
        let kinds = PromptKind::VARIANTS;
        let asked = self.p.question().map(|kind| kind as usize);
        out.one_of(kinds.len(), asked, |i| format!("question.{}", kinds[i]));
        let (price, left) = match self.p.prompts.last() {
            Some(Prompt::Gold { price, .. } | Prompt::Substitute { price, .. }) => (*price, 0),
            Some(
                Prompt::Basics { left, .. } | Prompt::PickCity { left, .. } | Prompt::PickRow { left, .. },
            ) => (0, *left),
            _ => (0, 0),
        };
        out.number(|| "question.price".to_owned(), f32::from(price));
        out.number(|| "question.left".to_owned(), f32::from(left));
        let in_hand = self.p.prompts.iter().filter_map(|prompt| prompt.card());
        let in_hand = in_hand.fold(0u128, |cards, card| cards | 1 << card.index());
        out.some_of(self.content.cards.len(), in_hand, |i| format!("in_hand.{}", self.card(i)));
    }

    fn row(&self, out: &mut impl Entries) {
        let cards = self.content.cards.len();
        for (place, card) in self.p.row.iter().enumerate() {
            out.one_of(cards, card.map(CardId::index), |i| format!("row.{place}.{}", self.card(i)));
        }
        out.some_of(cards, self.p.deck.word(), |i| format!("deck.{}", self.card(i)));
        out.each(
            4,
            |i| f32::from(self.p.piles[i]),
            |i| format!("basic.{}.left", self.card(self.content.basics[i].index())),
        );
    }

    fn market(&self, out: &mut impl Entries) {
        let city = |i: usize| &self.content.free_cities[i].name.id;
        let cities = self.content.free_cities.len();
        for place in 0..MARKET {
            let stall = &self.p.market[place];
            out.one_of(cities, stall.city.map(CityId::index), |i| format!("market.{place}.{}", city(i)));
            for seat in self.seat.clockwise(2) {
                let gold = f32::from(stall.gold[seat.index()]);
                out.number(|| format!("market.{place}.gold.{}", seat_name(self.away(seat))), gold);
            }
        }
        out.some_of(cities, u128::from(self.p.city_deck.word()), |i| format!("city_deck.{}", city(i)));
    }

    fn player(&self, seat: Seat, out: &mut impl Entries) {
        let (p, content) = (self.p, self.content);
        let player = &p.players[seat];
        let who = seat_name(self.away(seat));
        out.one_of(content.civs.len(), player.civ.map(CivId::index), |i| {
            format!("{who}.civ.{}", content.civs[i].name.id)
        });
        out.flag(|| format!("{who}.passed"), player.passed);
        out.flag(|| format!("{who}.warlord_used"), player.warlord_used);
        out.flag(|| format!("{who}.scout_used"), player.scout_used);
        out.number(|| format!("{who}.points"), p.total(seat) as f32);
        out.each(5, |i| f32::from(player.held[i]), |i| format!("{who}.held.{}", Resource::WORDS[i]));
        out.each(5, |i| f32::from(player.gained[i]), |i| format!("{who}.gained.{}", Resource::WORDS[i]));
        out.number(|| format!("{who}.deck"), player.deck.len() as f32);
        self.bag(out, &player.deck.bag, || format!("{who}.deck"));
        let top = |place: usize| {
            player.deck.top.iter().rev().nth(place).map_or(0.0, |card| card.index() as f32 + 1.0)
        };
        out.each(KNOWN_TOP, top, |i| format!("{who}.deck.top.{i}.id"));
        self.bag(out, &player.discard, || format!("{who}.discard"));
        out.some_of(content.cards.len(), player.owned.word(), |i| format!("{who}.owned.{}", self.card(i)));
        let policies = content.policies.len();
        let developed = player.policies.iter().fold(0u128, |set, policy| set | 1 << policy.index());
        let policy = |i: usize| &content.policy_names[i].id;
        out.some_of(policies, developed, |i| format!("{who}.policy.{}", policy(i)));
        out.one_of(policies, player.policy().map(PolicyId::index), |i| {
            format!("{who}.active_policy.{}", policy(i))
        });
        out.some_of(policies, u128::from(player.culture_deck.word()), |i| {
            format!("{who}.culture_deck.{}", policy(i))
        });
        out.one_of(content.cards.len(), player.wonder.map(CardId::index), |i| {
            format!("{who}.wonder.{}", self.card(i))
        });
        let lands = player.lands.iter().fold(0u128, |set, land| set | 1 << land.card.index());
        out.some_of(content.cards.len(), lands, |i| format!("{who}.land.{}", self.card(i)));
        out.each(
            3,
            |i| f32::from(p.provinces(seat, Some(ProvinceType::ALL[i]))),
            |i| format!("{who}.provinces.{}", ProvinceType::WORDS[i]),
        );
        out.each(
            3,
            |i| f32::from(player.tokens[i]),
            |i| format!("{who}.type_tokens.{}", ProvinceType::WORDS[i]),
        );
        let cities = content.free_cities.len();
        let city = |i: usize| &content.free_cities[i].name.id;
        out.some_of(cities, u128::from(player.cities.word()), |i| format!("{who}.city.{}", city(i)));
        out.some_of(cities, u128::from(player.traded.word()), |i| format!("{who}.traded.{}", city(i)));
    }

    /// The places of a city: what lies there, by number and by what it is good for.
    fn city(&self, seat: Seat, out: &mut impl Entries) {
        let player = &self.p.players[seat];
        let who = seat_name(self.away(seat));
        out.some_of(PLACES, u128::from(player.active.word()), |i| format!("{who}.place.{i}.activated"));
        for (at, place) in player.city.iter().enumerate() {
            for (part, card) in [(Part::Top, place.top), (Part::Knowledge, place.under)] {
                let facts = card.map(|card| self.content.card(card));
                let name = part.name();
                let id = card.map_or(0.0, |card| card.index() as f32 + 1.0);
                out.number(|| format!("{who}.place.{at}.{name}.id"), id);
                out.each(
                    5,
                    |i| facts.map_or(0.0, |facts| f32::from(facts.yields[i])),
                    |i| format!("{who}.place.{at}.{name}.yields.{}", Resource::WORDS[i]),
                );
                let action = facts.is_some_and(|facts| facts.action.is_some());
                let used = action && self.p.action_used(seat, Slot::city(at, part));
                out.flag(|| format!("{who}.place.{at}.{name}.action"), action && !used);
            }
        }
    }

    fn bag(&self, out: &mut impl Entries, bag: &CardBag, what: impl Fn() -> String) {
        out.each(
            self.content.cards.len(),
            |i| f32::from(bag.count(i)),
            |i| format!("{}.{}", what(), self.card(i)),
        );
    }
}
