//! Out of the queue, at the right time.

use super::address::Address;
use super::carrier::{Carrier, Failure};
use super::links::Purpose;
use super::quiet;
use super::standing::{Standing, invited_scene, standing};
use super::words::{Message, Words};
use crate::api::{NoticeChoices, NoticeKind, NoticeOffers, Occupant, TableStatus, Tie, WayKind};
use crate::error::Error;
use crate::hall::Hall;
use crate::ids::{TableId, UserId};
use crate::store::{NoticeRow, StoreError, TableQuery, TableRow, User, WayRow};
use futures_util::{FutureExt, StreamExt};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Taken at a time: even if nobody answers, they are through before another node may take them.
const BATCH: u32 = 100;
/// Sent at a time.
const AT_ONCE: usize = 20;
/// Whatever is not sent in this time is tried again later.
const PATIENCE: Duration = Duration::from_secs(20);
/// What a node has taken no other one takes for so many milliseconds.
const LEASE: i64 = 120_000;
/// The longest sleep; whatever is put into the queue here ends it.
const SLEEP: Duration = Duration::from_secs(20);
/// When the store fails, it is asked again after this time.
const AGAIN: Duration = Duration::from_secs(2);
/// How often what did not get into the queue, here or at another node, is looked for.
const LOOK: Duration = Duration::from_secs(60);
/// How far back beyond the last look, in milliseconds.
const RECENT: i64 = 3 * 60_000;
/// How far at the start.
const BACK: i64 = 10 * 60_000;
/// A table that cannot be read is looked at again after so many milliseconds.
const BROKEN: i64 = 15_000;
/// Given up after so many failures: with the default pauses, after about a day.
const TRIES: u32 = 30;
const LONGEST_PAUSE: i64 = 3_600_000;
/// Other nodes repeat who watches there within so many milliseconds.
const HEARD: i64 = 12_000;
/// Running tables looked at in one go.
const PAGE: u32 = 500;

/// Tells people who are away.
pub(crate) struct Herald {
    pub(super) hall: Arc<Hall>,
    /// `None` where nobody is told anything.
    pub carrier: Option<Carrier>,
    /// Tables this node has begun to listen to, where others may watch elsewhere.
    listening: Mutex<HashMap<TableId, i64>>,
    /// What was sent and is not written down as sent: while the store takes nothing, it is not sent again.
    unsettled: Mutex<HashSet<Key>>,
}

/// What is told once: to whom, by which way, of which table, what, and of which turn.
type Key = (UserId, String, TableId, &'static str, u64);

fn key(row: &NoticeRow) -> Key {
    (row.user.clone(), row.way.clone(), row.table.clone(), row.kind.name(), row.mark)
}

/// What came of a look into the queue.
pub(crate) struct Round {
    /// How many were due.
    taken: usize,
    /// Something could not be written down.
    pub failed: bool,
}

impl Herald {
    pub fn new(hall: Arc<Hall>, carrier: Option<Carrier>) -> Arc<Self> {
        Arc::new(Herald { hall, carrier, listening: Mutex::default(), unsettled: Mutex::default() })
    }

    pub fn offers(&self) -> NoticeOffers {
        self.carrier.as_ref().map(Carrier::offers).unwrap_or_default()
    }

    pub(super) fn words(&self, language: Option<&str>) -> Words<'_> {
        Words::new(language, &self.hall.shelf, self.hall.settings.notices.catalogues)
    }

    /// Runs until the server stops.
    pub async fn run(self: Arc<Self>) {
        if self.carrier.is_none() {
            return;
        }
        let (mut back, mut failures, mut look) = (BACK, 0, Instant::now());
        loop {
            if self.hall.outbox.has_missed() || Instant::now() >= look {
                if self.look_back(back).await {
                    (back, failures, look) = (RECENT, 0, Instant::now() + LOOK);
                } else {
                    look = Instant::now() + AGAIN.saturating_mul(1 << failures).min(LOOK);
                    failures = (failures + 1).min(5);
                }
            }
            let pause = match self.round().await {
                Ok(Round { failed: true, .. }) => AGAIN,
                Ok(Round { taken, .. }) if taken >= BATCH as usize => Duration::ZERO,
                Ok(_) => self.pause().await,
                Err(error) => {
                    tracing::warn!(%error, "the queue of notices cannot be read");
                    AGAIN
                }
            };
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = self.hall.outbox.called.notified() => {}
                () = tokio::time::sleep_until(look) => {}
            }
        }
    }

    async fn pause(&self) -> Duration {
        match self.hall.store.next_notice().await {
            Ok(Some(due)) => {
                let wait = u64::try_from(due - self.hall.time.now()).unwrap_or(0);
                Duration::from_millis(wait).min(SLEEP)
            }
            _ => SLEEP,
        }
    }

    /// Looks for those who were called and did not get into the queue, from where it was last complete, and a while before
    /// that: what was being stored then may have been stored later. `false` when not everything could be looked at.
    pub async fn look_back(&self, back: i64) -> bool {
        let (outbox, begun) = (&self.hall.outbox, self.hall.time.now());
        let whole = self.mend(outbox.heeded().unwrap_or(begun) - back).await;
        if whole {
            outbox.resume(begun);
        }
        whole
    }

    /// Puts into the queue what was stored since a moment and did not get there. `false` when not everything could be
    /// looked at.
    pub async fn mend(&self, since: i64) -> bool {
        let mut whole = true;
        for status in [TableStatus::Running, TableStatus::Finished] {
            let mut before = None;
            loop {
                let query = TableQuery { status: Some(status), before, limit: PAGE, ..TableQuery::default() };
                let Ok(rows) = self.hall.store.tables(query).await else { return false };
                let young: Vec<&TableRow> =
                    rows.iter().take_while(|row| row.summary.updated_at >= since).collect();
                for row in &young {
                    match self.mend_table(row).await {
                        Ok(()) => {}
                        Err(error) => {
                            tracing::warn!(table = %row.id, %error, "who is to be told could not be looked up");
                            whole &= !matches!(error, Error::Unavailable(_));
                        }
                    }
                }
                if young.len() < PAGE as usize {
                    break;
                }
                // Others of the same moment may be on the next page, unless the moment fills this one.
                let last = young.last().map(|row| row.summary.updated_at);
                before = last.map(|last| if before == Some(last + 1) { last } else { last + 1 });
            }
        }
        whole
    }

    async fn mend_table(&self, row: &TableRow) -> Result<(), Error> {
        let over = row.summary.status == TableStatus::Finished;
        let waited = |seat: &u8| over || row.summary.awaited.contains(seat);
        for info in row.summary.seats.iter().filter(|info| waited(&info.seat)) {
            let Occupant::Person { user, .. } = &info.occupant else { continue };
            if self.hall.outbox.listener(&UserId::new(user.clone())).await?.is_some() {
                return self.hall.outbox.mend(&row.id, &self.hall).await;
            }
        }
        Ok(())
    }

    /// Takes what is due and sends it.
    pub async fn round(&self) -> Result<Round, StoreError> {
        let now = self.hall.time.now();
        let rows = self.hall.store.take_notices(now, now + LEASE, BATCH).await?;
        let taken = rows.len();
        let mut groups: BTreeMap<(UserId, String), Vec<NoticeRow>> = BTreeMap::new();
        for row in rows {
            groups.entry((row.user.clone(), row.way.clone())).or_default().push(row);
        }
        let deliveries = futures_util::stream::iter(groups).map(|((user, way), rows)| async move {
            let delivery = AssertUnwindSafe(self.deliver(&user, &way, rows.clone())).catch_unwind();
            let done = match delivery.await {
                Ok(done) => done,
                Err(_) => {
                    // One message that cannot be made must not keep everybody else's.
                    self.hall.metrics.panics.inc();
                    tracing::error!("a message could not be made");
                    self.settle(rows, |row| self.put_off(row, now)).await
                }
            };
            done.inspect_err(|error| tracing::warn!(%error, "somebody could not be told")).is_err()
        });
        let failures: Vec<bool> = deliveries.buffer_unordered(AT_ONCE).collect().await;
        Ok(Round { taken, failed: failures.contains(&true) })
    }

    /// Tells one person by one way what is due, in one message, and writes down what became of it.
    async fn deliver(&self, user: &UserId, way: &str, mut rows: Vec<NoticeRow>) -> Result<(), Error> {
        let store = &self.hall.store;
        let found = store.ways(user).await?.into_iter().find(|row| row.way == way);
        let address = found.as_ref().and_then(|row| Address::read(&row.body));
        let known = store.user(user).await?;
        let (Some(carrier), Some(row), Some(address), Some(known)) = (&self.carrier, found, address, known)
        else {
            return self.settle(rows, |row| row.due = None).await;
        };
        let choices = store.choices(user).await?.unwrap_or_default();
        let mut scenes = Vec::new();
        for notice in &mut rows {
            if self.unsettled().contains(&key(notice)) {
                notice.due = None;
                continue;
            }
            notice.due = match self.look(notice, &choices, &row, &address).await {
                Standing::Moot => None,
                Standing::Later(at) => Some(at),
                Standing::Tell(scene) => {
                    scenes.push(*scene);
                    continue;
                }
            };
        }
        if scenes.is_empty() {
            return self.settle(rows, |_| {}).await;
        }
        let told = |row: &NoticeRow| {
            scenes.iter().any(|scene| scene.table == row.table.as_str() && scene.kind == row.kind)
        };
        let message = self.words(language(&choices, &known)).tell(user.as_str(), &scenes);
        let now = self.hall.time.now();
        let sent = tokio::time::timeout(PATIENCE, carrier.send(user, &address, &message)).await;
        match sent.unwrap_or_else(|_| Err(Failure::Trouble("does not answer".to_owned()))) {
            Ok(()) => {
                self.unsettled().extend(rows.iter().filter(|row| told(row)).map(key));
                self.settle(rows, |row| row.due = row.due.filter(|_| !told(row))).await?;
                store.note_way(user, way, Ok(now)).await?;
            }
            Err(Failure::Gone) => {
                store.drop_way(user, way).await?;
                self.hall.outbox.forget(user);
            }
            Err(Failure::Trouble(trouble)) => {
                let later = |row: &mut NoticeRow| {
                    if told(row) {
                        self.put_off(row, now);
                    }
                };
                self.settle(rows, later).await?;
                store.note_way(user, way, Err(trouble)).await?;
            }
        }
        Ok(())
    }

    async fn settle(&self, mut rows: Vec<NoticeRow>, change: impl Fn(&mut NoticeRow)) -> Result<(), Error> {
        rows.iter_mut().for_each(change);
        let keys: Vec<Key> = rows.iter().map(key).collect();
        self.hall.store.settle(rows).await?;
        let mut unsettled = self.unsettled();
        for key in &keys {
            unsettled.remove(key);
        }
        Ok(())
    }

    /// Another time, later and later.
    fn put_off(&self, row: &mut NoticeRow, now: i64) {
        let retry = i64::try_from(self.hall.settings.notices.retry.as_millis()).unwrap_or(LONGEST_PAUSE);
        let pause = retry.saturating_mul(1 << row.tries.min(20)).min(LONGEST_PAUSE);
        row.tries += 1;
        row.due = (row.tries < TRIES).then_some(now + pause);
    }

    fn unsettled(&self) -> MutexGuard<'_, HashSet<Key>> {
        self.unsettled.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Is it to be told, and now?
    async fn look(
        &self,
        row: &NoticeRow,
        choices: &NoticeChoices,
        way: &WayRow,
        address: &Address,
    ) -> Standing {
        let now = self.hall.time.now();
        let kind = address.kind();
        if !choices.wants.of(row.kind).has(kind) || !address.is_confirmed() {
            return Standing::Moot;
        }
        let urgent = row.kind == NoticeKind::Time;
        if let Some(end) = quiet::until(&choices.quiet, now).filter(|_| !(urgent && choices.quiet.wake)) {
            return Standing::Later(end);
        }
        let pause = i64::from(choices.digest) * 60_000;
        let next = way.told_at.map_or(0, |told| told + pause);
        if kind == WayKind::Mail && !urgent && next > now {
            return Standing::Later(next);
        }
        if row.kind == NoticeKind::Invited {
            return match self.invited(row).await {
                Ok(standing) => standing,
                Err(_) => Standing::Later(now + BROKEN),
            };
        }
        if let Some(later) = self.listen(&row.table, now).await {
            return Standing::Later(later);
        }
        let (user, kind, mark) = (row.user.clone(), row.kind, row.mark);
        let read = self.hall.read(&row.table, move |loaded| Ok(standing(loaded, &user, kind, mark)));
        match read.await {
            Ok(standing) => standing,
            Err(Error::Unavailable(_)) => Standing::Later(now + BROKEN),
            Err(_) => Standing::Moot,
        }
    }

    /// Is somebody still asked to a table?
    async fn invited(&self, row: &NoticeRow) -> Result<Standing, Error> {
        let store = &self.hall.store;
        let mine = store.invitations(&row.user).await?.into_iter();
        let asked =
            mine.filter(|one| one.table == row.table).find(|one| u64::try_from(one.at) == Ok(row.mark));
        let Some(asked) = asked else { return Ok(Standing::Moot) };
        let (from, table) = (store.user(&asked.from).await?, store.table(&row.table).await?);
        let open = |table: &TableRow| table.summary.has_seat() && !table.members.contains(&row.user);
        let (Some(from), Some(table)) = (from, table.filter(open)) else { return Ok(Standing::Moot) };
        if store.tie(&row.user, &from.id).await? == Some(Tie::Blocked) {
            return Ok(Standing::Moot);
        }
        Ok(Standing::Tell(Box::new(invited_scene(&table.summary, row.mark, from.name))))
    }

    /// Where others may watch at another node, this one has to listen for a while first.
    async fn listen(&self, table: &TableId, now: i64) -> Option<i64> {
        if !self.hall.bus.is_shared() {
            return None;
        }
        let begun = {
            let mut listening = self.listening.lock().unwrap_or_else(PoisonError::into_inner);
            listening.retain(|_, since| *since > now - BACK);
            *listening.entry(table.clone()).or_insert(now)
        };
        if begun + HEARD <= now {
            return None;
        }
        // Reading it brings it into memory, where it hears who watches.
        let _ = self.hall.read(table, |_| Ok(())).await;
        Some(begun + HEARD)
    }

    /// Sends a message at once, to see whether a way works.
    pub async fn test(&self, user: &User, way: &str) -> Result<(), Error> {
        let store = &self.hall.store;
        let found = store.ways(&user.id).await?.into_iter().find(|row| row.way == way);
        let address = found.as_ref().and_then(|row| Address::read(&row.body));
        let (Some(carrier), Some(address)) = (&self.carrier, address) else {
            return Err(Error::NotFound("way"));
        };
        if !address.is_confirmed() {
            return Err(Error::WrongTime("the address has to be confirmed first: open the link in the mail"));
        }
        let choices = store.choices(&user.id).await?.unwrap_or_default();
        let message = self.words(language(&choices, user)).test("/settings".to_owned());
        match carrier.send(&user.id, &address, &message).await {
            // A test is no mail of the day: the next one does not wait for it.
            Ok(()) => {
                let at = if address.kind() == WayKind::Mail { 0 } else { self.hall.time.now() };
                store.note_way(&user.id, way, Ok(at)).await?;
            }
            Err(Failure::Gone) => store.drop_way(&user.id, way).await?,
            Err(Failure::Trouble(trouble)) => store.note_way(&user.id, way, Err(trouble)).await?,
        }
        self.hall.outbox.forget(&user.id);
        Ok(())
    }

    /// Asks the reader of an address whether they want to be written to.
    pub async fn ask(&self, user: &User, address: &str) -> Result<(), Error> {
        let Some(carrier) = &self.carrier else { return Err(Error::NotFound("way")) };
        let choices = self.hall.store.choices(&user.id).await?.unwrap_or_default();
        let token = carrier.links.token(Purpose::Confirm, &user.id, address);
        let path = format!("/told?confirm={token}");
        let message: Message = self.words(language(&choices, user)).confirmation(&user.name, path);
        if let Err(Failure::Trouble(trouble)) = carrier.mail(&user.id, address, &message, false).await {
            self.hall.store.note_way(&user.id, "mail", Err(trouble)).await?;
        }
        Ok(())
    }

    /// Whose link this is, and the address it is about if that is still theirs; `None` when it was not made here.
    pub async fn linked(
        &self,
        purpose: Purpose,
        token: &str,
    ) -> Result<Option<(UserId, Option<String>)>, Error> {
        let Some(linked) = self.carrier.as_ref().and_then(|carrier| carrier.links.read(purpose, token))
        else {
            return Ok(None);
        };
        let ways = self.hall.store.ways(&linked.user).await?;
        let mail = ways.iter().find_map(|row| match Address::read(&row.body) {
            Some(Address::Mail { address, .. }) => Some(address),
            _ => None,
        });
        let address = mail.filter(|address| linked.is_about(address));
        Ok(Some((linked.user, address)))
    }
}

/// The language somebody reads.
fn language<'a>(choices: &'a NoticeChoices, user: &'a User) -> Option<&'a str> {
    user.preferences.language.as_deref().or(choices.language.as_deref())
}
