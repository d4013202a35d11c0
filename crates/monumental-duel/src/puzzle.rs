//! Positions set up by hand, for puzzles and tests. Cards are moved, never copied, so every count stays right.

use crate::content::Content;
use crate::ids::{CardId, CardKind, Part, ProvinceType, Resource};
use crate::prompt::Prompt;
use crate::setup::Setup;
use crate::state::{Advantage, Land, MARKET, Phase, Position, SEATS, Stall};
use game_core::{BitSet, Seat};

/// A table being laid out. It starts with empty cities, all starting cards in the decks, an empty row, and the
/// first player to act in round 1.
///
/// Every method panics when a card is not where it could be taken from: a puzzle with a missing card is a
/// mistake of whoever lays it out.
#[derive(Clone, Debug)]
pub struct Puzzle {
    position: Position,
}

impl Puzzle {
    /// A table for two civilizations, by their ids.
    ///
    /// # Panics
    /// When the content has no such civilization.
    #[must_use]
    pub fn new(content: &'static Content, civs: [&str; 2]) -> Puzzle {
        let mut position = Position::before_setup(content);
        for (seat, id) in SEATS.into_iter().zip(civs) {
            position.settle(seat, content.civ_by_id(id).expect("a civilization of the content"));
        }
        position.phase = Phase::Actions;
        position.round = 1;
        Puzzle { position }
    }

    /// Reads the rules as this set-up says.
    #[must_use]
    pub fn read_as(mut self, setup: &Setup) -> Puzzle {
        self.position.readings = setup.readings();
        self
    }

    fn id(&self, id: &str) -> CardId {
        self.position.content.get().card_by_id(id).unwrap_or_else(|| panic!("there is no card {id:?}"))
    }

    /// Takes a card from wherever the seat could get it: own deck, development deck, basic pile.
    fn fetch(&mut self, seat: Seat, id: &str) -> CardId {
        let card = self.id(id);
        let position = &mut self.position;
        let printed = position.content.get().card(card);
        let basic = position.content.get().basic_index(card);
        let found = if let Some(basic) = basic {
            let left = position.piles[basic] > 0;
            position.piles[basic] -= u8::from(left);
            left
        } else if printed.era > 0 {
            position.players[seat].owned.insert(card);
            position.deck.remove(card)
        } else {
            position.players[seat].deck.bag.take(card.index())
        };
        assert!(found, "the card {id:?} is used up");
        card
    }

    /// Puts a card, or `card/knowledge`, or `/knowledge` alone, on a place of a city.
    #[must_use]
    pub fn city(mut self, seat: Seat, place: usize, cards: &str) -> Puzzle {
        let (top, under) = cards.split_once('/').map_or((cards, ""), |pair| pair);
        for (part, id) in [(Part::Top, top), (Part::Knowledge, under)] {
            if !id.is_empty() {
                let card = self.fetch(seat, id);
                let there = &mut self.position.players[seat].city[place];
                match part {
                    Part::Top => there.top = Some(card),
                    Part::Knowledge => there.under = Some(card),
                }
            }
        }
        self
    }

    /// Activates places of a city, without their yields.
    #[must_use]
    pub fn active(mut self, seat: Seat, places: &[u8]) -> Puzzle {
        self.position.players[seat].active = places.iter().copied().collect();
        self
    }

    /// Gives tokens that do not count as gained.
    #[must_use]
    pub fn holds(mut self, seat: Seat, resource: Resource, n: u16) -> Puzzle {
        self.position.players[seat].held[resource as usize] = n;
        self
    }

    /// Sets what was gained this round.
    #[must_use]
    pub fn gained(mut self, seat: Seat, resource: Resource, n: u16) -> Puzzle {
        self.position.players[seat].gained[resource as usize] = n;
        self
    }

    /// Puts known cards on a city deck; the first one named is drawn first.
    #[must_use]
    pub fn deck_top(mut self, seat: Seat, ids: &[&str]) -> Puzzle {
        for id in ids.iter().rev() {
            let card = self.fetch(seat, id);
            self.position.players[seat].put_on_deck(card);
        }
        self
    }

    /// Leaves only these cards in the bag of a city deck; the other starting cards go to the discard.
    #[must_use]
    pub fn bag(mut self, seat: Seat, ids: &[&str]) -> Puzzle {
        let cards: Vec<CardId> = ids.iter().map(|id| self.fetch(seat, id)).collect();
        let player = &mut self.position.players[seat];
        let mut rest = player.deck.bag;
        player.deck.bag = Default::default();
        player.discard.pour(&mut rest);
        cards.iter().for_each(|card| player.deck.bag.add(card.index()));
        self
    }

    /// Archives everything in a city discard.
    #[must_use]
    pub fn no_discard(mut self, seat: Seat) -> Puzzle {
        let player = &mut self.position.players[seat];
        for (card, _) in player.discard.kinds() {
            player.owned.remove(CardId::new(card));
        }
        let mut gone = player.discard;
        player.archive.pour(&mut gone);
        player.discard = gone;
        self
    }

    /// Puts cards on a city discard.
    #[must_use]
    pub fn discard(mut self, seat: Seat, ids: &[&str]) -> Puzzle {
        for id in ids {
            let card = self.fetch(seat, id);
            self.position.players[seat].discard.add(card.index());
        }
        self
    }

    /// Lays out the development row from place 0 on; `_` is an empty place.
    #[must_use]
    pub fn row(mut self, ids: &[&str]) -> Puzzle {
        for (place, id) in ids.iter().enumerate().filter(|(_, id)| **id != "_") {
            let card = self.id(id);
            assert!(self.position.deck.remove(card), "the card {id:?} is not in the development deck");
            self.position.row[place] = Some(card);
        }
        self
    }

    /// Leaves only these cards in the development deck.
    #[must_use]
    pub fn development_deck(mut self, ids: &[&str]) -> Puzzle {
        let kept = ids.iter().map(|id| self.id(id)).collect::<crate::content::CardSet>();
        let gone = self.position.deck.difference(kept);
        self.position.discard = self.position.discard.union(gone);
        self.position.deck = self.position.deck.intersection(kept);
        self
    }

    /// Adds provinces and Barricades to a stack, the last one topmost. A starting province changes hands.
    #[must_use]
    pub fn provinces(mut self, seat: Seat, ids: &[&str]) -> Puzzle {
        for id in ids {
            let card = self.id(id);
            let printed = self.position.content.get().card(card);
            if printed.kind == CardKind::Province && printed.era == 0 {
                self = self.without_province(id);
            } else {
                self.fetch(seat, id);
                self.position.players[seat].owned.remove(card);
            }
            self.position.players[seat].lands.push(Land { card, tokens: BitSet::EMPTY });
        }
        self
    }

    fn without_province(mut self, id: &str) -> Puzzle {
        let card = self.id(id);
        for seat in SEATS {
            let lands = self.position.players[seat].lands;
            let kept = lands.iter().filter(|land| land.card != card);
            let mut rest = lands;
            while rest.pop().is_some() {}
            kept.for_each(|land| rest.push(*land));
            self.position.players[seat].lands = rest;
        }
        self
    }

    /// Puts a type token of the reserve on a province.
    #[must_use]
    pub fn type_token(mut self, seat: Seat, province: &str, of: ProvinceType) -> Puzzle {
        let card = self.id(province);
        let player = &mut self.position.players[seat];
        player.tokens[of as usize] -= 1;
        let land = player.lands.iter_mut().find(|land| land.card == card).expect("an own province");
        land.tokens.insert(of);
        self
    }

    /// Develops policies in this order, without their bonuses.
    #[must_use]
    pub fn policies(mut self, seat: Seat, ids: &[&str]) -> Puzzle {
        for id in ids {
            let policy = self.position.content.get().policy_by_id(id).expect("a policy of the content");
            let player = &mut self.position.players[seat];
            assert!(player.culture_deck.remove(policy), "the policy {id:?} is not in the culture deck");
            player.policies.push(policy);
        }
        self
    }

    /// Builds part 1 of a wonder.
    #[must_use]
    pub fn wonder(mut self, seat: Seat, id: &str) -> Puzzle {
        let card = self.fetch(seat, id);
        self.position.players[seat].owned.remove(card);
        self.position.players[seat].wonder = Some(card);
        self
    }

    /// Lays a free city between the players, with gold on both sides.
    #[must_use]
    pub fn market(mut self, city: &str, gold: [u8; 2]) -> Puzzle {
        let id = self.position.content.get().city_by_id(city).expect("a free city of the content");
        assert!(self.position.city_deck.remove(id), "the free city {city:?} is not in the deck");
        let gap = self.position.market.iter().position(|stall| stall.city.is_none());
        self.position.market[gap.expect("three places")] = Stall { city: Some(id), gold };
        self
    }

    /// Leaves no free city in the deck: those not laid out are beside the city of this seat.
    #[must_use]
    pub fn all_free_cities(mut self, seat: Seat) -> Puzzle {
        let rest = self.position.city_deck;
        self.position.players[seat].cities = self.position.players[seat].cities.union(rest);
        self.position.city_deck = BitSet::EMPTY;
        self
    }

    /// Puts free cities beside a city.
    #[must_use]
    pub fn free_cities(mut self, seat: Seat, ids: &[&str]) -> Puzzle {
        for id in ids {
            let city = self.position.content.get().city_by_id(id).expect("a free city of the content");
            assert!(self.position.city_deck.remove(city), "the free city {id:?} is not in the deck");
            self.position.players[seat].cities.insert(city);
        }
        self
    }

    /// Gives somebody the advantage with tokens on its card.
    #[must_use]
    pub fn advantage(mut self, holder: Seat, resource: Resource, tokens: u8) -> Puzzle {
        let resource = (tokens > 0).then_some(resource);
        self.position.advantage = Advantage { holder: Some(holder), resource, tokens };
        self
    }

    /// Somebody has passed already.
    #[must_use]
    pub fn passed(mut self, seat: Seat) -> Puzzle {
        self.position.players[seat].passed = true;
        self
    }

    /// This round is the last one.
    #[must_use]
    pub fn last_round(mut self) -> Puzzle {
        self.position.last_round = true;
        self
    }

    /// Fills the gaps between the players with the next free cities.
    fn fill_market(&mut self) {
        for at in 0..MARKET {
            if self.position.market[at].city.is_none()
                && let Some(city) = self.position.city_deck.first()
            {
                self.position.city_deck.remove(city);
                self.position.market[at] = Stall { city: Some(city), gold: [0; 2] };
            }
        }
    }

    /// The position with this seat to take a turn.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Position {
        self.fill_market();
        self.position.turn = seat;
        self.position.prompts.push(Prompt::Turn);
        self.position.advance();
        self.position
    }

    /// The position with this seat about to activate its city, as the second player of the round.
    #[must_use]
    pub fn activation(mut self, seat: Seat) -> Position {
        self.fill_market();
        self.position.first = crate::state::other(seat);
        self.position.phase = Phase::SecondActivation;
        self.position.turn = seat;
        self.position.prompts.push(Prompt::Activate);
        self.position
    }

    /// The position at the beginning of phase C: both have passed, this seat was first player.
    #[must_use]
    pub fn end_of_round(mut self, first: Seat) -> Position {
        self.fill_market();
        self.position.first = first;
        self.position.turn = first;
        for seat in SEATS {
            self.position.players[seat].passed = true;
        }
        self.position.advance();
        self.position
    }
}
