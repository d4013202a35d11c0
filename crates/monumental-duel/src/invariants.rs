//! What must hold in every position (spec 9, as far as one position shows it).

use crate::content::CardBag;
use crate::ids::{CardId, CardKind, ProvinceType, Resource};
use crate::prompt::{Prompt, PromptKind};
use crate::state::{Phase, Position, SEATS};
use game_core::{Invariants, Seat};

fn hold(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

impl Invariants for Position {
    fn invariants(&self) -> Result<(), String> {
        self.cards_are_conserved()?;
        self.free_cities_are_conserved()?;
        for seat in SEATS {
            self.check_city(seat)?;
            self.check_lands(seat)?;
            self.check_marks(seat)?;
            self.check_possession(seat)?;
        }
        self.check_advantage_card()?;
        let row = self.row.iter().flatten().count();
        // Effects of the activation may already discard from the row.
        let after_refill =
            self.phase == Phase::FirstActivation && self.question() == Some(PromptKind::Activate);
        hold(!after_refill || row == 6 || self.deck.is_empty(), || {
            format!("5: {row} cards in the row and {} in the deck after the refill", self.deck.len())
        })?;
        for seat in SEATS {
            let sum: i32 = self.points(seat).iter().map(|line| line.points).sum();
            hold(sum == self.total(seat), || format!("17: the points of {seat:?} do not add up"))?;
        }
        Ok(())
    }
}

impl Position {
    /// Every card lies somewhere, exactly once (invariant 1).
    fn cards_are_conserved(&self) -> Result<(), String> {
        let content = self.content.get();
        let mut found = CardBag::EMPTY;
        for card in self.row.iter().flatten().copied().chain(self.deck).chain(self.discard) {
            found.add(card.index());
        }
        for (basic, left) in content.basics.iter().zip(self.piles) {
            (0..left).for_each(|_| found.add(basic.index()));
        }
        for card in self.prompts.iter().filter_map(|prompt: &Prompt| prompt.card()) {
            found.add(card.index());
        }
        let mut wanted = CardBag::EMPTY;
        for (i, card) in content.cards.iter().enumerate() {
            if card.era > 0 {
                wanted.add(i);
            }
        }
        for (basic, count) in content.basics.iter().zip(content.basic_counts) {
            (0..count).for_each(|_| wanted.add(basic.index()));
        }
        for seat in SEATS {
            let player = &self.players[seat];
            let mut own = CardBag::EMPTY;
            for pile in [player.deck.bag, player.discard, player.archive] {
                let mut pile = pile;
                own.pour(&mut pile);
            }
            let city = player.city.iter().flat_map(|place| [place.top, place.under]);
            let tops = player.deck.top.iter().copied();
            let lands = player.lands.iter().map(|land| land.card);
            for card in city.flatten().chain(tops).chain(player.wonder).chain(lands) {
                own.add(card.index());
            }
            if let Some(civ) = self.civ(seat) {
                let mut deck = civ.deck;
                wanted.pour(&mut deck);
                if let Some(card) = civ.starting_province {
                    wanted.add(card.index());
                }
                let away = civ.deck.kinds().find(|(card, n)| {
                    let held =
                        self.prompts.iter().filter(|f| f.card().map(CardId::index) == Some(*card)).count();
                    let acts = if self.turn == seat { held as u8 } else { 0 };
                    own.count(*card) + acts != *n
                });
                hold(away.is_none(), || {
                    format!("1: a starting card of {seat:?} is not with its owner: {away:?}")
                })?;
            }
            let undeveloped = player.culture_deck.len() + player.policies.len();
            hold(player.civ.is_none() || undeveloped == 5, || {
                format!("1: {seat:?} has {undeveloped} policies instead of 5")
            })?;
            found.pour(&mut own);
        }
        let odd = (0..content.cards.len()).find(|card| found.count(*card) != wanted.count(*card));
        hold(odd.is_none(), || {
            let card = odd.unwrap_or_default();
            let id = &content.card_names[card].id;
            format!("1: {} of {id} on the table instead of {}", found.count(card), wanted.count(card))
        })
    }

    /// Invariants 1 and 4 for free cities.
    fn free_cities_are_conserved(&self) -> Result<(), String> {
        let between = self.market.iter().filter(|stall| stall.city.is_some()).count();
        let owned: usize = SEATS.into_iter().map(|seat| self.players[seat].cities.len()).sum();
        let all = self.city_deck.len() + between + owned;
        let there = self.content.free_cities.len();
        hold(all == there, || format!("1: {all} free cities instead of {there}"))?;
        let filling = self.phase <= Phase::Market || self.prompts.contains(&Prompt::FillMarket);
        hold(filling || between == 3 || self.city_deck.is_empty(), || {
            format!("4: {between} free cities between the players")
        })?;
        let both = self.players[SEATS[0]].cities.intersects(self.players[SEATS[1]].cities);
        hold(!both, || "1: a free city is beside both cities".to_owned())
    }

    /// Invariants 7 and 8.
    fn check_city(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let kind = |card: CardId| self.content.get().card(card).kind;
        for (i, place) in player.city.iter().enumerate() {
            let top = place.top.is_none_or(|card| {
                !matches!(kind(card), CardKind::Knowledge | CardKind::Province)
                    && !self.content.get().card(card).on_stack
            });
            let under = place.under.is_none_or(|card| kind(card) == CardKind::Knowledge);
            hold(top && under, || format!("7: place {i} of {seat:?} holds {place:?}"))?;
            hold(!place.is_empty() || !player.active.contains(i as u8), || {
                format!("8: the empty place {i} of {seat:?} is activated")
            })?;
        }
        hold(player.active.len() <= 5, || format!("8: {} places activated", player.active.len()))
    }

    /// Invariants 2 and 13.
    fn check_lands(&self, seat: Seat) -> Result<(), String> {
        let content = self.content.get();
        let player = &self.players[seat];
        let in_city =
            |card: CardId| content.card(card).kind == CardKind::Province || content.card(card).on_stack;
        let mut elsewhere =
            player.deck.bag.kinds().chain(player.discard.kinds()).chain(player.archive.kinds());
        hold(!elsewhere.any(|(card, _)| in_city(CardId::new(card))), || {
            format!("2: a province or Barricade of {seat:?} is in a city pile")
        })?;
        hold(player.lands.iter().all(|land| in_city(land.card)), || {
            format!("2: the province stack of {seat:?} holds something else")
        })?;
        let given = self.civ(seat).map_or([0; 3], |civ| civ.type_tokens);
        for of in ProvinceType::ALL {
            let placed = player.lands.iter().filter(|land| land.tokens.contains(of)).count() as u8;
            let all = placed + player.tokens[of as usize];
            hold(all == given[of as usize], || {
                format!("13: {seat:?} has {all} {} tokens instead of {}", of.name(), given[of as usize])
            })?;
        }
        let twice = player.lands.iter().any(|land| content.card(land.card).types.intersects(land.tokens));
        hold(!twice, || format!("13: a province of {seat:?} has a type twice"))?;
        let barricade = player
            .lands
            .iter()
            .any(|l| content.card(l.card).kind != CardKind::Province && !l.tokens.is_empty());
        hold(!barricade, || format!("13: a type token of {seat:?} lies on a Barricade"))
    }

    /// Invariants 3 and 12.
    fn check_marks(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let marks = player.city.iter().any(|place| place.marks != [0; 2]);
        let used = player.warlord_used || player.scout_used || player.policy_marks != 0;
        let basics = Resource::BASIC.into_iter().any(|basic| player.has(basic) > 0);
        let clean = !marks && !used && !basics && player.active.is_empty() && player.traded.is_empty();
        hold(!player.passed || clean, || {
            format!("3: {seat:?} has passed and still has marks, cards or tokens")
        })?;
        let strange = player.city.iter().any(|place| {
            (place.top.is_none() && place.marks[0] != 0) || (place.under.is_none() && place.marks[1] != 0)
        });
        hold(!strange, || format!("12: an empty place of {seat:?} is marked"))
    }

    /// Invariant 6, and that the cached possession agrees with the zones.
    fn check_possession(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let content = self.content.get();
        if let Some(card) = player.wonder {
            let fits = content.card(card).kind == CardKind::Wonder && !player.owned.contains(card);
            hold(fits, || format!("6: beside the city of {seat:?} lies {card:?}"))?;
        }
        let mut there = crate::content::CardSet::EMPTY;
        let city = player.city.iter().flat_map(|place| [place.top, place.under]).flatten();
        let piles = player.deck.bag.kinds().chain(player.discard.kinds()).map(|(card, _)| CardId::new(card));
        let mut put = |card: CardId| {
            let printed = content.card(card);
            if printed.era > 0 || printed.kind == CardKind::Knowledge {
                there.insert(card);
            }
        };
        city.chain(piles).chain(player.deck.top.iter().copied()).for_each(&mut put);
        if self.turn == seat {
            let held = self.prompts.iter().filter(|f| !matches!(f, Prompt::KeepWonder { .. }));
            held.filter_map(|prompt: &Prompt| prompt.card()).for_each(put);
        }
        hold(there == player.owned, || {
            format!("1: the possession of {seat:?} is kept as {:?}, the zones say {there:?}", player.owned)
        })
    }

    /// Invariant 9.
    fn check_advantage_card(&self) -> Result<(), String> {
        let card = self.advantage;
        let fits = (card.holder.is_some() || card.tokens == 0)
            && (card.tokens > 0) == card.resource.is_some()
            && card.resource.is_none_or(Resource::is_basic);
        hold(fits, || format!("9: the advantage is {card:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Puzzle;
    use crate::content::Content;
    use crate::ids::{CityId, PolicyId};
    use crate::state::{Advantage, Land};
    use game_core::{BitSet, Content as _};

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    /// The complaint about a sound position after something was done to it behind the rules' back.
    fn broken(spoil: impl Fn(&mut Position, &dyn Fn(&str) -> CardId)) -> String {
        let content = Content::standard();
        let puzzle =
            Puzzle::new(content, ["aztecs", "malians"]).city(A, 0, "fort/land_use").city(A, 4, "petra");
        let mut position = puzzle.active(A, &[0]).row(&["writing"]).turn(A);
        assert_eq!(position.invariants(), Ok(()));
        spoil(&mut position, &|id| content.card_by_id(id).unwrap());
        position.invariants().expect_err("the spoilt position is noticed")
    }

    #[test]
    fn every_kind_of_damage_is_noticed() {
        let number = |text: String| text.split(':').next().unwrap_or_default().to_owned();
        let cases: [(&str, String); 15] = [
            ("1", broken(|p, _| p.row[0] = None)),
            ("1", broken(|p, id| p.discard.insert(id("petra")).then_some(()).unwrap())),
            ("1", broken(|p, _| p.piles[0] = 4)),
            ("1", broken(|p, id| p.players[B].deck.bag.add(id("land_use").index()))),
            ("1", broken(|p, _| p.players[A].policies.push(PolicyId::new(10)))),
            ("1", broken(|p, id| assert!(p.players[A].owned.remove(id("petra"))))),
            ("1", broken(|p, _| assert!(p.city_deck.remove(CityId::new(9))))),
            ("3", broken(|p, _| p.players[A].passed = true)),
            (
                "7",
                broken(|p, _| {
                    let place = &mut p.players[A].city[0];
                    std::mem::swap(&mut place.top, &mut place.under);
                }),
            ),
            ("8", broken(|p, _| assert!(p.players[A].active.insert(7)))),
            ("9", broken(|p, _| p.advantage = Advantage { tokens: 2, ..Advantage::NOBODY })),
            ("12", broken(|p, _| p.players[A].city[7].marks = [1, 0])),
            ("13", broken(|p, _| p.players[A].tokens[0] = 3)),
            (
                "13",
                broken(|p, _| {
                    p.players[A].tokens[0] -= 1;
                    p.players[A].lands[0].tokens = BitSet::one(ProvinceType::Coastal);
                }),
            ),
            (
                "2",
                broken(|p, id| {
                    p.row[0] = None;
                    p.players[A].owned.insert(id("writing"));
                    p.players[A].lands.push(Land { card: id("writing"), tokens: BitSet::EMPTY });
                }),
            ),
        ];
        for (wanted, said) in cases {
            assert_eq!(number(said.clone()), wanted, "{said}");
        }
    }
}
