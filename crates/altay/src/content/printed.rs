//! What is printed on cards, achievements, tokens and the map, for drawings.

use super::{Content, Layout};
use crate::ids::{Achievement, Card, Faction, Kind, Region, Resource, Terrain, Token};
use crate::resources::{Resources, Spaces};
use crate::sentences;
use game_core::{Source, Text};
use serde::Serialize;
use std::collections::BTreeMap;

/// How many of each thing, by id.
pub type Counts = BTreeMap<&'static str, u16>;

/// Every face by id, and the map.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Printed {
    /// Action cards.
    pub cards: BTreeMap<&'static str, CardFace>,
    /// Technologies and wonders.
    pub achievements: BTreeMap<&'static str, AchievementFace>,
    /// Conquest tokens.
    pub tokens: BTreeMap<&'static str, TokenFace>,
    /// The starting cards of each people.
    pub peoples: BTreeMap<&'static str, Counts>,
    /// Regions by their numbers.
    pub regions: Vec<RegionFace>,
    /// Maps by their ids.
    pub layouts: BTreeMap<String, LayoutFace>,
}

/// An action card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CardFace {
    /// Key of its name.
    pub name: &'static str,
    /// What it is, whatever points it shows.
    pub kind: Kind,
    /// Printed points.
    pub vp: u8,
    /// Its price by resource; `wms` is wood, metal or stone.
    pub cost: Counts,
    /// What it can be played for.
    pub effects: Vec<Text>,
    /// What it takes on the table by resource; `any` is any of the five.
    pub spaces: Counts,
}

/// A technology or a wonder.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AchievementFace {
    /// Key of its name.
    pub name: &'static str,
    /// 1, 2 or 3.
    pub level: u8,
    /// What it takes by resource; `wms` is wood, metal or stone.
    pub spaces: Counts,
    /// What it is good for.
    pub text: Text,
}

/// A conquest token.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TokenFace {
    /// Strength to beat, and value.
    pub value: u8,
    /// What it gives.
    pub resource: Option<Resource>,
}

/// A region.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RegionFace {
    /// Its id.
    pub id: Region,
    /// Its landscape.
    pub terrain: Terrain,
    /// Centre in percent of the board.
    pub at: (u8, u8),
    /// Drawing point in percent of the board.
    pub seed: (f64, f64),
}

/// The map for a number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LayoutFace {
    /// Regions in play, with the numbers of their neighbours.
    pub near: BTreeMap<&'static str, Vec<usize>>,
    /// Regions with a VP token.
    pub vp_tokens: Vec<Region>,
    /// Are the places of the VP tokens reconstructed, not printed?
    pub vp_tokens_reconstructed: bool,
    /// Farmlands where a first game starts well.
    pub recommended_starts: Vec<Region>,
}

fn resources(resources: Resources) -> impl Iterator<Item = (&'static str, u16)> {
    resources.iter().map(|(resource, count)| (resource.name(), count))
}

/// Amounts with their wild units.
fn with_wild(fixed: Resources, wms: u8, any: u8) -> Counts {
    let wild = [("wms", wms), ("any", any)].into_iter().filter(|(_, n)| *n > 0);
    resources(fixed).chain(wild.map(|(name, n)| (name, u16::from(n)))).collect()
}

fn spaces(spaces: Spaces) -> Counts {
    with_wild(spaces.fixed, spaces.wms, spaces.any)
}

pub(super) fn printed(content: &Content) -> Printed {
    let card = |card: Card| {
        let (face, kind) = (content.face(card), content.kind(card));
        CardFace {
            name: card.key(),
            kind: card.kind(),
            vp: face.vp,
            cost: with_wild(face.cost.fixed, face.cost.wild, 0),
            effects: sentences::effects(kind),
            spaces: spaces(kind.spaces),
        }
    };
    let achievement = |id: Achievement| {
        let facts = content.achievement(id);
        let text = sentences::achievement(facts);
        AchievementFace { name: id.key(), level: id.level().number(), spaces: spaces(facts.spaces), text }
    };
    let token = |token: Token| {
        let facts = content.token(token);
        TokenFace { value: facts.value, resource: facts.resource }
    };
    let people = |faction: Faction| {
        let cards = content.starting[faction.index()].sorts();
        cards.map(|(card, count)| (card.kind().name(), u16::from(count))).collect()
    };
    let region = |id: Region| {
        let facts = &content.regions[id.index()];
        RegionFace { id, terrain: facts.terrain, at: facts.centre, seed: facts.seed }
    };
    let layout = |layout: &Layout| LayoutFace {
        near: layout
            .in_play
            .iter()
            .map(|region| (region.name(), layout.near[region.index()].iter().map(Region::index).collect()))
            .collect(),
        vp_tokens: layout.vp_tokens.iter().collect(),
        vp_tokens_reconstructed: layout.vp_tokens_source == Source::Reconstructed,
        recommended_starts: layout.recommended.clone(),
    };
    Printed {
        cards: Card::ALL.map(|id| (id.name(), card(id))).into(),
        achievements: Achievement::ALL.map(|id| (id.name(), achievement(id))).into(),
        tokens: Token::ALL.map(|id| (id.name(), token(id))).into(),
        peoples: Faction::ALL.map(|id| (id.name(), people(id))).into(),
        regions: Region::ALL.map(region).into(),
        layouts: content.layouts.iter().map(|one| (one.id.clone(), layout(one))).collect(),
    }
}
