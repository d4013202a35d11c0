//! Where somebody is told something.

use super::push;
use crate::api::{HookShape, MailRequest, PushRequest, WayInfo, WayKind, WebhookRequest};
use crate::error::Error;
use crate::ids;
use crate::store::WayRow;
use serde::{Deserialize, Serialize};

/// Devices of one person.
pub(crate) const DEVICES: usize = 10;
/// Letters of an address.
const LENGTH: usize = 1_000;

/// Where somebody is told something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Address {
    Push { endpoint: String, p256dh: String, auth: String, label: String },
    Mail { address: String, confirmed: bool },
    Webhook { url: String, shape: HookShape, secret: String },
}

impl Address {
    pub fn read(body: &str) -> Option<Self> {
        serde_json::from_str(body).ok()
    }

    pub fn kind(&self) -> WayKind {
        match self {
            Address::Push { .. } => WayKind::Push,
            Address::Mail { .. } => WayKind::Mail,
            Address::Webhook { .. } => WayKind::Webhook,
        }
    }

    pub fn is_confirmed(&self) -> bool {
        !matches!(self, Address::Mail { confirmed: false, .. })
    }

    /// The name of the way there.
    pub fn way(&self) -> String {
        match self {
            Address::Push { endpoint, .. } => format!("push:{}", &ids::hash(endpoint)[..16]),
            Address::Mail { .. } => "mail".to_owned(),
            Address::Webhook { .. } => "webhook".to_owned(),
        }
    }

    /// A way there, for the store.
    pub fn row(&self, user: &ids::UserId) -> Result<WayRow, Error> {
        let body =
            serde_json::to_string(self).map_err(|_| Error::Unavailable("an address cannot be written"))?;
        Ok(WayRow { user: user.clone(), way: self.way(), body, trouble: None, told_at: None })
    }

    /// As its owner sees it.
    pub fn info(self, row: WayRow) -> WayInfo {
        let (kind, confirmed) = (self.kind(), self.is_confirmed());
        let (label, shape, secret) = match self {
            Address::Push { label, .. } => (label, None, None),
            Address::Mail { address, .. } => (address, None, None),
            Address::Webhook { url, shape, secret } => (url, Some(shape), Some(secret)),
        };
        WayInfo {
            id: row.way,
            kind,
            label,
            confirmed,
            trouble: row.trouble,
            told_at: row.told_at,
            shape,
            secret,
        }
    }

    pub fn push(request: PushRequest) -> Result<Self, Error> {
        let PushRequest { endpoint, p256dh, auth, label } = request;
        short("endpoint", &endpoint)?;
        push::check(&p256dh, &auth)?;
        let label: String = label.chars().filter(|c| !c.is_control()).take(60).collect();
        Ok(Address::Push { endpoint, p256dh, auth, label })
    }

    pub fn mail(request: &MailRequest) -> Result<Self, Error> {
        let address = request.address.trim().to_owned();
        let wrong = || Error::invalid("address: expected a mail address such as \"ada@example.org\"");
        let (_, host) = address.rsplit_once('@').ok_or_else(wrong)?;
        let fits = address.len() <= 254 && host.contains('.');
        address.parse::<lettre::Address>().ok().filter(|_| fits).ok_or_else(wrong)?;
        Ok(Address::Mail { address, confirmed: false })
    }

    pub fn webhook(request: WebhookRequest) -> Result<Self, Error> {
        let WebhookRequest { url, shape } = request;
        let url = url.trim().to_owned();
        short("url", &url)?;
        Ok(Address::Webhook { url, shape, secret: ids::letters(40) })
    }
}

fn short(what: &str, text: &str) -> Result<(), Error> {
    if text.len() <= LENGTH && text.is_ascii() && !text.bytes().any(|b| b.is_ascii_control() || b == b' ') {
        return Ok(());
    }
    Err(Error::invalid(format!(
        "{what}: expected an address of at most {LENGTH} letters such as \"https://…\""
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_mail_address_is_told() {
        let mail = |address: &str| Address::mail(&MailRequest { address: address.to_owned() });
        assert!(mail(" ada@example.org ").is_ok());
        for wrong in [
            "",
            "ada",
            "ada@",
            "@example.org",
            "ada@host",
            "a b@example.org",
            "ada@example.org\r\nBcc: x@y.z",
        ] {
            assert!(mail(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn an_address_with_spaces_or_without_end_is_refused() {
        for url in ["https://a b", "https://ä.example", &"x".repeat(2_000)] {
            let request = WebhookRequest { url: url.to_owned(), shape: HookShape::Plain };
            assert!(Address::webhook(request).is_err(), "{url}");
        }
    }
}
