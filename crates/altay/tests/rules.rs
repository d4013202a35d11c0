//! One case per rule and per test vector (TV) of the specification; RULES.md lists them.

#[path = "rules/achievements.rs"]
mod achievements;
#[path = "rules/battle.rs"]
mod battle;
#[path = "rules/board.rs"]
mod board;
#[path = "rules/cards.rs"]
mod cards;
#[path = "rules/edges.rs"]
mod edges;
#[path = "rules/ending.rs"]
mod ending;
#[path = "rules/rulings.rs"]
mod rulings;
#[path = "rules/scoring.rs"]
mod scoring;
#[path = "rules/secrets.rs"]
mod secrets;
#[path = "rules/settling.rs"]
mod settling;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/store.rs"]
mod store;
#[path = "rules/suggestions.rs"]
mod suggestions;
