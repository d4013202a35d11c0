//! Admins: whoever can read the store's own secret may order the server, for a few minutes at a time.

use crate::error::Error;
use crate::identity::bearer;
use crate::ids;
use axum::http::HeaderMap;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

const MARK: &str = "zigadmin.";
/// How long a token opens the door, in milliseconds.
const MINUTES: i64 = 5 * 60_000;

fn mac(secret: &[u8; 32], until: &str) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("HMAC takes keys of any length");
    mac.update(b"admin until ");
    mac.update(until.as_bytes());
    mac
}

/// A token for the doors of admins, made from the secret of the store.
#[must_use]
pub fn token(secret: &[u8; 32]) -> String {
    let until = (ids::now() + MINUTES).to_string();
    let seal = hex::encode(mac(secret, &until).finalize().into_bytes());
    format!("{MARK}{until}.{seal}")
}

/// Does the request carry a token of an admin, right or wrong?
pub(crate) fn is_meant(headers: &HeaderMap) -> bool {
    bearer(headers).is_some_and(|token| token.starts_with(MARK))
}

pub(crate) fn check(secret: &[u8; 32], headers: &HeaderMap, now: i64) -> Result<(), Error> {
    let token = bearer(headers).and_then(|token| token.strip_prefix(MARK)).ok_or(Error::SignInNeeded)?;
    let right = || {
        let (until, seal) = token.split_once('.')?;
        mac(secret, until).verify_slice(&hex::decode(seal).ok()?).ok()?;
        let until: i64 = until.parse().ok()?;
        (now..=now + MINUTES).contains(&until).then_some(())
    };
    right().ok_or(Error::WrongCredentials)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderValue, header};

    #[test]
    fn a_token_opens_for_a_while_to_its_own_server() {
        let with = |token: &str| {
            let value = HeaderValue::from_str(&format!("Bearer {token}")).unwrap();
            HeaderMap::from_iter([(header::AUTHORIZATION, value)])
        };
        let good = with(&token(&[7; 32]));
        let now = ids::now();
        assert!(check(&[7; 32], &good, now).is_ok());
        assert!(check(&[8; 32], &good, now).is_err());
        assert!(check(&[7; 32], &good, now + MINUTES + 60_000).is_err(), "later");
        let later = token(&[7; 32]).replace(MARK, &format!("{MARK}9"));
        assert!(check(&[7; 32], &with(&later), now).is_err(), "with another time");
        assert!(check(&[7; 32], &HeaderMap::new(), now).is_err());
    }
}
