//! What is chosen before the game starts (spec 1.2 and 2), and the first position.

use crate::content::Content;
use crate::ids::{BonusTile, Faction, ScoringTile};
use crate::state::{Options, Position};
use game_core::{GameInfo, OptionInfo, Seat};
use serde::{Deserialize, Serialize};
use serde_json::json;

macro_rules! choice {
    ($(#[$doc:meta])* $Name:ident { $(#[$first_doc:meta])* $First:ident, $($(#[$note:meta])* $Other:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $Name { $(#[$first_doc])* #[default] $First, $($(#[$note])* $Other),+ }
    };
}

choice! {
    /// How a game starts.
    Start {
        /// Drawn tiles, chosen factions and dwellings.
        Full,
        /// Fixed tiles, factions and dwellings for a first game (spec 2.2).
        Introductory,
    }
}
choice! {
    /// Who plays which faction (spec 2.3).
    FactionChoice {
        /// Chosen in turn order.
        TurnOrder,
        /// A colour is dealt to each player, who then takes one of its two factions.
        RandomColours,
        /// Fixed by `factions`.
        Given,
    }
}
choice! {
    /// The turn order of the next round (spec 3.3).
    TurnOrder {
        /// The first to pass starts, the others follow clockwise.
        Clockwise,
        /// The order of passing.
        Passing,
    }
}
choice! {
    /// When power offers are answered (spec 3.5).
    OfferTiming {
        /// At the end of the giver's turn.
        TurnEnd,
        /// Until the receiver's next main action; for records (spec 9.4).
        Late,
    }
}
choice! {
    /// What a transform may aim at (spec 4.1.3).
    TransformTargets {
        /// Towards the home terrain only.
        TowardHome,
        /// Any terrain; for records.
        Any,
    }
}
choice! {
    /// Where the dwelling after spades may stand (spec 4.1.4).
    BuildAfterSpades {
        /// On a hex the action turned into home terrain.
        TransformedHex,
        /// On any reachable hex of home terrain too; for records.
        AnyHomeHex,
    }
}
choice! {
    /// Is the player asked whether to use a key (D12)?
    KeyChoice {
        /// Asked when it can matter.
        Ask,
        /// A key is used whenever a marker would enter space 10; asked only which of several.
        Auto,
    }
}

/// Everything chosen before the game starts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 5.
    pub players: u8,
    /// Full or introductory game.
    #[serde(default)]
    pub setup: Start,
    /// Who plays which faction.
    #[serde(default)]
    pub faction_choice: FactionChoice,
    /// The turn order of the next round.
    #[serde(default)]
    pub turn_order: TurnOrder,
    /// Does `bonus_shipping_vp` take part?
    #[serde(default)]
    pub promo_bonus_shipping: bool,
    /// Do the three promo town tiles take part?
    #[serde(default)]
    pub promo_town_tiles: bool,
    /// Does `score_temple` take part?
    #[serde(default)]
    pub promo_scoring_temple: bool,
    /// Do Cultists gain power when all real offers of a build are declined?
    #[serde(default = "yes")]
    pub cultists_decline_power: bool,
    /// When power offers are answered.
    #[serde(default)]
    pub offer_timing: OfferTiming,
    /// Are single conversions and burns steps of their own?
    #[serde(default = "yes")]
    pub free_conversions: bool,
    /// What a transform may aim at.
    #[serde(default)]
    pub transform_targets: TransformTargets,
    /// Where the dwelling after spades may stand.
    #[serde(default)]
    pub build_after_spades: BuildAfterSpades,
    /// Is the player asked about keys?
    #[serde(default)]
    pub key_choice: KeyChoice,
    /// The faction of each seat, for `faction_choice = given`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub factions: Vec<Faction>,
    /// The first player; drawn when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_player: Option<u8>,
    /// The scoring tiles of rounds 1 to 6; drawn when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scoring_tiles: Vec<ScoringTile>,
    /// The bonus tiles in the game; drawn when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus_tiles: Vec<BonusTile>,
}

const fn yes() -> bool {
    true
}

/// Why a set-up cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("Terra Mystica is for {min} to {max} players, not {players}")]
    Players {
        /// What was asked.
        players: u8,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// The list of factions does not fit.
    #[error("faction_choice = given needs one faction per player: {players} players, {factions} factions")]
    Factions {
        /// Seats.
        players: u8,
        /// Factions listed.
        factions: usize,
    },
    /// Factions listed although they are chosen.
    #[error("factions may only be listed with faction_choice = given")]
    FactionsListed,
    /// Two factions of one colour.
    #[error("{first} and {second} share a home terrain; only one of them can play")]
    SameColour {
        /// One.
        first: Faction,
        /// The other.
        second: Faction,
    },
    /// No such seat.
    #[error("the first player is one of the seats 0 to {last}, not {seat}")]
    FirstPlayer {
        /// What was asked.
        seat: u8,
        /// The highest seat.
        last: u8,
    },
    /// The list of scoring tiles does not fit.
    #[error("there is one scoring tile for each of the 6 rounds, not {0}")]
    ScoringTiles(usize),
    /// The list of bonus tiles does not fit.
    #[error("{players} players use {expected} bonus tiles, not {found}")]
    BonusTiles {
        /// Seats.
        players: u8,
        /// Seats + 3.
        expected: usize,
        /// Tiles listed.
        found: usize,
    },
    /// A tile stands twice in a list.
    #[error("the tile {0} is listed twice")]
    Twice(&'static str),
    /// A promo tile without its option.
    #[error("the tile {tile} takes part only with the option {option}")]
    Promo {
        /// The tile.
        tile: &'static str,
        /// Its option.
        option: &'static str,
    },
    /// The spade tile stands in a late round.
    #[error("score_spade cannot be the tile of round {0} (R1)")]
    LateSpade(usize),
    /// The introductory game is fixed.
    #[error("the introductory game fixes {0}")]
    Introductory(&'static str),
}

impl Setup {
    /// The set-up with the defaults a person expects.
    #[must_use]
    pub const fn new(players: u8) -> Self {
        Setup {
            players,
            setup: Start::Full,
            faction_choice: FactionChoice::TurnOrder,
            turn_order: TurnOrder::Clockwise,
            promo_bonus_shipping: false,
            promo_town_tiles: false,
            promo_scoring_temple: false,
            cultists_decline_power: true,
            offer_timing: OfferTiming::TurnEnd,
            free_conversions: true,
            transform_targets: TransformTargets::TowardHome,
            build_after_spades: BuildAfterSpades::TransformedHex,
            key_choice: KeyChoice::Ask,
            factions: Vec::new(),
            first_player: None,
            scoring_tiles: Vec::new(),
            bonus_tiles: Vec::new(),
        }
    }

    /// Checks that the choices fit together and the content.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn check(&self, content: &Content) -> Result<(), SetupError> {
        let (min, max) = (content.min_players, content.max_players);
        let players = self.players;
        if !(min..=max).contains(&players) {
            return Err(SetupError::Players { players, min, max });
        }
        if let Some(seat) = self.first_player.filter(|seat| *seat >= players) {
            return Err(SetupError::FirstPlayer { seat, last: players - 1 });
        }
        if self.setup == Start::Introductory {
            return self.check_introductory();
        }
        self.check_factions(content)?;
        self.check_scoring_tiles(content)?;
        self.check_bonus_tiles(content)
    }

    fn check_introductory(&self) -> Result<(), SetupError> {
        let fixed = [
            (self.faction_choice != FactionChoice::TurnOrder || !self.factions.is_empty(), "the factions"),
            (!self.scoring_tiles.is_empty() || self.promo_scoring_temple, "the scoring tiles"),
            (!self.bonus_tiles.is_empty() || self.promo_bonus_shipping, "the bonus tiles"),
        ];
        match fixed.into_iter().find(|(wrong, _)| *wrong) {
            Some((_, what)) => Err(SetupError::Introductory(what)),
            None => Ok(()),
        }
    }

    fn check_factions(&self, content: &Content) -> Result<(), SetupError> {
        if self.faction_choice != FactionChoice::Given {
            return if self.factions.is_empty() { Ok(()) } else { Err(SetupError::FactionsListed) };
        }
        if self.factions.len() != usize::from(self.players) {
            return Err(SetupError::Factions { players: self.players, factions: self.factions.len() });
        }
        for (i, second) in self.factions.iter().enumerate() {
            let home = |faction: &&Faction| content.faction(**faction).home;
            if let Some(first) = self.factions[..i].iter().find(|first| home(first) == home(&second)) {
                return Err(SetupError::SameColour { first: *first, second: *second });
            }
        }
        Ok(())
    }

    fn check_scoring_tiles(&self, content: &Content) -> Result<(), SetupError> {
        let tiles = &self.scoring_tiles;
        if !tiles.is_empty() && tiles.len() != 6 {
            return Err(SetupError::ScoringTiles(tiles.len()));
        }
        for (i, tile) in tiles.iter().enumerate() {
            if tiles[..i].contains(tile) {
                return Err(SetupError::Twice(tile.name()));
            }
            if content.scoring(*tile).promo && !self.promo_scoring_temple {
                return Err(SetupError::Promo { tile: tile.name(), option: "promo_scoring_temple" });
            }
            if !content.scoring(*tile).may_be_in_round(i as u8 + 1) {
                return Err(SetupError::LateSpade(i + 1));
            }
        }
        Ok(())
    }

    fn check_bonus_tiles(&self, content: &Content) -> Result<(), SetupError> {
        let tiles = &self.bonus_tiles;
        let expected = usize::from(self.players + content.bonus_tiles_extra);
        if !tiles.is_empty() && tiles.len() != expected {
            return Err(SetupError::BonusTiles { players: self.players, expected, found: tiles.len() });
        }
        for (i, tile) in tiles.iter().enumerate() {
            if tiles[..i].contains(tile) {
                return Err(SetupError::Twice(tile.name()));
            }
            if content.bonus(*tile).promo && !self.promo_bonus_shipping {
                return Err(SetupError::Promo { tile: tile.name(), option: "promo_bonus_shipping" });
            }
        }
        Ok(())
    }

    /// The options a position must remember.
    #[must_use]
    pub fn options(&self) -> Options {
        Options {
            introductory: self.setup == Start::Introductory,
            faction_choice: self.faction_choice,
            turn_order: self.turn_order,
            promo_bonus_shipping: self.promo_bonus_shipping,
            promo_town_tiles: self.promo_town_tiles,
            promo_scoring_temple: self.promo_scoring_temple,
            cultists_decline_power: self.cultists_decline_power,
            offer_timing: self.offer_timing,
            free_conversions: self.free_conversions,
            transform_targets: self.transform_targets,
            build_after_spades: self.build_after_spades,
            key_choice: self.key_choice,
        }
    }
}

/// The first position of a set-up.
///
/// # Errors
/// When the set-up contradicts itself or the content.
pub fn first_position(content: &'static Content, setup: &Setup) -> Result<Position, SetupError> {
    setup.check(content)?;
    let mut position = Position::empty(content, setup.players, setup.options());
    if setup.faction_choice == FactionChoice::Given {
        for (seat, faction) in Seat::all(setup.players).zip(&setup.factions) {
            position.give_faction(seat, *faction);
        }
    }
    if let Some(first) = setup.first_player {
        position.set_first_player(Seat::new(first));
    }
    for tile in &setup.scoring_tiles {
        position.add_scoring_tile(*tile);
    }
    for tile in &setup.bonus_tiles {
        position.add_bonus_tile(*tile);
    }
    position.continue_setup();
    Ok(position)
}

/// What the game is, for menus.
#[must_use]
pub fn info() -> GameInfo {
    let option = |id, values, internal| OptionInfo { id, values, internal };
    let switch = |on: bool| vec![json!(on), json!(!on)];
    GameInfo {
        id: "terra-mystica",
        title: "Terra Mystica",
        min_players: 2,
        max_players: 5,
        options: vec![
            option("setup", vec![json!("full"), json!("introductory")], false),
            option("faction_choice", vec![json!("turn_order"), json!("random_colours")], false),
            option("turn_order", vec![json!("clockwise"), json!("passing")], false),
            option("promo_bonus_shipping", switch(false), false),
            option("promo_town_tiles", switch(false), false),
            option("promo_scoring_temple", switch(false), false),
            option("cultists_decline_power", switch(true), false),
            option("free_conversions", switch(true), false),
            option("key_choice", vec![json!("ask"), json!("auto")], false),
            option("offer_timing", vec![json!("turn_end"), json!("late")], true),
            option("transform_targets", vec![json!("toward_home"), json!("any")], true),
            option("build_after_spades", vec![json!("transformed_hex"), json!("any_home_hex")], true),
        ],
    }
}
