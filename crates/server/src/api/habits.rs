//! What a person lets be answered without being asked.

use super::Text;
use game_core::{Chosen, Habit};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What can be chosen at a table, and what the caller chose. Nobody else sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct HabitState {
    /// The questions that can be answered without asking; none where the game has none.
    pub habits: Vec<Habit>,
    /// What was chosen, by the ids of the questions; where nothing was, the person is asked.
    pub chosen: Chosen,
    /// What that means.
    pub said: Vec<Text>,
    /// So many answers of this game were given for the caller.
    pub answered: u32,
}

/// What is to be answered without asking, from the next question on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct HabitRequest {
    /// By the ids of the questions; what is left out is asked.
    pub chosen: Chosen,
}
