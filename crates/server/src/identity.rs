//! Who calls: signed cookies for browsers, tokens for programs.
//!
//! The cookie holds a random secret and a signature, so forged ones are refused without a look into the store. The
//! store keeps only hashes of secrets.

use crate::api::{Me, Preferences, UserKind};
use crate::error::Error;
use crate::ids::{self, UserId};
use crate::store::{SessionRow, Store, User, UserBody};
use crate::table::Person;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

const COOKIE: &str = "ziggurat";
/// Callers remembered; when there are more, all are looked up again.
const REMEMBERED: usize = 20_000;
const YEAR: u32 = 365 * 24 * 3_600;

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

    /// The caller as a table knows people.
    pub fn person(&self) -> Person {
        Person {
            id: self.user.id.clone(),
            name: self.user.name.clone(),
            kind: self.user.kind,
            turn_end: self.user.body.preferences.turn_end,
        }
    }
}

pub(crate) fn me(user: &User) -> Me {
    Me {
        id: user.id.to_string(),
        name: user.name.clone(),
        kind: user.kind,
        login: user.login.clone(),
        preferences: user.body.preferences.clone(),
    }
}

/// Knows who calls.
pub(crate) struct Identity {
    store: Arc<dyn Store>,
    secret: [u8; 32],
    https: bool,
    known: RwLock<Known>,
}

/// Callers remembered, so that not every request has to look into the store.
#[derive(Default)]
struct Known {
    /// Users by the hash of a cookie's secret or of a token.
    users: HashMap<String, Arc<User>>,
    /// How often something was forgotten. What was read from the store before that may no longer be true.
    forgotten: u64,
}

impl Identity {
    pub async fn new(store: Arc<dyn Store>, https: bool) -> Result<Self, Error> {
        let secret = store.secret(ids::bytes()).await?;
        Ok(Identity { store, secret, https, known: RwLock::default() })
    }

    /// Who calls, if anybody known.
    pub async fn caller(&self, headers: &HeaderMap) -> Result<Option<Caller>, Error> {
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
        if let Some(user) = self.remembered(&hash) {
            return Ok(Some(Caller { user, session: Some(hash) }));
        }
        let asked = self.forgotten();
        let Some(session) = self.store.session(&hash).await? else { return Ok(None) };
        let Some(user) = self.store.user(&session.user).await? else { return Ok(None) };
        let user = self.remember(hash.clone(), user, asked);
        Ok(Some(Caller { user, session: Some(hash) }))
    }

    fn remembered(&self, hash: &str) -> Option<Arc<User>> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).users.get(hash).cloned()
    }

    fn forgotten(&self) -> u64 {
        self.known.read().unwrap_or_else(PoisonError::into_inner).forgotten
    }

    /// Remembers a user who was looked up when so many had been forgotten.
    fn remember(&self, hash: String, user: User, asked: u64) -> Arc<User> {
        let user = Arc::new(user);
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if known.forgotten == asked {
            if known.users.len() >= REMEMBERED {
                known.users.clear();
            }
            known.users.insert(hash, Arc::clone(&user));
        }
        user
    }

    /// Forgets what is remembered of a user, after a change.
    pub fn forget(&self, id: &UserId) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.forgotten += 1;
        known.users.retain(|_, user| user.id != *id);
    }

    /// Stores a changed user.
    pub async fn update(&self, user: User) -> Result<(), Error> {
        let id = user.id.clone();
        let done = self.store.update_user(user).await;
        self.forget(&id);
        Ok(done?)
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
            body: UserBody { preferences, ..UserBody::default() },
        };
        self.store.add_user(user.clone()).await?;
        Ok(user)
    }

    /// Makes a program and its token.
    pub async fn program(&self, owner: &UserId, name: String) -> Result<(User, String), Error> {
        let token = format!("zig_{}", ids::letters(40));
        let user = User {
            id: UserId::fresh(),
            name,
            kind: UserKind::Program,
            login: None,
            token: Some(ids::hash(&token)),
            owner: Some(owner.clone()),
            created_at: ids::now(),
            body: UserBody::default(),
        };
        self.store.add_user(user.clone()).await?;
        Ok((user, token))
    }

    /// Signs somebody in; gives the cookie.
    pub async fn sign_in(&self, user: &UserId) -> Result<HeaderValue, Error> {
        let secret = ids::letters(40);
        let session = SessionRow { id: ids::hash(&secret), user: user.clone(), created_at: ids::now() };
        self.store.add_session(session).await?;
        Ok(self.cookie(&format!("{secret}.{}", self.sign(&secret)), YEAR))
    }

    /// Signs out; gives the cookie that takes the old one away.
    pub async fn sign_out(&self, caller: &Caller) -> Result<HeaderValue, Error> {
        if let Some(session) = &caller.session {
            self.store.end_session(session).await?;
            self.forget(caller.id());
        }
        Ok(self.cookie("", 0))
    }

    /// Ends every other session of a user.
    pub async fn sign_out_others(&self, user: &UserId, except: Option<&str>) -> Result<(), Error> {
        self.store.end_sessions(user, except).await?;
        self.forget(user);
        Ok(())
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

fn bearer(headers: &HeaderMap) -> Option<&str> {
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
        let identity = Identity::new(Arc::new(Memory::default()), true).await.unwrap();
        let user = identity.guest("Ada".into(), Preferences::default()).await.unwrap();
        let set = identity.sign_in(&user.id).await.unwrap().to_str().unwrap().to_owned();
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
}
