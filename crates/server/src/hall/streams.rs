//! Event streams: who listens to a table, and what was missed.

use super::desk::{Desk, Message};
use super::{Hall, Loaded, LobbyItem};
use crate::api::{LobbyNotice, TableEvent, Visibility};
use crate::error::Error;
use crate::ids::{TableId, UserId};
use crate::store::EventRow;
use crate::table::Entry;
use futures_util::Stream as Bytestream;
use game_core::Viewer;
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, oneshot};

/// Messages a slow reader may be behind.
const BEHIND: usize = 256;
/// Missed events that are told one by one; with more, the client reads the state.
const RESUMED: usize = 500;
/// A comment after so much silence keeps the connection open.
const BEAT: Duration = Duration::from_secs(15);

/// A message in the form of server-sent events.
pub(crate) type Frame = Arc<str>;

/// Writes a message; `None` when it cannot be written, which plain data always can.
pub(crate) fn frame(name: &str, id: Option<u64>, data: &impl Serialize) -> Option<Frame> {
    let json = serde_json::to_string(data).ok()?;
    Some(match id {
        Some(id) => format!("id: {id}\nevent: {name}\ndata: {json}\n\n").into(),
        None => format!("event: {name}\ndata: {json}\n\n").into(),
    })
}

/// Somebody who listens to a table.
pub(crate) struct Subscriber {
    pub number: u64,
    pub user: Option<UserId>,
    /// Had a seat when it last heard something.
    pub seated: bool,
    pub sender: mpsc::Sender<Frame>,
}

/// Somebody who wants to listen, from event `after` on if it is given.
pub(crate) struct Joining {
    pub user: Option<UserId>,
    pub after: Option<u64>,
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
                Err(_) => Some((Ok(Frame::from(":\n\n")), stream)),
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
        let (reply, answer) = oneshot::channel();
        self.post(id, Message::Join(Joining { user: user.cloned(), after }, reply));
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
        let seated = loaded.table.viewer(user) != Viewer::Spectator;
        loaded.subscribers.push(Subscriber { number, user: joining.user.clone(), seated, sender });
        let first = missed(loaded, user, &events);
        hall.metrics.streams.inc();
        Ok(Stream { hall, table: self.id.clone(), number, user: joining.user, first, receiver })
    }

    pub(super) fn leave(&mut self, number: u64, user: Option<&UserId>) {
        let Some(loaded) = &mut self.loaded else { return };
        loaded.subscribers.retain(|subscriber| subscriber.number != number);
        let Some(seat) = user.and_then(|user| loaded.table.seat_of_user(user)) else { return };
        user.into_iter().for_each(|user| loaded.heard(user));
        if !loaded.present()[seat.index()] {
            loaded.tell_presence(seat, false);
            self.hall.alarms.set(&self.id, Hall::next_look(loaded));
        }
    }
}

/// The greeting, and what happened meanwhile.
fn missed(loaded: &Loaded, user: Option<&UserId>, events: &[EventRow]) -> VecDeque<Frame> {
    let table = &loaded.table;
    let (viewer, facts, present) = (table.viewer(user), table.facts(), loaded.present());
    let mut frames = VecDeque::new();
    frames.extend(frame(
        "table",
        None,
        &facts.notice(viewer, facts.seq, loaded.time.now(), TableEvent::Hello),
    ));
    if events.len() > RESUMED {
        return frames;
    }
    for event in events.iter().filter(|event| event.seq <= facts.seq) {
        let Ok(entry) = serde_json::from_str::<Entry>(&event.body) else { continue };
        if let Some(said) = table.event(viewer, event.seq, event.at, &entry, &present) {
            let notice = facts.notice(viewer, event.seq, event.at, said);
            frames.extend(frame("table", Some(event.seq), &notice));
        }
    }
    frames
}

fn rand_number() -> u64 {
    use game_core::Random;
    crate::chooser::random().next_u64()
}

/// The caller's own stream: tables of the lobby and of the caller, as they change. Ends when the server does.
pub(crate) fn lobby_frames(
    hall: &Hall,
    user: Option<UserId>,
) -> impl Bytestream<Item = Result<Frame, std::convert::Infallible>> + use<> {
    let hello = Some(Frame::from("event: hello\ndata: {}\n\n"));
    let start = (hall.lobby.subscribe(), hall.closing.subscribe(), user, hello);
    futures_util::stream::unfold(start, |(mut lobby, mut closing, user, hello)| async move {
        if let Some(hello) = hello {
            return Some((Ok(hello), (lobby, closing, user, None)));
        }
        loop {
            let heard = tokio::select! {
                item = lobby.recv() => Some(item),
                () = tokio::time::sleep(BEAT) => None,
                _ = closing.wait_for(|closing| *closing) => return None,
            };
            let Some(item) = heard else {
                return Some((Ok(Frame::from(":\n\n")), (lobby, closing, user, None)));
            };
            match item {
                Ok(item) => {
                    if let Some(frame) = lobby_frame(&item, user.as_ref()) {
                        return Some((Ok(frame), (lobby, closing, user, None)));
                    }
                }
                // The reader was too slow; it hears of the next changes.
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return None,
            }
        }
    })
}

fn lobby_frame(item: &LobbyItem, user: Option<&UserId>) -> Option<Frame> {
    let row = &item.row;
    let mine = user.is_some_and(|user| row.members.contains(user));
    let listed = item.public && row.summary.visibility == Visibility::Open;
    if !(mine || listed) {
        return None;
    }
    let table = (!item.cancelled).then(|| Hall::summary_for(row.clone(), user));
    frame("lobby", None, &LobbyNotice { id: row.id.to_string(), table })
}
