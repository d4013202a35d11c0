//! Sends a message by a way.

use super::address::Address;
use super::hook;
use super::links::{Links, Purpose};
use super::mail::{MailLinks, Post};
use super::push::Vapid;
use super::wire::{Wire, WireError};
use super::words::Message;
use crate::api::{NoticeOffers, WayKind};
use crate::config::NoticeSettings;
use crate::error::Error;
use crate::ids::{self, UserId};
use crate::store::Store;
use axum::http::Uri;

/// Why a message did not arrive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The way is no more: the browser has unsubscribed.
    Gone,
    /// Another time perhaps.
    Trouble(String),
}

/// Everything that is needed to tell people something.
pub(crate) struct Carrier {
    base: String,
    vapid: Vapid,
    wire: Wire,
    post: Option<Post>,
    pub links: Links,
}

/// Host of an address such as `https://play.example.org`, which has nothing behind it.
fn host_of(url: &str) -> Option<String> {
    let uri: Uri = url.parse().ok()?;
    let plain =
        matches!(uri.scheme_str(), Some("https" | "http")) && uri.path() == "/" && uri.query().is_none();
    uri.authority().filter(|_| plain).map(|authority| authority.host().to_owned())
}

impl Carrier {
    /// By these settings; `None` where nobody is told anything. The inner error says what is wrong with the settings.
    pub async fn of(
        store: &dyn Store,
        settings: &NoticeSettings,
    ) -> Result<Result<Option<Self>, String>, Error> {
        let Some(url) = &settings.public_url else { return Ok(Ok(None)) };
        let base = url.trim_end_matches('/').to_owned();
        let Some(host) = host_of(&base) else {
            return Ok(Err(format!(
                "the public address: expected one such as https://play.example.org, not {url:?}"
            )));
        };
        let post = match Post::of(settings, &host) {
            Ok(post) => post,
            Err(wrong) => return Ok(Err(wrong)),
        };
        let vapid = Vapid::of(store, base.clone()).await?;
        let links = Links::new(store.secret(ids::bytes()).await?);
        Ok(Ok(Some(Carrier { base, vapid, wire: Wire::new(settings.private_targets), post, links })))
    }

    pub fn offers(&self) -> NoticeOffers {
        NoticeOffers { push: Some(self.vapid.public()), mail: self.post.is_some(), webhook: true }
    }

    /// May this be an address here?
    pub fn check(&self, address: &Address) -> Result<(), Error> {
        let (what, url) = match address {
            Address::Push { endpoint, .. } => ("endpoint", endpoint),
            Address::Webhook { url, .. } => ("url", url),
            Address::Mail { .. } if self.post.is_some() => return Ok(()),
            Address::Mail { .. } => return Err(Error::WrongTime("this server sends no mail")),
        };
        self.wire.check(url).map_err(|wrong| Error::invalid(format!("{what}: {wrong}")))
    }

    /// Sends a message to somebody.
    pub async fn send(&self, user: &UserId, address: &Address, message: &Message) -> Result<(), Failure> {
        let made = || WireError::Address("cannot be written to");
        let sent = match address {
            Address::Push { endpoint, p256dh, auth, .. } => {
                match self.vapid.request(endpoint, (p256dh, auth), message) {
                    Ok((headers, body)) => self.wire.post(endpoint, headers, body).await,
                    Err(error) => Err(error),
                }
            }
            Address::Webhook { url, shape, secret } => {
                match hook::request(*shape, secret, message, &self.base, ids::now()) {
                    Some((headers, body)) => self.wire.post(url, headers, body).await,
                    None => Err(made()),
                }
            }
            Address::Mail { address, .. } => return self.mail(user, address, message, true).await,
        };
        sent.map_err(|error| match error {
            WireError::Status(404 | 410) if address.kind() == WayKind::Push => Failure::Gone,
            other => Failure::Trouble(other.to_string()),
        })
    }

    /// Writes to an address, with a link to be left alone if it has agreed to be written to.
    pub async fn mail(
        &self,
        user: &UserId,
        to: &str,
        message: &Message,
        agreed: bool,
    ) -> Result<(), Failure> {
        let Some(post) = &self.post else {
            return Err(Failure::Trouble("this server sends no mail".to_owned()));
        };
        let leave = agreed.then(|| {
            let token = self.links.token(Purpose::Leave, user, to);
            (format!("{}/told?leave={token}", self.base), format!("{}/api/notices/leave/{token}", self.base))
        });
        let links = MailLinks {
            go: format!("{}{}", self.base, message.path),
            settings: format!("{}/settings", self.base),
            leave,
        };
        post.send(to, message, &links).await.map_err(Failure::Trouble)
    }
}
