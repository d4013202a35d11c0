//! Everything chosen before the game starts, and the first position.

use crate::content::{Content, Release};
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
    /// How store cards are used (R19).
    #[serde(default)]
    pub store: Store,
    /// May a technology that was given up be started again (R40)?
    #[serde(default)]
    pub dropped: Dropped,
    /// Is the archived card a hand card (R6)?
    #[serde(default)]
    pub archived: Archived,
    /// Is the card of Government drawn without asking (R28)? Set-ups of rules version 1 do not name it.
    #[serde(default = "government_unasked")]
    pub government: Government,
    /// The game is scored after this round at the latest; 0 for no limit (R60).
    #[serde(default = "default_round_limit")]
    pub round_limit: u16,
}

const fn default_edition() -> Edition {
    Edition::It
}
const fn government_unasked() -> Government {
    Government::Always
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

/// How store cards are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Store {
    /// As the printing says.
    #[default]
    Edition,
    /// All tokens go to the pool, nothing need be spent.
    Free,
}

/// May a technology that was given up be started again?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dropped {
    /// As the printing says.
    #[default]
    Edition,
    /// Yes.
    Again,
    /// No.
    Never,
}

/// Is the archived card a hand card?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Archived {
    /// As the printing says.
    #[default]
    Edition,
    /// It can be played as if in hand, nothing more.
    Play,
    /// For every purpose in which a hand card is chosen.
    Hand,
}

/// The card that Government draws more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Government {
    /// The player may draw it.
    #[default]
    May,
    /// It is drawn without asking.
    Always,
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
            store: Store::Edition,
            dropped: Dropped::Edition,
            archived: Archived::Edition,
            government: Government::May,
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
            option("store", &["edition".into(), "free".into()]),
            option("dropped", &["edition".into(), "again".into(), "never".into()]),
            option("archived", &["edition".into(), "play".into(), "hand".into()]),
            option("government", &["may".into(), "always".into()]),
            option("round_limit", &[100.into(), 18.into(), 50.into(), 200.into(), 0.into()]),
        ],
    }
}

/// The position before the first deal. Everything that needs neither chance nor a choice is in place:
/// market piles (spec 2, step 2), achievement decks (3) and VP tokens (6, which the layout knows).
#[allow(clippy::too_many_lines, reason = "the set-up step by step, as the rulebook tells it")]
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
    let edition = &content.editions[setup.edition.index()];
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
    let prompts = Prompts::of(
        Prompt::Over,
        &[
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
        ],
    );
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
            release: if setup.store == Store::Free { Release::Free } else { edition.release },
            started_once: match setup.dropped {
                Dropped::Edition => edition.started_once,
                other => other == Dropped::Never,
            },
            archive_in_hand: match setup.archived {
                Archived::Edition => edition.archive_in_hand,
                other => other == Archived::Hand,
            },
            may_draw_more: setup.government == Government::May,
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
