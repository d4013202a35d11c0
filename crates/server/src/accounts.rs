//! Passwords and recovery codes.

use crate::error::Error;
use crate::ids;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use std::sync::Arc;
use tokio::sync::Semaphore;

const CODES: usize = 8;
/// Passwords that may wait to be looked at.
const LINE: usize = 64;

/// Hashes passwords, a few at a time: each takes tens of milliseconds and megabytes, on purpose.
#[derive(Clone)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    /// Places in the line for a turn.
    line: Arc<Semaphore>,
    /// Verified when there is no such login, so that the time tells nothing.
    decoy: Arc<str>,
}

impl Passwords {
    pub fn new() -> Self {
        let decoy = hash(&ids::letters(20)).unwrap_or_default();
        let (turns, line) = (Arc::new(Semaphore::new(2)), Arc::new(Semaphore::new(LINE)));
        Passwords { turns, line, decoy: decoy.into() }
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let full = |_| Error::Unavailable("too many sign in now; try again");
        let _place = self.line.try_acquire().map_err(full)?;
        let failed = |_| Error::Unavailable("passwords cannot be checked now; try again");
        let _turn = self.turns.acquire().await.map_err(|_| Error::Unavailable("the server stops"))?;
        tokio::task::spawn_blocking(work).await.map_err(failed)
    }

    pub async fn hash(&self, password: String) -> Result<String, Error> {
        self.work(move || hash(&password)).await?.ok_or(Error::Unavailable("the password cannot be kept"))
    }

    /// Is this the password? Takes as long when nobody has one.
    pub async fn verify(&self, password: String, stored: Option<String>) -> Result<bool, Error> {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| self.decoy.to_string());
        let right = self
            .work(move || {
                let Ok(stored) = PasswordHash::new(&stored) else { return false };
                Argon2::default().verify_password(password.as_bytes(), &stored).is_ok()
            })
            .await?;
        Ok(known && right)
    }
}

fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Fresh recovery codes: the codes, and the hashes to keep.
pub(crate) fn recovery_codes() -> (Vec<String>, Vec<String>) {
    let code = || format!("{}-{}-{}", ids::letters(5), ids::letters(5), ids::letters(5));
    let codes: Vec<String> = (0..CODES).map(|_| code()).collect();
    let hashes = codes.iter().map(|code| code_hash(code)).collect();
    (codes, hashes)
}

/// The hash of a code as a person typed it.
pub(crate) fn code_hash(code: &str) -> String {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    ids::hash(&plain.to_ascii_lowercase())
}

pub(crate) fn check_login(login: &str) -> Result<String, Error> {
    let fits = login.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    if (3..=24).contains(&login.len()) && fits {
        Ok(login.to_ascii_lowercase())
    } else {
        Err(Error::invalid("login: expected 3 to 24 letters, digits, \"-\" or \"_\""))
    }
}

pub(crate) fn check_password(password: &str) -> Result<(), Error> {
    if (8..=128).contains(&password.chars().count()) {
        Ok(())
    } else {
        Err(Error::invalid("password: expected 8 to 128 characters"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_recognised_and_not_kept() {
        let passwords = Passwords::new();
        let kept = passwords.hash("correct horse".into()).await.unwrap();
        assert!(kept.starts_with("$argon2id$") && !kept.contains("horse"));
        assert!(passwords.verify("correct horse".into(), Some(kept.clone())).await.unwrap());
        assert!(!passwords.verify("correct house".into(), Some(kept)).await.unwrap());
        assert!(!passwords.verify("correct horse".into(), None).await.unwrap());
    }

    #[test]
    fn a_code_may_be_typed_carelessly() {
        let (codes, hashes) = recovery_codes();
        let typed = codes[3].to_uppercase().replace('-', " ");
        assert_eq!(code_hash(&typed), hashes[3]);
    }
}
