//! The position as text for a terminal, about 100 columns wide.

use crate::ids::{Cult, Hex, PowerAction, River, Structure, Terrain, TownTile};
use crate::prompt::Prompt;
use crate::state::Position;
use game_core::Seat;
use std::fmt::Write;

/// Width of a hex on the drawn map.
const CELL: usize = 7;

const fn letter(terrain: Terrain) -> char {
    match terrain {
        Terrain::Desert => 'Y',
        Terrain::Plains => 'U',
        Terrain::Swamp => 'K',
        Terrain::Lakes => 'B',
        Terrain::Forest => 'G',
        Terrain::Mountains => 'S',
        Terrain::Wasteland => 'R',
    }
}

const fn short(structure: Structure) -> &'static str {
    match structure {
        Structure::Dwelling => "D",
        Structure::TradingPost => "TP",
        Structure::Temple => "TE",
        Structure::Stronghold => "SH",
        Structure::Sanctuary => "SA",
    }
}

impl Position {
    pub(crate) fn draw_table(&self) -> String {
        let mut out = String::new();
        self.draw_header(&mut out);
        self.draw_map(&mut out);
        self.draw_board(&mut out);
        self.draw_seats(&mut out);
        out
    }

    fn draw_header(&self, out: &mut String) {
        let tile =
            |round: usize| self.board.scoring[round].map_or("?", |t| t.name().trim_start_matches("score_"));
        let phase: &'static str = self.prompt().into();
        let _ = match (self.flow.round, self.prompt()) {
            (_, Prompt::Over) => writeln!(out, "TERRA MYSTICA   the game is over"),
            (0, _) => writeln!(out, "TERRA MYSTICA   set-up   {phase}"),
            (round, _) => writeln!(
                out,
                "TERRA MYSTICA   round {round} of 6   {}   {phase}",
                tile(usize::from(round) - 1)
            ),
        };
        let tiles: Vec<&str> = (0..6).map(tile).collect();
        let _ = writeln!(out, "scoring: {}", tiles.join(", "));
    }

    /// Each hex as `E7 Gd1`: name, terrain, and structure with the seat of its owner.
    fn draw_map(&self, out: &mut String) {
        let map = &self.content.map;
        for row in 0..9u8 {
            let mut line = if row % 2 == 1 { " ".repeat(CELL / 2) } else { String::new() };
            for column in 0..13u8 {
                let at = (row, column);
                let cell = if let Some(i) = map.land_at.iter().position(|one| *one == at) {
                    self.draw_hex(Hex::new(i as u8))
                } else if let Some(i) = map.river_at.iter().position(|one| *one == at) {
                    let river = River::new(i as u8);
                    let mark = if self.map.links.contains(river) { "=" } else { "~" };
                    format!("{mark}{river}{mark}")
                } else {
                    String::new()
                };
                let _ = write!(line, "{cell:<CELL$} ");
            }
            let _ = writeln!(out, "{}", line.trim_end());
        }
        if !self.map.bridges.is_empty() {
            let owner =
                |place| Seat::all(self.players).find(|seat| self.seats[*seat].bridges.contains(place));
            let bridges: Vec<String> = self
                .map
                .bridges
                .iter()
                .map(|place| {
                    format!("{place} ({})", owner(place).map_or_else(String::new, |seat| seat.to_string()))
                })
                .collect();
            let _ = writeln!(out, "bridges: {}", bridges.join(", "));
        }
    }

    fn draw_hex(&self, hex: Hex) -> String {
        let terrain = letter(self.map.terrain[hex.index()]);
        match self.structure_at(hex) {
            Some((seat, structure)) => {
                let town = if self.seats[seat].in_town.contains(hex) { "*" } else { "" };
                format!("{hex}{terrain}:{}{seat}{town}", short(structure))
            }
            None => format!("{hex}{terrain}"),
        }
    }

    fn draw_board(&self, out: &mut String) {
        let pool: Vec<String> = self
            .board
            .pool
            .iter()
            .map(|tile| match self.board.coins[tile.index()] {
                0 => tile.to_string(),
                coins => format!("{tile} +{coins}C"),
            })
            .collect();
        let _ = writeln!(out, "bonus pool: {}", pool.join(", "));
        let powers: Vec<String> = PowerAction::ALL
            .into_iter()
            .map(|action| {
                let used = if self.board.used.contains(action) { " used" } else { "" };
                format!(
                    "{} {}PW{used}",
                    action.name().trim_start_matches("power_"),
                    self.content.power(action).cost
                )
            })
            .collect();
        let _ = writeln!(out, "power: {}", powers.join(", "));
        let towns: Vec<String> = TownTile::ALL
            .into_iter()
            .filter(|tile| self.board.towns[tile.index()] > 0)
            .map(|tile| {
                format!("{} {}", tile.name().trim_start_matches("town_"), self.board.towns[tile.index()])
            })
            .collect();
        let _ = writeln!(out, "towns left: {}", towns.join(", "));
        let gone: Vec<&str> = crate::ids::FavorTile::ALL
            .into_iter()
            .filter(|tile| self.board.favors[tile.index()] == 0)
            .map(|tile| tile.name().trim_start_matches("favor_"))
            .collect();
        if !gone.is_empty() {
            let _ = writeln!(out, "favors gone: {}", gone.join(", "));
        }
        for cult in Cult::ALL {
            let marks: Vec<String> = Seat::all(self.players)
                .map(|seat| format!("{seat}:{}", self.seats[seat].cults[cult.index()]))
                .collect();
            let orders: Vec<String> = self.board.orders[cult.index()]
                .iter()
                .zip(self.content.order_steps)
                .map(|(owner, steps)| owner.map_or_else(|| steps.to_string(), |seat| format!("P{seat}")))
                .collect();
            let _ = writeln!(out, "{:<6} {}   [{}]", cult.name(), marks.join("  "), orders.join(" "));
        }
    }

    fn draw_seats(&self, out: &mut String) {
        for seat in Seat::all(self.players) {
            let player = self.player(seat);
            let Some(faction) = player.faction else {
                let _ = writeln!(out, "{seat} no faction yet");
                continue;
            };
            let mark = if self.awaited().includes(seat) { ">" } else { " " };
            let passed = if self.flow.passed.contains(seat) { " passed" } else { "" };
            let [one, two, three] = player.bowls;
            let _ = writeln!(
                out,
                "{mark}{seat} {:<15} {:>3} VP {:>3} C {:>2} W {} P  {one}/{two}/{three} PW  ship {} dig {} keys {}  {}{passed}",
                faction.name(),
                player.vp,
                player.coins,
                player.workers,
                player.priests,
                player.shipping,
                player.digging,
                player.keys,
                player.bonus.map_or("no bonus tile", |tile| tile.name()),
            );
            let favors: Vec<&str> =
                player.favors.iter().map(|tile| tile.name().trim_start_matches("favor_")).collect();
            let pieces: Vec<String> = Structure::ALL
                .into_iter()
                .map(|s| format!("{} {}", self.on_map(seat, s), short(s)))
                .collect();
            let favors = if favors.is_empty() { "no favors".to_owned() } else { favors.join(", ") };
            let _ = writeln!(out, "    {}   {favors}", pieces.join(" "));
        }
    }
}
