//! The features of Monumental Duel by name.

use crate::net::layout::blocks;

/// Stages of the game: by the rounds that are probably to come.
pub const STAGES: usize = 7;
/// Kinds of cards told apart; a larger box shares the last.
pub const CARDS: usize = 56;
/// Policies told apart.
pub const POLICIES: usize = 16;
/// Civilizations told apart.
pub const CIVS: usize = 4;
/// What domination counts: provinces, knowledge, wonders, policies.
pub const RACES: usize = 4;

blocks! {
    // Time and table.
    STAGE = "stage", STAGES;
    LAST_ROUND = "last_round", 2;
    CARDS_TO_COME = "cards_to_come", 14;
    ROUND = "round", 10;
    BASE = "base", STAGES;
    ACTING = "acting", 2;
    FIRST = "first", 1;
    PASSED = "passed", 3;
    QUESTION = "question", 6;
    // Civilization.
    CIV = "civ", CIVS;
    CIV_TIME = "civ_time", CIVS;
    RIVAL_CIV = "rival_civ", CIVS;
    // Goods.
    PRODUCTION = "production", 10;
    SCIENCE = "science", 10;
    MILITARY = "military", 10;
    CULTURE = "culture", 14;
    GOLD = "gold", 14;
    GOODS = "goods", 5 * 2;
    POLICY_PART = "policy_part", 6;
    // The own cards.
    OWNED = "owned", CARDS;
    OWNED_TIME = "owned_time", CARDS;
    WAITING = "waiting", CARDS;
    SOON = "soon", CARDS;
    UNUSED = "unused", CARDS;
    DECK_SIZE = "deck_size", 24;
    YIELD = "yield", 5;
    YIELD_TIME = "yield_time", 5;
    ACTIVATION = "activation", 2;
    STAY = "stay", 2;
    ACTIVE = "active", 8;
    EMPTY_PLACES = "empty_places", 10;
    // Points and races.
    PROVINCES = "provinces", 10;
    LAND_TYPES = "land_types", 3 * 4;
    KNOWLEDGE = "knowledge", 10;
    WONDERS = "wonders", 6;
    POLICY_COUNT = "policy_count", 6;
    CITIES = "cities", 6;
    LEAD = "lead", RACES * 9;
    LEAD_TIME = "lead_time", RACES * 2;
    POLICY = "policy", POLICIES;
    POLICY_TIME = "policy_time", POLICIES;
    BEGUN = "begun", CARDS;
    BARRICADES = "barricades", 4;
    TYPE_TOKENS = "type_tokens", 3;
    // Tools.
    SCOUT = "scout", 2;
    WARLORD = "warlord", 2;
    ADVANTAGE = "advantage", 3;
    ADVANTAGE_TOKENS = "advantage_tokens", 2 * 5;
    ADVANTAGE_OF = "advantage_of", 2 * 5;
    STALL = "stall", 4 * 5;
    STALL_RIVAL = "stall_rival", 4 * 5;
    // The row.
    ROW = "row", CARDS;
    ROW_PAID = "row_paid", CARDS;
    ROW_SIZE = "row_size", 10;
    // The rival.
    RIVAL_GOODS = "rival_goods", 5;
    RIVAL_MILITARY = "rival_military", 10;
    RIVAL_YIELD = "rival_yield", 5;
    RIVAL_WALL = "rival_wall", 4;
}

/// The stage of a game by the rounds to come.
pub fn stage(rounds: f32) -> usize {
    (rounds.round() as usize).min(STAGES - 1)
}
