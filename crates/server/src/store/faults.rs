//! What can go wrong with a store, for tests.

use super::StoreError;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Notify, Semaphore};

/// What happens to the next appends, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    next: Mutex<VecDeque<Fault>>,
    down: AtomicBool,
    deaf: AtomicBool,
}

/// What happens to an append.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// It is not stored.
    Refuse,
    /// It is stored, but the answer says that it was not.
    Deny,
    /// It waits at a gate.
    Hold(Arc<Gate>),
}

/// Where an append waits.
#[derive(Debug)]
pub(crate) struct Gate {
    pub reached: Notify,
    pub open: Semaphore,
}

impl Faults {
    pub fn plan(&self, fault: Fault) {
        self.next.lock().unwrap_or_else(PoisonError::into_inner).push_back(fault);
    }

    /// The next append waits until the gate has a permit.
    pub fn hold(&self) -> Arc<Gate> {
        let gate = Arc::new(Gate { reached: Notify::new(), open: Semaphore::new(0) });
        self.plan(Fault::Hold(Arc::clone(&gate)));
        gate
    }

    /// Nothing is read or written.
    pub fn set_down(&self, down: bool) {
        self.down.store(down, Ordering::Relaxed);
    }

    /// The queue of those who are told takes nothing.
    pub fn set_deaf(&self, deaf: bool) {
        self.deaf.store(deaf, Ordering::Relaxed);
    }

    pub fn check_queue(&self) -> Result<(), StoreError> {
        if self.deaf.load(Ordering::Relaxed) { Err(failed()) } else { Ok(()) }
    }

    pub fn check(&self) -> Result<(), StoreError> {
        if self.down.load(Ordering::Relaxed) { Err(failed()) } else { Ok(()) }
    }

    /// Meets what was planned. `Ok(true)`: store it, and say no.
    pub async fn meet(&self) -> Result<bool, StoreError> {
        self.check()?;
        let fault = self.next.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        match fault {
            None => Ok(false),
            Some(Fault::Refuse) => Err(failed()),
            Some(Fault::Deny) => Ok(true),
            Some(Fault::Hold(gate)) => {
                gate.reached.notify_one();
                let _permit = gate.open.acquire().await;
                Ok(false)
            }
        }
    }
}

pub(super) fn failed() -> StoreError {
    StoreError::Failed("as the test wants it".to_owned())
}
