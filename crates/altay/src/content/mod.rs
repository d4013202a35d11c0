//! The printed facts: read once from `content/altay.toml`, checked, and turned into tables.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`rows`] | the content file as it is written |
//! | `cards` | action cards and factions, checked |
//! | `achievements` | technologies, wonders and conquest tokens, checked |
//! | `map` | regions, borders and layouts, checked |
//! | `listing` | everything in it for people |
//! | [`printed`] | everything in it for drawings |

mod achievements;
mod cards;
mod listing;
mod map;
pub mod printed;
pub mod rows;

use crate::effect::{Effect, TechEffect, WonderScore};
use crate::ids::{
    Achievement, AchievementSet, Card, Crossing, Edition, Faction, Kind, Region, RegionSet, Resource,
    Terrain, Token,
};
use crate::pile::{Pile, PileMask};
use crate::resources::{Cost, Spaces};
use game_core::content::ContentEntry;
use game_core::{ContentError, ContentHash, Source};
use std::sync::LazyLock;

/// The content file that comes with the program.
pub const STANDARD: &str = include_str!("../../content/altay.toml");
pub(crate) const FORMER: &[(&str, &str)] = &[("2026-11", include_str!("../../content/former/2026-11.toml"))];

/// The printed facts of Altay.
#[derive(Clone, Debug)]
pub struct Content {
    hash: ContentHash,
    listing: Vec<ContentEntry>,
    printed: printed::Printed,
    /// Numbers of the rules.
    pub rules: Rules,
    /// What each printing says.
    pub editions: [EditionRules; Edition::COUNT],
    /// Facts of each kind of action card.
    pub kinds: [KindFacts; Kind::COUNT],
    /// Price and points of each action card.
    pub faces: [Face; Card::COUNT],
    /// The full pile of each market kind, top first.
    pub piles: [[Card; PILE]; Kind::MARKET],
    /// The starting cards of each faction.
    pub starting: [Pile<Card>; Faction::COUNT],
    /// The kinds that lie on tables, in order: the place in this list is the slot on every table.
    pub table_kinds: [Option<Kind>; SLOTS],
    /// Attack symbols.
    pub attack: Symbols,
    /// Defence symbols.
    pub defence: Symbols,
    /// Action cards that show points.
    pub with_points: PileMask<Card>,
    /// Action cards that come with a faction.
    pub starting_cards: PileMask<Card>,
    /// Facts of each achievement.
    pub achievements: [AchievementFacts; Achievement::COUNT],
    /// Technologies with an effect once per turn.
    pub once_per_turn: AchievementSet,
    /// Technologies that let their owner archive a card.
    pub archiving: AchievementSet,
    /// Technologies that strengthen attacks.
    pub attacking: AchievementSet,
    /// Technologies that strengthen defences.
    pub defending: AchievementSet,
    /// Technologies that let their owner draw more.
    pub drawing: AchievementSet,
    /// Technologies that swap a resource.
    pub swapping: AchievementSet,
    /// Facts of each conquest token.
    pub tokens: [TokenFacts; Token::COUNT],
    /// Facts of each region.
    pub regions: [RegionFacts; Region::COUNT],
    /// The regions of each terrain.
    pub terrains: [RegionSet; Terrain::COUNT],
    /// Terrains whose regions get a token of value 3.
    pub guarded_by_three: RegionSet,
    /// Every border once.
    pub borders: Vec<(Region, Region, Crossing)>,
    /// For each ordered pair of neighbours a number below 128.
    pub paths: [[u8; Region::COUNT]; Region::COUNT],
    /// Drawing points of the sea.
    pub sea_seeds: Vec<(f64, f64)>,
    /// The maps per number of players.
    pub layouts: Vec<Layout>,
}

/// The most cards in a market pile.
pub const PILE: usize = 8;
/// The most kinds of cards that lie on tables.
pub const SLOTS: usize = 6;

/// Numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    /// Cards drawn at the end of a turn.
    pub hand_size: u8,
    /// Cards of the first hand.
    pub starting_hand: u8,
    /// Settlement pieces per player.
    pub settlements: u8,
    /// The most settlements in a region.
    pub region_cap: u8,
    /// Cards per player in a market pile.
    pub market_copies: u8,
    /// Copies per player of each technology.
    pub technology_copies: u8,
    /// Open kinds per level.
    pub open_kinds: u8,
    /// Coins for each unused resource (option `trade`).
    pub coins_per_unused: u8,
    /// Coins for a resource (option `trade`).
    pub coins_per_resource: u8,
    /// Points for a technology.
    pub technology_points: u8,
    /// Points for the completed secret wonder, besides its own.
    pub secret_bonus: u8,
    /// Points for a region.
    pub region_points: u8,
    /// Points for a VP token.
    pub vp_token_points: u8,
    /// Points for a captured settlement.
    pub capture_points: u8,
    /// Value of conquest tokens that makes a point.
    pub conquest_divisor: u8,
    /// Tokens of each resource (option `resource_supply`).
    pub resource_tokens: u8,
    /// Conquest tokens in the box.
    pub conquest_tokens: u8,
    /// What all coins of the box are worth; `None` where the content does not count them.
    pub coins: Option<u32>,
}

/// Where the printings differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EditionRules {
    /// Is a target counted once for each region it is attacked from?
    pub attacks_per_pair: bool,
    /// How a store card is used.
    pub release: Release,
    /// Is a technology that was given up closed to its player for good?
    pub started_once: bool,
    /// Is the archived card a hand card for every purpose?
    pub archive_in_hand: bool,
}

/// How a store card is used (R19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
pub enum Release {
    /// Its tokens go to the pool, without a condition.
    #[default]
    Free,
    /// As free, but each type on it must have a use when it is released.
    AllUsable,
    /// At least one of its tokens must be spent; what is left over is wasted.
    SpendOne,
    /// Every one of its tokens must be used.
    UseAll,
}

/// Facts of a kind of action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindFacts {
    effects: [Option<Effect>; 3],
    /// Its slot on tables, if it goes there.
    pub slot: Option<u8>,
    /// Its spaces on the table.
    pub spaces: Spaces,
    /// Settlements built when it is full; 0 for a store card.
    pub build: u8,
}

impl KindFacts {
    /// Its effects, the first is number 1.
    pub fn effects(&self) -> impl Iterator<Item = (u8, Effect)> + '_ {
        (1..).zip(self.effects.iter().map_while(|effect| *effect))
    }

    /// The effect with this number, counted from 1.
    #[must_use]
    pub fn effect(&self, number: u8) -> Option<Effect> {
        *self.effects.get(usize::from(number).checked_sub(1)?)?
    }
}

/// Price and points of an action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// Printed points.
    pub vp: u8,
    /// Its price; nothing for a starting card.
    pub cost: Cost,
}

/// How strong cards are on one side of a battle.
#[derive(Clone, Copy, Debug)]
pub struct Symbols {
    /// The cards that have any.
    pub cards: PileMask<Card>,
    strength: [u8; Card::COUNT],
}

impl Symbols {
    /// The symbols on one card.
    #[must_use]
    pub const fn of(&self, card: Card) -> u8 {
        self.strength[card.index()]
    }

    /// The symbols on all these cards.
    #[must_use]
    pub fn sum(&self, pile: Pile<Card>) -> u16 {
        pile.only(self.cards).sorts().map(|(card, n)| u16::from(self.of(card)) * u16::from(n)).sum()
    }
}

/// Facts of an achievement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AchievementFacts {
    /// What it takes.
    pub spaces: Spaces,
    /// How many cards of it are in the box.
    pub copies: u8,
    /// What a technology does, or how a wonder scores.
    pub worth: Worth,
}

/// What an achievement is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// The effect of a technology.
    Technology(TechEffect),
    /// The score of a wonder.
    Wonder(WonderScore),
}

/// Facts of a conquest token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenFacts {
    /// Strength to beat, and value at the end.
    pub value: u8,
    /// What its captor gains.
    pub resource: Option<Resource>,
    /// How many there are.
    pub count: u8,
    /// Is it one of the tokens for mountains?
    pub three: bool,
}

/// Facts of a region.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RegionFacts {
    /// Its landscape.
    pub terrain: Terrain,
    /// Centre, in percent of the width and height of the board.
    pub centre: (u8, u8),
    /// Point for drawing.
    pub seed: (f64, f64),
    /// Its neighbours on the full map.
    pub near: RegionSet,
}

/// A map for a number of players.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Its id in the content file.
    pub id: String,
    /// For how many players.
    pub players: u8,
    /// Are regions left out?
    pub reduced: bool,
    /// The regions in play.
    pub in_play: RegionSet,
    /// The neighbours in play of each region in play.
    pub near: [RegionSet; Region::COUNT],
    /// Regions to start in.
    pub starts: RegionSet,
    /// Regions with a VP token.
    pub vp_tokens: RegionSet,
    /// Starts by turn order (option `start`).
    pub recommended: Vec<Region>,
    /// Where the places of the VP tokens are known from.
    pub vp_tokens_source: Source,
    /// Where the recommended starts are known from.
    pub recommended_source: Source,
}

impl Content {
    /// The card facts behind a card.
    #[must_use]
    pub const fn kind(&self, card: Card) -> &KindFacts {
        &self.kinds[card.kind().index()]
    }

    /// Price and points of a card.
    #[must_use]
    pub const fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// The facts of an achievement.
    #[must_use]
    pub const fn achievement(&self, achievement: Achievement) -> &AchievementFacts {
        &self.achievements[achievement.index()]
    }

    /// The facts of a conquest token.
    #[must_use]
    pub const fn token(&self, token: Token) -> &TokenFacts {
        &self.tokens[token.index()]
    }

    /// The effect of a technology; none for a wonder.
    #[must_use]
    pub const fn tech_effect(&self, achievement: Achievement) -> Option<TechEffect> {
        match self.achievement(achievement).worth {
            Worth::Technology(effect) => Some(effect),
            Worth::Wonder(_) => None,
        }
    }

    fn read(file: &str, text: &str) -> Result<Content, ContentError> {
        let reader = rows::Reader { file, text };
        let rows = reader.rows()?;
        let mut content = cards::build(&reader, &rows)?;
        map::build(&reader, &rows, &mut content)?;
        content.hash = ContentHash::of(&[text]);
        content.listing = listing::list(&rows, &content);
        content.printed = printed::printed(&content);
        Ok(content)
    }
}

impl game_core::Content for Content {
    type Printed = printed::Printed;

    const FORMER: &'static [(&'static str, &'static str)] = FORMER;
    const TEXT: &'static str = STANDARD;

    fn standard() -> &'static Self {
        static CONTENT: LazyLock<Content> = LazyLock::new(|| {
            Content::read("altay.toml", STANDARD).expect("the tests read the standard content")
        });
        &CONTENT
    }

    fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        Content::read(file, text)
    }

    fn hash(&self) -> ContentHash {
        self.hash
    }

    fn listing(&self) -> Vec<ContentEntry> {
        self.listing.clone()
    }

    fn printed(&self) -> &printed::Printed {
        &self.printed
    }
}
