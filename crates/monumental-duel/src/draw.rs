//! The position as text for a terminal.

use crate::ids::{CardId, Part, Resource, Slot};
use crate::state::{PLACES, Phase, Position, SEATS, Stall};
use game_core::Seat;
use std::fmt::Write;

/// Width of one city place.
const CELL: usize = 30;

impl Position {
    /// Both cities, the table between them, about 100 columns wide.
    pub(crate) fn drawing(&self) -> String {
        let mut out = String::new();
        let last = if self.last_round { ", the last one" } else { "" };
        let state = match self.phase {
            Phase::Over => "the game is over".to_owned(),
            _ => format!("seat {} acts", self.turn),
        };
        let _ = writeln!(out, "Round {}{last}; seat {} goes first; {state}", self.round, self.first);
        self.draw_table(&mut out);
        for seat in SEATS {
            self.draw_player(seat, &mut out);
        }
        out
    }

    fn card_name(&self, card: CardId) -> &str {
        &self.content.get().card_names[card.index()].name
    }

    fn draw_table(&self, out: &mut String) {
        let content = self.content.get();
        let row = self.row.iter().enumerate().map(|(place, card)| match card {
            Some(card) => {
                let printed = content.card(*card);
                let cost = match printed.cost {
                    [left, 0] => left.to_string(),
                    [left, right] => format!("{left}+{right}"),
                };
                format!("{place} {} ({} {cost})", self.card_name(*card), printed.kind.name())
            }
            None => format!("{place} -"),
        });
        let _ = writeln!(out, "Row    {}", wrapped(row.collect(), 7));
        let piles = content.basics.iter().zip(self.piles);
        let piles = piles.map(|(card, left)| format!("{} ×{left}", self.card_name(*card)));
        let _ = writeln!(out, "Basic  {}", wrapped(piles.collect(), 7));
        let stall = |stall: &Stall| {
            let city = stall.city?;
            Some(format!("{} (gold {}:{})", content.free_city(city).name.name, stall.gold[0], stall.gold[1]))
        };
        let market = self.market.iter().filter_map(stall).collect();
        let _ = writeln!(out, "Cities {}", wrapped(market, 7));
        let advantage = match (self.advantage.holder, self.advantage.resource) {
            (None, _) => "nobody".to_owned(),
            (Some(seat), None) => format!("seat {seat}, no tokens"),
            (Some(seat), Some(resource)) => {
                format!("seat {seat}, {} {}", self.advantage.tokens, resource.name())
            }
        };
        let _ = writeln!(out, "Advantage {advantage}");
    }

    fn draw_player(&self, seat: Seat, out: &mut String) {
        let player = &self.players[seat];
        let content = self.content.get();
        let civ = self.civ(seat).map_or("no civilization", |civ| civ.name.name.as_str());
        let passed = if player.passed { ", passed" } else { "" };
        let _ = writeln!(out, "\n--- Seat {seat}: {civ}, {} points{passed} ---", self.total(seat));
        let held = Resource::ALL.iter().map(|r| format!("{} {}", r.name(), player.has(*r)));
        let _ = writeln!(out, "{}", held.collect::<Vec<_>>().join("   "));
        for row in 0..PLACES / 3 {
            for part in Part::ALL {
                let line = (0..3).map(|column| self.cell(seat, 3 * row + column, part)).collect::<String>();
                if !line.trim().is_empty() {
                    let _ = writeln!(out, "{}", line.trim_end());
                }
            }
        }
        let top =
            player.deck.top.iter().rev().map(|card| self.card_name(*card).to_owned()).collect::<Vec<_>>();
        let known = if top.is_empty() { String::new() } else { format!(", on top {}", top.join(", ")) };
        let _ = writeln!(
            out,
            "Deck {} cards{known}; discard {}; archive {}",
            player.deck.len(),
            player.discard.len(),
            player.archive.len()
        );
        let policies = player.policies.iter().rev().map(|p| content.policy_names[p.index()].name.clone());
        let _ = writeln!(out, "Policies (active first) {}", wrapped(policies.collect(), 24));
        let lands = player.lands.iter().rev().map(|land| {
            let types = self.types_of(land).iter().map(|of| of.name()).collect::<Vec<_>>().join("+");
            let types = if types.is_empty() { types } else { format!(" ({types})") };
            format!("{}{types}", self.card_name(land.card))
        });
        let _ = writeln!(out, "Provinces (topmost first) {}", wrapped(lands.collect(), 26));
        let cities = player.cities.iter().map(|city| content.free_city(city).name.name.clone());
        let wonder = player.wonder.map_or("none", |card| self.card_name(card));
        let _ = writeln!(out, "Unfinished wonder {wonder}; free cities {}", wrapped(cities.collect(), 40));
    }

    /// One card of a place, the knowledge on a line of its own: `*` activated, `!` used.
    fn cell(&self, seat: Seat, place: usize, part: Part) -> String {
        let player = &self.players[seat];
        let card = player.city[place].card(part);
        let used = if self.action_used(seat, Slot::city(place, part)) { "!" } else { "" };
        let name = card.map_or("-", |card| self.card_name(card));
        let text = match part {
            Part::Top => {
                let active = if player.active.contains(place as u8) { '*' } else { ' ' };
                format!("{place}{active}{name}{used}")
            }
            Part::Knowledge if card.is_some() => format!("  on {name}{used}"),
            Part::Knowledge => String::new(),
        };
        format!("{text:<CELL$} ")
    }
}

/// Items side by side, in lines of at most 100 columns.
fn wrapped(items: Vec<String>, indent: usize) -> String {
    if items.is_empty() {
        return "none".to_owned();
    }
    let mut out = String::new();
    let mut column = indent;
    for (i, item) in items.iter().enumerate() {
        let width = item.chars().count() + 3;
        if i > 0 && column + width > 100 {
            let _ = write!(out, "\n{:indent$}", "");
            column = indent;
        } else if i > 0 {
            out.push_str(" | ");
        }
        out.push_str(item);
        column += width;
    }
    out
}
