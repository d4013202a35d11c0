//! The table in words.

use crate::ids::{Artifact, Board, House, Kind, Resource, Slot, Territory, Track, Weapon, WeaponSet};
use crate::phrase;
use crate::prompt::Phase;
use crate::state::Position;
use game_core::page::{InWords, Page};
use game_core::{Arg, Awaiting, Game, Seat, Text, Viewer};

impl InWords for Position {
    fn in_words(&self, viewer: Viewer) -> Page {
        let view = self.view(viewer);
        let mut page = Page::default();
        self.write_standing(&mut page);
        self.write_players(&mut page);
        let own = |seat: &Seat| viewer == Viewer::Seat(*seat);
        for seat in self.seats().filter(own).chain(self.seats().filter(|seat| !own(seat))) {
            self.write_player(seat, viewer, &mut page);
        }
        if view.slots.iter().all(|slot| slot.token.is_some()) {
            self.write_star(&mut page);
        }
        for board in self.boards() {
            self.write_board(board, &mut page);
        }
        self.write_pacts(&mut page);
        if view.goals.iter().all(|goal| goal.goal.is_some()) {
            self.write_tracks(&mut page);
        }
        page
    }
}

fn weapons(set: WeaponSet) -> Vec<Text> {
    set.iter().map(|weapon: Weapon| Text::new(weapon.key())).collect()
}

impl Position {
    fn at(&self, at: Territory) -> Arg {
        phrase::place(self.content.get().territory_id(at))
    }

    fn write_standing(&self, page: &mut Page) {
        page.heading(2, Text::new("words-standing"));
        match self.phase {
            Phase::Over => page.say(Text::new("words-over")),
            Phase::Setup => page.say(Text::new("words-setup")),
            _ => {
                page.say(Text::new("words-round").with("n", i32::from(self.round)));
                page.pair("words-turn", self.active);
            }
        }
        if self.end_triggered {
            page.say(Text::new("words-last-round"));
        }
        if let Awaiting::Players(awaited) = self.awaiting() {
            page.pair("words-awaited", awaited.iter().map(Page::seat).collect::<Vec<_>>());
        }
        if let Some(battle) = &self.battle {
            page.heading(3, Text::new("words-battle"));
            page.pair("words-place", self.at(battle.at));
            page.pair("words-attacker", battle.attacker);
            match battle.defender {
                Some(defender) => page.pair("words-defender", defender),
                None => page.pair("words-defender", "words-ancient"),
            }
            let totals = [0, 1].map(|side| Page::number(self.battle_total(side)));
            page.pair("words-strength", totals.to_vec());
            for side in &battle.sides {
                page.pair_list("words-weapons-shown", weapons(side.cards));
            }
        }
    }

    fn write_players(&self, page: &mut Page) {
        page.heading(2, Text::new("words-players"));
        let mut head = vec![Text::new("tally-vp")];
        head.extend(Resource::ALL.map(|resource| Text::new(resource.key())));
        head.push(Text::new("tally-crystals"));
        head.extend(Track::ALL.map(|track| Text::new(track.key())));
        head.extend(["tally-reserve", "tally-weapons", "tally-territories"].map(Text::new));
        let rows = self.seats().map(|seat| {
            let mat = &self.mats[seat];
            let mut cells = vec![i64::from(mat.vp())];
            cells.extend(Resource::ALL.map(|resource| i64::from(mat.resource(resource))));
            cells.push(mat.crystals.into());
            cells.extend(Track::ALL.map(|track| i64::from(mat.track(track))));
            cells.extend([mat.reserve.into(), mat.hand.len() as i64, self.controlled(seat).len() as i64]);
            (Page::seat(seat), cells.into_iter().map(Page::number).collect())
        });
        page.table_of("words-players", head, rows);
    }

    fn write_player(&self, seat: Seat, viewer: Viewer, page: &mut Page) {
        let mat = &self.mats[seat];
        let own = viewer.is(seat);
        page.heading(2, Page::seat(seat));
        if !mat.seated {
            return page.say(Text::new("words-no-house"));
        }
        page.pair("words-house", mat.house.key());
        if let Some(slot) = mat.pawn {
            page.pair("words-pawn", self.token_on(slot).key());
        }
        let signs: Vec<Text> = mat.signs.iter().map(|cell| Page::thing(self.line(cell))).collect();
        page.pair_list("words-signs", signs);
        page.pair_list("words-upgraded", mat.upgraded.iter().map(|token| Text::new(token.key())).collect());
        let gods = mat.kept.iter().map(|god| match mat.summoned.contains(god) {
            true => Page::noted(god.key(), "words-summoned"),
            false => Text::new(god.key()),
        });
        page.pair_list("words-gods", gods.collect());
        if mat.major_summoned {
            page.say(Text::new("words-major-summoned"));
        }
        if own {
            page.pair_list("words-hand", weapons(mat.hand));
        }
        let content = self.content.get();
        let pacts = mat.held().map(|pact| Page::thing(content.pact_phrase(pact)));
        page.pair_list("words-held-pacts", pacts.collect());
        page.pair("words-fulfilled-pacts", mat.fulfilled.count_ones() as i32);
        let artifacts = mat.artifacts.iter().map(|artifact: Artifact| Text::new(artifact.key()));
        page.pair_list("words-artifacts", artifacts.collect());
        page.pair("words-ancients-defeated", i32::from(mat.ancients));
        let held = self.controlled(seat).iter().map(|at| Page::thing(self.at(at)));
        page.pair_list("words-controlled", held.collect());
    }

    /// The star by its slots, and between which of them signs lie.
    fn write_star(&self, page: &mut Page) {
        page.heading(2, Text::new("words-star"));
        let rows = Slot::ALL.into_iter().map(|slot| {
            let token = self.token_on(slot);
            let here = self.seats().filter(|seat| self.mats[*seat].pawn == Some(slot)).map(Page::seat);
            let colour = Text::new(self.content.colour(token).key());
            let joined = Slot::ALL.into_iter().filter(|to| self.content.joint(slot, *to).is_some());
            let joined = joined.map(|to| Text::new(self.token_on(to).key()));
            (Text::new(token.key()), vec![colour, Page::all(here.collect()), Page::all(joined.collect())])
        });
        page.table("words-star", &["words-colour", "words-pawns", "words-joined"], rows);
    }

    fn write_board(&self, board: Board, page: &mut Page) {
        let content = self.content.get();
        page.heading(2, Text::new("words-world").with("world", world(board)));
        let head = ["words-sources", "words-there", "words-ancient", "words-near"];
        let open = content.board(board).intersection(self.board.open);
        let rows = open.iter().map(|at| {
            let facts = &content.territories[at.index()];
            let left = self.open_sources(at);
            let sources = facts.sources.iter().enumerate().map(|(index, source)| {
                let key = source.map_or("words-any", Resource::key);
                if left >> index & 1 == 0 { Page::noted(key, "words-exhausted") } else { Text::new(key) }
            });
            let shrines = (facts.shrines > 0).then(|| Page::count(facts.shrines, "words-shrines"));
            let there = self.seats().filter_map(|seat| {
                let counts = Kind::ALL.into_iter().filter_map(|kind| {
                    let n = self.mats[seat].count(at, kind);
                    (n > 0).then(|| Page::count(n, kind.key()))
                });
                let counts: Vec<Text> = counts.collect();
                (!counts.is_empty()).then(|| Page::about(seat, counts))
            });
            let ancient = match (self.board.ancient.contains(at), self.ancient_token(at)) {
                (false, _) => Page::none(),
                (true, Some(token)) => {
                    Text::new("words-strength-of").with("n", content.ancients[token.index()].strength)
                }
                (true, None) => Text::new("words-face-down"),
            };
            let near = content.steps[at.index()].iter().map(|to| Page::thing(self.at(to)));
            let cells = vec![
                Page::all(sources.chain(shrines).collect()),
                Page::all(there.collect()),
                ancient,
                Page::all(near.collect()),
            ];
            (Page::thing(self.at(at)), cells)
        });
        page.table("words-territories", &head, rows);
    }

    fn write_pacts(&self, page: &mut Page) {
        let content = self.content.get();
        let row = self.pacts.row.iter().flatten().map(|pact| Page::thing(content.pact_phrase(*pact)));
        let row: Vec<Text> = row.collect();
        if !row.is_empty() {
            page.heading(2, Text::new("words-pacts"));
            page.list(row);
        }
    }

    fn write_tracks(&self, page: &mut Page) {
        page.heading(2, Text::new("words-tracks"));
        let head = self.seats().map(Page::seat).chain([Text::new("words-goal")]).collect();
        let rows = Track::ALL.into_iter().map(|track| {
            let places = self.seats().map(|seat| Page::number(self.mats[seat].track(track)));
            let goal = Text::new(self.goals[track.index()].key());
            (Text::new(track.key()), places.chain([goal]).collect())
        });
        page.table_of("words-tracks", head, rows);
    }
}

/// A world: the home of a house, or Gaia.
fn world(board: Board) -> &'static str {
    let home = House::ALL.into_iter().find(|house| house.name() == board.name());
    home.map_or("words-gaia", House::key)
}
