//! Is what the queue holds still true, and what is there to say about it? Everything said is what a spectator may know.

use crate::api::{Clock, NoticeKind, Occupant, OnTimeout, StandingWhy, TableSummary};
use crate::hall::Loaded;
use crate::ids::UserId;
use crate::table::Match;
use crate::table::ledger::seat_of;
use game_core::deeds::Deed;
use game_core::{Actor, Seat, Text, Viewer};

const HOUR: i64 = 3_600_000;
/// Time runs out when a tenth is left, and at least so many milliseconds before.
const WARNING: i64 = HOUR / 2;
/// A turn that was taken back is looked at again after so many milliseconds.
const SUSPENDED: i64 = 60_000;
/// So many turns of others are told.
const TURNS: usize = 4;
/// So many steps back they are looked for.
const BACK: usize = 60;

/// How things stand.
pub(super) enum Standing {
    /// There is nothing to tell any more.
    Moot,
    /// Not before this moment.
    Later(i64),
    Tell(Box<Scene>),
}

/// What there is to say about a table.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub table: String,
    pub kind: NoticeKind,
    pub mark: u64,
    /// Its own title, if it has one.
    pub title: Option<String>,
    pub game: String,
    /// The names of the seats; `None` for a bot.
    pub names: Vec<Option<String>>,
    /// What others did since the person's last turn.
    pub deeds: Vec<(Seat, Text)>,
    /// Milliseconds left.
    pub left: Option<i64>,
    pub timeout: Option<OnTimeout>,
    /// The orders the person had left ended here; were they dropped?
    pub orders: Option<bool>,
    /// Place and points.
    pub result: Option<(u8, i32)>,
    /// Who asks the person to the table.
    pub asks: Option<String>,
}

/// When somebody is told that the time of a seat runs out, if it does.
pub(super) fn time_due(table: &Match, seat: Seat, now: i64) -> Option<i64> {
    let Clock::Turns { hours, .. } = table.ledger.opening.clock else { return None };
    let warning = (i64::from(hours) * HOUR / 10).max(WARNING);
    Some(now + left(table, seat, now)? - warning)
}

fn left(table: &Match, seat: Seat, now: i64) -> Option<i64> {
    table.clock_now(now)?.seats.get(seat.index()).map(|clock| clock.left)
}

/// How things stand for somebody at a table.
pub(super) fn standing(loaded: &Loaded, user: &UserId, kind: NoticeKind, mark: u64) -> Standing {
    let (table, now) = (&loaded.table, loaded.time.now());
    let own: Vec<Seat> = (0u8..)
        .map_while(seat_of)
        .zip(&table.ledger.seats)
        .filter(|(_, state)| state.user() == Some(user.as_str()))
        .map(|(seat, _)| seat)
        .collect();
    let seat = match kind {
        NoticeKind::Turn | NoticeKind::Time => {
            if own.iter().any(|seat| table.suspended(*seat) == Some(mark)) {
                return Standing::Later(now + SUSPENDED);
            }
            own.into_iter().find(|seat| table.called(*seat) == Some(mark))
        }
        NoticeKind::Over => own.first().copied().filter(|_| table.ledger.outcome.is_some()),
        // Who is asked to a table does not sit there.
        NoticeKind::Invited => None,
    };
    let Some(seat) = seat else { return Standing::Moot };
    if loaded.present().get(seat.index()).copied().unwrap_or(false) {
        return Standing::Moot;
    }
    if kind == NoticeKind::Time {
        match time_due(table, seat, now) {
            None => return Standing::Moot,
            // The server was away, and time was given back.
            Some(due) if due > now => return Standing::Later(due),
            Some(_) => {}
        }
    }
    Standing::Tell(Box::new(scene(table, seat, kind, mark, now)))
}

/// What there is to say to somebody whose turn it is, since when, and until when: for whoever asks, present or not.
pub(super) fn due_scene(table: &Match, user: &UserId) -> Option<(Scene, i64, Option<i64>)> {
    let seat = table.seat_of_user(user)?;
    let call = table.called(seat)?;
    let mut told = scene(table, seat, NoticeKind::Turn, call, table.ledger.at);
    told.left = None;
    Some((told, table.ledger.at, table.ledger.clocks.over_at(seat)))
}

/// What there is to say of a game that is over.
pub(super) fn over_scene(table: &TableSummary) -> Option<Scene> {
    let outcome = table.outcome.as_ref()?;
    let at = usize::from(table.your_seat?);
    Some(Scene {
        table: table.id.clone(),
        kind: NoticeKind::Over,
        mark: 0,
        title: table.title.clone(),
        game: table.game.clone(),
        names: Vec::new(),
        deeds: Vec::new(),
        left: None,
        timeout: None,
        orders: None,
        result: outcome.places.get(at).copied().zip(outcome.scores.get(at).copied()),
        asks: None,
    })
}

/// What there is to say of a table that somebody is asked to.
pub(super) fn invited_scene(table: &TableSummary, mark: u64, asks: String) -> Scene {
    Scene {
        table: table.id.clone(),
        kind: NoticeKind::Invited,
        mark,
        title: table.title.clone(),
        game: table.game.clone(),
        names: table.seats.iter().map(|_| None).collect(),
        deeds: Vec::new(),
        left: None,
        timeout: None,
        orders: None,
        result: None,
        asks: Some(asks),
    }
}

fn scene(table: &Match, seat: Seat, kind: NoticeKind, mark: u64, now: i64) -> Scene {
    let ledger = &table.ledger;
    let name = |occupant: &Occupant| match occupant {
        Occupant::Person { name, .. } | Occupant::Program { name, .. } => Some(name.clone()),
        Occupant::Bot { .. } | Occupant::Open => None,
    };
    let at = seat.index();
    let result = ledger.outcome.as_ref();
    Scene {
        table: ledger.id.to_string(),
        kind,
        mark,
        title: ledger.opening.title.clone(),
        game: ledger.opening.game.clone(),
        names: ledger.seats.iter().map(|seat| name(&seat.occupant)).collect(),
        deeds: if kind == NoticeKind::Turn { deeds(table, seat) } else { Vec::new() },
        left: left(table, seat, now).filter(|_| kind != NoticeKind::Over),
        timeout: match ledger.opening.clock {
            Clock::None => None,
            Clock::Live { timeout, .. } | Clock::Turns { timeout, .. } => Some(timeout),
        },
        orders: table
            .orders_ended_since(seat, mark)
            .filter(|_| kind == NoticeKind::Turn)
            .and_then(|why| (why.is_dropped() || why == StandingWhy::Asked).then(|| why.is_dropped())),
        result: result.and_then(|result| Some((*result.places.get(at)?, *result.scores.get(at)?))),
        asks: None,
    }
}

/// What others did since the seat's last turn: of each turn what matters most.
fn deeds(table: &Match, seat: Seat) -> Vec<(Seat, Text)> {
    let Some(game) = &table.game else { return Vec::new() };
    let all = game.deeds(Viewer::Spectator, game.steps().saturating_sub(BACK));
    // What was answered for the person is news to them.
    let asked = |deed: &&Deed| deed.actor == Actor::Seat(seat) && !table.is_automatic(deed.from);
    let own = all.iter().rposition(|deed| asked(&deed)).map_or(0, |last| last + 1);
    let mut turns: Vec<(Seat, &Deed)> = Vec::new();
    for deed in &all[own..] {
        let Actor::Seat(doer) = deed.actor else { continue };
        match turns.last_mut() {
            Some((last, best)) if *last == doer && !deed.opens => {
                if deed.weight > best.weight {
                    *best = deed;
                }
            }
            _ => turns.push((doer, deed)),
        }
    }
    let from = turns.len().saturating_sub(TURNS);
    turns[from..].iter().map(|(doer, deed)| (*doer, deed.text.clone())).collect()
}
