//! A table in memory: the match, who watches, who is here.

use super::streams::{Subscriber, frame};
use crate::api::TableEvent;
use crate::ids::{self, TableId, UserId};
use crate::table::Match;
use crate::table::ledger::{Pending, number_of};
use game_core::{Seat, Viewer};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicI64;
use tokio::sync::Mutex;

/// The place of a table in memory; empty until somebody needs it.
pub(crate) struct Live {
    pub id: TableId,
    pub slot: Mutex<Option<Loaded>>,
    /// When somebody last needed it.
    pub touched: AtomicI64,
}

impl Live {
    pub fn new(id: TableId) -> Self {
        Live { id, slot: Mutex::new(None), touched: AtomicI64::new(ids::now()) }
    }
}

/// A table in memory.
pub(crate) struct Loaded {
    pub table: Match,
    pub subscribers: Vec<Subscriber>,
    /// When something was last heard of each seat.
    heard: Vec<i64>,
    /// The question each seat's bot is thinking about.
    pub thinking: Vec<Option<u64>>,
    pub snapshot_seq: u64,
}

impl Loaded {
    pub fn new(table: Match, snapshot_seq: u64) -> Self {
        let seats = table.ledger.seats.len();
        Loaded {
            table,
            subscribers: Vec::new(),
            heard: vec![0; seats],
            thinking: vec![None; seats],
            snapshot_seq,
        }
    }

    /// Somebody of this table did something.
    pub fn heard(&mut self, user: &UserId) {
        if let Some(seat) = self.table.seat_of_user(user) {
            self.heard[seat.index()] = ids::now();
        }
    }

    /// Which seats are connected.
    pub fn present(&self) -> Vec<bool> {
        let connected = |user: &str| {
            self.subscribers.iter().any(|s| s.user.as_ref().is_some_and(|id| id.as_str() == user))
        };
        self.table.ledger.seats.iter().map(|seat| seat.user().is_some_and(connected)).collect()
    }

    /// Since when nothing was heard of a seat; `None` while it is connected.
    pub fn absent_since(&self, seat: Seat, started_at: i64) -> Option<i64> {
        self.absences(started_at).get(seat.index()).copied().flatten()
    }

    /// [`Loaded::absent_since`] of every seat.
    pub fn absences(&self, started_at: i64) -> Vec<Option<i64>> {
        // What was heard before the server started is not known, so everybody gets the whole time again.
        let since = |(heard, present): (&i64, bool)| (!present).then(|| (*heard).max(started_at));
        self.heard.iter().zip(self.present()).map(since).collect()
    }

    /// Does somebody watch, or a bot think?
    pub fn is_busy(&self) -> bool {
        !self.subscribers.is_empty() || self.thinking.iter().any(Option::is_some)
    }

    /// Tells everybody who watches what happened, each what that viewer may know.
    pub fn tell(&mut self, events: &[Pending]) {
        if self.subscribers.is_empty() {
            return;
        }
        let present = self.present();
        for event in events {
            let mut frames = BTreeMap::new();
            let table = &self.table;
            self.subscribers.retain_mut(|subscriber| {
                if !table.may_listen(subscriber.user.as_ref(), subscriber.seated) {
                    return false;
                }
                let viewer = table.viewer(subscriber.user.as_ref());
                subscriber.seated = viewer != Viewer::Spectator;
                let frame = frames.entry(viewer).or_insert_with(|| {
                    let said = table.event(viewer, event.row.seq, event.row.at, &event.entry, &present)?;
                    let notice = event.facts.notice(viewer, event.row.seq, event.row.at, said);
                    frame("table", Some(event.row.seq), &notice)
                });
                match frame {
                    // Who cannot keep up is disconnected and resumes from the last number.
                    Some(frame) => subscriber.sender.try_send(frame.clone()).is_ok(),
                    None => true,
                }
            });
        }
    }

    /// Tells who came or went.
    pub fn tell_presence(&mut self, seat: Seat, present: bool) {
        let facts = self.table.facts();
        let table = &self.table;
        self.subscribers.retain(|subscriber| {
            let viewer: Viewer = table.viewer(subscriber.user.as_ref());
            let event = TableEvent::Presence { seat: number_of(seat), present };
            let notice = facts.notice(viewer, facts.seq, ids::now(), event);
            frame("table", None, &notice).is_none_or(|frame| subscriber.sender.try_send(frame).is_ok())
        });
    }
}
