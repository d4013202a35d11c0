//! Carries contests on: opens the tables of a round, writes down what came of them, draws the next round, ends.
//!
//! What is to be done follows from the stored contest and its tables alone, so whoever looks does the same, after a
//! restart too. First the change is stored under the next number; of two servers one is refused and looks again. Then
//! what it asks for is done, each in a way that does nothing the second time.

use super::contest::{Contest, Game};
use super::duplicate;
use super::scoring::SeatEnd;
use super::show::division_name;
use crate::api::{
    Clock, ContestKind, ContestStatus, Occupant, OnTimeout, OutcomeReason, Pace, StandIn, TableStatus,
    TableSummary, UndoPolicy, UserKind, Vanish, Visibility,
};
use crate::error::Error;
use crate::hall::Hall;
use crate::ids::{self, GatheringId, TableId, UserId};
use crate::names;
use crate::store::{GatheringKind, GatheringQuery, GatheringRow, Point, Standing, StoreError};
use crate::table::{OfContest, Opening};
use game_core::Seed;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// The longest sleep; whatever happens here ends it. Afterwards everything that runs is looked at, wherever it changed.
const SWEEP: Duration = Duration::from_secs(20);
/// Looked at in one go.
const PAGE: u32 = 200;
/// So often it is tried again when another server was faster.
const TRIES: usize = 8;
/// The shortest sleep.
const BREATH: Duration = Duration::from_millis(100);
/// When something went wrong, it is tried again after so long.
const RETRY: Duration = Duration::from_secs(2);

/// Contests that somebody has to look at.
#[derive(Debug, Default)]
pub(crate) struct Calls {
    waiting: Mutex<BTreeSet<GatheringId>>,
    called: Notify,
}

impl Calls {
    /// Something happened at a table of this contest, or in it.
    pub fn call(&self, id: &GatheringId) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).insert(id.clone());
        self.called.notify_one();
    }

    /// It is looked at again, not before the next round.
    fn keep(&self, id: GatheringId) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
    }

    fn take(&self) -> BTreeSet<GatheringId> {
        std::mem::take(&mut self.waiting.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Runs until the server stops.
pub(crate) async fn run(hall: Arc<Hall>) {
    let mut swept: Option<Instant> = None;
    loop {
        let all = swept.is_none_or(|at| at.elapsed() >= SWEEP);
        if all {
            swept = Some(Instant::now());
        }
        let pause = match round(&hall, all).await {
            Ok(pause) => pause,
            Err(error) => {
                tracing::warn!(%error, "contests could not be carried on; it is tried again");
                RETRY
            }
        };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = hall.contests.called.notified() => {}
        }
    }
}

/// Looks at what called, what is due, and at times at everything that runs; gives how long to sleep.
async fn round(hall: &Arc<Hall>, all: bool) -> Result<Duration, Error> {
    let mut ids = hall.contests.take();
    ids.extend(hall.store.due_gatherings(hall.time.now(), PAGE).await?);
    if all {
        let running = GatheringQuery {
            kind: Some(GatheringKind::Contest),
            status: Some(status_name(ContestStatus::Running).to_owned()),
            limit: PAGE,
            ..GatheringQuery::default()
        };
        ids.extend(hall.store.gatherings(running).await?.into_iter().map(|row| row.id));
    }
    let mut troubled = false;
    for id in ids {
        if let Err(error) = look(hall, &id).await {
            tracing::warn!(contest = %id, %error, "a contest could not be carried on");
            hall.contests.keep(id);
            troubled = true;
        }
    }
    if troubled {
        return Ok(RETRY);
    }
    let next = hall.store.next_gathering().await?;
    let wait =
        next.map_or(SWEEP, |due| Duration::from_millis(u64::try_from(due - hall.time.now()).unwrap_or(0)));
    Ok(wait.clamp(BREATH, SWEEP))
}

/// The word for where a contest is in its life.
pub(crate) const fn status_name(status: ContestStatus) -> &'static str {
    match status {
        ContestStatus::Open => "open",
        ContestStatus::Running => "running",
        ContestStatus::Over => "over",
        ContestStatus::Cancelled => "cancelled",
    }
}

/// A contest from its row.
pub(crate) fn read(row: &GatheringRow) -> Result<Contest, Error> {
    let damaged = |_| Error::Unavailable("a stored contest cannot be read");
    serde_json::from_str(&row.body).map_err(damaged)
}

/// The row of a contest after a change.
pub(crate) fn row_of(
    id: GatheringId,
    contest: &Contest,
    before: Option<&GatheringRow>,
    now: i64,
) -> GatheringRow {
    GatheringRow {
        id,
        kind: GatheringKind::Contest,
        status: status_name(contest.status).to_owned(),
        home: contest.club.as_ref().map(|club| GatheringId::new(&*club.id)),
        due: contest.due(),
        rev: before.map_or(0, |row| row.rev + 1),
        created_at: before.map_or(now, |row| row.created_at),
        updated_at: now,
        people: contest.people(),
        body: serde_json::to_string(contest).unwrap_or_default(),
    }
}

/// A stored contest, changed by `change`, which may be called again when somebody else was faster.
pub(crate) async fn change<T>(
    hall: &Hall,
    id: &GatheringId,
    mut change: impl FnMut(&mut Contest) -> Result<T, Error>,
) -> Result<T, Error> {
    for _ in 0..TRIES {
        let row = stored(hall, id).await?;
        let before = read(&row)?;
        let mut contest = before.clone();
        let made = change(&mut contest)?;
        if contest == before {
            return Ok(made);
        }
        let next = row_of(id.clone(), &contest, Some(&row), hall.time.now());
        match hall.store.put_gathering(next, row.rev).await {
            Ok(()) => {
                hall.contests.call(id);
                return Ok(made);
            }
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Unavailable("others are faster all the time; try again"))
}

/// The row of a contest.
pub(crate) async fn stored(hall: &Hall, id: &GatheringId) -> Result<GatheringRow, Error> {
    let row = hall.store.gathering(id).await?.filter(|row| row.kind == GatheringKind::Contest);
    row.ok_or(Error::NotFound("contest"))
}

/// Looks at one contest and does what is to be done.
async fn look(hall: &Arc<Hall>, id: &GatheringId) -> Result<(), Error> {
    for _ in 0..TRIES {
        let row = match stored(hall, id).await {
            Err(Error::NotFound(_)) => return Ok(()),
            other => other?,
        };
        let before = read(&row)?;
        let mut contest = before.clone();
        let now = hall.time.now();
        let (forfeits, annulled) = gather(hall, &mut contest).await?;
        prepare(hall, &mut contest, now).await?;
        let late = contest.take_late(now);
        for table in annulled.iter().filter(|table| late.contains(table)) {
            if contest.is_duplicate() {
                contest.record_deal(table, None);
            } else {
                contest.record(table, None);
            }
        }
        contest.go_on(now);
        if contest != before || contest.due() != row.due {
            match hall.store.put_gathering(row_of(id.clone(), &contest, Some(&row), now), row.rev).await {
                Ok(()) => {}
                Err(StoreError::Conflict) => continue,
                Err(error) => return Err(error.into()),
            }
        }
        let level = &contest.vanish.level;
        if contest.is_duplicate() {
            duplicate::open_tables(hall, id, &contest).await?;
            for table in &late {
                duplicate::retire(hall, table, level).await?;
            }
            return Ok(());
        }
        open_tables(hall, id, &contest).await?;
        for table in late {
            replace(hall, &table, None, level).await?;
        }
        for table in forfeits {
            let level = level.clone();
            settled(hall.change(&table, move |loaded, now| loaded.table.forfeit(now, &level)).await)?;
        }
        return Ok(());
    }
    Err(Error::Unavailable("others are faster all the time; try again"))
}

/// What cannot be done any more at a table need not be done.
pub(super) fn settled(done: Result<(), Error>) -> Result<(), Error> {
    match done {
        Err(error @ Error::Unavailable(_)) => Err(error),
        _ => Ok(()),
    }
}

/// Puts a bot in the place of whoever a table waits for, or of one person.
pub(crate) async fn replace(
    hall: &Arc<Hall>,
    table: &TableId,
    who: Option<&UserId>,
    level: &str,
) -> Result<(), Error> {
    let (who, level) = (who.cloned(), level.to_owned());
    settled(hall.change(table, move |loaded, now| loaded.table.replace(now, who.as_ref(), &level)).await)
}

/// Writes down what came of tables. Gives those of two at which a bot plays for somebody who is to lose, and those
/// which cannot go on.
async fn gather(hall: &Hall, contest: &mut Contest) -> Result<(Vec<TableId>, Vec<TableId>), Error> {
    let open: Vec<Game> = contest.open_games().into_iter().cloned().collect();
    let (mut forfeits, mut stuck) = (Vec::new(), Vec::new());
    for game in open {
        let Some(table) = game.table else { continue };
        let Some(row) = hall.store.table(&table).await? else { continue };
        let summary = row.summary;
        if contest.is_duplicate() {
            if summary.status == TableStatus::Finished {
                contest.record_deal(&table, contest.finish_of(&summary));
            } else if summary.kept.is_some() {
                stuck.push(table);
            }
        } else if summary.status == TableStatus::Finished {
            contest.record(&table, ends(&summary).as_deref());
        } else if summary.kept.is_some() {
            stuck.push(table);
        } else if contest.vanish.rule == Vanish::Forfeit && contest.seats() == 2 {
            for (one, seat) in game.seats.iter().zip(&summary.seats) {
                if seat.stand_in.is_some() && !seat.resigned {
                    contest.entrants[*one].gone = true;
                    forfeits.push(table.clone());
                }
            }
        }
    }
    Ok((forfeits, stuck))
}

/// How a finished table ended for each seat; `None` when it came to nothing.
fn ends(table: &TableSummary) -> Option<Vec<SeatEnd>> {
    let outcome = table.outcome.as_ref()?;
    if !matches!(outcome.reason, OutcomeReason::Completed | OutcomeReason::Resigned) {
        return None;
    }
    let end = |(at, seat): (usize, &crate::api::SeatInfo)| SeatEnd {
        place: outcome.places.get(at).copied().unwrap_or(u8::MAX),
        score: outcome.scores.get(at).copied().unwrap_or_default(),
        resigned: seat.resigned,
        bot: matches!(seat.occupant, Occupant::Bot { .. }) || (seat.stand_in.is_some() && !seat.resigned),
    };
    Some(table.seats.iter().enumerate().map(end).collect())
}

/// Looks up ratings and who is still here, where a round or season may begin.
async fn prepare(hall: &Hall, contest: &mut Contest, now: i64) -> Result<(), Error> {
    let begins = contest.status == ContestStatus::Running && contest.open_games().is_empty();
    if !begins && !contest.is_due_to_begin(now) {
        return Ok(());
    }
    let ids: Vec<UserId> = contest.entrants.iter().map(|entered| entered.user.clone()).collect();
    let known = hall.store.users(&ids).await?;
    contest.miss(|user| known.iter().any(|one| one.id == *user));
    for entered in &mut contest.entrants {
        if let Some(user) = known.iter().find(|user| user.id == entered.user) {
            entered.name.clone_from(&user.name);
        }
    }
    let pace = if matches!(contest.clock, Clock::Turns { .. }) { Pace::Turns } else { Pace::Live };
    let last = Point { at: i64::MAX, table: TableId::new("") };
    let game = contest.game.clone();
    for entered in contest.entrants.iter_mut().filter(|entered| entered.rating.is_none()) {
        let found = hall.store.standing_before(&game, pace, entered.user.as_str(), &last).await?;
        entered.rating = Some(found.unwrap_or_else(Standing::newcomer).rating());
    }
    Ok(())
}

/// Opens the tables of the round that is played, unless they are there.
async fn open_tables(hall: &Arc<Hall>, id: &GatheringId, contest: &Contest) -> Result<(), Error> {
    let round = contest.round().map_or(0, |(at, _)| at + 1);
    for game in contest.open_games() {
        let Some(table) = &game.table else { continue };
        if hall.store.table(table).await?.is_some() {
            continue;
        }
        let opening = opening(hall, id, contest, game, title(contest, game, round))?;
        match hall.open_as(table.clone(), opening).await {
            Ok(_) => {}
            // Another server may have made it.
            Err(_) if hall.store.table(table).await?.is_some() => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// The set-up of a table of this contest, as the rules of now want it.
pub(crate) fn setup(
    hall: &Hall,
    contest: &Contest,
) -> Result<(crate::shelf::Edition, serde_json::Value), Error> {
    let edition = hall.shelf.find(&contest.game)?.standard();
    let setup = edition.setup(contest.players, contest.setup.clone())?;
    Ok((edition, setup))
}

/// The thinking time of its tables: when it is over, a bot plays.
fn clock(clock: Clock) -> Clock {
    let timeout = OnTimeout::Bot;
    match clock {
        Clock::None => Clock::None,
        Clock::Live { bank, increment, .. } => Clock::Live { bank, increment, timeout },
        Clock::Turns { hours, .. } => Clock::Turns { hours, timeout },
    }
}

/// What a table is called: by its round, or by its number in the division where all games of a season begin together.
fn title(contest: &Contest, game: &Game, round: usize) -> String {
    let number = match contest.kind {
        ContestKind::League { at_once: true, .. } => {
            let all = contest.round().map_or(&[][..], |(_, round)| &round.games);
            let before = all.iter().take_while(|one| one.table != game.table);
            1 + before.filter(|one| one.division == game.division).count()
        }
        _ => round,
    };
    match contest.kind {
        ContestKind::League { .. } => {
            format!("{} · {} {number}", contest.title, division_name(game.division))
        }
        _ => format!("{} · {number}", contest.title),
    }
}

fn opening(
    hall: &Hall,
    id: &GatheringId,
    contest: &Contest,
    game: &Game,
    title: String,
) -> Result<Opening, Error> {
    let (edition, setup) = setup(hall, contest)?;
    Ok(Opening {
        game: contest.game.clone(),
        rules: edition.game.rules_version(),
        content: edition.content(),
        pack: None,
        brought: None,
        owner: contest.owner.clone(),
        setup,
        seats: occupants(contest, game),
        shuffle: false,
        clock: clock(contest.clock),
        undo: UndoPolicy::Reveal,
        hints: false,
        visibility: Visibility::Open,
        stand_in: StandIn::Never,
        title: Some(title),
        start: true,
        seed: Some(Seed::new(ids::bytes())),
        practice: false,
        invite: ids::letters(16),
        record: None,
        matched: None,
        challenge: None,
        contest: Some(OfContest { id: id.clone(), bot: contest.vanish.level.clone() }),
    })
}

/// Who sits where; a bot sits down for whoever is gone.
fn occupants(contest: &Contest, game: &Game) -> Vec<Occupant> {
    let mut taken: Vec<String> = Vec::new();
    let mut seat = |one: &usize| {
        let entered = &contest.entrants[*one];
        if game.bots.contains(one) {
            return Occupant::Bot { level: contest.vanish.level.clone() };
        }
        let name = names::distinct(&entered.name, taken.iter().map(String::as_str));
        taken.push(name.clone());
        let user = entered.user.to_string();
        match entered.kind {
            UserKind::Program => Occupant::Program { user, name },
            UserKind::Guest | UserKind::Account => Occupant::Person { user, name },
        }
    };
    game.seats.iter().map(&mut seat).collect()
}

/// Somebody wants to be forgotten: no contest and no club keeps a name.
pub(crate) async fn forget(hall: &Hall, user: &UserId) -> Result<(), Error> {
    let query = GatheringQuery { person: Some(user.clone()), limit: PAGE, ..GatheringQuery::default() };
    for row in hall.store.gatherings(query).await? {
        match row.kind {
            GatheringKind::Contest => {
                let forgotten = change(hall, &row.id, |contest| {
                    contest.forget(user);
                    Ok(())
                });
                forgotten.await?;
            }
            GatheringKind::Club => {
                let left = super::club::change(hall, &row.id, |club| {
                    club.leave(user);
                    Ok(())
                });
                left.await?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
