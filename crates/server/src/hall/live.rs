//! A table in memory: the match, who watches, who is here.

use super::bots::{Chair, Ticket};
use super::shown::Shown;
use super::streams::{Subscriber, frame};
use super::time::Time;
use crate::api::{TableEvent, TableStatus};
use crate::ids::UserId;
use crate::table::Match;
use crate::table::ledger::{Pending, number_of};
use game_core::{Seat, Viewer};
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

/// Nodes repeat who is there; what is older than so many milliseconds counts no more.
const ELSEWHERE: i64 = 30_000;

/// A table in memory.
pub(crate) struct Loaded {
    pub table: Match,
    pub subscribers: Vec<Subscriber>,
    /// What those who watch have before their eyes.
    pub shown: Shown,
    /// When something was last heard of each seat.
    heard: Vec<i64>,
    /// The bots of the house, by seat.
    pub chairs: Vec<Chair>,
    /// The question for advice of each seat.
    pub advised: Vec<Option<(u64, Weak<Ticket>)>>,
    pub time: Arc<Time>,
    /// The last event that was told.
    pub told: u64,
    /// The last event in the snapshot.
    pub kept: u64,
    /// Who watches at other nodes, and when they said so.
    elsewhere: BTreeMap<String, (Vec<UserId>, i64)>,
}

impl Loaded {
    /// A match of which everything was told, and the last event in its snapshot.
    pub fn new(table: Match, kept: u64, time: Arc<Time>) -> Self {
        let seats = table.ledger.seats.len();
        Loaded {
            told: table.ledger.seq,
            table,
            subscribers: Vec::new(),
            shown: Shown::default(),
            heard: vec![0; seats],
            chairs: (0..seats).map(|_| Chair::default()).collect(),
            advised: vec![None; seats],
            time,
            kept,
            elsewhere: BTreeMap::new(),
        }
    }

    /// Somebody of this table did something.
    pub fn heard(&mut self, user: &UserId) {
        if let Some(seat) = self.table.seat_of_user(user) {
            self.heard[seat.index()] = self.time.now();
        }
    }

    /// Which seats are connected.
    pub fn present(&self) -> Vec<bool> {
        let still = self.time.now() - ELSEWHERE;
        let others: Vec<&UserId> =
            self.elsewhere.values().filter(|(_, at)| *at > still).flat_map(|(people, _)| people).collect();
        let connected = |user: &str| {
            self.subscribers.iter().any(|s| s.user.as_ref().is_some_and(|id| id.as_str() == user))
                || others.iter().any(|id| id.as_str() == user)
        };
        self.table.ledger.seats.iter().map(|seat| seat.user().is_some_and(connected)).collect()
    }

    /// Who watches here.
    pub fn people(&self) -> Vec<UserId> {
        let mut people: Vec<UserId> = self.subscribers.iter().filter_map(|s| s.user.clone()).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Another node says who watches there.
    pub fn hear_of(&mut self, node: String, people: Vec<UserId>) {
        let (before, now) = (self.present(), self.time.now());
        for user in &people {
            self.heard(user);
        }
        let last = self.elsewhere.insert(node, (people, now));
        last.into_iter().flat_map(|(people, _)| people).for_each(|user| self.heard(&user));
        let changes: Vec<(usize, bool)> =
            self.present().into_iter().enumerate().filter(|(seat, now)| before[*seat] != *now).collect();
        for (seat, present) in changes {
            self.tell_presence(Seat::new(seat as u8), present);
        }
    }

    /// Nothing is known of before: everybody was heard of now.
    pub fn hear_everybody(&mut self) {
        let now = self.time.now();
        self.heard.fill(now);
    }

    /// Since when nothing was heard of each seat; `None` while it is connected.
    pub fn absences(&self) -> Vec<Option<i64>> {
        // What was heard before is not known, so everybody gets the whole time again.
        let begun = self.time.since();
        let since = |(heard, present): (&i64, bool)| (!present).then(|| (*heard).max(begun));
        self.heard.iter().zip(self.present()).map(since).collect()
    }

    /// Milliseconds since time was last charged during which the server was not there, where that matters.
    pub fn lost(&self) -> i64 {
        let since = self.table.ledger.clocks.since();
        let running = self.table.ledger.status == TableStatus::Running;
        if running { self.time.lost(since, self.time.now()) } else { 0 }
    }

    /// Does somebody watch, or a bot think?
    pub fn is_busy(&self) -> bool {
        !self.subscribers.is_empty() || self.chairs.iter().any(|chair| chair.asked.is_some())
    }

    /// Tells everybody who watches what happened, each what that viewer may know. What a kind of viewer is told is made
    /// once, however many of that kind watch, and not at all when nobody does.
    pub fn tell(&mut self, events: &[Pending]) {
        self.told = self.table.ledger.seq;
        if self.subscribers.is_empty() {
            return;
        }
        let present = self.present();
        let mut questions = BTreeMap::new();
        for event in events {
            let mut frames = BTreeMap::new();
            let (table, shown) = (&self.table, &mut self.shown);
            self.subscribers.retain_mut(|subscriber| {
                // Whoever may not look any more, for instance because the seat was cleared, hears nothing more.
                if !table.may_listen(subscriber.user.as_ref(), subscriber.seated) {
                    return false;
                }
                let viewer = table.viewer(subscriber.user.as_ref());
                subscriber.seated = viewer != Viewer::Spectator;
                let frame = frames.entry(viewer).or_insert_with(|| {
                    let news = shown.follow(table, viewer, event, &mut questions);
                    let said = table.event(viewer, event.row.seq, event.row.at, &event.entry, &present)?;
                    let notice = event.facts.notice(viewer, event.row.seq, event.row.at, said, news);
                    let frame = frame("table", Some(event.row.seq), &notice)?;
                    shown.keep(viewer, &frame);
                    Some(frame)
                });
                match frame {
                    Some(_) if subscriber.blocked.leaves_out(&event.entry) => true,
                    // Who cannot keep up is disconnected and resumes from the last number.
                    Some(frame) => subscriber.sender.try_send(frame.clone()).is_ok(),
                    None => true,
                }
            });
            self.shown.retain(|viewer| frames.contains_key(viewer));
        }
    }

    /// Tells who came or went.
    pub fn tell_presence(&mut self, seat: Seat, present: bool) {
        self.tell_aside(&TableEvent::Presence { seat: number_of(seat), present });
    }

    /// Tells that a bot cannot be asked at the moment.
    pub fn tell_late(&mut self, seat: Seat) {
        self.tell_aside(&TableEvent::BotLate { seat: number_of(seat) });
    }

    /// Tells something that is not an event of the table.
    fn tell_aside(&mut self, event: &TableEvent) {
        let (facts, now) = (self.table.facts(), self.time.now());
        let table = &self.table;
        self.subscribers.retain(|subscriber| {
            let viewer: Viewer = table.viewer(subscriber.user.as_ref());
            let notice = facts.notice(viewer, facts.seq, now, event.clone(), None);
            frame("table", None, &notice).is_none_or(|frame| subscriber.sender.try_send(frame).is_ok())
        });
    }
}
