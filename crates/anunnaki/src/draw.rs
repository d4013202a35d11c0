//! The position as text for a terminal, made from the view so that it shows nothing else.
//!
//! ```text
//! hex      b1 MMm S    sources open (capital letter) or exhausted (small), S a shrine
//!          anc 5       ancient civilization with its strength, `anc ?` face down, `+god` in Atlantis
//!          0:ffg#      seat 0: two followers, a minor god, a settlement (G major god)
//! ```

use crate::content::{Content, TerritoryFacts};
use crate::ids::{Cell, Colour, Resource, Token, Track};
use crate::state::Position;
use crate::view::{BoardView, SeatView, TerritoryView, View};
use game_core::{Awaiting, Viewer};
use std::fmt::Write;

const HEX: usize = 18;

/// Draws everything the viewer may see.
pub(crate) fn draw(position: &Position, viewer: Viewer) -> String {
    let view = View::of(position, viewer);
    let content = position.content.get();
    let mut out = String::new();
    head(&view, &mut out);
    star(content, &view, &mut out);
    for board in &view.boards {
        world(content, board, &mut out);
    }
    battle(&view, &mut out);
    tracks(content, &view, &mut out);
    pacts(content, &view, &mut out);
    for seat in &view.seats {
        house(content, seat, &view, &mut out);
    }
    out.lines().map(fold).collect()
}

/// The widest line a terminal takes.
const COLUMNS: usize = 100;

/// A line and its break, folded at blanks where it is too wide.
fn fold(line: &str) -> String {
    let mut folded = String::new();
    let mut rest = line.to_owned();
    while rest.chars().count() > COLUMNS {
        let end = rest.char_indices().nth(COLUMNS).map_or(rest.len(), |(at, _)| at);
        let Some(blank) = rest[..end].rfind(' ').filter(|blank| *blank > 12) else { break };
        let _ = writeln!(folded, "{}", rest[..blank].trim_end());
        rest = format!("          {}", rest[blank..].trim_start());
    }
    let _ = writeln!(folded, "{rest}");
    folded
}

/// Writing into a string cannot fail; the results are dropped here once.
macro_rules! line {
    ($out:expr, $($text:tt)*) => {{
        let _ = writeln!($out, $($text)*);
    }};
}

fn head(view: &View, out: &mut String) {
    let waits = match view.awaiting {
        Awaiting::Players(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| format!("seat {seat}")).collect();
            format!("waiting for {}", seats.join(" and "))
        }
        Awaiting::Chance => "waiting for a draw".to_owned(),
        Awaiting::Nothing => "the game is over".to_owned(),
    };
    let end = if view.end_triggered { ", last round" } else { "" };
    let (round, limit, phase, active) = (view.round, view.round_limit, view.phase, view.active);
    line!(out, "ANUNNAKI  round {round} of {limit}{end}, seat {active} is active, phase {phase}; {waits}");
}

const WIDTH: usize = 98;
const ROWS: usize = 15;

/// Where the slots of the star lie in the picture: name, column, row.
const PLACES: [(&str, usize, usize); 10] = [
    ("t0", 49, 0),
    ("t1", 87, 4),
    ("t2", 81, 14),
    ("t3", 17, 14),
    ("t4", 11, 4),
    ("v0", 62, 4),
    ("v1", 70, 8),
    ("v2", 49, 10),
    ("v3", 28, 8),
    ("v4", 36, 4),
];

fn place(slot: &str) -> Option<(usize, usize)> {
    PLACES.iter().find(|(name, ..)| *name == slot).map(|(_, x, y)| (*x, *y))
}

/// A dotted line between two places.
fn dots(canvas: &mut [Vec<char>], from: (usize, usize), to: (usize, usize)) {
    let steps = from.1.abs_diff(to.1).max(from.0.abs_diff(to.0) / 3).max(1);
    let between = |a: usize, b: usize, step: usize| (a * (steps - step) + b * step + steps / 2) / steps;
    for step in 0..=steps {
        canvas[between(from.1, to.1, step)][between(from.0, to.0, step)] = '.';
    }
}

fn star(content: &Content, view: &View, out: &mut String) {
    let token = |slot: &str| {
        let found = view.slots.iter().find(|one| one.slot == slot);
        let token = found.and_then(|one| one.token);
        let red = |token: &Token| content.colour(*token) == Colour::Red;
        let colour = token.and_then(Token::named).filter(red).map_or("", |_| "*");
        let pawns: String = view
            .seats
            .iter()
            .filter(|seat| seat.pawn == Some(slot))
            .map(|seat| format!("<{}>", seat.seat))
            .collect();
        format!("{slot} {}{colour}{pawns}", token.unwrap_or("?"))
    };
    line!(out, "\nSTAR  (* red token, <n> pawn of seat n)");
    let mut canvas = vec![vec![' '; WIDTH]; ROWS];
    for cell in Cell::ALL {
        let ends = cell.name().split_once('_').and_then(|(a, b)| Some((place(a)?, place(b)?)));
        if let Some((from, to)) = ends {
            dots(&mut canvas, from, to);
        }
    }
    for (slot, x, y) in PLACES {
        let text: Vec<char> = format!(" {} ", token(slot)).chars().collect();
        let start = x.saturating_sub(text.len() / 2).min(WIDTH.saturating_sub(text.len()));
        for (column, sign) in text.into_iter().enumerate().filter(|(column, _)| start + column < WIDTH) {
            canvas[y][start + column] = sign;
        }
    }
    for row in canvas {
        line!(out, "{}", row.into_iter().collect::<String>().trim_end());
    }
    for row in Cell::ALL.chunks(3) {
        let cells: Vec<String> = row
            .iter()
            .map(|cell| {
                let (name, crystals) = (cell.name(), "o".repeat(content.crystals[cell.index()].into()));
                let here = view.seats.iter().filter(|seat| seat.signs.contains(&name));
                let signs: Vec<String> = here.map(|seat| seat.seat.to_string()).collect();
                let signs = if signs.is_empty() { "-".to_owned() } else { signs.join(" ") };
                let text = format!("{name} {crystals} signs {signs}");
                format!("{text:<30}")
            })
            .collect();
        line!(out, "  {}", cells.join(" ").trim_end());
    }
}

fn short<'a>(board: &str, territory: &'a str) -> &'a str {
    territory.strip_prefix(board).map_or(territory, |rest| rest.trim_start_matches('_'))
}

fn hex_lines(content: &Content, board: &str, hex: &TerritoryView) -> [String; 3] {
    let printed = facts(content, hex);
    let sources: String = printed
        .sources
        .iter()
        .enumerate()
        .map(|(index, source)| {
            let letter = source.map_or("any", Resource::name).chars().next().unwrap_or('?');
            if hex.exhausted.contains(&index) { letter } else { letter.to_ascii_uppercase() }
        })
        .collect();
    let mut first = format!("{} {sources}", short(board, hex.territory));
    if printed.shrines > 0 {
        first += &format!(" {}", "S".repeat(usize::from(printed.shrines)));
    }
    if printed.capital_of.is_some() {
        first += " capital";
    }
    if content.territory(hex.territory).is_some_and(|at| content.atlantis.contains(at)) {
        first += " ATLANTIS";
    }
    let mut second = String::new();
    if let Some(token) = &hex.ancient {
        let strength =
            token.token.and_then(|id| content.ancient(id)).map(|up| content.ancients[up.index()].strength);
        second = format!("anc {}", strength.map_or("?".to_owned(), |strength| strength.to_string()));
        if hex.atlantis_god {
            second += " +god";
        }
    }
    if hex.contested {
        second += " BATTLE";
    }
    let pieces: Vec<String> = hex
        .pieces
        .iter()
        .map(|pieces| {
            let many = |sign: &str, n: u8| sign.repeat(usize::from(n));
            format!(
                "{}:{}{}{}{}",
                pieces.seat,
                many("f", pieces.followers),
                many("g", pieces.minor_gods),
                many("G", pieces.major_gods),
                many("#", pieces.settlements)
            )
        })
        .collect();
    let mut third = pieces.join(" ");
    if third.len() > HEX - 3 {
        third = third.replace("fff", "3f").replace("ff", "2f");
    }
    [first, second.trim_start().to_owned(), third]
}

/// What is printed in a territory.
fn facts<'a>(content: &'a Content, hex: &TerritoryView) -> &'a TerritoryFacts {
    let at = content.territory(hex.territory).expect("a view names territories of its content");
    &content.territories[at.index()]
}

fn world(content: &Content, board: &BoardView, out: &mut String) {
    line!(out, "\n{}", board.board.to_uppercase());
    // Pointy-top rows are shifted by half a hex each; everything is moved so that the leftmost hex is at 0.
    let place = |hex: &TerritoryView| (facts(content, hex).q, facts(content, hex).r);
    let column = |hex: &TerritoryView| i32::from(place(hex).0) * 2 + i32::from(place(hex).1);
    let left = board.territories.iter().map(column).min().unwrap_or(0);
    let mut rows: Vec<i8> = board.territories.iter().map(|hex| place(hex).1).collect();
    rows.sort_unstable();
    rows.dedup();
    for row in rows {
        let mut hexes: Vec<&TerritoryView> =
            board.territories.iter().filter(|hex| place(hex).1 == row).collect();
        hexes.sort_by_key(|hex| place(hex).0);
        let mut lines = [String::new(), String::new(), String::new()];
        for hex in hexes {
            let start = (column(hex) - left) as usize * (HEX / 2) + 1;
            for (line, text) in lines.iter_mut().zip(hex_lines(content, board.board, hex)) {
                let text = format!("|{text}");
                *line = format!("{line:<start$}{text:<HEX$}");
            }
        }
        for line in lines {
            line!(out, " {}", line.trim_end());
        }
    }
    let corners: Vec<String> = board
        .corners
        .iter()
        .filter_map(|corner| {
            let token = corner.culture.as_ref()?;
            let at = content.corners.iter().find(|one| one.id == corner.corner)?.territories.iter();
            let at: Vec<&str> = at.map(|at| short(board.board, content.territory_id(at))).collect();
            let up = token.token.and_then(|id| content.culture(id));
            let text = up.map(|up| content.reward_text(content.cultures[up.index()].reward));
            let text = text.unwrap_or_else(|| "face down".to_owned());
            Some(format!("{}: {text}", at.join("-")))
        })
        .collect();
    for row in corners.chunks(3) {
        let row: Vec<String> = row.iter().map(|corner| format!("{corner:<30}")).collect();
        line!(out, "  culture {}", row.join("").trim_end());
    }
}

fn battle(view: &View, out: &mut String) {
    let Some(battle) = &view.battle else { return };
    line!(out, "\nBATTLE in {}", battle.territory);
    for (role, side) in [("attacks", &battle.attacker), ("defends", &battle.defender)] {
        let who = side.seat.map_or("the ancient civilization".to_owned(), |seat| format!("seat {seat}"));
        let sealed = match &side.sealed {
            Some(cards) if !cards.is_empty() => format!(", sealed {}", cards.join(", ")),
            _ => String::new(),
        };
        let cards = if side.cards.is_empty() { "no card shown".to_owned() } else { side.cards.join(", ") };
        line!(out, "  {who} {role}: {cards}{sealed}; total {}", side.total);
    }
}

fn tracks(content: &Content, view: &View, out: &mut String) {
    line!(out, "\nTRACKS  (seats on each space)");
    let goal = |track: &str| {
        let found = view.goals.iter().find(|goal| goal.track == track);
        found.and_then(|goal| goal.goal).unwrap_or("?").to_owned()
    };
    for track in &view.tracks {
        let printed = Track::named(track.track).map(|track| &content.tracks[track.index()].multipliers);
        let spaces: String = printed
            .into_iter()
            .flatten()
            .enumerate()
            .map(|(space, multiplier)| {
                let here = seats_at(&track.markers, space);
                format!("{:<6}", format!("x{multiplier}{here}"))
            })
            .collect();
        line!(out, "  {:<11}{}", track.track, spaces.trim_end());
        line!(out, "  {:<11}goal {}", "", goal(track.track));
    }
    let power = &view.power_track;
    for (name, first) in [("power", 0), ("", 9)] {
        let spaces: String = content
            .power
            .values
            .iter()
            .enumerate()
            .skip(first)
            .take(9)
            .map(|(space, value)| {
                let token = if power.vp2_spaces.contains(&(space as u8)) { "+2" } else { "" };
                let bolt = if space == usize::from(content.power.lightning_after) { " /!/" } else { "" };
                format!("{:<9}", format!("{value}{token}{}{bolt}", seats_at(&power.markers, space)))
            })
            .collect();
        line!(out, "  {name:<11}{}", spaces.trim_end());
    }
    line!(out, "  {:<11}goal {}", "", goal("power"));
}

fn seats_at(markers: &[u8], space: usize) -> String {
    let here = markers.iter().enumerate().filter(|(_, at)| usize::from(**at) == space);
    let seats: String = here.map(|(seat, _)| seat.to_string()).collect();
    if seats.is_empty() { seats } else { format!("[{seats}]") }
}

/// What a pact says.
fn pact_text(content: &Content, id: &str) -> String {
    let Some(pact) = content.pact(id).map(|pact| &content.pacts[pact.index()]) else { return id.to_owned() };
    let (cost, middle) = (content.cost_text(&pact.cost), content.reward_text(pact.middle));
    format!("{id}: {cost} -> {middle}; {} VP, trade +{}", pact.vp, pact.trade)
}

fn pacts(content: &Content, view: &View, out: &mut String) {
    line!(out, "\nPACTS  ({} in the stack)", view.pacts.stack);
    for (slot, pact) in view.pacts.row.iter().enumerate() {
        if let Some(pact) = pact {
            line!(out, "  {slot} {}", pact_text(content, pact));
        }
    }
}

fn house(content: &Content, seat: &SeatView, view: &View, out: &mut String) {
    let first = if view.first_player == Some(seat.seat) { ", first player" } else { "" };
    line!(out, "\nSEAT {} {}{first}: {} VP", seat.seat, seat.house.unwrap_or("(no house yet)"), seat.vp);
    line!(
        out,
        "  food {} wood {} metal {} gold {}, crystals {}, reserve {}, settlements left {}, signs left {}",
        seat.food,
        seat.wood,
        seat.metal,
        seat.gold,
        seat.crystals,
        seat.reserve,
        seat.settlements_left,
        seat.signs_left
    );
    let summoned = |name: &str, is: bool| if is { format!("{name}*") } else { name.to_owned() };
    let mut gods: Vec<String> = seat.major_god.iter().map(|god| summoned(god, seat.major_summoned)).collect();
    gods.extend(seat.minor_gods.iter().map(|god| summoned(god.god, god.summoned)));
    let free = seat.free_minor_tokens + u32::from(seat.free_major_token);
    line!(out, "  gods {} (* summoned); free summon tokens {free}", gods.join(", "));
    let weapons = &seat.weapons;
    let hand = match &weapons.hand {
        Some(hand) => hand.join(", "),
        None => format!("{} cards, surely {}", weapons.hand_count, weapons.certainly_in_hand.join(", ")),
    };
    line!(out, "  weapons {hand}");
    if !seat.upgraded.is_empty() {
        line!(out, "  upgraded {}", seat.upgraded.join(", "));
    }
    for pact in &seat.held_pacts {
        line!(out, "  holds {}", pact_text(content, pact));
    }
    if !seat.artifacts.is_empty() {
        let destiny = seat.destiny.map_or(String::new(), |track| format!(" (destiny {track})"));
        line!(out, "  artifacts {}{destiny}", seat.artifacts.join(", "));
    }
}
