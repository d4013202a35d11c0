//! The features of Terra Mystica by name. Lists over time run from the last round (0 to come) to the set-up (6).

use crate::net::layout::blocks;
use terra_mystica::ids::{
    BonusTile, Cult, Faction, FavorTile, PowerAction, ScoringTile, Structure, TownTile,
};

/// Rounds that may come after this one, and none.
pub const ROUNDS: usize = 7;
/// What scoring tiles reward.
pub const EVENTS: usize = 6;
/// Coins, workers, priests, the three bowls.
pub const GOODS: usize = 6;
/// Coins, workers, priests, power.
pub const INCOME: usize = 4;
/// Kinds of open questions told apart.
pub const QUESTIONS: usize = 8;

blocks! {
    // Time and table.
    ROUND = "round", ROUNDS;
    PASSED = "passed", ROUNDS;
    PLAYERS = "players", 4;
    BASE = "base", ROUNDS;
    TURNS_AWAY = "turns_away", 6;
    PASSED_AT = "passed_at", 5;
    HAVE_PASSED = "have_passed", 5;
    QUESTION = "question", QUESTIONS;
    ACTIONS_LEFT = "actions_left", 3;
    IDLE_ACTION = "idle_action", 1;
    // Faction.
    FACTION = "faction", Faction::COUNT;
    FACTION_TIME = "faction_time", Faction::COUNT;
    FACTION_STRONGHOLD = "faction_stronghold", Faction::COUNT;
    FACTION_STRONGHOLD_TIME = "faction_stronghold_time", Faction::COUNT;
    FACTION_UNUSED = "faction_unused", Faction::COUNT;
    FACTION_STRUCTURES = "faction_structures", Faction::COUNT * Structure::COUNT;
    FACTION_SHIPPING = "faction_shipping", Faction::COUNT;
    FACTION_DIGGING = "faction_digging", Faction::COUNT;
    FACTION_TOWN = "faction_town", Faction::COUNT;
    FACTION_EVENT = "faction_event", Faction::COUNT * EVENTS;
    FACTION_PRIESTS = "faction_priests", Faction::COUNT;
    // Goods.
    GOODS_BY_ROUND = "goods", GOODS * ROUNDS;
    COINS = "coins", 2 * 14;
    WORKERS = "workers", 2 * 9;
    PRIESTS = "priests", 2 * 6;
    POWER = "power", 2 * 11;
    BUILDS = "builds", ROUNDS;
    INCOME_BY_ROUND = "income", INCOME * ROUNDS;
    END_COINS = "end_coins", 3;
    // Structures and tracks.
    STRUCTURES_BY_ROUND = "structures", Structure::COUNT * ROUNDS;
    DWELLINGS = "dwellings", 9;
    TRADING_POSTS = "trading_posts", 5;
    TEMPLES = "temples", 4;
    STRONGHOLD = "stronghold", 2;
    SANCTUARY = "sanctuary", 2;
    SHIPPING = "shipping", 6;
    SHIPPING_TIME = "shipping_time", 6;
    DIGGING = "digging", 3;
    DIGGING_TIME = "digging_time", 3;
    KEYS = "keys", 5;
    PLACED = "placed", 8;
    // Tiles.
    FAVORS = "favors", FavorTile::COUNT;
    FAVORS_TIME = "favors_time", FavorTile::COUNT;
    FAVOR_ROOM = "favor_room", 3;
    FAVORS_LEFT = "favors_left", FavorTile::COUNT;
    TOWNS_HELD = "towns_held", TownTile::COUNT;
    TOWN_COUNT = "town_count", 6;
    BONUS = "bonus", BonusTile::COUNT;
    BONUS_UNUSED = "bonus_unused", BonusTile::COUNT;
    BONUS_NEXT = "bonus_next", BonusTile::COUNT;
    POOL = "pool", BonusTile::COUNT;
    POOL_COINS = "pool_coins", BonusTile::COUNT;
    PASS_POINTS = "pass_points", ROUNDS;
    UNUSED_FAVOR = "unused_favor", 2;
    // Scoring tiles.
    EVENT_NOW = "event_now", EVENTS;
    EVENT_MEANS = "event_means", EVENTS;
    EVENT_NEXT = "event_next", EVENTS;
    EVENT_NEXT_MEANS = "event_next_means", EVENTS;
    EVENT_AHEAD = "event_ahead", EVENTS;
    EVENT_AHEAD_SUPPLY = "event_ahead_supply", EVENTS;
    TILE_AHEAD = "tile_ahead", ScoringTile::COUNT * 6;
    MEANS = "means", EVENTS * 2;
    // Cults.
    CULT_LEVEL = "cult_level", Cult::COUNT * 11;
    CULT_LEAD = "cult_lead", Cult::COUNT * 2;
    CULT_LEAD_LATE = "cult_lead_late", Cult::COUNT * 2;
    CULT_PRIZE = "cult_prize", ROUNDS;
    CULT_SUM = "cult_sum", ROUNDS;
    ORDER_THREE = "order_three", Cult::COUNT;
    ORDER_TWO = "order_two", Cult::COUNT;
    CULT_BONUS_NOW = "cult_bonus_now", 5;
    CULT_BONUS_NEXT = "cult_bonus_next", 5;
    CULT_BONUS_AHEAD = "cult_bonus_ahead", 5;
    CULT_SHORT = "cult_short", 5;
    SPADES_DUE = "spades_due", 1;
    // Land.
    NETWORK = "network", 18;
    NETWORK_LEAD = "network_lead", 2;
    NETWORK_LEAD_LATE = "network_lead_late", 2;
    NETWORK_PRIZE = "network_prize", ROUNDS;
    APART = "apart", 4;
    OPEN = "open", 4;
    OPEN_TIME = "open_time", 4;
    OPEN_NONE = "open_none", 4;
    NEIGHBOURS = "neighbours", 7;
    LONELY = "lonely", 5;
    GIVERS = "givers", 5;
    POWER_NEAR = "power_near", 2;
    TOWN_NEAR = "town_near", ROUNDS;
    TOWN_SECOND = "town_second", ROUNDS;
    TOWN_POWER_SHORT = "town_power_short", 2 * 8;
    TOWN_MEMBERS_SHORT = "town_members_short", 2 * 5;
    BRIDGES = "bridges", 4;
    // Power actions and offers.
    POWER_ACTION_READY = "power_action_ready", PowerAction::COUNT;
    POWER_ACTION_WANTED = "power_action_wanted", PowerAction::COUNT;
    POWER_ACTION_CONTESTED = "power_action_contested", PowerAction::COUNT;
    OFFERS_IN = "offers_in", 2;
    OFFERS_OUT = "offers_out", 1;
    // Rivals.
    RIVAL_GOODS = "rival_goods", GOODS;
    RIVAL_BEST = "rival_best", 4;
    RIVAL_HOME = "rival_home", 4;
    RIVAL_STRUCTURES = "rival_structures", Structure::COUNT;
    RIVAL_TIME = "rival_time", 2;
    // Options of the set-up that change what things are worth.
    OPTIONS = "options", 4;
}

/// The number of one of several lists in a block.
#[inline]
pub const fn cell(list: usize, width: usize, index: usize) -> usize {
    list * width + if index < width { index } else { width - 1 }
}
