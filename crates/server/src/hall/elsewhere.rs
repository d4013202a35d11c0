//! What other nodes do at a table that is in use here: events they stored, and who watches there.

use super::Loaded;
use super::desk::Desk;
use crate::bus::Word;
use crate::store::EventRow;
use crate::table::ledger::Pending;
use std::panic::{AssertUnwindSafe, catch_unwind};

impl Desk {
    /// Other nodes stored events: they are entered, and what is missing before them is read.
    pub(super) async fn stored(&mut self, mut events: Vec<EventRow>) {
        let Some(loaded) = &self.loaded else { return };
        let seq = loaded.table.ledger.seq;
        events.retain(|event| event.seq > seq);
        match events.first() {
            None => {}
            Some(first) if first.seq == seq + 1 => self.enter_stored(events).await,
            Some(_) => drop(self.fill().await),
        }
    }

    /// Brings the table up to date, where others may have changed it.
    pub(super) async fn refresh(&mut self) {
        if self.loaded.is_some() {
            self.fill().await;
        }
    }

    /// Reads what other nodes stored and this one has not heard of. Was there anything?
    pub(super) async fn fill(&mut self) -> bool {
        let (Some(loaded), true) = (&self.loaded, self.hall.bus.is_shared()) else { return false };
        let missed = self.hall.store.events(&self.id, loaded.table.ledger.seq).await;
        match missed {
            Ok(events) if events.is_empty() => false,
            Ok(events) => {
                self.enter_stored(events).await;
                true
            }
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "what others stored cannot be read");
                false
            }
        }
    }

    /// Enters what others stored, and tells those who watch here. The node that stored it asks the bots.
    async fn enter_stored(&mut self, events: Vec<EventRow>) {
        let Some(loaded) = &mut self.loaded else { return };
        if loaded.retrace(events).is_some() {
            self.catch_up();
        } else {
            self.read_back().await;
        }
    }

    /// Tells other nodes who watches here.
    pub(super) fn announce(&self) {
        let Some(loaded) = &self.loaded else { return };
        let (table, node) = (self.id.clone(), self.hall.bus.node().to_owned());
        self.hall.bus.tell(|| Word::Here { table, node, people: loaded.people() });
    }
}

impl Loaded {
    /// Enters stored events and tells each with the table as it is right after it: whoever watches must not see ahead
    /// of the step that is told. `None` when one of them cannot be entered.
    pub(super) fn retrace(&mut self, events: Vec<EventRow>) -> Option<Vec<Pending>> {
        let mut entered = Vec::with_capacity(events.len());
        for event in events {
            catch_unwind(AssertUnwindSafe(|| self.table.follow(event))).ok()?.ok()?;
            let made = std::mem::take(&mut self.table.pending);
            self.tell(&made);
            entered.extend(made);
        }
        Some(entered)
    }
}
