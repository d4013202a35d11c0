//! The caller's own tables and those with free seats, as they change.

use super::streams::{BEAT, Frame, SILENCE, frame};
use super::{Hall, LobbyItem};
use crate::api::{LobbyNotice, Visibility};
use crate::ids::UserId;
use futures_util::Stream;
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{self, Receiver, Sender};

/// News a slow reader may be behind; who is further hears of the next ones.
const PUBLIC: usize = 1024;
const OWN: usize = 64;

/// Who hears of tables that change. What concerns only those who sit at a table reaches nobody else: with many tables
/// in play, steps are made all the time.
pub(super) struct Lobby {
    everybody: Sender<Arc<LobbyItem>>,
    people: Mutex<HashMap<UserId, Sender<Arc<LobbyItem>>>>,
}

impl Default for Lobby {
    fn default() -> Self {
        Lobby { everybody: broadcast::channel(PUBLIC).0, people: Mutex::default() }
    }
}

/// One who listens.
struct Ears {
    everybody: Receiver<Arc<LobbyItem>>,
    own: Option<Receiver<Arc<LobbyItem>>>,
}

impl Lobby {
    pub fn tell(&self, item: LobbyItem) {
        let item = Arc::new(item);
        if item.public {
            let _ = self.everybody.send(item);
            return;
        }
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        for member in &item.row.members {
            // Nobody of this name listens any more.
            if people.get(member).is_some_and(|sender| sender.send(Arc::clone(&item)).is_err()) {
                people.remove(member);
            }
        }
    }

    fn listen(&self, user: Option<&UserId>) -> Ears {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        let own = user.map(|user| {
            let sender = people.entry(user.clone()).or_insert_with(|| broadcast::channel(OWN).0);
            sender.subscribe()
        });
        Ears { everybody: self.everybody.subscribe(), own }
    }
}

impl Ears {
    async fn next(&mut self) -> Result<Arc<LobbyItem>, RecvError> {
        match &mut self.own {
            Some(own) => tokio::select! {
                item = self.everybody.recv() => item,
                item = own.recv() => item,
            },
            None => self.everybody.recv().await,
        }
    }
}

/// The caller's own stream: tables of the lobby and of the caller, as they change. Ends when the server does.
pub(crate) fn lobby_frames(
    hall: &Hall,
    user: Option<UserId>,
) -> impl Stream<Item = Result<Frame, Infallible>> + use<> {
    let hello = Some(Frame::from_static(b"event: hello\ndata: {}\n\n"));
    let start = (hall.lobby.listen(user.as_ref()), hall.closing.subscribe(), user, hello);
    futures_util::stream::unfold(start, |(mut ears, mut closing, user, hello)| async move {
        if let Some(hello) = hello {
            return Some((Ok(hello), (ears, closing, user, None)));
        }
        loop {
            let heard = tokio::select! {
                item = ears.next() => Some(item),
                () = tokio::time::sleep(BEAT) => None,
                _ = closing.wait_for(|closing| *closing) => return None,
            };
            let Some(item) = heard else {
                return Some((Ok(Frame::from_static(SILENCE)), (ears, closing, user, None)));
            };
            match item {
                Ok(item) => {
                    if let Some(frame) = lobby_frame(&item, user.as_ref()) {
                        return Some((Ok(frame), (ears, closing, user, None)));
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
