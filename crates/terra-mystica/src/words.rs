//! The table in words.

use crate::content::{Content, MapTables};
use crate::ids::{Hex, Structure};
use crate::state::Position;
use crate::view::{HexView, IncomeView, SeatView, View};
use game_core::page::{InWords, Page};
use game_core::{Arg, Awaiting, Game, Seat, Text, Viewer};

impl InWords for Position {
    fn in_words(&self, viewer: Viewer) -> Page {
        let view = self.view(viewer);
        let mut page = Page::default();
        write_standing(&view, &mut page);
        write_players(&view, &mut page);
        let own = |seat: &&SeatView| viewer == Viewer::Seat(seat.seat);
        for seat in view.seats.iter().filter(own).chain(view.seats.iter().filter(|seat| !own(seat))) {
            write_player(&view, seat, &mut page);
        }
        write_map(&self.content.map, &view, &mut page);
        write_cults(&view, &mut page);
        write_tiles(&self.content, &view, &mut page);
        page
    }
}

fn hex(hex: Hex) -> Arg {
    Arg::Label(hex.to_string())
}

fn terms<T>(all: impl IntoIterator<Item = T>, key: impl Fn(T) -> &'static str) -> Vec<Text> {
    all.into_iter().map(|one| Text::new(key(one))).collect()
}

fn seats(all: &[Seat]) -> Vec<Text> {
    all.iter().map(|seat| Page::seat(*seat)).collect()
}

fn write_standing(view: &View, page: &mut Page) {
    page.heading(2, Text::new("words-standing"));
    match (view.round, view.awaiting) {
        (_, Awaiting::Nothing) => page.say(Text::new("prompt-over")),
        (0, _) => page.say(Text::new("words-setup")),
        (round, _) => page.say(Text::new("words-round-of").with("now", round).with("of", 6u8)),
    }
    if let Awaiting::Players(awaited) = view.awaiting {
        page.pair("words-awaited", awaited.iter().map(Page::seat).collect::<Vec<_>>());
    }
    page.pair_list("words-order", seats(&view.order));
    page.pair_list("words-passed", seats(&view.passed));
    let offers = view.offers.iter().map(|offer| {
        Text::new("words-offer")
            .with("giver", offer.giver)
            .with("seat", offer.receiver)
            .with("amount", offer.amount)
    });
    page.list(offers.collect());
}

fn write_player(view: &View, seat: &SeatView, page: &mut Page) {
    page.heading(2, Page::seat(seat.seat));
    let Some(faction) = seat.faction else {
        return page.say(Text::new("words-no-faction"));
    };
    page.pair("words-faction", faction.key());
    if let Some(home) = seat.colour {
        page.pair("words-home", home.key());
    }
    let on_map: Vec<Text> = Structure::ALL
        .into_iter()
        .filter_map(|kind| {
            let there: Vec<Text> = view
                .hexes
                .iter()
                .filter(|at| at.owner == Some(seat.seat) && at.structure == Some(kind))
                .map(|at| match at.town {
                    true => Page::noted(hex(at.id), "words-in-town"),
                    false => Page::thing(hex(at.id)),
                })
                .collect();
            (!there.is_empty()).then(|| Page::named(kind.key(), there))
        })
        .collect();
    if !on_map.is_empty() {
        page.heading(3, Text::new("words-on-map"));
        page.list(on_map);
    }
    let bridges = view.bridges.iter().filter(|bridge| bridge.owner == Some(seat.seat));
    page.pair_list(
        "words-bridges",
        bridges
            .map(|bridge| Text::new("words-bridge").with("from", hex(bridge.from)).with("to", hex(bridge.to)))
            .collect(),
    );
    page.heading(3, Text::new("words-board"));
    let left = Structure::ALL.into_iter().filter_map(|kind| {
        let n = *seat.pieces.get(kind.name())?;
        (n > 0).then(|| Page::count(n, kind.key()))
    });
    page.pair_list("words-left", left.collect());
    if let Some(income) = &seat.income {
        page.pair_list("words-income", goods(income));
    }
    page.pair("words-network", i32::from(seat.network));
    page.pair("words-priest-supply", i32::from(seat.priest_supply));
    if let Some(tile) = seat.bonus {
        page.pair("words-bonus", tile.key());
    }
    page.pair_list("words-favors", terms(&seat.favors, |tile| tile.key()));
    page.pair_list("words-towns", terms(&seat.towns, |tile| tile.key()));
}

fn write_cults(view: &View, page: &mut Page) {
    page.heading(2, Text::new("words-cults"));
    let head = view.seats.iter().map(|seat| Page::seat(seat.seat));
    let head = head.chain([Text::new("words-orders")]).collect();
    let rows = view.cults.iter().map(|cult| {
        let spaces = cult.orders.iter().zip([3u8, 2, 2, 2]).map(|(holder, steps)| match holder {
            Some(seat) => Text::new("words-order-taken").with("steps", steps).with("seat", *seat),
            None => Text::new("words-order-free").with("steps", steps),
        });
        let positions = cult.positions.iter().map(|at| Page::number(*at));
        (Text::new(cult.id.key()), positions.chain([Page::all(spaces.collect())]).collect())
    });
    page.table_of("words-cults", head, rows);
}

fn goods(income: &IncomeView) -> Vec<Text> {
    let all = [
        ("tally-coins", income.coins),
        ("tally-workers", income.workers),
        ("tally-priests", income.priests),
        ("tally-power", income.power),
    ];
    all.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| Page::named(key, i32::from(n))).collect()
}

fn write_players(view: &View, page: &mut Page) {
    page.heading(2, Text::new("words-players"));
    let head = [
        "tally-vp",
        "tally-coins",
        "tally-workers",
        "tally-priests",
        "tally-bowl-1",
        "tally-bowl-2",
        "tally-bowl-3",
        "tally-shipping",
        "tally-digging",
        "tally-keys",
    ];
    let rows = view.seats.iter().map(|seat| {
        let [first, second, third] = seat.bowls;
        let cells = [
            i32::from(seat.vp),
            i32::from(seat.coins),
            seat.workers.into(),
            seat.priests.into(),
            first.into(),
            second.into(),
            third.into(),
            seat.shipping.into(),
            seat.digging.into(),
            seat.keys.into(),
        ];
        (Page::seat(seat.seat), cells.map(Page::number).to_vec())
    });
    page.table("words-players", &head, rows);
}

/// One item per row of the printed map.
fn write_map(map: &MapTables, view: &View, page: &mut Page) {
    page.heading(2, Text::new("words-map"));
    let told = |at: &HexView| match (at.structure, at.owner) {
        (Some(kind), Some(owner)) => Text::new("words-hex-built")
            .with("hex", hex(at.id))
            .with("terrain", at.terrain.key())
            .with("structure", kind.key())
            .with("seat", owner),
        _ => Text::new("words-hex").with("hex", hex(at.id)).with("terrain", at.terrain.key()),
    };
    let row_of = |at: &HexView| map.land_at[at.id.index()].0;
    let last = view.hexes.iter().map(row_of).max().unwrap_or(0);
    let rows = (0..=last).map(|row| {
        let hexes: Vec<Text> = view.hexes.iter().filter(|at| row_of(at) == row).map(told).collect();
        Text::new("words-row").with("n", row + 1).with("hexes", hexes)
    });
    page.list(rows.collect());
    let links: Vec<Text> = view.links.iter().map(|river| Page::thing(river.to_string())).collect();
    page.pair_list("words-links", links);
}

fn write_tiles(content: &Content, view: &View, page: &mut Page) {
    page.heading(2, Text::new("words-rounds"));
    let rounds = (1u8..).zip(&view.scoring).filter_map(|(round, tile)| {
        Some(Text::new("words-round-tile").with("n", round).with("tile", tile.as_ref()?.key()))
    });
    page.list(rounds.collect());
    page.heading(2, Text::new("words-power-actions"));
    let rows = view.power_actions.iter().map(|action| {
        let state = if action.used { "words-used" } else { "words-free" };
        (Text::new(action.id.key()), vec![Page::number(content.power(action.id).cost), Text::new(state)])
    });
    page.table("words-power-actions", &["words-price", "words-state"], rows);
    page.heading(2, Text::new("words-supply"));
    let pool = view.bonus_pool.iter().map(|tile| match tile.coins {
        0 => Text::new(tile.tile.key()),
        coins => Page::noted(tile.tile.key(), vec![Page::count(coins, "tally-coins")]),
    });
    page.pair_list("words-bonus-pool", pool.collect());
    let left = |n: &u8| *n > 0;
    let favors = crate::ids::FavorTile::ALL.into_iter().filter_map(|tile| {
        let n = view.favors_left.get(tile.name()).filter(|n| left(n))?;
        Some(Page::count(*n, tile.key()))
    });
    page.pair_list("words-favors-left", favors.collect());
    let towns = crate::ids::TownTile::ALL.into_iter().filter_map(|tile| {
        let n = view.towns_left.get(tile.name()).filter(|n| left(n))?;
        Some(Page::count(*n, tile.key()))
    });
    page.pair_list("words-towns-left", towns.collect());
}
