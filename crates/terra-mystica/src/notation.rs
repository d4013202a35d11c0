//! One step, one line of text: the words of the step alphabet (spec 3.8).

use crate::action::{Action, Plan};
use crate::content::Content;
use crate::ids::{
    BonusTile, BridgePlace, Conversion, Cult, Faction, FavorTile, Hex, Order, PowerAction, River,
    ScoringTile, Special, Structure, Terrain, TownTile,
};
use crate::state::Position;
use game_core::{Notation, NotationError, Seat};
use std::fmt::Write;
use std::str::FromStr;

impl Notation for Position {
    fn write_step(_: &'static Content, action: Action) -> String {
        match action {
            Action::DealFirst { seat } => format!("deal_first {seat}"),
            Action::DealScoring { tile } => format!("deal_scoring {tile}"),
            Action::DealBonus { tile } => format!("deal_bonus {tile}"),
            Action::DealColour { terrain } => format!("deal_colour {terrain}"),
            Action::Take { faction } => format!("take {faction}"),
            Action::Place { hex } => format!("place {hex}"),
            Action::Bonus { tile } => format!("bonus {tile}"),
            Action::Build { hex } => format!("build {hex}"),
            Action::Dig { hex, spades, to: None } => format!("dig {hex} {spades}"),
            Action::Dig { hex, spades, to: Some(terrain) } => format!("dig {hex} {spades} to {terrain}"),
            Action::Upgrade { hex, to } => format!("upgrade {hex} {to}"),
            Action::Send { cult, space } => format!("send {cult} {space}"),
            Action::Power { action } => format!("power {action}"),
            Action::Special { special } => match special.hex() {
                Some(hex) => format!("special {} {hex}", special.name()),
                None => format!("special {}", special.name()),
            },
            Action::Pass { tile: Some(tile) } => format!("pass {tile}"),
            Action::Pass { tile: None } => "pass".to_owned(),
            Action::Plan(plan) => {
                let mut text = "plan".to_owned();
                for (kind, n) in plan.conversions().into_iter().filter(|(_, n)| *n > 0) {
                    let _ = write!(text, " {kind} {n}");
                }
                text
            }
            Action::Convert { kind } => format!("convert {kind}"),
            Action::Count { kind, n } => format!("count {kind} {n}"),
            Action::Favor { tile } => format!("favor {tile}"),
            Action::Town { tile } => format!("town {tile}"),
            Action::Step { cult } => format!("step {cult}"),
            Action::Enter { cult } => format!("enter {cult}"),
            Action::Bridge { place } => format!("bridge {place}"),
            Action::Exchange { n } => format!("exchange {n}"),
            Action::Connect { river } => format!("connect {river}"),
            Action::Accept { giver, amount } => format!("accept {amount} from {giver}"),
            Action::Decline { giver, amount } => format!("decline {amount} from {giver}"),
            Action::NoBuild
            | Action::Forfeit
            | Action::Shipping
            | Action::Digging
            | Action::Burn
            | Action::OpenConvert
            | Action::Done
            | Action::Stay
            | Action::EndTurn => action.kind().to_owned(),
        }
    }

    fn parse_step(_: &'static Content, text: &str) -> Result<Action, NotationError> {
        let lower = text.to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        read(&words).map_err(|expected| NotationError::new(text, expected))
    }
}

fn read(words: &[&str]) -> Result<Action, String> {
    let Some((verb, rest)) = words.split_first() else { return Err("a step has a verb".to_owned()) };
    Ok(match (*verb, rest) {
        ("deal_first", [seat]) => Action::DealFirst { seat: read_seat(seat)? },
        ("deal_scoring", [tile]) => {
            Action::DealScoring { tile: named(tile, ScoringTile::named, "scoring tile")? }
        }
        ("deal_bonus", [tile]) => Action::DealBonus { tile: named(tile, BonusTile::named, "bonus tile")? },
        ("deal_colour", [name]) => Action::DealColour { terrain: named(name, Terrain::named, "terrain")? },
        ("take", [name]) => Action::Take { faction: named(name, Faction::named, "faction")? },
        ("place", [hex]) => Action::Place { hex: place(hex)? },
        ("bonus", [tile]) => Action::Bonus { tile: named(tile, BonusTile::named, "bonus tile")? },
        ("build", [hex]) => Action::Build { hex: place(hex)? },
        ("dig", [hex, spades]) => Action::Dig { hex: place(hex)?, spades: number(spades)?, to: None },
        ("dig", [hex, spades, "to", name]) => Action::Dig {
            hex: place(hex)?,
            spades: number(spades)?,
            to: Some(named(name, Terrain::named, "terrain")?),
        },
        ("no_build", []) => Action::NoBuild,
        ("forfeit", []) => Action::Forfeit,
        ("shipping", []) => Action::Shipping,
        ("digging", []) => Action::Digging,
        ("upgrade", [hex, to]) => {
            Action::Upgrade { hex: place(hex)?, to: named(to, Structure::named, "structure")? }
        }
        ("send", [cult, space]) => Action::Send {
            cult: named(cult, Cult::named, "cult")?,
            space: named(space, Order::named, "order space (3, 2 or return)")?,
        },
        ("power", [name]) => Action::Power { action: named(name, PowerAction::named, "power action")? },
        ("special", [name]) => Action::Special { special: special(name, None)? },
        ("special", [name, hex]) => Action::Special { special: special(name, Some(place(hex)?))? },
        ("pass", []) => Action::Pass { tile: None },
        ("pass", [tile]) => Action::Pass { tile: Some(named(tile, BonusTile::named, "bonus tile")?) },
        ("plan", counts) => Action::Plan(plan(counts)?),
        ("burn", []) => Action::Burn,
        ("convert", [kind]) => Action::Convert { kind: named(kind, Conversion::named, "conversion")? },
        ("open_convert", []) => Action::OpenConvert,
        ("count", [kind, n]) => {
            Action::Count { kind: named(kind, Conversion::named, "conversion")?, n: number(n)? }
        }
        ("done", []) => Action::Done,
        ("favor", [tile]) => Action::Favor { tile: named(tile, FavorTile::named, "favor tile")? },
        ("town", [tile]) => Action::Town { tile: named(tile, TownTile::named, "town tile")? },
        ("step", [cult]) => Action::Step { cult: named(cult, Cult::named, "cult")? },
        ("enter", [cult]) => Action::Enter { cult: named(cult, Cult::named, "cult")? },
        ("stay", []) => Action::Stay,
        ("bridge", [name]) => Action::Bridge { place: place::<BridgePlace>(name)? },
        ("exchange", [n]) => Action::Exchange { n: number(n)? },
        ("connect", [river]) => Action::Connect { river: place::<River>(river)? },
        ("end_turn", []) => Action::EndTurn,
        ("accept", [amount, "from", giver]) => {
            Action::Accept { giver: read_seat(giver)?, amount: number(amount)? }
        }
        ("decline", [amount, "from", giver]) => {
            Action::Decline { giver: read_seat(giver)?, amount: number(amount)? }
        }
        _ => return Err(format!("no step is written {verb:?} with {} more words", rest.len())),
    })
}

fn named<T>(word: &str, find: fn(&str) -> Option<T>, what: &str) -> Result<T, String> {
    find(word).ok_or_else(|| format!("{word:?} is no {what}"))
}

fn place<T: FromStr<Err = crate::ids::NoSuchPlace>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: crate::ids::NoSuchPlace| error.to_string())
}

fn number(word: &str) -> Result<u8, String> {
    let plain = word.bytes().all(|b| b.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    word.parse().ok().filter(|_| plain).ok_or_else(|| format!("{word:?} is no number from 0 to 255"))
}

fn read_seat(word: &str) -> Result<Seat, String> {
    let n = number(word)?;
    if usize::from(n) < Seat::MAX { Ok(Seat::new(n)) } else { Err(format!("{n} is no seat")) }
}

fn special(name: &str, hex: Option<Hex>) -> Result<Special, String> {
    let plain = [
        Special::BonusSpade,
        Special::BonusCult,
        Special::FavorCultAction,
        Special::AurenCult,
        Special::DoubleAction,
        Special::GiantsSpades,
        Special::RideWaived,
        Special::EngineerBridge,
    ];
    let found = match hex {
        None => plain.into_iter().find(|special| special.name() == name),
        Some(hex) => [Special::Sandstorm(hex), Special::Swarm(hex), Special::Ride(hex)]
            .into_iter()
            .find(|s| s.name() == name),
    };
    found.ok_or_else(|| format!("{name:?} is no special action with or without a hex like this"))
}

fn plan(words: &[&str]) -> Result<Plan, String> {
    let mut plan = Plan::default();
    let mut last = None;
    let pairs = words.chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return Err("a plan has pairs of a conversion and a count".to_owned());
    }
    for pair in pairs {
        let kind = named(pair[0], Conversion::named, "conversion")?;
        let n = number(pair[1])?;
        if n == 0 || last >= Some(kind) || !plan.set(kind, n) {
            return Err(format!("a plan names each conversion once, in order, with a count: {kind} {n}"));
        }
        last = Some(kind);
    }
    Ok(plan)
}
