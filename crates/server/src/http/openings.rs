//! Openings: choices over a collection of finished games.

use super::App;
use super::extract::{Json, Path, Query, Who};
use crate::api::{ErrorBody, OpeningGame, OpeningRow, Openings, Text, Visibility};
use crate::error::Error;
use crate::hall::Hall;
use crate::identity::Caller;
use crate::store::{FactColumn, FactGroup, FactPlayer, FactQuery, Saying};
use axum::extract::State;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;

/// Rows of each kind; what was chosen less often is left out.
const ROWS: u32 = 60;
/// Games that are listed.
const GAMES: u32 = 20;
/// 95 of 100 means lie within so many standard errors.
const WIDE: f64 = 1.96;

#[derive(Deserialize)]
pub(super) struct OpeningQuery {
    #[serde(default)]
    list: Collection,
    players: Option<u8>,
    by: Option<String>,
    rating: Option<i32>,
    rules: Option<u32>,
    side: Option<String>,
    start: Option<String>,
    first: Option<String>,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Collection {
    #[default]
    Open,
    Mine,
}

impl OpeningQuery {
    /// What is counted, without a choice.
    fn base(&self, game: &str, caller: Option<&Caller>) -> Result<FactQuery, Error> {
        let member = match self.list {
            Collection::Open => None,
            Collection::Mine => Some(caller.ok_or(Error::SignInNeeded)?.id().clone()),
        };
        let player = self.by.as_deref().map(|by| match by {
            "people" => FactPlayer::People,
            "bots" => FactPlayer::Bots,
            level => FactPlayer::Level(level.to_owned()),
        });
        Ok(FactQuery {
            game: game.to_owned(),
            member,
            players: self.players,
            player,
            strength: self.rating,
            rules: self.rules,
            ..FactQuery::default()
        })
    }
}

/// A group with its mean and how far that may be off.
fn row(group: FactGroup, said: Vec<Text>) -> OpeningRow {
    let (count, sum, squares) =
        (group.count as f64, group.sum as f64 / 100.0, group.squares as f64 / 10_000.0);
    let mean = sum / count;
    let spread = |count: f64| ((squares - sum * mean).max(0.0) / (count - 1.0)).sqrt();
    let error = (group.count > 1).then(|| WIDE * spread(count) / count.sqrt());
    OpeningRow { id: group.value, said, count: group.count, won: group.won, mean, error }
}

impl App {
    /// Choices with what they are called.
    async fn choices(&self, query: &FactQuery, column: FactColumn) -> Result<Vec<OpeningRow>, Error> {
        let groups = self.hall.store.facts_by(query, column, ROWS).await?;
        if column == FactColumn::Side {
            return Ok(groups.into_iter().map(|group| row(group, Vec::new())).collect());
        }
        let ids: Vec<String> = groups.iter().map(|group| group.value.clone()).collect();
        let read = |Saying { id, body }: Saying| Some((id, serde_json::from_str::<Vec<Text>>(&body).ok()?));
        let mut said: HashMap<String, Vec<Text>> =
            self.hall.store.sayings(&ids).await?.into_iter().filter_map(read).collect();
        let named = |group: FactGroup| {
            let said = said.remove(&group.value).unwrap_or_default();
            row(group, said)
        };
        Ok(groups.into_iter().map(named).collect())
    }

    /// The newest games with a choice.
    async fn opening_games(
        &self,
        query: &FactQuery,
        caller: Option<&Caller>,
    ) -> Result<Vec<OpeningGame>, Error> {
        let mut games = Vec::new();
        for fact in self.hall.store.facts(query, GAMES).await? {
            let Some(table) = self.hall.store.table(&fact.table).await? else { continue };
            // It may have been closed a moment ago.
            if query.member.is_none() && table.summary.visibility != Visibility::Open {
                continue;
            }
            games.push(OpeningGame {
                table: Hall::summary_for(table, caller.map(Caller::id)),
                seat: fact.seat,
                points: fact.points,
                above: fact.above as f64 / 100.0,
            });
        }
        Ok(games)
    }
}

/// What was chosen in finished games, how often, and what came of it.
#[utoipa::path(get, path = "/api/games/{game}/openings", tag = "openings",
    params(("game" = String, Path),
        ("list" = Option<String>, Query, description = "open for tables everybody may look at, or mine"),
        ("players" = Option<u8>, Query), ("by" = Option<String>, Query, description = "people, bots or a level"),
        ("rating" = Option<i32>, Query, description = "by somebody of at least this rating"),
        ("rules" = Option<u32>, Query, description = "version of the rules"),
        ("side" = Option<String>, Query), ("start" = Option<String>, Query), ("first" = Option<String>, Query)),
    responses((status = 200, body = Openings), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(game): Path<String>,
    Query(query): Query<OpeningQuery>,
) -> Result<Json<Openings>, Error> {
    app.hall.shelf.find(&game)?;
    let base = query.base(&game, caller.as_ref())?;
    let sided = FactQuery { side: query.side.clone(), ..base.clone() };
    let begun = FactQuery { start: query.start.clone(), ..sided.clone() };
    let chosen = FactQuery { first: query.first.clone(), ..begun.clone() };
    let whole = FactQuery { game: game.clone(), member: base.member.clone(), ..FactQuery::default() };
    let any = query.side.is_some() || query.start.is_some() || query.first.is_some();
    Ok(Json(Openings {
        seats: app.hall.store.count_facts(&chosen).await?,
        of: app.hall.store.count_facts(&whole).await?,
        sides: app.choices(&base, FactColumn::Side).await?,
        starts: app.choices(&sided, FactColumn::Start).await?,
        firsts: app.choices(&begun, FactColumn::First).await?,
        rules: app.hall.store.fact_rules(&game).await?,
        games: if any { app.opening_games(&chosen, caller.as_ref()).await? } else { Vec::new() },
        game,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_tells_its_mean_and_how_far_it_may_be_off() {
        // Points above the mean of the table: 4, 6, 8, 2.
        let group = FactGroup {
            value: "x".to_owned(),
            count: 4,
            won: 1,
            sum: 2_000,
            squares: 160_000 + 360_000 + 640_000 + 40_000,
        };
        let told = row(group.clone(), Vec::new());
        assert!((told.mean - 5.0).abs() < 1e-9);
        // The spread of one game is the root of 20 / 3.
        let expected = 1.96 * (20.0f64 / 3.0).sqrt() / 2.0;
        assert!((told.error.unwrap() - expected).abs() < 1e-9, "{told:?}");
        let one = row(FactGroup { count: 1, sum: 300, squares: 90_000, ..group }, Vec::new());
        assert_eq!((one.mean, one.error), (3.0, None), "one game tells nothing of that");
    }
}
