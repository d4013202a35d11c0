//! The features of Altay by name.

use crate::net::layout::blocks;
use altay::ids::{Achievement, Faction, Kind, Resource, Terrain};

/// Stages of the game: by the settlements that the seat nearest to its last one still has.
pub const STAGES: usize = 6;
/// Wonders.
pub const WONDERS: usize = 10;

blocks! {
    // Time and table.
    STAGE = "stage", STAGES;
    LEAST_STOCK = "least_stock", 12;
    OWN_STOCK = "own_stock", 14;
    RIVAL_STOCK = "rival_stock", 14;
    FINAL_ROUND = "final_round", 2;
    ROUND = "round", 16;
    PLAYERS = "players", 3;
    TURNS_AWAY = "turns_away", 4;
    SEATS_LEFT = "seats_left", 4;
    BASE = "base", STAGES;
    EDITION = "edition", 2;
    // People.
    FACTION = "faction", Faction::COUNT;
    FACTION_TIME = "faction_time", Faction::COUNT;
    // Cards.
    OWNED = "owned", Kind::COUNT;
    OWNED_TIME = "owned_time", Kind::COUNT;
    DENSITY = "density", Kind::COUNT;
    DECK_SIZE = "deck_size", 20;
    IN_HAND = "in_hand", Kind::COUNT;
    PLAYABLE = "playable", Kind::COUNT;
    HAND_SIZE = "hand_size", 8;
    TRASHED = "trashed", 6;
    ATTACK = "attack", 10;
    DEFENCE = "defence", 10;
    HAND_ATTACK = "hand_attack", 6;
    HAND_DEFENCE = "hand_defence", 6;
    ARCHIVED = "archived", 1;
    COINS = "coins", 2;
    // Goods of the own turn.
    POOL = "pool", Resource::COUNT * 5;
    STORED = "stored", Resource::COUNT;
    BUILDINGS = "buildings", 2;
    BOUGHT = "bought", 4;
    UNUSED = "unused", Terrain::COUNT;
    // Achievements.
    COMPLETED = "completed", Achievement::COUNT;
    COMPLETED_TIME = "completed_time", Achievement::COUNT;
    STARTED = "started", Achievement::COUNT;
    PROGRESS = "progress", Achievement::COUNT;
    SPACES_LEFT = "spaces_left", 8;
    OPEN = "open", Achievement::COUNT;
    LEVEL_ONE = "level_one", 5;
    LEVEL_TWO = "level_two", 5;
    LEVEL_THREE = "level_three", 4;
    WONDER_WORTH = "wonder_worth", WONDERS;
    SECRET = "secret", WONDERS;
    SECRET_WORTH = "secret_worth", 3;
    // Land.
    REGIONS = "regions", 14;
    TERRAINS = "terrains", Terrain::COUNT * 4;
    SETTLEMENTS = "settlements", 14;
    TALLEST = "tallest", 5;
    SINGLE = "single", 6;
    ROOM = "room", 6;
    ROOM_TIME = "room_time", 1;
    THREATENED = "threatened", 6;
    WEAKER_NEAR = "weaker_near", 6;
    GUARDS_NEAR = "guards_near", 6;
    GOALS_HELD = "goals_held", 5;
    GOALS_NEAR = "goals_near", 4;
    CAPTURED = "captured", 5;
    LOST = "lost", 4;
    TOKEN_VALUE = "token_value", 12;
    TOKEN_REST = "token_rest", 3;
    FRESH = "fresh", 4;
    // Market.
    PILE_LOW = "pile_low", Kind::MARKET;
    PILE_EMPTY = "pile_empty", Kind::MARKET;
    // Rivals, by what everybody knows.
    RIVAL_ATTACK = "rival_attack", 8;
    RIVAL_CARDS = "rival_cards", Kind::COUNT;
    RIVAL_REGIONS = "rival_regions", 2;
    RIVAL_LEVELS = "rival_levels", 3;
    RIVAL_BASE = "rival_lead", 2;
}

/// The stage of a game by the fewest settlements left to a seat.
pub const fn stage(least: usize, last: bool) -> usize {
    if last {
        return 0;
    }
    match least {
        0..=1 => 1,
        2..=3 => 2,
        4..=5 => 3,
        6..=8 => 4,
        _ => 5,
    }
}
