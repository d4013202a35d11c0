//! What a viewer may see. Everything: this game hides nothing from anybody (spec 2.2).

use crate::content::{CardBag, CardSet, Content};
use crate::ids::{CardId, Part, Resource, Slot};
use crate::prompt::{Prompt, PromptKind};
use crate::scoring::Holdings;
use crate::state::{PLACES, Phase, Position, SEATS};
use game_core::Seat;
use serde::Serialize;
use std::collections::BTreeMap;

/// The id of a card, policy or city, as the content names it.
type Id = &'static str;

/// A position for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// What the game is busy with.
    pub phase: Phase,
    /// Round, from 1.
    pub round: u8,
    /// Is it the last one?
    pub last_round: bool,
    /// Who goes first.
    pub first: Seat,
    /// Who acts.
    pub turn: Seat,
    /// The open question.
    pub question: Option<PromptKind>,
    /// The card that is just being used, completed or placed, and lies nowhere else.
    pub in_hand: Vec<Id>,
    /// The development row; the last place is the oldest.
    pub row: Vec<Option<Id>>,
    /// Development cards left, per era.
    pub deck: [Vec<Id>; 3],
    /// Development cards out of the game.
    pub discard: Vec<Id>,
    /// Basic buildings left.
    pub basics: BTreeMap<Id, u8>,
    /// Free cities between the players.
    pub market: Vec<StallView>,
    /// Free cities not yet dealt.
    pub free_city_deck: Vec<Id>,
    /// The advantage.
    pub advantage: AdvantageView,
    /// Both players.
    pub players: [PlayerView; 2],
    /// Places of the row whose cards leave at the end of the round.
    pub leaving: Vec<u8>,
}

/// A free city between the players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StallView {
    /// The city.
    pub city: Id,
    /// Gold on the side of each seat.
    pub gold: [u8; 2],
    /// Did this seat trade with it this round?
    pub traded: [bool; 2],
}

/// The advantage card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AdvantageView {
    /// Whoever the arrow points at.
    pub holder: Option<Seat>,
    /// Type of its tokens.
    pub resource: Option<Resource>,
    /// How many.
    pub tokens: u8,
}

/// Everything of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The civilization, once chosen.
    pub civilization: Option<Id>,
    /// Out for this round?
    pub passed: bool,
    /// Points if the game ended now.
    pub points: i32,
    /// Tokens held.
    pub resources: BTreeMap<&'static str, u16>,
    /// Tokens gained this round.
    pub gained: BTreeMap<&'static str, u16>,
    /// The nine places of the city.
    pub city: Vec<PlaceView>,
    /// Known top cards of the city deck, the next one first.
    pub deck_top: Vec<Id>,
    /// The rest of the city deck, by contents.
    pub deck: BTreeMap<Id, u8>,
    /// The city discard.
    pub discard: BTreeMap<Id, u8>,
    /// Cards out of the game.
    pub archive: BTreeMap<Id, u8>,
    /// Policies not yet developed.
    pub culture_deck: Vec<Id>,
    /// Developed policies, the active one last.
    pub policies: Vec<Id>,
    /// Has the action of the active policy been used?
    pub policy_used: bool,
    /// The unfinished wonder.
    pub wonder: Option<Id>,
    /// The province stack, topmost last.
    pub provinces: Vec<LandView>,
    /// Type tokens in reserve.
    pub type_tokens: BTreeMap<&'static str, u8>,
    /// Free cities beside the city.
    pub free_cities: Vec<OwnCityView>,
    /// The warlord.
    pub warlord: Option<Id>,
    /// Used this round?
    pub warlord_used: bool,
    /// The scout.
    pub scout: Option<Id>,
    /// Used this round?
    pub scout_used: bool,
    /// What things cost this player now.
    pub prices: PricesView,
    /// Gold on the own side that makes a free city join.
    pub city_gold: u8,
    /// What scores.
    pub holdings: Holdings,
    /// Points by source.
    pub score: BTreeMap<&'static str, i32>,
}

/// What things cost a player now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PricesView {
    /// The places of the development row.
    pub row: Vec<Option<PriceTag>>,
    /// Basic buildings.
    pub basics: BTreeMap<Id, PriceTag>,
    /// The second part of the own wonder.
    pub wonder: Option<PriceTag>,
    /// The next policy.
    pub policy: Option<PriceTag>,
    /// The topmost province of the opponent.
    pub conquest: Option<PriceTag>,
    /// Scientific progress.
    pub progress: PriceTag,
}

/// A price as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PriceTag {
    /// What it is paid with.
    pub resource: Resource,
    /// How many, after all modifiers.
    pub amount: u8,
    /// How many are missing, gold and substitutes counted.
    pub short: u8,
}

/// One place of a city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PlaceView {
    /// The card itself.
    pub card: Option<Id>,
    /// The knowledge under it, or alone.
    pub knowledge: Option<Id>,
    /// Activated?
    pub activated: bool,
    /// Has the action of the card been used?
    pub card_used: bool,
    /// Has the action of the knowledge been used?
    pub knowledge_used: bool,
}

/// A card of a province stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LandView {
    /// The province or Barricade.
    pub card: Id,
    /// Its types, printed and by token.
    #[cfg_attr(feature = "wire", ts(as = "Vec<crate::ids::ProvinceType>"))]
    pub types: Vec<&'static str>,
    /// Types by token only.
    #[cfg_attr(feature = "wire", ts(as = "Vec<crate::ids::ProvinceType>"))]
    pub tokens: Vec<&'static str>,
}

/// A free city beside a city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct OwnCityView {
    /// The city.
    pub city: Id,
    /// Traded with this round?
    pub traded: bool,
}

fn card_id(content: &'static Content, card: CardId) -> Id {
    &content.card_names[card.index()].id
}

fn set(content: &'static Content, cards: CardSet) -> Vec<Id> {
    cards.iter().map(|card| card_id(content, card)).collect()
}

fn bag(content: &'static Content, cards: &CardBag) -> BTreeMap<Id, u8> {
    cards.kinds().map(|(card, n)| (card_id(content, CardId::new(card)), n)).collect()
}

fn resources(counts: [u16; 5]) -> BTreeMap<&'static str, u16> {
    Resource::ALL.iter().map(|resource| (resource.name(), counts[*resource as usize])).collect()
}

impl View {
    /// The whole position: there is nothing to leave out.
    pub(crate) fn of(position: &Position) -> View {
        let content = position.content.get();
        let city = |city| -> Id { &content.free_city(city).name.id };
        let stall = |stall: &crate::state::Stall| {
            stall.city.map(|at| StallView {
                city: city(at),
                gold: stall.gold,
                traded: SEATS.map(|seat| position.players[seat].traded.contains(at)),
            })
        };
        let basics = content.basics.iter().zip(position.piles);
        View {
            phase: position.phase,
            round: position.round,
            last_round: position.last_round,
            first: position.first,
            turn: position.turn,
            question: position.question(),
            in_hand: position
                .prompts
                .iter()
                .filter_map(|f: &Prompt| f.card())
                .map(|c| card_id(content, c))
                .collect(),
            row: position.row.iter().map(|card| card.map(|card| card_id(content, card))).collect(),
            deck: [0, 1, 2].map(|era| set(content, position.deck.intersection(content.eras[era]))),
            discard: set(content, position.discard),
            basics: basics.map(|(card, left)| (card_id(content, *card), left)).collect(),
            market: position.market.iter().filter_map(stall).collect(),
            free_city_deck: position.city_deck.iter().map(city).collect(),
            advantage: AdvantageView {
                holder: position.advantage.holder,
                resource: position.advantage.resource,
                tokens: position.advantage.tokens,
            },
            players: SEATS.map(|seat| position.player_view(seat)),
            leaving: position.leaving(),
        }
    }
}

impl Position {
    /// The rightmost cards of the row beyond those that may stay (3.4.2).
    fn leaving(&self) -> Vec<u8> {
        let taken = (0u8..).zip(self.row.iter()).filter(|(_, card)| card.is_some()).map(|(place, _)| place);
        let taken: Vec<u8> = taken.collect();
        taken[usize::from(self.content.get().rules.row_keep_max).min(taken.len())..].to_vec()
    }

    fn prices(&self, seat: Seat) -> PricesView {
        let content = self.content.get();
        let purse = self.purse(seat);
        let places = 0..self.row.len() as u8;
        PricesView {
            row: places.map(|place| purse.row_price(place, 0).map(|price| purse.tag(price))).collect(),
            basics: content
                .basics
                .iter()
                .map(|card| (card_id(content, *card), purse.tag(purse.basic_price(*card, 0))))
                .collect(),
            wonder: purse.wonder_price(0).map(|price| purse.tag(price)),
            policy: purse.policy_price().map(|price| purse.tag(price)),
            conquest: purse.opponent_price(0).map(|price| purse.tag(price)),
            progress: purse.tag(purse.progress_price()),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let content = self.content.get();
        let player = &self.players[seat];
        let policy = |policy: &crate::ids::PolicyId| -> Id { &content.policy_names[policy.index()].id };
        let types = |types: game_core::BitSet<crate::ids::ProvinceType, u8>| {
            types.iter().map(|of| of.name()).collect::<Vec<_>>()
        };
        PlayerView {
            civilization: self.civ(seat).map(|civ| civ.name.id.as_str()),
            passed: player.passed,
            points: self.total(seat),
            resources: resources(player.held),
            gained: resources(player.gained),
            city: (0..PLACES).map(|place| self.place_view(seat, place)).collect(),
            deck_top: player.deck.top.iter().rev().map(|card| card_id(content, *card)).collect(),
            deck: bag(content, &player.deck.bag),
            discard: bag(content, &player.discard),
            archive: bag(content, &player.archive),
            culture_deck: player.culture_deck.iter().map(|p| policy(&p)).collect(),
            policies: player.policies.iter().map(policy).collect(),
            policy_used: self.action_used(seat, Slot::POLICY),
            wonder: player.wonder.map(|card| card_id(content, card)),
            provinces: player
                .lands
                .iter()
                .map(|land| LandView {
                    card: card_id(content, land.card),
                    types: types(self.types_of(land)),
                    tokens: types(land.tokens),
                })
                .collect(),
            type_tokens: crate::ids::ProvinceType::ALL
                .iter()
                .map(|of| (of.name(), player.tokens[*of as usize]))
                .collect(),
            free_cities: player
                .cities
                .iter()
                .map(|city| OwnCityView {
                    city: &content.free_city(city).name.id,
                    traded: player.traded.contains(city),
                })
                .collect(),
            warlord: self.civ(seat).map(|civ| civ.warlord_name.id.as_str()),
            warlord_used: player.warlord_used,
            scout: self.civ(seat).map(|civ| civ.scout_name.id.as_str()),
            scout_used: player.scout_used,
            prices: self.prices(seat),
            city_gold: self.city_gold(seat),
            holdings: self.holdings(seat),
            score: self.points(seat).iter().map(|line| (line.key, line.points)).collect(),
        }
    }

    fn place_view(&self, seat: Seat, place: usize) -> PlaceView {
        let content = self.content.get();
        let there = &self.players[seat].city[place];
        PlaceView {
            card: there.top.map(|card| card_id(content, card)),
            knowledge: there.under.map(|card| card_id(content, card)),
            activated: self.players[seat].active.contains(place as u8),
            card_used: self.action_used(seat, Slot::city(place, Part::Top)),
            knowledge_used: self.action_used(seat, Slot::city(place, Part::Knowledge)),
        }
    }

    /// Has the action of the card in a slot been used this round?
    pub(crate) fn action_used(&self, seat: Seat, slot: Slot) -> bool {
        let player = &self.players[seat];
        let marks = match slot.place() {
            Some((place, part)) => player.city[place].marks[part as usize],
            None => player.policy_marks,
        };
        let action = self.slot_card(seat, slot).and_then(|card| card.action);
        action.is_some_and(|index| marks & (1 << index) != 0)
    }
}
