//! One step, one line of text: the words of the step alphabet (spec 3.8).

use crate::action::{Action, Plan};
use crate::content::Content;
use crate::ids::{
    BonusTile, BridgePlace, Conversion, Cult, Faction, FavorTile, Hex, NoSuchPlace, Order, PowerAction,
    River, ScoringTile, Special, Structure, Terrain, TownTile,
};
use crate::state::Position;
use game_core::notation::{Phrase, Word};
use game_core::{steps, words};
use std::fmt::Write;

steps! {
    Position, Action, Content;
    ["deal_first" seat] => DealFirst { seat },
    ["deal_scoring" tile] => DealScoring { tile },
    ["deal_bonus" tile] => DealBonus { tile },
    ["deal_colour" terrain] => DealColour { terrain },
    ["take" faction] => Take { faction },
    ["place" hex] => Place { hex },
    ["bonus" tile] => Bonus { tile },
    ["build" hex] => Build { hex },
    ["dig" hex spades] => Dig { hex, spades, to: None },
    ["dig" hex spades "to" terrain] => Dig { hex, spades, to: Some(terrain) },
    ["no_build"] => NoBuild,
    ["forfeit"] => Forfeit,
    ["shipping"] => Shipping,
    ["digging"] => Digging,
    ["upgrade" hex to] => Upgrade { hex, to },
    ["send" cult space] => Send { cult, space },
    ["power" action] => Power { action },
    ["special" [special]] => Special { special },
    ["pass"] => Pass { tile: None },
    ["pass" tile] => Pass { tile: Some(tile) },
    ["plan" [plan]] => Plan(plan),
    ["burn"] => Burn,
    ["convert" kind] => Convert { kind },
    ["open_convert"] => OpenConvert,
    ["count" kind n] => Count { kind, n },
    ["done"] => Done,
    ["favor" tile] => Favor { tile },
    ["town" tile] => Town { tile },
    ["step" cult] => Step { cult },
    ["enter" cult] => Enter { cult },
    ["stay"] => Stay,
    ["bridge" place] => Bridge { place },
    ["exchange" n] => Exchange { n },
    ["connect" river] => Connect { river },
    ["end_turn"] => EndTurn,
    ["accept" amount "from" giver] => Accept { giver, amount },
    ["decline" amount "from" giver] => Decline { giver, amount },
}

macro_rules! places {
    ($($Place:ty),+) => {$(
        impl<C> Word<C> for $Place {
            fn write(self, _: &C, out: &mut String) {
                let _ = write!(out, "{self}");
            }

            fn read(_: &C, word: &str) -> Result<Self, String> {
                word.parse().map_err(|error: NoSuchPlace| error.to_string())
            }
        }
    )+};
}
places!(Hex, River, BridgePlace);
words!(
    BonusTile,
    Conversion,
    Cult,
    Faction,
    FavorTile,
    Order,
    PowerAction,
    ScoringTile,
    Structure,
    Terrain,
    TownTile
);

impl<C> Phrase<C> for Special {
    fn write(self, _: &C, out: &mut String) {
        let _ = write!(out, " {}", self.name());
        if let Some(hex) = self.hex() {
            let _ = write!(out, " {hex}");
        }
    }

    fn read(content: &C, words: &[&str]) -> Result<Self, String> {
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
        let found = match *words {
            [name] => plain.into_iter().find(|special| special.name() == name),
            [name, hex] => {
                let hex = Word::read(content, hex)?;
                [Special::Sandstorm(hex), Special::Swarm(hex), Special::Ride(hex)]
                    .into_iter()
                    .find(|special| special.name() == name)
            }
            _ => None,
        };
        found.ok_or_else(|| {
            format!("{:?} is no special action with or without a hex like this", words.join(" "))
        })
    }
}

impl<C> Phrase<C> for Plan {
    fn write(self, _: &C, out: &mut String) {
        for (kind, n) in self.conversions().into_iter().filter(|(_, n)| *n > 0) {
            let _ = write!(out, " {kind} {n}");
        }
    }

    fn read(content: &C, words: &[&str]) -> Result<Self, String> {
        let mut plan = Plan::default();
        let mut last = None;
        let pairs = words.chunks_exact(2);
        if !pairs.remainder().is_empty() {
            return Err("a plan has pairs of a conversion and a count".to_owned());
        }
        for pair in pairs {
            let kind: Conversion = Word::read(content, pair[0])?;
            let n: u8 = Word::read(content, pair[1])?;
            if n == 0 || last >= Some(kind) || !plan.set(kind, n) {
                return Err(format!("a plan names each conversion once, in order, with a count: {kind} {n}"));
            }
            last = Some(kind);
        }
        Ok(plan)
    }
}
