//! Out of the queue, at the right time.

use super::address::Address;
use super::carrier::{Carrier, Failure};
use super::links::Purpose;
use super::quiet;
use super::standing::{Standing, standing};
use super::words::{Message, Words};
use crate::api::{NoticeChoices, NoticeKind, NoticeOffers, Occupant, TableStatus, WayKind};
use crate::error::Error;
use crate::hall::Hall;
use crate::ids::{TableId, UserId};
use crate::store::{NoticeRow, StoreError, TableQuery, TableRow, User, WayRow};
use futures_util::StreamExt;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Taken at a time.
const BATCH: u32 = 200;
/// Sent at a time.
const AT_ONCE: usize = 16;
/// What a node has taken no other one takes for so many milliseconds.
const LEASE: i64 = 120_000;
/// The longest sleep; whatever is put into the queue here ends it.
const SLEEP: Duration = Duration::from_secs(20);
/// How often what another node did not put into the queue is looked for.
const MEND: Duration = Duration::from_secs(60);
/// How far back, beyond the last moment the server was there.
const BACK: i64 = 10 * 60_000;
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
}

impl Herald {
    pub fn new(hall: Arc<Hall>, carrier: Option<Carrier>) -> Arc<Self> {
        Arc::new(Herald { hall, carrier, listening: Mutex::default() })
    }

    pub fn offers(&self) -> NoticeOffers {
        self.carrier.as_ref().map(Carrier::offers).unwrap_or_default()
    }

    pub(super) fn words(&self, language: Option<&str>) -> Words<'_> {
        Words::new(language, &self.hall.shelf, self.hall.settings.notices.catalogues)
    }

    /// Runs until the server stops. `since` is when a server was last known to be there.
    pub async fn run(self: Arc<Self>, since: i64) {
        if self.carrier.is_none() {
            return;
        }
        self.mend(since - BACK).await;
        let mut mend = tokio::time::interval(MEND);
        mend.reset();
        loop {
            let pause = match self.round().await {
                Ok(taken) if taken >= BATCH as usize => Duration::ZERO,
                Ok(_) => self.pause().await,
                Err(error) => {
                    tracing::warn!(%error, "the queue of notices cannot be read");
                    SLEEP
                }
            };
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = self.hall.outbox.called.notified() => {}
                _ = mend.tick(), if self.hall.bus.is_shared() => {
                    self.mend(self.hall.time.now() - 3 * MEND.as_millis() as i64).await;
                }
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

    /// Puts into the queue what was stored since a moment and did not get there, because a server died.
    pub async fn mend(&self, since: i64) {
        for status in [TableStatus::Running, TableStatus::Finished] {
            let mut before = None;
            loop {
                let query = TableQuery { status: Some(status), before, limit: PAGE, ..TableQuery::default() };
                let Ok(rows) = self.hall.store.tables(query).await else { return };
                let young: Vec<&TableRow> =
                    rows.iter().take_while(|row| row.summary.updated_at >= since).collect();
                for row in &young {
                    if let Err(error) = self.mend_table(row).await {
                        tracing::warn!(table = %row.id, %error, "who is to be told could not be looked up");
                    }
                }
                if young.len() < PAGE as usize {
                    break;
                }
                before = young.last().map(|row| row.summary.updated_at);
            }
        }
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

    /// Takes what is due and sends it; gives how many were taken.
    pub async fn round(&self) -> Result<usize, StoreError> {
        let now = self.hall.time.now();
        let rows = self.hall.store.take_notices(now, now + LEASE, BATCH).await?;
        let taken = rows.len();
        let mut groups: BTreeMap<(UserId, String), Vec<NoticeRow>> = BTreeMap::new();
        for row in rows {
            groups.entry((row.user.clone(), row.way.clone())).or_default().push(row);
        }
        let deliveries = futures_util::stream::iter(groups).map(|((user, way), rows)| async move {
            if let Err(error) = self.deliver(&user, &way, rows).await {
                tracing::warn!(%error, "somebody could not be told");
            }
        });
        deliveries.buffer_unordered(AT_ONCE).collect::<Vec<()>>().await;
        Ok(taken)
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
        match carrier.send(user, &address, &message).await {
            Ok(()) => {
                self.settle(rows, |row| row.due = row.due.filter(|_| !told(row))).await?;
                store.note_way(user, way, Ok(now)).await?;
            }
            Err(Failure::Gone) => {
                store.drop_way(user, way).await?;
                self.hall.outbox.forget(user);
            }
            Err(Failure::Trouble(trouble)) => {
                let retry =
                    i64::try_from(self.hall.settings.notices.retry.as_millis()).unwrap_or(LONGEST_PAUSE);
                self.settle(rows, |row| {
                    if told(row) {
                        let pause = retry.saturating_mul(1 << row.tries.min(20)).min(LONGEST_PAUSE);
                        row.tries += 1;
                        row.due = (row.tries < TRIES).then_some(now + pause);
                    }
                })
                .await?;
                store.note_way(user, way, Err(trouble)).await?;
            }
        }
        Ok(())
    }

    async fn settle(&self, mut rows: Vec<NoticeRow>, change: impl Fn(&mut NoticeRow)) -> Result<(), Error> {
        rows.iter_mut().for_each(change);
        Ok(self.hall.store.settle(rows).await?)
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
        if let Some(later) = self.listen(&row.table, now).await {
            return Standing::Later(later);
        }
        let (user, kind, mark) = (row.user.clone(), row.kind, row.mark);
        let read = self.hall.read(&row.table, move |loaded| Ok(standing(loaded, &user, kind, mark)));
        match read.await {
            Ok(standing) => standing,
            Err(Error::Unavailable(_)) => Standing::Later(now + LEASE),
            Err(_) => Standing::Moot,
        }
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
