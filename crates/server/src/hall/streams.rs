//! Event streams: who listens to a table, and what was missed.

use super::desk::{Desk, Message};
use super::ears::Blocked;
use super::shown::is_news;
use super::{Hall, Loaded};
use crate::api::{News, TableEvent};
use crate::error::Error;
use crate::ids::{TableId, UserId};
use crate::store::EventRow;
use crate::table::show::Question;
use crate::table::{Entry, Match};
use axum::body::Bytes;
use futures_util::Stream as Bytestream;
use game_core::Viewer;
use serde::Serialize;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Messages a slow reader may be behind.
const BEHIND: usize = 256;
/// Missed events that are told one by one; with more, the client reads the state.
const RESUMED: usize = 500;
/// Missed steps that are told with all they changed; with more, the client reads the state.
const RETOLD: usize = 60;
/// How a message ends.
const END: &[u8] = b"\n\n";
/// A comment after so much silence keeps the connection open.
pub(super) const BEAT: Duration = Duration::from_secs(15);
pub(super) const SILENCE: &[u8] = b":\n\n";

/// A message in the form of server-sent events; one and the same for all who hear it.
pub(crate) type Frame = Bytes;

/// Writes a message; `None` when it cannot be written, which plain data always can.
pub(crate) fn frame(name: &str, id: Option<u64>, data: &impl Serialize) -> Option<Frame> {
    let mut text = match id {
        Some(id) => format!("id: {id}\nevent: {name}\ndata: "),
        None => format!("event: {name}\ndata: "),
    }
    .into_bytes();
    serde_json::to_writer(&mut text, data).ok()?;
    text.extend_from_slice(END);
    Some(text.into())
}

/// The data of a message.
pub(crate) fn data(frame: &Frame) -> Option<&str> {
    let text = std::str::from_utf8(frame.strip_suffix(END)?).ok()?;
    text.split_once("\ndata: ").map(|(_, data)| data)
}

/// Somebody who listens to a table.
pub(crate) struct Subscriber {
    pub number: u64,
    pub user: Option<UserId>,
    /// Had a seat when it last heard something.
    pub seated: bool,
    /// Whom it does not hear.
    pub blocked: Arc<Blocked>,
    pub sender: mpsc::Sender<Frame>,
}

/// Somebody who wants to listen, from event `after` on if it is given.
pub(crate) struct Joining {
    pub user: Option<UserId>,
    pub after: Option<u64>,
    pub blocked: Arc<Blocked>,
}

/// One end of an open stream. Dropping it ends the subscription.
pub(crate) struct Stream {
    hall: Arc<Hall>,
    table: TableId,
    number: u64,
    user: Option<UserId>,
    first: VecDeque<Frame>,
    receiver: mpsc::Receiver<Frame>,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.hall.metrics.streams.dec();
        self.hall.post_if_live(&self.table, Message::Left(self.number, self.user.take()));
    }
}

impl Stream {
    /// The messages as they go over the wire.
    pub fn frames(self) -> impl Bytestream<Item = Result<Frame, std::convert::Infallible>> {
        futures_util::stream::unfold(self, |mut stream| async move {
            if let Some(frame) = stream.first.pop_front() {
                return Some((Ok(frame), stream));
            }
            match tokio::time::timeout(BEAT, stream.receiver.recv()).await {
                Ok(Some(frame)) => Some((Ok(frame), stream)),
                Ok(None) => None,
                Err(_) => Some((Ok(Frame::from_static(SILENCE)), stream)),
            }
        })
    }
}

impl Hall {
    /// Listens to a table, from event `after` on if it is given.
    pub async fn subscribe(
        self: &Arc<Self>,
        id: &TableId,
        user: Option<&UserId>,
        after: Option<u64>,
    ) -> Result<Stream, Error> {
        let open = usize::try_from(self.metrics.streams.get()).unwrap_or(0);
        if open >= self.settings.limits.streams {
            return Err(Error::Unavailable("too many listen already; try again later"));
        }
        if *self.closing.borrow() {
            return Err(Error::Unavailable("the server stops; try again"));
        }
        let (reply, answer) = oneshot::channel();
        let blocked = self.ears_of(user).await?;
        self.post(id, Message::Join(Joining { user: user.cloned(), after, blocked }, reply));
        answer.await.unwrap_or(Err(super::LOST))
    }
}

impl Desk {
    pub(super) async fn join(&mut self, joining: Joining) -> Result<Stream, Error> {
        let hall = Arc::clone(&self.hall);
        let user = joining.user.as_ref();
        let loaded = self.load().await?;
        if !loaded.table.may_look(user) {
            return Err(Error::NotFound("table"));
        }
        let seq = loaded.table.ledger.seq;
        let events = match joining.after {
            Some(after) if after < seq => hall.store.events(&loaded.table.ledger.id, after).await?,
            _ => Vec::new(),
        };
        let came = user.and_then(|user| loaded.table.seat_of_user(user));
        let came = came.filter(|seat| !loaded.present()[seat.index()]);
        if let Some(seat) = came {
            loaded.tell_presence(seat, true);
        }
        let (sender, receiver) = mpsc::channel(BEHIND);
        let number = rand_number();
        let viewer = loaded.table.viewer(user);
        let seated = viewer != Viewer::Spectator;
        let blocked = Arc::clone(&joining.blocked);
        loaded.subscribers.push(Subscriber { number, user: joining.user.clone(), seated, blocked, sender });
        loaded.shown.begin(&loaded.table, viewer);
        let first = missed(loaded, user, joining.after, &events, &joining.blocked);
        hall.metrics.streams.inc();
        Ok(Stream { hall, table: self.id.clone(), number, user: joining.user, first, receiver })
    }

    pub(super) fn leave(&mut self, number: u64, user: Option<&UserId>) {
        let Some(loaded) = &mut self.loaded else { return };
        loaded.subscribers.retain(|subscriber| subscriber.number != number);
        let (table, watching) = (&loaded.table, &loaded.subscribers);
        let watches = |viewer: &Viewer| watching.iter().any(|s| table.viewer(s.user.as_ref()) == *viewer);
        loaded.shown.retain(watches);
        let Some(seat) = user.and_then(|user| loaded.table.seat_of_user(user)) else { return };
        user.into_iter().for_each(|user| loaded.heard(user));
        if !loaded.present()[seat.index()] {
            loaded.tell_presence(seat, false);
            self.hall.alarms.set(&self.id, Hall::next_look(loaded));
        }
    }
}

/// The greeting, and what happened meanwhile.
fn missed(
    loaded: &Loaded,
    user: Option<&UserId>,
    after: Option<u64>,
    events: &[EventRow],
    blocked: &Blocked,
) -> VecDeque<Frame> {
    let table = &loaded.table;
    let (viewer, facts, present) = (table.viewer(user), table.facts(), loaded.present());
    let aside =
        |event| frame("table", None, &facts.notice(viewer, facts.seq, loaded.time.now(), event, None));
    let mut frames = VecDeque::from_iter(aside(TableEvent::Hello));
    let read = |event: &EventRow| Some((event.clone(), serde_json::from_str::<Entry>(&event.body).ok()?));
    let events: Option<Vec<(EventRow, Entry)>> = if events.len() > RESUMED {
        None
    } else {
        events.iter().filter(|event| event.seq <= facts.seq).map(read).collect()
    };
    let mut retold =
        events.as_ref().zip(after).and_then(|(events, after)| retell(table, viewer, after, events));
    let whole = retold.is_some();
    for (event, entry) in events.iter().flatten().filter(|(_, entry)| !blocked.leaves_out(entry)) {
        if let Some(said) = table.event(viewer, event.seq, event.at, entry, &present) {
            let news = retold.as_mut().and_then(|retold| retold.remove(&event.seq));
            let notice = facts.notice(viewer, event.seq, event.at, said, news);
            frames.extend(frame("table", Some(event.seq), &notice));
        }
    }
    if !whole && after.is_some_and(|after| after < facts.seq) {
        frames.extend(aside(TableEvent::Behind));
    }
    frames
}

/// What each of these events changed before the eyes of somebody who has the table as it was at event `after`. `None`
/// when there are too many, or when something was taken back, so that moments in between are lost.
fn retell(
    table: &Match,
    viewer: Viewer,
    after: u64,
    events: &[(EventRow, Entry)],
) -> Option<BTreeMap<u64, News>> {
    use Entry::{Finished, Redone, Rewound, Started, Undone};
    let lost = |entry: &Entry| {
        matches!(entry, Undone { .. } | Redone { .. } | Rewound { .. } | Started { .. } | Finished { .. })
    };
    let told: Vec<u64> =
        events.iter().filter(|(_, entry)| is_news(entry)).map(|(event, _)| event.seq).collect();
    if told.len() > RETOLD || events.iter().any(|(_, entry)| lost(entry)) {
        return None;
    }
    let mut found = BTreeMap::new();
    let mut from = after;
    let first = table.steps_of(after).end;
    let mut before = table.view_text(viewer, first);
    for seq in &told {
        let now = table.view_text(viewer, table.steps_of(*seq).end);
        // Only the last question is still open.
        let question = if Some(seq) == told.last() { table.question_to(viewer) } else { Question::default() };
        found.insert(*seq, table.news(from, *seq, (&before, &now), question)?);
        (from, before) = (*seq, now);
    }
    Some(found)
}

fn rand_number() -> u64 {
    use game_core::Random;
    crate::chooser::random().next_u64()
}
