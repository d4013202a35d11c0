//! The table in words.

use crate::content::SLOTS;
use crate::ids::{Achievement, Card, Kind, Level, Region};
use crate::pile::Pile;
use crate::prompt::Prompt;
use crate::refusal::label;
use crate::sentences;
use crate::state::Position;
use crate::view;
use game_core::page::{InWords, Page};
use game_core::{Awaiting, Game, Seat, Text, Viewer};

impl InWords for Position {
    fn in_words(&self, viewer: Viewer) -> Page {
        let mut page = Page::default();
        self.write_standing(&mut page);
        self.write_players(&mut page);
        let own = |seat: &Seat| viewer == Viewer::Seat(*seat);
        let seats = || Seat::all(self.options.players);
        for seat in seats().filter(own).chain(seats().filter(|seat| !own(seat))) {
            self.write_player(seat, viewer, &mut page);
        }
        self.write_map(&mut page);
        self.write_market(&mut page);
        page
    }
}

fn resources(all: crate::resources::Resources) -> Vec<Text> {
    sentences::resources(all)
}

fn cards(pile: Pile<Card>) -> Vec<Text> {
    let told = |(card, n): (Card, u8)| match n {
        1 => Text::new(card.key()),
        n => Page::count(n, card.key()),
    };
    pile.sorts().map(told).collect()
}

impl Position {
    fn write_standing(&self, page: &mut Page) {
        page.heading(2, Text::new("words-standing"));
        match self.prompt() {
            Prompt::Over => page.say(Text::new("prompt-over")),
            _ if self.round == 0 => page.say(Text::new("words-setup")),
            _ => {
                page.say(Text::new("words-round").with("n", i32::from(self.round)));
                page.pair("words-turn", self.active);
            }
        }
        if self.final_round {
            page.say(Text::new("words-last-round"));
        }
        if let Awaiting::Players(awaited) = self.awaiting() {
            page.pair("words-awaited", awaited.iter().map(Page::seat).collect::<Vec<_>>());
        }
        page.pair_list("words-pool", resources(self.pool));
        if self.options.limited {
            page.pair_list("words-supply-left", resources(self.supply));
        }
        if let Some(battle) = self.battle() {
            page.say(
                Text::new("words-battle")
                    .with("from", label(battle.from))
                    .with("to", label(battle.to))
                    .with("attack", crate::legal::battle::attack_strength(self, battle))
                    .with("defence", crate::legal::battle::defence_strength(self, battle)),
            );
        }
    }

    fn write_players(&self, page: &mut Page) {
        page.heading(2, Text::new("words-players"));
        let head = [
            "tally-points",
            "tally-regions",
            "tally-settlements",
            "tally-stock",
            "tally-hand",
            "words-deck",
            "tally-captured",
            "tally-conquests",
            "tally-coins",
        ];
        let rows = Seat::all(self.options.players).map(|seat| {
            let player = &self.seats[seat];
            let cells = [
                i64::from(self.points(seat).total()),
                self.board.held[seat].len() as i64,
                self.settlements_on_map(seat).into(),
                player.stock.into(),
                player.hand.len().into(),
                player.deck.len().into(),
                player.captures().into(),
                player.conquests().len().into(),
                player.coins.into(),
            ];
            (Page::seat(seat), cells.map(Page::number).to_vec())
        });
        page.table("words-players", &head, rows);
    }

    fn write_player(&self, seat: Seat, viewer: Viewer, page: &mut Page) {
        let player = &self.seats[seat];
        let content = self.content.get();
        page.heading(2, Page::seat(seat));
        if let Some(faction) = player.faction {
            page.pair("words-faction", faction.key());
        }
        if let Some(hand) = view::hand(self, seat, viewer) {
            page.heading(3, Text::new("words-hand"));
            page.list(hand.sorts().map(|(card, n)| self.card_in_words(card, n)).collect());
        }
        if let Some(card) = player.archive {
            page.pair("words-archive", vec![self.card_in_words(card, 1)]);
        }
        let table = (0..SLOTS).filter_map(|slot| {
            let card = player.table[slot]?;
            let spaces = sentences::spaces(content.kind(card).spaces);
            let tokens = Page::all(resources(player.tokens[slot]));
            Some((Text::new(card.key()), vec![tokens, Page::all(spaces)]))
        });
        page.table("words-table", &["words-tokens", "words-spaces"], table);
        if let Some(progress) = player.progress {
            page.heading(3, Text::new("words-progress"));
            page.say(self.achievement_in_words(progress));
            page.pair("words-tokens", vec![Page::all(resources(player.progress_tokens))]);
        }
        if !player.completed.is_empty() {
            page.heading(3, Text::new("words-completed"));
            page.list(player.completed.iter().map(|a| self.achievement_in_words(a)).collect());
        }
        if let Some(wonder) = view::secret(self, seat, viewer) {
            page.pair("words-secret", vec![self.achievement_in_words(wonder)]);
        } else if player.secret.is_some() {
            page.say(Text::new("words-secret-hidden"));
        }
        let tokens = player.fresh.sorts().map(|(token, n)| Page::count(n, token.key()));
        page.pair_list("words-fresh", tokens.collect());
        page.pair_list("words-played", cards(player.played));
        page.pair_list("words-discard", cards(player.discard));
    }

    fn card_in_words(&self, card: Card, n: u8) -> Text {
        let effects = sentences::effects(self.content.get().kind(card));
        let told = Page::about(card.key(), effects);
        if n > 1 { Page::count(n, vec![told]) } else { told }
    }

    fn achievement_in_words(&self, id: Achievement) -> Text {
        Page::about(id.key(), vec![sentences::achievement(self.content.get().achievement(id))])
    }

    fn write_map(&self, page: &mut Page) {
        page.heading(2, Text::new("words-map"));
        let layout = self.layout();
        let head = ["words-terrain", "words-holder", "tally-settlements", "words-token", "words-near"];
        let rows = Region::ALL.into_iter().filter(|region| layout.in_play.contains(*region)).map(|region| {
            let facts = &self.content.regions[region.index()];
            let holder = self.board.holder(region).map_or_else(Page::none, Page::seat);
            let token = self.board.tokens[region.index()];
            let token = token.map_or_else(Page::none, |token| Text::new(token.key()));
            let near = layout.near[region.index()].iter().map(|one| Page::thing(label(one)));
            let terrain = match layout.vp_tokens.contains(region) {
                true => Page::noted(facts.terrain.key(), "words-vp-token"),
                false => Text::new(facts.terrain.key()),
            };
            let settlements = Page::number(self.board.settlements(region));
            (Page::thing(label(region)), vec![terrain, holder, settlements, token, Page::all(near.collect())])
        });
        page.table("words-regions", &head, rows);
    }

    fn write_market(&self, page: &mut Page) {
        let content = self.content.get();
        page.heading(2, Text::new("words-market"));
        let head = ["words-price", "tally-points", "words-left", "words-effects"];
        let rows = Kind::market().filter_map(|kind| {
            let card = self.top_card(kind)?;
            let face = content.face(card);
            let cells = vec![
                Page::all(sentences::cost(face.cost)),
                Page::number(face.vp),
                Page::number(self.pile(kind)),
                Page::all(sentences::effects(content.kind(card))),
            ];
            Some((Text::new(card.key()), cells))
        });
        page.table("words-market", &head, rows);
        page.heading(2, Text::new("words-achievements"));
        for level in Level::ALL {
            page.heading(3, Text::new("words-level").with("n", level.number()));
            let open = self.achievements.open.sorts().filter(|(a, _)| a.level() == level).map(|(a, _)| a);
            let rows = open.map(|id| {
                let facts = content.achievement(id);
                let spaces = Page::all(sentences::spaces(facts.spaces));
                (Text::new(id.key()), vec![spaces, sentences::achievement(facts)])
            });
            page.table("words-achievements", &["words-spaces", "words-effects"], rows);
        }
    }
}
