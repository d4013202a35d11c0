//! Goes over finished games for their openings: what each seat played, how it began, and its first deed.
//!
//! Nothing here knows a game. A side is what the game says a seat plays. How a seat began are its own deeds before the
//! first round that are not the choice of the side, all of the kind that comes first: two dwellings, a region. The first
//! deed is the first one of an own turn.

use super::ladder::Anchors;
use super::played::{Played, bot_level};
use crate::api::{OutcomeReason, Pace, TableStatus, Visibility};
use crate::hall::Hall;
use crate::ids::{self, TableId};
use crate::shelf::Shelf;
use crate::store::{FactRow, Point, Saying, Store, StoreError, TableRow};
use crate::table::Match;
use crate::upgrade;
use game_core::deeds::Deed;
use game_core::{Actor, AnyTable, Arg, Seat, Text, Viewer};

/// Grows whenever something else is counted: then all tables are gone over again.
pub(crate) const VERSION: u32 = 1;
/// So many tables are gone over in one go.
const PAGE: u32 = 100;
/// Letters of the id of a choice.
const LETTERS: usize = 12;

/// What a seat chose.
#[derive(Clone, Debug, Default, PartialEq)]
struct Choices {
    side: String,
    start: Vec<Text>,
    first: Vec<Text>,
}

/// Goes over tables that are over, until there are none left.
pub(crate) async fn catch_up(hall: &Hall) -> Result<usize, StoreError> {
    survey_all(hall.store.as_ref(), &hall.shelf).await
}

pub(crate) async fn survey_all(store: &dyn Store, shelf: &Shelf) -> Result<usize, StoreError> {
    let mut done = 0;
    loop {
        let tables = store.unsurveyed(VERSION, PAGE).await?;
        for table in &tables {
            survey(store, shelf, table).await?;
        }
        done += tables.len();
        if tables.len() < PAGE as usize {
            return Ok(done);
        }
    }
}

/// Goes over one table.
pub(crate) async fn survey(store: &dyn Store, shelf: &Shelf, id: &TableId) -> Result<(), StoreError> {
    let Some(row) = store.table(id).await?.filter(|row| row.summary.status == TableStatus::Finished) else {
        return Ok(());
    };
    let (mut rows, mut sayings) = (Vec::new(), Vec::new());
    if let Ok(table) = upgrade::restore(store, shelf, &row).await?
        && table.kept.is_none()
        && let Some(game) = table.game.as_deref()
    {
        let played = Played::read(&store.events(id, 0).await?);
        for (fact, said) in facts(&row, &table, game, played.as_ref()) {
            let strength = strength(store, shelf, &fact, played.as_ref()).await?;
            rows.push(FactRow { strength, ..fact });
            sayings.extend(said);
        }
    }
    store.put_facts(id, VERSION, rows, sayings).await
}

/// The rating of whoever played, before the game.
async fn strength(
    store: &dyn Store,
    shelf: &Shelf,
    fact: &FactRow,
    played: Option<&Played>,
) -> Result<Option<i32>, StoreError> {
    if bot_level(&fact.subject).is_some() {
        return Ok(Anchors::of(shelf, &fact.game).get(&fact.subject).map(|at| at.rating()));
    }
    let pace = played.map_or(Pace::Live, Played::pace);
    let before = Point { at: fact.at, table: fact.table.clone() };
    let found = store.standing_before(&fact.game, pace, &fact.subject, &before).await?;
    Ok(found.map(|at| at.rating()))
}

/// What each seat of a game that was played to its end chose, with what the choices are called.
fn facts(
    row: &TableRow,
    table: &Match,
    game: &dyn AnyTable,
    played: Option<&Played>,
) -> Vec<(FactRow, Vec<Saying>)> {
    let outcome = table.ledger.outcome.as_ref();
    let Some(outcome) = outcome.filter(|outcome| outcome.reason == OutcomeReason::Completed) else {
        return Vec::new();
    };
    let scores: Vec<i64> = outcome.scores.iter().map(|points| i64::from(*points)).collect();
    let (sum, many) = (scores.iter().sum::<i64>(), scores.len().max(1) as i64);
    let deeds = game.deeds(Viewer::Judge, 0);
    let fact = |(seat, points): (Seat, &i64)| {
        let choices = choices(&deeds, seat, game.plays(seat).unwrap_or_default());
        let (start, first) = (said(&choices.start), said(&choices.first));
        let id =
            |saying: &Option<Saying>| saying.as_ref().map(|saying| saying.id.clone()).unwrap_or_default();
        let fact = FactRow {
            table: row.id.clone(),
            seat: seat.index() as u8,
            game: row.summary.game.clone(),
            at: row.summary.updated_at,
            shown: row.summary.visibility == Visibility::Open,
            subject: played.and_then(|played| played.subject(seat.index())).unwrap_or_default().to_owned(),
            players: scores.len() as u8,
            strength: None,
            rules: table.ledger.opening.rules,
            side: choices.side,
            start: id(&start),
            first: id(&first),
            points: i32::try_from(*points).unwrap_or_default(),
            won: outcome.places.get(seat.index()) == Some(&1),
            // Rounded towards the mean, the same on every machine.
            above: 100 * (many * points - sum) / many,
        };
        (fact, start.into_iter().chain(first).collect())
    };
    Seat::all(game.players()).zip(&scores).map(fact).collect()
}

fn choices(deeds: &[Deed], seat: Seat, side: String) -> Choices {
    let own = |deed: &&Deed| deed.actor == Actor::Seat(seat);
    let chooses =
        |text: &Text| text.args.iter().any(|(_, arg)| matches!(arg, Arg::Term(term) if *term == side));
    let before: Vec<&Text> = deeds
        .iter()
        .filter(own)
        .filter(|deed| deed.round == 0 && deed.weight > 0)
        .map(|deed| &deed.text)
        .filter(|text| side.is_empty() || !chooses(text))
        .collect();
    let kind = before.first().map(|text| text.key);
    let mut start: Vec<Text> = before.into_iter().filter(|text| Some(text.key) == kind).cloned().collect();
    // The same two places are the same beginning, whichever came first.
    start.sort_by_cached_key(written);
    let turn = |deed: &&Deed| deed.round > 0 && deed.turn == Some(seat);
    let first = deeds.iter().filter(own).find(turn).map(|deed| leading(&deed.text).clone());
    Choices { side, start, first: first.into_iter().collect() }
}

/// Of several steps told as one, the one that was made first.
fn leading(text: &Text) -> &Text {
    let steps = text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Terms(steps) if text.key == "deed-several" => steps.first(),
        _ => None,
    });
    steps.unwrap_or(text)
}

fn written(text: &Text) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

/// A choice and what it is called; `None` where nothing was chosen.
fn said(texts: &[Text]) -> Option<Saying> {
    if texts.is_empty() {
        return None;
    }
    let body = serde_json::to_string(texts).ok()?;
    let id = ids::hash(&body).chars().take(LETTERS).collect();
    Some(Saying { id, body })
}
