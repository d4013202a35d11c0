//! Everything chosen before the game starts, and the first position.

use crate::content::Content;
use crate::ids::{Edition, Level, Token};
use crate::pile::Pile;
use crate::prompt::{Prompt, Prompts};
use crate::resources::Resources;
use crate::state::{Achievements, Board, MARKET, Options, Player, Position, SEATS, Turn};
use game_core::{GameInfo, Handle, OptionInfo, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The options of a game (spec 1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// Which printing decides where the rulebooks differ.
    #[serde(default = "default_edition")]
    pub edition: Edition,
    /// The map for 2 and 3 players; 4 players always use all of it.
    #[serde(default)]
    pub map: MapSize,
    /// Where the first settlements stand.
    #[serde(default)]
    pub start: Start,
    /// How factions are given out.
    #[serde(default)]
    pub factions: Factions,
    /// The coin rule.
    #[serde(default)]
    pub trade: bool,
    /// Are resource tokens limited?
    #[serde(default)]
    pub resource_supply: Supply,
    /// The game is scored after this round at the latest; 0 for no limit (R60).
    #[serde(default = "default_round_limit")]
    pub round_limit: u16,
}

const fn default_edition() -> Edition {
    Edition::It
}
const fn default_round_limit() -> u16 {
    100
}

/// How much of the map is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MapSize {
    /// As recommended for the number of players.
    #[default]
    Reduced,
    /// Every region.
    Full,
}

/// Where the first settlements stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Each player chooses a farmland.
    #[default]
    Free,
    /// By turn order on the recommended farmlands.
    Recommended,
}

/// How factions are given out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Factions {
    /// Chosen in turn order.
    #[default]
    Choose,
    /// Dealt.
    Random,
}

/// Are resource tokens limited?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Supply {
    /// Tokens stand for any amount.
    #[default]
    Unlimited,
    /// There are no more tokens than in the box (R1).
    Limited,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Wrong number of players.
    #[error("Altay is for 2 to 4 players, not {0}")]
    Players(u8),
    /// The content has no map for this number of players.
    #[error("the content has no map for {0} players of this size")]
    NoLayout(u8),
}

impl Setup {
    /// The defaults for a number of players.
    #[must_use]
    pub const fn new(players: u8) -> Self {
        Setup {
            players,
            edition: default_edition(),
            map: MapSize::Reduced,
            start: Start::Free,
            factions: Factions::Choose,
            trade: false,
            resource_supply: Supply::Unlimited,
            round_limit: default_round_limit(),
        }
    }
}

/// What the game is, for menus.
pub(crate) fn info() -> GameInfo {
    let option =
        |id, values: &[serde_json::Value]| OptionInfo { id, values: values.to_vec(), internal: false };
    GameInfo {
        id: "altay",
        title: "Altay: Dawn of Civilization",
        min_players: 2,
        max_players: 4,
        options: vec![
            option("edition", &["it".into(), "ru".into()]),
            option("map", &["reduced".into(), "full".into()]),
            option("start", &["free".into(), "recommended".into()]),
            option("factions", &["choose".into(), "random".into()]),
            option("trade", &[false.into(), true.into()]),
            option("resource_supply", &["unlimited".into(), "limited".into()]),
            option("round_limit", &[100.into(), 50.into(), 200.into(), 0.into()]),
        ],
    }
}

/// The position before the first deal. Everything that needs neither chance nor a choice is in place:
/// market piles (spec 2, step 2), achievement decks (3) and VP tokens (6, which the layout knows).
pub(crate) fn first_position(content: &'static Content, setup: &Setup) -> Result<Position, SetupError> {
    if !(2..=4).contains(&setup.players) {
        return Err(SetupError::Players(setup.players));
    }
    let reduced = setup.map == MapSize::Reduced && setup.players < 4;
    let layout = content
        .layouts
        .iter()
        .position(|layout| layout.players == setup.players && layout.reduced == reduced)
        .ok_or(SetupError::NoLayout(setup.players))?;
    let rules = &content.rules;
    let limited = setup.resource_supply == Supply::Limited;
    let deck = |level: Level| {
        level.members().iter().fold(Pile::EMPTY, |deck, achievement| {
            let copies = match level {
                Level::Three => content.achievement(achievement).copies,
                _ => rules.technology_copies * setup.players,
            };
            deck.plus(Pile::of(achievement, copies))
        })
    };
    // Prompts stand in reverse: the last is asked first (spec 2).
    let prompts = Prompts::of(&[
        Prompt::Begin,
        Prompt::Secrets,
        Prompt::Hands,
        Prompt::Starts,
        Prompt::Factions,
        Prompt::Tokens { three: false },
        Prompt::Tokens { three: true },
        Prompt::Refill { level: Level::Three },
        Prompt::Refill { level: Level::Two },
        Prompt::Refill { level: Level::One },
        Prompt::FirstPlayer,
    ]);
    Ok(Position {
        content: Handle::new(content),
        options: Options {
            players: setup.players,
            edition: setup.edition,
            layout: layout as u8,
            recommended: setup.start == Start::Recommended,
            random_factions: setup.factions == Factions::Random,
            trade: setup.trade,
            limited,
            round_limit: setup.round_limit,
        },
        first: Seat::new(0),
        active: Seat::new(0),
        round: 0,
        final_round: false,
        ended_by: None,
        seats: PerSeat::all(Player::new(rules.settlements)),
        board: Board::default(),
        pool: Resources::NONE,
        supply: if limited {
            crate::ids::Resource::ALL
                .into_iter()
                .fold(Resources::NONE, |all, r| all.plus(Resources::of(r, rules.resource_tokens)))
        } else {
            Resources::NONE
        },
        market: [rules.market_copies * setup.players; MARKET],
        achievements: Achievements { decks: Level::ALL.map(deck), ..Achievements::default() },
        token_box: Token::ALL
            .into_iter()
            .fold(Pile::EMPTY, |all, token| all.plus(Pile::of(token, content.token(token).count))),
        tokens_removed: Pile::EMPTY,
        turn: Turn::default(),
        battle: None,
        prompts,
    })
}

const _: () = assert!(SEATS == 4);
