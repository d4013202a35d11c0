//! Ratings of a whole ladder, kept in the store.
//!
//! A ladder is a fold of its games in the order in which they ended. When a game comes to light that ended before
//! others that are rated already, everything from it on is reckoned again: so it does not matter which server wrote
//! down which game first, and reckoning all of it anew gives the same. Of two that reckon at once, the version of the
//! ladder refuses the second, which looks again.

use super::played::{Played, bot_level};
use super::rating::{Entrant, PROVISIONAL, VERSION, rate};
use crate::api::{Pace, TableStatus};
use crate::config::Config;
use crate::ids::{self, TableId};
use crate::shelf::Shelf;
use crate::store::{LadderChange, Point, ResultRow, Standing, Store, StoreError, TableQuery};
use crate::upgrade;
use std::collections::HashMap;

/// The ratings of bots that were measured beforehand, by level.
pub(crate) struct Anchors(HashMap<String, Standing>);

impl Anchors {
    /// Those of a game, as whoever brings the bots tells them.
    pub fn of(shelf: &Shelf, game: &str) -> Self {
        let measured = |level: crate::chooser::Level| {
            let rating = level.rating?;
            Some((level.id, Standing::measured(rating, level.error.unwrap_or_default())))
        };
        Anchors(shelf.levels(game).into_iter().filter_map(measured).collect())
    }

    /// The measured rating of somebody who plays; people have none.
    pub fn get(&self, subject: &str) -> Option<Standing> {
        self.0.get(bot_level(subject)?).copied()
    }

    pub fn iter(&self) -> impl Iterator<Item = (&String, Standing)> {
        self.0.iter().map(|(level, standing)| (level, *standing))
    }

    /// What ratings rest on beside the games.
    fn basis(&self) -> String {
        let mut lines: Vec<String> =
            self.0.iter().map(|(level, at)| format!("{level} {} {}", at.mean, at.spread)).collect();
        lines.sort();
        ids::hash(&format!("{VERSION}\n{}", lines.join("\n")))
    }
}

/// Ratings after each of these games, which are in order, from what everybody had before.
fn climb(
    rows: &[ResultRow],
    mut now: HashMap<String, Standing>,
    anchors: &Anchors,
) -> Vec<(TableId, u8, Standing)> {
    let mut standings = Vec::with_capacity(rows.len());
    for game in rows.chunk_by(|a, b| a.point == b.point) {
        let entrant = |row: &ResultRow| {
            let place = super::profile::seat_result(row).place;
            match anchors.get(&row.subject) {
                Some(before) => Entrant { before, place, fixed: true },
                None => {
                    let before = now.get(&row.subject).copied().unwrap_or_else(Standing::newcomer);
                    Entrant { before, place, fixed: false }
                }
            }
        };
        let entrants: Vec<Entrant> = game.iter().map(entrant).collect();
        // Two bots of one level without a measured rating are one: both move it, the later seat last.
        for (row, after) in game.iter().zip(rate(&entrants)) {
            now.insert(row.subject.clone(), after);
            standings.push((row.point.table.clone(), row.seat, after));
        }
    }
    standings
}

/// Ratings after these games in this order, each a list of who played (bots as `bot:` and a level) with their places.
/// Bots among the measured ones, by level with rating and half the width of its 95 % interval, do not move. Gives
/// everybody who played with rating and half the width of its 95 % interval, the strongest first.
#[must_use]
pub fn rated(games: &[Vec<(String, u8)>], measured: &[(String, i32, i32)]) -> Vec<(String, i32, i32)> {
    let anchor =
        |(level, rating, error): &(String, i32, i32)| (level.clone(), Standing::measured(*rating, *error));
    let anchors = Anchors(measured.iter().map(anchor).collect());
    let mut now: HashMap<String, Standing> = HashMap::new();
    for game in games {
        let entrant = |(who, place): &(String, u8)| {
            let before = anchors.get(who).or_else(|| now.get(who).copied());
            let fixed = anchors.get(who).is_some();
            Entrant { before: before.unwrap_or_else(Standing::newcomer), place: *place, fixed }
        };
        let entrants: Vec<Entrant> = game.iter().map(entrant).collect();
        now.extend(game.iter().map(|(who, _)| who.clone()).zip(rate(&entrants)));
    }
    let mut told: Vec<(String, i32, i32)> =
        now.into_iter().map(|(who, at)| (who, at.rating(), at.error())).collect();
    told.sort_by(|a, b| (b.1, &a.0).cmp(&(a.1, &b.0)));
    told
}

/// Brings the ratings of one ladder up to date with its games.
pub(crate) async fn settle(
    store: &dyn Store,
    game: &str,
    pace: Pace,
    anchors: &Anchors,
) -> Result<(), StoreError> {
    let basis = anchors.basis();
    loop {
        let state = store.ladder_state(game, pace).await?;
        let from =
            if state.basis == basis { store.first_unrated(game, pace).await? } else { Some(Point::first()) };
        let Some(from) = from else { return Ok(()) };
        let rows = store.rated_from(game, pace, &from).await?;
        let mut before = HashMap::new();
        for row in &rows {
            if !before.contains_key(&row.subject)
                && let Some(standing) = store.standing_before(game, pace, &row.subject, &from).await?
            {
                before.insert(row.subject.clone(), standing);
            }
        }
        let change = LadderChange {
            game: game.to_owned(),
            pace,
            version: state.version,
            basis: basis.clone(),
            standings: climb(&rows, before, anchors),
        };
        match store.put_standings(change).await {
            // Another game may have come to light meanwhile, or somebody else was faster.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
}

/// Writes down what came of a table; gives the ladder that is to be brought up to date.
pub(crate) async fn write(
    store: &dyn Store,
    shelf: &Shelf,
    id: &TableId,
) -> Result<Option<(String, Pace)>, StoreError> {
    let Some(row) = store.table(id).await?.filter(|row| row.summary.status == TableStatus::Finished) else {
        return Ok(None);
    };
    let events = store.events(id, 0).await?;
    let Some(played) = Played::read(&events) else {
        let point = Point { at: row.summary.updated_at, table: id.clone() };
        return store.put_results(&point, Vec::new()).await.map(|()| None);
    };
    let table = if played.is_ours() { upgrade::restore(store, shelf, &row).await?.ok() } else { None };
    let game = table.as_ref().filter(|table| table.kept.is_none()).and_then(|table| table.game.as_deref());
    let results = played.results(id, game);
    let counts = results.iter().any(|row| row.rated);
    store.put_results(&played.point(id), results).await?;
    Ok(counts.then(|| (played.game().to_owned(), played.pace())))
}

/// Makes all results and ratings anew from the events of all finished tables; gives how many games count.
///
/// # Errors
/// When the store cannot be read or written.
pub async fn recompute(store: &dyn Store, config: &Config) -> Result<usize, StoreError> {
    let shelf = Shelf::of(config);
    store.clear_results().await?;
    let query = TableQuery { status: Some(TableStatus::Finished), limit: u32::MAX, ..TableQuery::default() };
    let mut counted = 0;
    for row in store.tables(query).await? {
        counted += usize::from(write(store, &shelf, &row.id).await?.is_some());
    }
    for game in shelf.names() {
        for pace in Pace::ALL {
            settle(store, game, pace, &Anchors::of(&shelf, game)).await?;
        }
    }
    Ok(counted)
}

/// The ladder of one game, for whoever looks at it without a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tower {
    /// Which game.
    pub game: String,
    /// Live or by turns.
    pub pace: Pace,
    /// Everybody, the strongest first.
    pub rungs: Vec<Rung>,
}

/// Somebody on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The id of a user, or `bot:` and a level.
    pub subject: String,
    /// The name; `None` for bots, and for people who are gone.
    pub name: Option<String>,
    /// The rating.
    pub rating: i32,
    /// Half the width of its 95 % interval.
    pub error: i32,
    /// Games that count.
    pub games: u64,
    /// First places among them.
    pub won: u64,
    /// Too few games to rely on it.
    pub provisional: bool,
}

/// All ladders on which somebody stands, as they are stored.
///
/// # Errors
/// When the store cannot be read.
pub async fn towers(store: &dyn Store, config: &Config) -> Result<Vec<Tower>, StoreError> {
    let shelf = Shelf::of(config);
    let mut towers = Vec::new();
    for game in shelf.names() {
        for pace in Pace::ALL {
            let rows = store.ladder(game, pace).await?;
            let ids: Vec<ids::UserId> = rows.iter().map(|row| ids::UserId::new(&*row.subject)).collect();
            let users = store.users(&ids).await?;
            let rung = |row: crate::store::LadderRow| Rung {
                name: users.iter().find(|user| user.id.as_str() == row.subject).map(|user| user.name.clone()),
                rating: row.standing.rating(),
                error: row.standing.error(),
                games: row.games,
                won: row.won,
                provisional: row.games < PROVISIONAL && bot_level(&row.subject).is_none(),
                subject: row.subject,
            };
            if !rows.is_empty() {
                let rungs = rows.into_iter().map(rung).collect();
                towers.push(Tower { game: game.to_owned(), pace, rungs });
            }
        }
    }
    Ok(towers)
}

#[cfg(test)]
mod tests {
    use super::super::played::SeatResult;
    use super::*;
    use crate::store::{Club, Memory};
    use game_core::{QuickRandom, Random};

    const GAME: &str = "pebbles";

    fn anchors() -> Anchors {
        Anchors(HashMap::from([("novice".to_owned(), Standing::measured(1000, 0))]))
    }

    /// Games of people and a bot, each a second after the one before but for some that end together.
    fn games(count: u8) -> Vec<(Point, Vec<ResultRow>)> {
        let mut rng = QuickRandom::new(3);
        let game = |number: u8| {
            let point =
                Point { at: i64::from(number / 2) * 1000, table: TableId::new(format!("t{number:03}")) };
            let mut people = ["ada", "ben", "cid", "dan", "bot:novice"];
            rng.shuffle(&mut people);
            let row = |seat: u8| ResultRow {
                point: point.clone(),
                seat,
                subject: people[usize::from(seat)].to_owned(),
                game: GAME.to_owned(),
                pace: Pace::Live,
                rated: true,
                won: seat == 0,
                body: serde_json::to_string(&SeatResult { place: seat + 1, ..SeatResult::default() })
                    .unwrap(),
                standing: None,
            };
            (point.clone(), (0..2 + number % 3).map(row).collect())
        };
        (0..count).map(game).collect()
    }

    async fn told(store: &Memory) -> Vec<ResultRow> {
        store.rated_from(GAME, Pace::Live, &Point::first()).await.unwrap()
    }

    #[tokio::test]
    async fn the_order_in_which_games_come_to_light_does_not_matter() {
        let at_once = Memory::default();
        for (point, rows) in games(30) {
            at_once.put_results(&point, rows).await.unwrap();
        }
        settle(&at_once, GAME, Pace::Live, &anchors()).await.unwrap();
        let expected = told(&at_once).await;
        assert!(expected.iter().all(|row| row.standing.is_some()));
        let mut bots = expected.iter().filter(|row| row.subject == "bot:novice");
        assert!(bots.all(|row| row.standing == Some(Standing::measured(1000, 0))), "anchors do not move");
        let moved = expected.iter().filter(|row| row.subject == "ada").map(|row| row.standing);
        assert!(moved.collect::<std::collections::HashSet<_>>().len() > 5);

        for seed in 0..5 {
            let store = Memory::default();
            let mut mixed = games(30);
            QuickRandom::new(seed).shuffle(&mut mixed);
            for (point, rows) in mixed {
                store.put_results(&point, rows).await.unwrap();
                settle(&store, GAME, Pace::Live, &anchors()).await.unwrap();
            }
            assert_eq!(told(&store).await, expected, "seed {seed}");
        }
    }

    #[tokio::test]
    async fn when_the_bots_are_measured_anew_everybody_is() {
        let store = Memory::default();
        for (point, rows) in games(12) {
            store.put_results(&point, rows).await.unwrap();
        }
        settle(&store, GAME, Pace::Live, &anchors()).await.unwrap();
        let before = told(&store).await;
        let stronger = Anchors(HashMap::from([("novice".to_owned(), Standing::measured(1800, 0))]));
        settle(&store, GAME, Pace::Live, &stronger).await.unwrap();
        let after = told(&store).await;
        assert_ne!(before, after);
        settle(&store, GAME, Pace::Live, &anchors()).await.unwrap();
        assert_eq!(told(&store).await, before);
    }
}
