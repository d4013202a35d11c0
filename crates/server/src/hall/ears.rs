//! Whom those who listen do not want to hear: what blocked people say is left out of their streams.

use super::Hall;
use crate::api::Tie;
use crate::ids::UserId;
use crate::store::StoreError;
use crate::table::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};

/// Whom one person does not hear, in all streams of theirs.
#[derive(Default)]
pub(crate) struct Blocked {
    people: RwLock<HashSet<UserId>>,
    /// Held while the store is read, so that what was read last is what was stored last.
    reading: tokio::sync::Mutex<()>,
}

impl Blocked {
    /// Is this said by somebody who is not heard?
    pub fn leaves_out(&self, entry: &Entry) -> bool {
        let Entry::Said { user, .. } = entry else { return false };
        self.people.read().unwrap_or_else(PoisonError::into_inner).contains(user)
    }
}

/// Everybody who listens here.
#[derive(Default)]
pub(super) struct Ears(Mutex<HashMap<UserId, Weak<Blocked>>>);

impl Ears {
    /// What is known of somebody who begins to listen.
    fn of(&self, user: &UserId) -> Arc<Blocked> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all.get(user).and_then(Weak::upgrade) {
            return known;
        }
        all.retain(|_, known| known.strong_count() > 0);
        let fresh = Arc::new(Blocked::default());
        all.insert(user.clone(), Arc::downgrade(&fresh));
        fresh
    }

    fn listening(&self) -> Vec<UserId> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    fn known(&self, user: &UserId) -> Option<Arc<Blocked>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(user)?.upgrade()
    }
}

impl Hall {
    /// Whom somebody does not hear, as it is now and as it changes.
    pub(super) async fn ears_of(&self, user: Option<&UserId>) -> Result<Arc<Blocked>, StoreError> {
        let Some(user) = user else { return Ok(Arc::default()) };
        let blocked = self.ears.of(user);
        self.read_blocked(user, &blocked).await?;
        Ok(blocked)
    }

    async fn read_blocked(&self, user: &UserId, blocked: &Blocked) -> Result<(), StoreError> {
        let _reading = blocked.reading.lock().await;
        let ties = self.store.ties(user).await?.into_iter();
        let now = ties.filter(|(_, tie)| *tie == Tie::Blocked).map(|(other, _)| other).collect();
        *blocked.people.write().unwrap_or_else(PoisonError::into_inner) = now;
        Ok(())
    }

    /// Somebody has blocked somebody else, or hears them again.
    pub async fn look_whom_to_hear(&self, user: &UserId) {
        let Some(blocked) = self.ears.known(user) else { return };
        if let Err(error) = self.read_blocked(user, &blocked).await {
            tracing::warn!(%error, "whom somebody has blocked cannot be read");
        }
    }

    /// Anybody may have.
    pub async fn look_whom_everybody_hears(&self) {
        for user in self.ears.listening() {
            self.look_whom_to_hear(&user).await;
        }
    }
}
