//! Who calls: signed cookies for browsers, tokens for programs.
//!
//! The cookie holds a random secret and a signature, so forged ones are refused without a look into the store. The
//! store keeps only hashes of secrets. What a caller changes about itself goes to the store together with the ground
//! it rests on, so a session that has ended meanwhile changes nothing.

use crate::admin;
use crate::api::{Me, Preferences, UserKind};
use crate::bus::{Bus, Word};
use crate::error::Error;
use crate::ids::{self, UserId};
use crate::store::{Ground, SessionRow, Store, StoreError, User, UserChange};
use crate::table::Person;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

const COOKIE: &str = "ziggurat";
/// Callers remembered at least; when there are more, those are looked up again who did not call lately.
const REMEMBERED: usize = 1_000;
/// Who did not call for so many milliseconds did not call lately.
const LATELY: i64 = 5 * 60_000;
const YEAR: u32 = 365 * 24 * 3_600;
/// It is written down once a day that a session is used.
const DAY: i64 = 24 * 3_600_000;

/// Somebody who is known.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub user: Arc<User>,
    /// Hash of the secret in the cookie; `None` for programs with a token.
    pub session: Option<String>,
}

impl Caller {
    pub fn id(&self) -> &UserId {
        &self.user.id
    }

    /// What a change of the caller rests on: the session, and the password that was checked.
    pub fn ground(&self, version: Option<u64>) -> Ground {
        Ground { session: self.session.clone(), version }
    }

    /// The caller as a table knows people.
    pub fn person(&self) -> Person {
        Person {
            id: self.user.id.clone(),
            name: self.user.name.clone(),
            kind: self.user.kind,
            turn_end: self.user.preferences.turn_end,
        }
    }
}

pub(crate) fn me(user: &User) -> Me {
    Me {
        id: user.id.to_string(),
        name: user.name.clone(),
        kind: user.kind,
        login: user.login.clone(),
        preferences: user.preferences.clone(),
    }
}

/// Knows who calls.
pub(crate) struct Identity {
    store: Arc<dyn Store>,
    secret: [u8; 32],
    https: bool,
    known: RwLock<Known>,
    /// People some of whose sessions ended; `None` when it may be anybody.
    ended: broadcast::Sender<Option<UserId>>,
    /// The other nodes.
    bus: Bus,
    /// While others cannot be heard, nobody is remembered: a session may have ended there.
    deaf: AtomicBool,
}

/// Callers remembered, so that not every request has to look into the store.
#[derive(Default)]
struct Known {
    /// By the hash of a cookie's secret or of a token.
    callers: HashMap<String, Remembered>,
    /// With so many, it is time to forget those who are gone.
    most: usize,
    /// How often something was forgotten. What was read from the store before that may no longer be true.
    forgotten: u64,
}

/// A caller that was looked up.
struct Remembered {
    user: Arc<User>,
    /// Since when, or when it was last written down that it came.
    since: AtomicI64,
    /// When it last called.
    called: AtomicI64,
}

impl Known {
    fn remember(&mut self, hash: String, user: Arc<User>, now: i64) {
        if self.callers.len() >= self.most {
            self.callers.retain(|_, known| known.called.load(Ordering::Relaxed) + LATELY > now);
            self.most = (2 * self.callers.len()).max(REMEMBERED);
        }
        let (since, called) = (AtomicI64::new(now), AtomicI64::new(now));
        self.callers.insert(hash, Remembered { user, since, called });
    }
}

impl Identity {
    pub async fn new(store: Arc<dyn Store>, https: bool, bus: Bus) -> Result<Self, Error> {
        let secret = store.secret(ids::bytes()).await?;
        let (known, ended) = (RwLock::default(), broadcast::channel(256).0);
        Ok(Identity { store, secret, https, known, ended, bus, deaf: AtomicBool::new(false) })
    }

    /// Who calls, if anybody known.
    pub async fn caller(&self, headers: &HeaderMap) -> Result<Option<Caller>, Error> {
        if admin::is_meant(headers) {
            return Ok(None);
        }
        if let Some(token) = bearer(headers) {
            let hash = ids::hash(token);
            if let Some(user) = self.remembered(&hash) {
                return Ok(Some(Caller { user, session: None }));
            }
            let asked = self.forgotten();
            let user = self.store.user_by_token(&hash).await?.ok_or(Error::WrongCredentials)?;
            return Ok(Some(Caller { user: self.remember(hash, user, asked), session: None }));
        }
        let Some(secret) = cookie(headers).and_then(|cookie| self.verify(cookie)) else { return Ok(None) };
        let hash = ids::hash(secret);
        let now = ids::now();
        if let Some(user) = self.remembered(&hash) {
            if self.is_new_day(&hash, now) {
                self.store.touch_session(&hash, now).await?;
            }
            return Ok(Some(Caller { user, session: Some(hash) }));
        }
        let asked = self.forgotten();
        let Some(session) = self.store.session(&hash).await? else { return Ok(None) };
        if session.seen_at + DAY < now {
            self.store.touch_session(&hash, now).await?;
        }
        let Some(user) = self.store.user(&session.user).await? else { return Ok(None) };
        let user = self.remember(hash.clone(), user, asked);
        Ok(Some(Caller { user, session: Some(hash) }))
    }

    /// Is it time to write down that a remembered session is used?
    fn is_new_day(&self, hash: &str, now: i64) -> bool {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let Some(Remembered { since, .. }) = known.callers.get(hash) else { return false };
        let old = since.load(Ordering::Relaxed);
        old + DAY < now && since.compare_exchange(old, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }

    fn remembered(&self, hash: &str) -> Option<Arc<User>> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let caller = known.callers.get(hash)?;
        caller.called.store(ids::now(), Ordering::Relaxed);
        Some(Arc::clone(&caller.user))
    }

    fn forgotten(&self) -> u64 {
        self.known.read().unwrap_or_else(PoisonError::into_inner).forgotten
    }

    /// Remembers a user who was looked up when so many had been forgotten.
    fn remember(&self, hash: String, user: User, asked: u64) -> Arc<User> {
        let user = Arc::new(user);
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if known.forgotten == asked && !self.deaf.load(Ordering::SeqCst) {
            known.remember(hash, Arc::clone(&user), ids::now());
        }
        user
    }

    /// Forgets what is remembered of a user, after a change, here and everywhere.
    pub fn forget(&self, id: &UserId) {
        self.forget_here(id);
        self.bus.tell(|| Word::Changed { user: id.clone(), over: false });
    }

    /// Another node changed a user.
    pub fn hear(&self, id: &UserId, over: bool) {
        self.forget_here(id);
        if over {
            let _ = self.ended.send(Some(id.clone()));
        }
    }

    /// Others can or cannot be heard: what they said meanwhile is not known.
    pub fn listen(&self, heard: bool) {
        self.deaf.store(!heard, Ordering::SeqCst);
        if heard {
            self.look_again();
        } else {
            self.forget_everybody();
        }
    }

    /// Something that others said was not heard: nobody is remembered, and every open stream asks whether it may go on.
    pub fn look_again(&self) {
        self.forget_everybody();
        let _ = self.ended.send(None);
    }

    fn forget_everybody(&self) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.forgotten += 1;
        known.callers.clear();
    }

    fn forget_here(&self, id: &UserId) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.forgotten += 1;
        known.callers.retain(|_, caller| caller.user.id != *id);
    }

    /// Some sessions of a user are over: nobody comes in with them, and their streams end.
    pub fn end(&self, id: &UserId) {
        self.forget_here(id);
        self.bus.tell(|| Word::Changed { user: id.clone(), over: true });
        let _ = self.ended.send(Some(id.clone()));
    }

    /// Waits until the caller could no longer come in with what it came with.
    pub fn until_over(self: &Arc<Self>, caller: &Caller) -> impl Future<Output = ()> + Send + use<> {
        let (identity, caller, mut ended) = (Arc::clone(self), caller.clone(), self.ended.subscribe());
        async move {
            // It may have ended between the look at the headers and now.
            while identity.is_known(&caller).await {
                loop {
                    match ended.recv().await {
                        Ok(id) if id.as_ref().is_none_or(|id| id == caller.id()) => break,
                        Ok(_) => {}
                        Err(RecvError::Lagged(_)) => break,
                        Err(RecvError::Closed) => return,
                    }
                }
            }
        }
    }

    /// A store that does not answer ends nobody's session.
    async fn is_known(&self, caller: &Caller) -> bool {
        let gone = match &caller.session {
            Some(session) => self.store.session(session).await.map(|found| found.is_none()),
            None => self.store.user(caller.id()).await.map(|found| found.is_none()),
        };
        !gone.unwrap_or(false)
    }

    /// Takes a user and their programs away.
    pub async fn erase(&self, id: &UserId, ground: Ground) -> Result<(), StoreError> {
        let programs = self.store.programs(id).await?;
        let done = self.store.erase_user(id, ground, ids::now()).await;
        self.end(id);
        for program in programs {
            self.end(&program.id);
        }
        done
    }

    /// Is this an admin?
    pub fn check_admin(&self, headers: &HeaderMap) -> Result<(), Error> {
        admin::check(&self.secret, headers, ids::now())
    }

    /// The cookie that takes another one away.
    pub fn no_cookie(&self) -> HeaderValue {
        self.cookie("", 0)
    }

    /// Changes the caller. `version` is that of the password that was checked for it.
    pub async fn change(
        &self,
        caller: &Caller,
        version: Option<u64>,
        change: UserChange,
    ) -> Result<User, StoreError> {
        self.change_user(caller.id(), caller.ground(version), change).await
    }

    /// Sets a new password by a recovery code, which works once.
    pub async fn recover(&self, user: &UserId, code: String, password: String) -> Result<User, StoreError> {
        self.change_user(user, Ground::default(), UserChange::Recovered { code, password }).await
    }

    async fn change_user(&self, id: &UserId, ground: Ground, change: UserChange) -> Result<User, StoreError> {
        let ends = change.ends_sessions();
        let done = self.store.change_user(id, ground, change).await;
        if ends {
            self.end(id)
        } else {
            self.forget(id)
        }
        done
    }

    /// Makes a guest.
    pub async fn guest(&self, name: String, preferences: Preferences) -> Result<User, Error> {
        let user = User {
            id: UserId::fresh(),
            name,
            kind: UserKind::Guest,
            login: None,
            token: None,
            owner: None,
            created_at: ids::now(),
            password: None,
            recovery: Vec::new(),
            preferences,
            version: 0,
        };
        self.store.add_user(user.clone()).await?;
        Ok(user)
    }

    /// Makes a program of the caller, who has fewer than `most`, and its token.
    pub async fn program(
        &self,
        owner: &Caller,
        name: String,
        most: usize,
    ) -> Result<(User, String), StoreError> {
        let token = format!("zig_{}", ids::letters(40));
        let user = User {
            id: UserId::fresh(),
            name,
            kind: UserKind::Program,
            login: None,
            token: Some(ids::hash(&token)),
            owner: Some(owner.id().clone()),
            created_at: ids::now(),
            password: None,
            recovery: Vec::new(),
            preferences: Preferences::default(),
            version: 0,
        };
        self.store.add_program(user.clone(), owner.ground(None), most).await?;
        Ok((user, token))
    }

    /// Takes a program of the caller away; `false` when there is none.
    pub async fn remove_program(&self, owner: &Caller, id: &UserId) -> Result<bool, StoreError> {
        let removed = self.store.remove_program(owner.id(), id, owner.ground(None)).await;
        self.end(id);
        removed
    }

    /// Signs somebody in whose password was checked when it was read; gives the cookie.
    pub async fn sign_in(&self, user: &User) -> Result<HeaderValue, StoreError> {
        let (secret, now) = (ids::letters(40), ids::now());
        let session =
            SessionRow { id: ids::hash(&secret), user: user.id.clone(), created_at: now, seen_at: now };
        self.store.add_session(session, user.version).await?;
        Ok(self.cookie(&format!("{secret}.{}", self.sign(&secret)), YEAR))
    }

    /// Signs out; gives the cookie that takes the old one away.
    pub async fn sign_out(&self, caller: &Caller) -> Result<HeaderValue, Error> {
        if let Some(session) = &caller.session {
            self.store.end_session(session).await?;
            self.end(caller.id());
        }
        Ok(self.no_cookie())
    }

    fn sign(&self, secret: &str) -> String {
        hex::encode(&self.mac(secret).finalize().into_bytes()[..16])
    }

    fn mac(&self, secret: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("HMAC takes keys of any length");
        mac.update(secret.as_bytes());
        mac
    }

    fn verify<'a>(&self, cookie: &'a str) -> Option<&'a str> {
        let (secret, signature) = cookie.split_once('.')?;
        let signature = hex::decode(signature).ok().filter(|bytes| bytes.len() == 16)?;
        self.mac(secret).verify_truncated_left(&signature).ok()?;
        Some(secret)
    }

    fn cookie(&self, value: &str, seconds: u32) -> HeaderValue {
        let secure = if self.https { "; Secure" } else { "" };
        let text = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
        HeaderValue::from_str(&text).expect("letters, digits and punctuation only")
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

/// The token of a program. With one, the cookie does not count.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Memory;

    fn with_cookie(value: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(value).unwrap())])
    }

    #[tokio::test]
    async fn only_a_signed_cookie_opens_the_door() {
        let identity = Identity::new(Arc::new(Memory::default()), true, Bus::Alone).await.unwrap();
        let user = identity.guest("Ada".into(), Preferences::default()).await.unwrap();
        let set = identity.sign_in(&user).await.unwrap().to_str().unwrap().to_owned();
        assert!(set.contains("HttpOnly; SameSite=Lax") && set.ends_with("Secure"));
        let value = set.split(';').next().unwrap();
        let caller = identity.caller(&with_cookie(value)).await.unwrap().unwrap();
        assert_eq!(caller.user.name, "Ada");
        let (secret, signature) = value.split_once('.').unwrap();
        for forged in [
            format!("{secret}.{}", "0".repeat(32)),
            format!("{secret}x.{signature}"),
            format!("{secret}."),
            secret.to_owned(),
            format!("{secret}.{}", &signature[..2]),
        ] {
            assert!(identity.caller(&with_cookie(&forged)).await.unwrap().is_none(), "{forged}");
        }
        identity.sign_out(&caller).await.unwrap();
        assert!(identity.caller(&with_cookie(value)).await.unwrap().is_none());
    }

    #[tokio::test]
    async fn who_did_not_call_lately_is_forgotten() {
        let identity = Identity::new(Arc::new(Memory::default()), true, Bus::Alone).await.unwrap();
        let user = Arc::new(identity.guest("Ada".into(), Preferences::default()).await.unwrap());
        let mut known = Known::default();
        // Somebody comes every second, and one of them calls all the time.
        for second in 0..10_000 {
            let now = second * 1_000;
            known.remember(format!("caller {second}"), Arc::clone(&user), now);
            known.callers["caller 0"].called.store(now, Ordering::Relaxed);
            assert!(known.callers.len() <= REMEMBERED, "{} after {second} s", known.callers.len());
        }
        assert!(known.callers.contains_key("caller 0"));
    }
}
