//! The table in words.

use crate::ids::{CardId, Part, PolicyId, Resource, Slot};
use crate::state::{PLACES, Phase, Position, SEATS};
use crate::view::PriceTag;
use game_core::page::{InWords, Page};
use game_core::{Arg, Awaiting, Game, Seat, Text, Viewer};

impl InWords for Position {
    fn in_words(&self, viewer: Viewer) -> Page {
        let mut page = Page::default();
        self.write_standing(&mut page);
        self.write_players(&mut page);
        let own = |seat: &Seat| viewer == Viewer::Seat(*seat);
        for seat in SEATS.into_iter().filter(own).chain(SEATS.into_iter().filter(|seat| !own(seat))) {
            self.write_player(seat, &mut page);
        }
        let buyer = SEATS.into_iter().find(own).unwrap_or(self.turn);
        self.write_offer(buyer, &mut page);
        page
    }
}

impl Position {
    fn card_of(&self, card: CardId) -> Arg {
        self.content.get().card_names[card.index()].arg()
    }

    /// A card with what it says.
    fn card_in_words(&self, card: CardId) -> Text {
        let printed = self.content.get();
        said(self.card_of(card), printed.phrases(printed.card(card)))
    }

    fn policy_in_words(&self, policy: PolicyId) -> Text {
        let printed = self.content.get();
        said(printed.policy_names[policy.index()].arg(), printed.phrases(printed.policy(policy)))
    }

    fn write_standing(&self, page: &mut Page) {
        page.heading(2, Text::new("words-standing"));
        match (self.phase, self.round) {
            (Phase::Over, _) => page.say(Text::new("prompt-over")),
            (_, 0) => page.say(Text::new("words-setup")),
            (_, round) => {
                page.say(Text::new("words-round").with("n", round));
                page.pair("words-turn", self.turn);
            }
        }
        if self.last_round {
            page.say(Text::new("words-last-round"));
        }
        if let Awaiting::Players(awaited) = self.awaiting() {
            page.pair("words-awaited", awaited.iter().map(Page::seat).collect::<Vec<_>>());
        }
        match self.advantage.holder {
            Some(holder) => {
                page.pair("words-advantage", holder);
                if let Some(resource) = self.advantage.resource {
                    let tokens = vec![Page::count(self.advantage.tokens, resource.key())];
                    page.pair("words-advantage-tokens", tokens);
                }
            }
            None => page.say(Text::new("words-advantage-nobody")),
        }
    }

    fn write_players(&self, page: &mut Page) {
        page.heading(2, Text::new("words-players"));
        let mut head = vec![Text::new("tally-points")];
        head.extend(Resource::ALL.map(|resource| Text::new(resource.key())));
        let more =
            ["tally-provinces", "tally-knowledge", "tally-wonders", "tally-policies", "tally-free-cities"];
        head.extend(more.map(Text::new));
        head.push(Text::new("words-state"));
        let rows = SEATS.into_iter().map(|seat| {
            let player = &self.players[seat];
            let has = self.holdings(seat);
            let mut cells = vec![i64::from(self.total(seat))];
            cells.extend(Resource::ALL.map(|resource| i64::from(player.has(resource))));
            let counts = [has.provinces, has.knowledge, has.wonders, has.policies, has.free_cities];
            cells.extend(counts.map(i64::from));
            let mut cells: Vec<Text> = cells.into_iter().map(Page::number).collect();
            cells.push(if player.passed { Text::new("words-passed") } else { Page::none() });
            (Page::seat(seat), cells)
        });
        page.table_of("words-players", head, rows);
    }

    fn write_player(&self, seat: Seat, page: &mut Page) {
        let player = &self.players[seat];
        let printed = self.content.get();
        page.heading(2, Page::seat(seat));
        let Some(civ) = self.civ(seat) else {
            return page.say(Text::new("words-no-civilization"));
        };
        page.pair("words-civilization", civ.name.arg());
        page.heading(3, Text::new("words-city"));
        let rows = (0..PLACES / 3).map(|row| {
            let cells = (0..3).map(|column| self.place_in_words(seat, row * 3 + column));
            (Text::new("words-row").with("n", row as i32 + 1), cells.collect())
        });
        let columns = (1..=3).map(|n| Text::new("words-column").with("n", n));
        page.table_of("words-city", columns.collect(), rows);
        let tops = (0..PLACES).flat_map(|place| [player.city[place].top, player.city[place].under]);
        let mut seen: Vec<CardId> = tops.flatten().collect();
        seen.sort_unstable();
        seen.dedup();
        page.list(seen.into_iter().map(|card| self.card_in_words(card)).collect());
        if let Some(card) = player.wonder {
            page.pair("words-wonder", vec![self.card_in_words(card)]);
        }
        page.pair_list("words-policies", player.policies.iter().map(|p| self.policy_in_words(*p)).collect());
        let to_come = player.culture_deck.iter().map(|policy| self.policy_in_words(policy));
        page.pair_list("words-policies-left", to_come.collect());
        let lands = player.lands.iter().rev().map(|land| {
            let types = self.types_of(land).iter().map(|of| Text::new(of.key())).collect::<Vec<_>>();
            if types.is_empty() {
                Page::thing(self.card_of(land.card))
            } else {
                Page::noted(self.card_of(land.card), types)
            }
        });
        page.pair_list("words-provinces", lands.collect());
        let cities = player.cities.iter().map(|city| {
            let city = printed.free_city(city);
            said(city.name.arg(), vec![printed.list_phrase(city.body)])
        });
        page.pair_list("words-free-cities", cities.collect());
        let used = |used: bool| Text::new(if used { "words-used" } else { "words-free" });
        page.say(Page::about(
            civ.warlord_name.arg(),
            vec![printed.list_phrase(civ.warlord), used(player.warlord_used)],
        ));
        page.say(Page::about(
            civ.scout_name.arg(),
            vec![printed.scout_phrase(civ.module), used(player.scout_used)],
        ));
        page.pair("words-deck", player.deck.len() as i32);
    }

    fn place_in_words(&self, seat: Seat, place: usize) -> Text {
        let there = &self.players[seat].city[place];
        let mut notes = Vec::new();
        if self.players[seat].active.contains(place as u8) {
            notes.push(Text::new("words-activated"));
        }
        if self.action_used(seat, Slot::city(place, Part::Top)) {
            notes.push(Text::new("words-used"));
        }
        if let (Some(_), Some(under)) = (there.top, there.under) {
            notes.push(Page::named("words-under", self.card_of(under)));
        }
        match there.top.or(there.under) {
            Some(card) if notes.is_empty() => Page::thing(self.card_of(card)),
            Some(card) => Page::noted(self.card_of(card), notes),
            None => Page::none(),
        }
    }

    /// What can be acquired, with its price for one player.
    fn write_offer(&self, buyer: Seat, page: &mut Page) {
        let purse = self.purse(buyer);
        let printed = self.content.get();
        let price = |tag: PriceTag| Page::count(tag.amount, tag.resource.key());
        let text = |card: CardId| Page::all(printed.phrases(printed.card(card)));
        page.heading(2, Text::new("words-development-row"));
        let row = (0u8..).zip(self.row.iter()).filter_map(|(place, card)| {
            let card = (*card)?;
            let tag = purse.row_price(place, 0).map(|of| purse.tag(of));
            let cells = vec![tag.map_or_else(Page::none, price), text(card)];
            Some((Page::thing(self.card_of(card)), cells))
        });
        page.table("words-development-row", &["words-price", "words-effects"], row.collect::<Vec<_>>());
        page.heading(2, Text::new("words-basics"));
        let basics =
            printed.basics.iter().zip(self.piles).filter(|(_, left)| *left > 0).map(|(card, left)| {
                let tag = purse.tag(purse.basic_price(*card, 0));
                (Page::thing(self.card_of(*card)), vec![price(tag), Page::number(left), text(*card)])
            });
        let head = ["words-price", "words-left", "words-effects"];
        page.table("words-basics", &head, basics.collect::<Vec<_>>());
        page.heading(2, Text::new("words-market"));
        let stalls = self.market.iter().filter_map(|stall| {
            let city = printed.free_city(stall.city?);
            let gold = SEATS.map(|seat| Page::about(seat, i32::from(stall.gold[seat.index()])));
            let cells = vec![Page::all(gold.to_vec()), Page::all(vec![printed.list_phrase(city.body)])];
            Some((Page::thing(city.name.arg()), cells))
        });
        page.table("words-market", &["words-gold", "words-effects"], stalls.collect::<Vec<_>>());
    }
}

/// A thing with what it says.
fn said(name: Arg, texts: Vec<Text>) -> Text {
    if texts.is_empty() { Page::thing(name) } else { Page::about(name, texts) }
}
