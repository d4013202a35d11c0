//! Event streams: who listens to a table, and what was missed.

use super::{Hall, LobbyItem};
use crate::api::{LobbyNotice, TableEvent, Visibility};
use crate::error::Error;
use crate::ids::{self, TableId, UserId};
use crate::table::Entry;
use futures_util::Stream as Bytestream;
use game_core::Viewer;
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;

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

/// One end of an open stream. Dropping it ends the subscription.
pub(crate) struct Stream {
    hall: Arc<Hall>,
    table: TableId,
    number: u64,
    first: VecDeque<Frame>,
    receiver: mpsc::Receiver<Frame>,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.hall.metrics.streams.dec();
        let (hall, table, number) = (Arc::clone(&self.hall), self.table.clone(), self.number);
        // A server that stops has no runtime for this, and needs none.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { hall.unsubscribe(&table, number).await });
        }
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
        let (sender, receiver) = mpsc::channel(BEHIND);
        let number = rand_number();
        let mut subscriber = Subscriber { number, user: user.cloned(), seated: false, sender };
        let seq = self
            .change(id, |loaded, _| {
                if !loaded.table.may_look(user) {
                    return Err(Error::NotFound("table"));
                }
                let came = user.and_then(|user| loaded.table.seat_of_user(user));
                let came = came.filter(|seat| !loaded.present()[seat.index()]);
                if let Some(seat) = came {
                    loaded.tell_presence(seat, true);
                }
                subscriber.seated = loaded.table.viewer(user) != Viewer::Spectator;
                loaded.subscribers.push(subscriber);
                Ok(loaded.table.ledger.seq)
            })
            .await?;
        self.metrics.streams.inc();
        let mut stream =
            Stream { hall: Arc::clone(self), table: id.clone(), number, first: VecDeque::new(), receiver };
        stream.first = self.missed(id, user, after, seq).await?;
        Ok(stream)
    }

    /// The greeting, and what happened after event `after` up to `seq`.
    async fn missed(
        self: &Arc<Self>,
        id: &TableId,
        user: Option<&UserId>,
        after: Option<u64>,
        seq: u64,
    ) -> Result<VecDeque<Frame>, Error> {
        let mut events = match after {
            Some(after) if after < seq => self.store.events(id, after).await?,
            _ => Vec::new(),
        };
        events.retain(|event| event.seq <= seq);
        self.read(id, |loaded| {
            let table = &loaded.table;
            let (viewer, facts, present) = (table.viewer(user), table.facts(), loaded.present());
            let mut frames = VecDeque::new();
            frames.extend(frame(
                "table",
                None,
                &facts.notice(viewer, facts.seq, ids::now(), TableEvent::Hello),
            ));
            if events.len() > RESUMED {
                return Ok(frames);
            }
            for event in &events {
                let Ok(entry) = serde_json::from_str::<Entry>(&event.body) else { continue };
                if let Some(said) = table.event(viewer, event.seq, event.at, &entry, &present) {
                    let notice = facts.notice(viewer, event.seq, event.at, said);
                    frames.extend(frame("table", Some(event.seq), &notice));
                }
            }
            Ok(frames)
        })
        .await
    }

    async fn unsubscribe(self: &Arc<Self>, id: &TableId, number: u64) {
        let live = self.slot(id);
        let mut slot = live.slot.lock().await;
        let Some(loaded) = slot.as_mut() else { return };
        let gone = loaded.subscribers.iter().position(|subscriber| subscriber.number == number);
        let user = gone.and_then(|index| loaded.subscribers.swap_remove(index).user);
        let Some(user) = user else { return };
        loaded.heard(&user);
        if let Some(seat) = loaded.table.seat_of_user(&user)
            && !loaded.present()[seat.index()]
        {
            loaded.tell_presence(seat, false);
            let alarm = loaded.table.alarm(|seat| loaded.absent_since(seat, self.started_at));
            self.alarms.set(id, alarm.filter(|at| *at > 0));
        }
    }
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
