//! The features of Anunnaki by name.

use crate::net::layout::blocks;
use anunnaki::ids::{House, Kind, Region, Resource, Token, Track, Weapon};

/// Stages of the game: by the turns that are probably to come.
pub const STAGES: usize = 9;
/// The tracks that goals lie beside.
pub const TRACKS: usize = Track::DEVELOPMENT.len();

blocks! {
    // Time and table.
    STAGE = "stage", STAGES;
    LAST_ROUND = "last_round", 2;
    ROUND = "round", 16;
    PLAYERS = "players", 3;
    BASE = "base", STAGES;
    TURNS_AWAY = "turns_away", 4;
    TURN_OPEN = "turn_open", 2;
    BATTLE = "battle", 2;
    // House.
    HOUSE = "house", House::COUNT;
    HOUSE_TIME = "house_time", House::COUNT;
    HOUSE_PIECES = "house_pieces", House::COUNT * Kind::COUNT;
    HOUSE_TRACKS = "house_tracks", House::COUNT * Track::COUNT;
    RIVAL_HOUSE = "rival_house", House::COUNT;
    // Goods.
    GOODS = "goods", Resource::COUNT * 8;
    GOODS_TIME = "goods_time", Resource::COUNT * 2;
    CRYSTALS = "crystals", 10;
    CRYSTALS_TIME = "crystals_time", 2;
    WEAPONS = "weapons", Weapon::COUNT;
    WEAPON_COUNT = "weapon_count", 6;
    PACTS = "pacts", 6;
    PACTS_TIME = "pacts_time", 1;
    // Tracks and goals.
    TRACK = "track", Track::COUNT * 12;
    TRACK_TIME = "track_time", Track::COUNT;
    TRACK_LEAD = "track_lead", TRACKS * 2;
    TRACK_LEAD_LATE = "track_lead_late", TRACKS * 2;
    GOAL = "goal", TRACKS * 12;
    GOAL_POINTS = "goal_points", TRACKS * 2;
    NEXT_TIMES = "next_times", TRACKS;
    POWER_POINTS = "power_points", 2;
    // Pieces.
    FOLLOWERS = "followers", 16;
    MINORS = "minors", 6;
    MAJOR = "major", 2;
    SETTLEMENTS = "settlements", 9;
    PIECES_TIME = "pieces_time", Kind::COUNT;
    RESERVE = "reserve", 10;
    FIGHTING = "fighting", 7;
    ANCIENTS = "ancients", 5;
    // The star.
    SIGNS_LEFT = "signs_left", 15;
    RIVAL_SIGNS_LEFT = "rival_signs_left", 15;
    TRAIL = "trail", 12;
    PAWN = "pawn", Token::COUNT;
    SUMMONS = "summons", 6;
    MAJOR_TOKEN = "major_token", 2;
    REGION = "region", Region::COUNT;
    REGION_NEAR = "region_near", 3;
    UPGRADED = "upgraded", Token::COUNT;
    UPGRADED_TIME = "upgraded_time", Token::COUNT;
    ARTIFACTS = "artifacts", 5;
    // Land.
    CONTROLLED = "controlled", 18;
    CONTROLLED_TIME = "controlled_time", 1;
    SHRINES = "shrines", 8;
    SHRINES_TIME = "shrines_time", 1;
    HARVEST = "harvest", 14;
    HARVEST_TIME = "harvest_time", 1;
    // Rivals, by what everybody sees.
    RIVAL_GOODS = "rival_goods", Resource::COUNT + 1;
    RIVAL_PIECES = "rival_pieces", Kind::COUNT;
    RIVAL_TRACKS = "rival_tracks", Track::COUNT;
    RIVAL_CONTROLLED = "rival_controlled", 2;
    RIVAL_UPGRADED = "rival_upgraded", 2;
    LEAD = "lead", 2;
}

/// The stage of a game by the turns to come.
pub fn stage(turns: f32, ending: bool) -> usize {
    if ending { 0 } else { 1 + ((turns / 2.0) as usize).min(STAGES - 2) }
}
