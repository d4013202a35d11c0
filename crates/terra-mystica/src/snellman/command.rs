//! The grammar of the commands cell: one text, one list of typed commands.

use super::error::CommandError;
use super::names;
use crate::ids::{
    BonusTile, Cult, Faction, FavorTile, Hex, PowerAction, River, Structure, Terrain, TownTile,
};

/// One command of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// A dwelling, with the spades in hand where the hex needs them.
    Build(Hex),
    /// A structure becomes a larger one.
    Upgrade(Hex, Structure),
    /// Paid spades for what follows.
    Dig(u8),
    /// Spades used on a hex; home terrain when no colour is named.
    Transform(Hex, Option<Terrain>),
    /// A priest to a cult; the space of the order when it is named.
    Send(Cult, Option<u8>),
    /// One step on the shipping track.
    AdvanceShipping,
    /// One step on the digging track.
    AdvanceDigging,
    /// An action space.
    Action(Space),
    /// A bridge between two hexes.
    Bridge(Hex, Hex),
    /// The Mermaids' river town.
    Connect(Link),
    /// Conversions, both amounts as written.
    Convert {
        /// What is given.
        give: (u8, Resource),
        /// What is taken.
        take: (u8, Resource),
    },
    /// Power tokens sacrificed.
    Burn(u8),
    /// An offer accepted: the offered amount and the giver.
    Leech(u8, Option<Faction>),
    /// An offer declined; all open ones when nothing is named.
    Decline(Option<(u8, Option<Faction>)>),
    /// A pass, with the bonus tile taken.
    Pass(Option<BonusTile>),
    /// Something due is taken.
    Take(u8, Due),
    /// Something due is given up.
    Waive(u8, Due),
    /// Nothing.
    Wait,
    /// End of the turn.
    Done,
    /// The player leaves the game.
    Resign,
    /// A row the server wrote by itself.
    Server(Server),
}

/// An action space of the board, a tile or a faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// One of the six power actions.
    Power(PowerAction),
    /// Spade of the bonus tile.
    BonusSpade,
    /// Cult step of the bonus tile.
    BonusCult,
    /// Cult step of the favor tile.
    FavorCult,
    /// Auren.
    Auren,
    /// Chaos Magicians.
    ChaosMagicians,
    /// Engineers.
    Engineers,
    /// Giants.
    Giants,
    /// Nomads.
    Nomads,
    /// Swarmlings.
    Swarmlings,
    /// Witches.
    Witches,
}

/// How a river town names its river hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// By name.
    River(River),
    /// By two or three land hexes around it.
    Around(Hex, Hex, Option<Hex>),
}

/// What conversions trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resource {
    /// Coins.
    Coin,
    /// Workers.
    Worker,
    /// Priests.
    Priest,
    /// Power.
    Power,
    /// Victory points.
    Vp,
}

/// What becomes due and is then taken or given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A cult step.
    Cult(Cult),
    /// A favor tile.
    Favor(FavorTile),
    /// A town tile.
    Town(TownTile),
    /// The first bonus tile, in old logs.
    Bonus(BonusTile),
    /// A spade.
    Spade,
    /// The free dwelling of the Witches.
    FreeDwelling,
    /// The choice of a favor tile.
    AnyFavor,
    /// The choice of a town tile.
    AnyTown,
    /// Any cult step.
    AnyCult,
    /// A bridge.
    Bridge,
}

/// What the server writes by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Server {
    /// The faction enters the game.
    Setup,
    /// Cult bonus of phase III.
    CultIncome,
    /// Income of phase I.
    Income,
    /// Both at once, in old games.
    AllIncome,
    /// A cult step becomes due to the Cultists.
    OpponentAccepted,
    /// The Cultists gain one power.
    AllDeclined,
    /// Points for a place on a cult track, or for the network.
    Prize(u8, Option<Cult>),
    /// Resources become points.
    Resources,
}

/// The commands of a cell or of a typed line, in order. A faction prefix and a trailing remark are allowed.
///
/// # Errors
/// The first text that is no command.
pub fn parse_line(line: &str) -> Result<Vec<Command>, CommandError> {
    let line = line.split('#').next().unwrap_or_default().trim();
    let line = match line.split_once(':') {
        Some((prefix, rest)) if names::faction(prefix.trim()).is_some() => rest,
        _ => line,
    };
    line.split('.').map(str::trim).filter(|text| !text.is_empty()).map(parse).collect()
}

/// One command.
///
/// # Errors
/// When the text is no command, with what would be right.
pub fn parse(text: &str) -> Result<Command, CommandError> {
    let lower = text.trim().to_ascii_lowercase();
    let wrong = |expected: &'static str| CommandError { command: text.trim().to_owned(), expected };
    if let Some(server) = server_command(&lower) {
        return Ok(Command::Server(server));
    }
    if let Some(rest) = lower.strip_prefix('+') {
        return due(rest).map(|(n, due)| Command::Take(n, due)).ok_or_else(|| wrong(DUE));
    }
    if let Some(rest) = lower.strip_prefix('-') {
        return due(rest).map(|(n, due)| Command::Waive(n, due)).ok_or_else(|| wrong(DUE));
    }
    let words: Vec<&str> = lower.split_whitespace().collect();
    let (verb, rest) = words.split_first().ok_or_else(|| wrong("a command"))?;
    match *verb {
        "build" => one(rest).and_then(names::hex).map(Command::Build).ok_or_else(|| wrong("build HEX")),
        "upgrade" => upgrade(rest).ok_or_else(|| wrong("upgrade HEX to TP, TE, SH or SA")),
        "dig" => {
            one(rest).and_then(amount).filter(|n| *n > 0).map(Command::Dig).ok_or_else(|| wrong("dig NUMBER"))
        }
        "transform" => transform(rest).ok_or_else(|| wrong("transform HEX to COLOUR")),
        "send" => send(rest).ok_or_else(|| wrong("send p to CULT for 1, 2 or 3")),
        "advance" => match one(rest) {
            Some(track) if track.starts_with("ship") => Ok(Command::AdvanceShipping),
            Some(track) if track.starts_with("dig") => Ok(Command::AdvanceDigging),
            _ => Err(wrong("advance ship or advance dig")),
        },
        "action" => one(rest).and_then(space).map(Command::Action).ok_or_else(|| {
            wrong("action ACT1 to ACT6, ACTA, ACTC, ACTE, ACTG, ACTN, ACTS, ACTW, BON1, BON2 or FAV6")
        }),
        "bridge" => bridge(&rest.concat()).ok_or_else(|| wrong("bridge HEX:HEX")),
        "connect" => connect(&rest.concat()).ok_or_else(|| wrong("connect RIVER or connect HEX:HEX")),
        "convert" => convert(rest).ok_or_else(|| wrong("convert NUMBER RESOURCE to NUMBER RESOURCE")),
        "burn" => one(rest).and_then(amount).map(Command::Burn).ok_or_else(|| wrong("burn NUMBER")),
        "leech" => offer(rest)
            .map(|(n, from)| Command::Leech(n, from))
            .ok_or_else(|| wrong("leech NUMBER from FACTION")),
        "decline" if rest.is_empty() => Ok(Command::Decline(None)),
        "decline" => offer(rest)
            .map(|named| Command::Decline(Some(named)))
            .ok_or_else(|| wrong("decline NUMBER from FACTION")),
        "pass" => match rest {
            [] => Ok(Command::Pass(None)),
            [tile] => names::bonus(tile)
                .map(|tile| Command::Pass(Some(tile)))
                .ok_or_else(|| wrong("pass BON1 to BON10")),
            _ => Err(wrong("pass BON1 to BON10")),
        },
        "wait" if rest.is_empty() => Ok(Command::Wait),
        "done" if rest.is_empty() => Ok(Command::Done),
        "resign" if rest.is_empty() => Ok(Command::Resign),
        "setup" => Ok(Command::Server(Server::Setup)),
        _ => Err(wrong(
            "build, upgrade, dig, transform, send, advance, action, bridge, connect, convert, burn, leech, \
             decline, pass, +, -, wait or done",
        )),
    }
}

const DUE: &str = "a cult, FAV1 to FAV12, TW1 to TW8 or SPADE behind + or -";

fn one<'a>(words: &[&'a str]) -> Option<&'a str> {
    match words {
        [word] => Some(word),
        _ => None,
    }
}

/// A number below 100; more is never meant and would only make work. Real games have `burn 0`.
fn amount(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|n| *n < 100 && !text.starts_with('+'))
}

/// A number, 1 when there is none, and what follows it.
fn counted(text: &str) -> Option<(u8, &str)> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    let n = if digits.is_empty() { 1 } else { amount(digits)? };
    Some((n, rest.trim()))
}

fn due(text: &str) -> Option<(u8, Due)> {
    let (n, name) = counted(text)?;
    let due = if let Some(cult) = names::cult(name) {
        Due::Cult(cult)
    } else if let Some(tile) = names::favor(name) {
        Due::Favor(tile)
    } else if let Some(tile) = names::town(name) {
        Due::Town(tile)
    } else if let Some(tile) = names::bonus(name) {
        Due::Bonus(tile)
    } else {
        match name {
            "spade" | "spades" => Due::Spade,
            "free_d" => Due::FreeDwelling,
            "gain_favor" => Due::AnyFavor,
            "gain_tw" => Due::AnyTown,
            "cult" => Due::AnyCult,
            "bridge" => Due::Bridge,
            _ => return None,
        }
    };
    Some((n, due))
}

fn upgrade(words: &[&str]) -> Option<Command> {
    let [hex, "to", name @ ..] = words else { return None };
    Some(Command::Upgrade(names::hex(hex)?, names::structure(&name.join(" "))?))
}

fn transform(words: &[&str]) -> Option<Command> {
    match words {
        [hex] => Some(Command::Transform(names::hex(hex)?, None)),
        [hex, "to", colour] => Some(Command::Transform(names::hex(hex)?, Some(names::colour(colour)?))),
        _ => None,
    }
}

fn send(words: &[&str]) -> Option<Command> {
    let (cult, space) = match words {
        ["p" | "priest", "to", cult] => (cult, None),
        ["p" | "priest", "to", cult, "for", n] => (cult, Some(amount(n).filter(|n| (1..=3).contains(n))?)),
        _ => return None,
    };
    Some(Command::Send(names::cult(cult)?, space))
}

fn space(name: &str) -> Option<Space> {
    Some(match name {
        "acta" => Space::Auren,
        "actc" => Space::ChaosMagicians,
        "acte" => Space::Engineers,
        "actg" => Space::Giants,
        "actn" => Space::Nomads,
        "acts" => Space::Swarmlings,
        "actw" => Space::Witches,
        "bon1" => Space::BonusSpade,
        "bon2" => Space::BonusCult,
        "fav6" => Space::FavorCult,
        _ => Space::Power(names::power_action(name)?),
    })
}

fn bridge(pair: &str) -> Option<Command> {
    let (from, to) = pair.split_once(':')?;
    Some(Command::Bridge(names::hex(from)?, names::hex(to)?))
}

fn connect(text: &str) -> Option<Command> {
    if let Some(river) = names::river(text) {
        return Some(Command::Connect(Link::River(river)));
    }
    let mut hexes = text.split(':').map(names::hex);
    let (first, second) = (hexes.next()??, hexes.next()??);
    let third = match hexes.next() {
        Some(third) => Some(third?),
        None => None,
    };
    hexes.next().is_none().then_some(Command::Connect(Link::Around(first, second, third)))
}

fn convert(words: &[&str]) -> Option<Command> {
    let middle = words.iter().position(|word| *word == "to")?;
    Some(Command::Convert {
        give: resource(&words[..middle].concat())?,
        take: resource(&words[middle + 1..].concat())?,
    })
}

fn resource(text: &str) -> Option<(u8, Resource)> {
    let (n, name) = counted(text)?;
    let resource = match name {
        "c" | "coin" | "coins" => Resource::Coin,
        "w" | "worker" | "workers" => Resource::Worker,
        "p" | "priest" | "priests" => Resource::Priest,
        "pw" | "power" => Resource::Power,
        "vp" => Resource::Vp,
        _ => return None,
    };
    Some((n, resource))
}

fn offer(words: &[&str]) -> Option<(u8, Option<Faction>)> {
    match words {
        [n] => Some((amount(n)?, None)),
        [n, "from", faction] => Some((amount(n)?, Some(names::faction(faction)?))),
        _ => None,
    }
}

fn server_command(lower: &str) -> Option<Server> {
    Some(match lower {
        "setup" => Server::Setup,
        "cult_income_for_faction" => Server::CultIncome,
        "other_income_for_faction" => Server::Income,
        "income_for_faction" | "all_income_for_faction" => Server::AllIncome,
        "[opponent accepted power]" => Server::OpponentAccepted,
        "[all opponents declined power]" => Server::AllDeclined,
        "score_resources" => Server::Resources,
        _ => {
            let (prize, place) = lower.strip_prefix('+')?.split_once(" for ")?;
            let vp = prize.trim().strip_suffix("vp")?.trim().parse().ok()?;
            match place.trim() {
                "network" => Server::Prize(vp, None),
                cult => Server::Prize(vp, Some(names::cult(cult)?)),
            }
        }
    })
}
