//! The position as text for a terminal, at most 100 columns wide.

use crate::content::SLOTS;
use crate::describe::question;
use crate::ids::{Achievement, Card, Crossing, Kind, Level, Region, Resource, Terrain};
use crate::pile::Pile;
use crate::resources::{Cost, Resources, Spaces};
use crate::sentences::{self, english};
use crate::state::{EndedBy, Position};
use crate::view;
use game_core::{Seat, Source, Text, Viewer};
use std::fmt::Write;

const WIDTH: usize = 100;
const MAP_ROWS: usize = 31;

/// The whole table as a viewer may see it.
pub(crate) fn draw(p: &Position, viewer: Viewer) -> String {
    let mut out = String::new();
    header(p, &mut out);
    map(p, &mut out);
    market(p, &mut out);
    achievements(p, viewer, &mut out);
    for seat in p.turn_order() {
        player(p, seat, viewer, &mut out);
    }
    out
}

fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

/// A line that goes on in indented lines where it gets too long.
fn wrapped(out: &mut String, head: &str, items: impl IntoIterator<Item = String>, between: &str) {
    let mut text = head.to_owned();
    let mut first = true;
    for item in items {
        let joint = if first { "" } else { between };
        if text.chars().count() + joint.chars().count() + item.chars().count() > WIDTH {
            line(out, &(text + joint.trim_end()));
            text = " ".repeat(head.chars().count().min(50));
        } else {
            text.push_str(joint);
        }
        text.push_str(&item);
        first = false;
    }
    line(out, &text);
}

/// A seat as the terminal names it everywhere.
fn who(seat: Seat) -> String {
    format!("seat {seat}")
}

fn name(key: &'static str) -> String {
    english(&Text::new(key))
}

fn header(p: &Position, out: &mut String) {
    let round = match p.options.round_limit {
        0 => format!("round {}", p.round),
        limit => format!("round {} of at most {limit}", p.round),
    };
    let last = if p.final_round && p.ended_by.is_none() { ", the last round" } else { "" };
    line(out, &format!("ALTAY   {round}{last}   {}", name(p.options.edition.key())));
    match p.ended_by {
        Some(EndedBy::FinalRound) => line(out, "The game is over."),
        Some(EndedBy::RoundLimit) => {
            let limit = p.options.round_limit;
            line(out, &format!("The game was stopped by the round limit after round {limit} and scored."));
        }
        None if p.round == 0 => line(out, "The game is being set up."),
        None => {
            let asked = p.awaited();
            let who_is = Seat::all(p.options.players).find(|seat| asked.includes(*seat));
            let whom = who_is.map_or_else(String::new, |seat| format!("{}: ", who(seat)));
            line(out, &format!("Turn of {}. {whom}{}", who(p.active), english(&question(p))));
            line(out, &format!("Pool: {}", or_nothing(letters(p.pool))));
        }
    }
    if p.options.limited {
        line(out, &format!("Supply: {}", or_nothing(letters(p.supply))));
    }
    out.push('\n');
}

fn or_nothing(text: String) -> String {
    if text.is_empty() { "nothing".to_owned() } else { text }
}

/// Resources as letters: `F F W`.
fn letters(resources: Resources) -> String {
    let many = |(resource, n): (Resource, u16)| match n {
        1..=3 => vec![resource.letter().to_string(); usize::from(n)].join(" "),
        _ => format!("{n}{}", resource.letter()),
    };
    resources.iter().map(many).collect::<Vec<_>>().join(" ")
}

fn cost(cost: Cost) -> String {
    format!("{} {}", letters(cost.fixed), vec!["w/m/s"; usize::from(cost.wild)].join(" ")).trim().to_owned()
}

/// Spaces with what lies on them: filled ones as `[F]`, open ones as `(S)`.
fn spaces(spaces: Spaces, filled: Resources) -> String {
    let mut marks: Vec<String> = Vec::new();
    for (resource, n) in filled.iter() {
        marks.extend(vec![format!("[{}]", resource.letter()); usize::from(n)]);
    }
    for (resource, n) in spaces.fixed.iter() {
        let left = n.saturating_sub(filled.get(resource));
        marks.extend(vec![format!("({})", resource.letter()); usize::from(left)]);
    }
    let wms = u16::from(spaces.wms).saturating_sub(filled.wms());
    marks.extend(vec!["(w/m/s)".to_owned(); usize::from(wms)]);
    let any = u16::from(spaces.any).saturating_sub(filled.total());
    marks.extend(vec!["(any)".to_owned(); usize::from(any)]);
    marks.concat()
}

/// The map: two lines per region at its place, dots along the borders.
fn map(p: &Position, out: &mut String) {
    let mut canvas = vec![vec![' '; WIDTH]; MAP_ROWS];
    let content = p.content.get();
    let layout = p.layout();
    let place = |region: Region| {
        let (x, y) = content.regions[region.index()].centre;
        (usize::from(x) * (WIDTH - 12) / 100 + 5, usize::from(y) * (MAP_ROWS - 2) / 100)
    };
    for (a, b, crossing) in &content.borders {
        if layout.in_play.contains(*a) && layout.in_play.contains(*b) {
            let dot = match crossing {
                Crossing::Land => '.',
                Crossing::River => '~',
                Crossing::Strait => '=',
            };
            stroke(&mut canvas, place(*a), place(*b), dot);
        }
    }
    for region in layout.in_play {
        let (x, y) = place(region);
        let [upper, lower] = label(p, region);
        write_centred(&mut canvas[y], x, &upper);
        write_centred(&mut canvas[y + 1], x, &lower);
    }
    for row in canvas {
        line(out, &row.into_iter().collect::<String>());
    }
    line(
        out,
        "  . border  ~ river  = strait   * VP token   <2W> conquest token   s0 x2 settlements of seat 0",
    );
    if p.layout().vp_tokens_source == Source::Reconstructed {
        line(out, "  The places of the VP tokens are reconstructed: the printed picture is not known.");
    }
    out.push('\n');
}

fn label(p: &Position, region: Region) -> [String; 2] {
    let terrain = match p.content.regions[region.index()].terrain {
        Terrain::Farmland => "farm",
        Terrain::Forest => "forest",
        Terrain::Hill => "hill",
        Terrain::Mountain => "mount",
    };
    let star = if p.layout().vp_tokens.contains(region) { "*" } else { "" };
    let lower = match (p.board.tokens[region.index()], p.board.holder(region)) {
        (Some(token), _) => {
            let facts = p.content.token(token);
            let shows = facts.resource.map(|r| r.letter().to_string()).unwrap_or_default();
            format!(" <{}{shows}> ", facts.value)
        }
        (None, Some(seat)) => format!(" s{seat} x{} ", p.board.settlements(region)),
        (None, None) => " free ".to_owned(),
    };
    [format!(" {} {terrain}{star} ", region.index()), lower]
}

fn write_centred(row: &mut [char], x: usize, text: &str) {
    let start = x.saturating_sub(text.len() / 2);
    for (cell, letter) in row.iter_mut().skip(start).zip(text.chars()) {
        *cell = letter;
    }
}

/// A dotted line.
fn stroke(canvas: &mut [Vec<char>], (ax, ay): (usize, usize), (bx, by): (usize, usize), dot: char) {
    let steps = (ax.abs_diff(bx) / 2).max(ay.abs_diff(by)).max(1);
    for step in 1..steps {
        let between = |a: usize, b: usize| (a * (steps - step) + b * step + steps / 2) / steps;
        canvas[between(ay, by)][between(ax, bx)] = dot;
    }
}

fn market(p: &Position, out: &mut String) {
    line(out, "MARKET (top card of each pile)");
    let content = p.content.get();
    for kind in Kind::market() {
        let effects: Vec<_> =
            content.kinds[kind.index()].effects().map(|(_, effect)| short_effect(effect)).collect();
        let (top, price) = match p.top_card(kind) {
            Some(card) => (name(card.key()), cost(content.face(card).cost)),
            None => (name(kind.key()), "sold out".to_owned()),
        };
        let bought = if p.turn.bought.contains(kind) { "bought" } else { "" };
        let left = p.pile(kind);
        line(out, &format!("  {top:<20}{left:>2} left  {price:<16}{:<40}{bought}", effects.join(" | ")));
    }
    out.push('\n');
}

/// An effect in a few signs.
fn short_effect(effect: crate::effect::Effect) -> String {
    use crate::effect::Effect;
    match effect {
        Effect::Produce(gain) => letters(gain),
        Effect::ProduceUsing { terrain, gain } => format!("use {}: {}", name(terrain.key()), letters(gain)),
        Effect::FillUsing { terrain, kind } => {
            format!("use {}: fill {}", name(terrain.key()), name(kind.key()))
        }
        Effect::ConsumeToken => "consume token: any 1".to_owned(),
        Effect::Collect { spaces: takes, build } => {
            format!("collect {} -> {build} settled", spaces(takes, Resources::NONE))
        }
        Effect::Store(takes) => format!("store {}", spaces(takes, Resources::NONE)),
        Effect::Draw(n) => format!("draw {n}"),
        Effect::Attack(n) => format!("{n} attack"),
        Effect::Defend(n) => format!("{n} defence"),
    }
}

fn achievements(p: &Position, viewer: Viewer, out: &mut String) {
    let content = p.content.get();
    for level in Level::ALL {
        let deck = p.achievements.decks[level.index()].len();
        line(out, &format!("LEVEL {} ({deck} in the deck)", level.number()));
        for (achievement, count) in p.achievements.open.sorts().filter(|(a, _)| a.level() == level) {
            let facts = content.achievement(achievement);
            let title = format!("{} x{count}", name(achievement.key()));
            let takes = spaces(facts.spaces, Resources::NONE);
            let said = english(&sentences::achievement(facts));
            wrapped(out, &format!("  {title:<18} {takes:<28} "), words(&said), " ");
        }
    }
    let unknown = view::unknown_wonders(p, viewer);
    if !unknown.is_empty() {
        let names = unknown.sorts().map(|(wonder, _)| name(wonder.key()));
        wrapped(out, "Unseen wonders: ", names, ", ");
    }
    out.push('\n');
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

fn cards(pile: Pile<Card>) -> Vec<String> {
    let many = |(card, n): (Card, u8)| match n {
        1 => name(card.key()),
        _ => format!("{n} {}", name(card.key())),
    };
    pile.sorts().map(many).collect()
}

fn player(p: &Position, seat: Seat, viewer: Viewer, out: &mut String) {
    let player = &p.seats[seat];
    let content = p.content.get();
    let faction = player.faction.map_or_else(|| "no faction yet".to_owned(), |f| name(f.key()));
    let points = p.points(seat);
    let mut head = format!(
        "SEAT {seat} {faction}: {} VP (achievements {}, cards {}, regions {}, captured {}, conquest {})",
        points.total(),
        points.achievements,
        points.action_cards,
        points.regions,
        points.captured_settlements,
        points.conquest_tokens
    );
    if p.first == seat {
        head.push_str(", first");
    }
    line(out, &head);
    let coins = if p.options.trade { format!(", {} coins", player.coins) } else { String::new() };
    let mut row = format!(
        "  stock {}, removed {}, deck {}, hand {}, captured {} settlements",
        player.stock,
        player.removed,
        player.deck.len(),
        player.hand.len(),
        player.captures()
    );
    let _ = write!(row, ", {} tokens ({} fresh){coins}", player.conquests().len(), player.fresh.len());
    line(out, &row);
    match view::hand(p, seat, viewer) {
        Some(hand) => {
            wrapped(out, "  Hand: ", cards(hand), ", ");
            for (card, _) in hand.sorts() {
                let effects: Vec<_> =
                    content.kind(card).effects().map(|(n, e)| format!("{n}: {}", short_effect(e))).collect();
                line(out, &format!("    {:<18} {}", name(card.key()), effects.join("   ")));
            }
        }
        None if !player.certain.is_empty() => {
            wrapped(out, "  Known in hand: ", cards(player.certain), ", ");
        }
        None => {}
    }
    for slot in 0..SLOTS {
        if let Some(card) = player.table[slot] {
            let filled = spaces(content.kind(card).spaces, player.tokens[slot]);
            line(out, &format!("  Table: {:<16} {filled}", name(card.key())));
        }
    }
    if let Some(card) = player.archive {
        line(out, &format!("  Archived: {}", name(card.key())));
    }
    for (title, pile) in [("Played", player.played), ("Discard", player.discard), ("Trashed", player.trashed)]
    {
        if !pile.is_empty() {
            wrapped(out, &format!("  {title}: "), cards(pile), ", ");
        }
    }
    if let Some(achievement) = player.progress {
        let filled = spaces(content.achievement(achievement).spaces, player.progress_tokens);
        let piece = if player.on_card { ", with a settlement" } else { "" };
        line(out, &format!("  In progress: {} {filled}{piece}", name(achievement.key())));
    }
    if !player.completed.is_empty() {
        let said = |a: Achievement| format!("{} ({} VP)", name(a.key()), p.achievement_points(seat, a));
        wrapped(out, "  Completed: ", player.completed.iter().map(said), ", ");
    }
    if let Some(secret) = view::secret(p, seat, viewer) {
        let facts = content.achievement(secret);
        let said = format!(
            "{} {} {}",
            name(secret.key()),
            spaces(facts.spaces, Resources::NONE),
            english(&sentences::achievement(facts))
        );
        wrapped(out, "  Secret wonder: ", words(&said), " ");
    }
    out.push('\n');
}
