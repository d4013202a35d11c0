//! Commands as text, spelled as the site spells them.

use super::command::{Command, Due, Link, Resource, Server, Space};
use super::names;
use crate::ids::Faction;
use std::fmt;

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Command::Build(hex) => write!(f, "build {hex}"),
            Command::Upgrade(hex, to) => write!(f, "upgrade {hex} to {}", names::structure_name(to)),
            Command::Dig(n) => write!(f, "dig {n}"),
            Command::Transform(hex, None) => write!(f, "transform {hex}"),
            Command::Transform(hex, Some(to)) => write!(f, "transform {hex} to {}", names::colour_name(to)),
            Command::Send(cult, None) => write!(f, "send p to {}", names::cult_name(cult)),
            Command::Send(cult, Some(n)) => write!(f, "send p to {} for {n}", names::cult_name(cult)),
            Command::AdvanceShipping => f.write_str("advance ship"),
            Command::AdvanceDigging => f.write_str("advance dig"),
            Command::Action(space) => write!(f, "action {space}"),
            Command::Bridge(from, to) => write!(f, "bridge {from}:{to}"),
            Command::Connect(Link::River(river)) => write!(f, "connect {river}"),
            Command::Connect(Link::Around(a, b, None)) => write!(f, "connect {a}:{b}"),
            Command::Connect(Link::Around(a, b, Some(c))) => write!(f, "connect {a}:{b}:{c}"),
            Command::Convert { give, take } => {
                write!(f, "convert {}{} to {}{}", give.0, give.1, take.0, take.1)
            }
            Command::Burn(n) => write!(f, "burn {n}"),
            Command::Leech(n, from) => write!(f, "leech {n}{}", From(from)),
            Command::Decline(None) => f.write_str("decline"),
            Command::Decline(Some((n, from))) => write!(f, "decline {n}{}", From(from)),
            Command::Pass(None) => f.write_str("pass"),
            Command::Pass(Some(tile)) => write!(f, "pass BON{}", tile.index() + 1),
            Command::Take(1, due) => write!(f, "+{due}"),
            Command::Take(n, due) => write!(f, "+{n}{due}"),
            Command::Waive(1, due) => write!(f, "-{due}"),
            Command::Waive(n, due) => write!(f, "-{n}{due}"),
            Command::Wait => f.write_str("wait"),
            Command::Done => f.write_str("done"),
            Command::Resign => f.write_str("resign"),
            Command::Server(server) => write!(f, "{server}"),
        }
    }
}

struct From(Option<Faction>);

impl fmt::Display for From {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(faction) => write!(f, " from {}", names::faction_name(faction)),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Resource::Coin => "C",
            Resource::Worker => "W",
            Resource::Priest => "P",
            Resource::Power => "PW",
            Resource::Vp => "VP",
        })
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Space::Power(action) => return write!(f, "ACT{}", action.index() + 1),
            Space::BonusSpade => "BON1",
            Space::BonusCult => "BON2",
            Space::FavorCult => "FAV6",
            Space::Auren => "ACTA",
            Space::ChaosMagicians => "ACTC",
            Space::Engineers => "ACTE",
            Space::Giants => "ACTG",
            Space::Nomads => "ACTN",
            Space::Swarmlings => "ACTS",
            Space::Witches => "ACTW",
        })
    }
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Due::Cult(cult) => names::cult_name(*cult),
            Due::Favor(tile) => return write!(f, "FAV{}", tile.index() + 1),
            Due::Town(tile) => return write!(f, "TW{}", tile.index() + 1),
            Due::Bonus(tile) => return write!(f, "BON{}", tile.index() + 1),
            Due::Spade => "SPADE",
            Due::FreeDwelling => "FREE_D",
            Due::AnyFavor => "GAIN_FAVOR",
            Due::AnyTown => "GAIN_TW",
            Due::AnyCult => "CULT",
            Due::Bridge => "BRIDGE",
        })
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Server::Setup => "setup",
            Server::CultIncome => "cult_income_for_faction",
            Server::Income => "other_income_for_faction",
            Server::AllIncome => "all_income_for_faction",
            Server::OpponentAccepted => "[opponent accepted power]",
            Server::AllDeclined => "[all opponents declined power]",
            Server::Prize(vp, Some(cult)) => return write!(f, "+{vp}vp for {}", names::cult_name(*cult)),
            Server::Prize(vp, None) => return write!(f, "+{vp}vp for network"),
            Server::Resources => "score_resources",
        })
    }
}
