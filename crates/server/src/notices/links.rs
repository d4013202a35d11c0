//! Links in mails that work without a session: signed with the server's secret, for one purpose and one address.

use crate::ids::{self, UserId};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// What a link does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The reader agrees to get mail.
    Confirm,
    /// The reader wants to be left alone.
    Leave,
}

impl Purpose {
    pub fn name(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Leave => "leave",
        }
    }
}

/// Signs and checks links.
pub(crate) struct Links {
    key: [u8; 32],
}

impl Links {
    pub fn new(secret: [u8; 32]) -> Self {
        Links { key: secret }
    }

    fn mac(&self, purpose: Purpose, user: &str, address: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        // What the cookies are signed for never begins like this.
        mac.update(format!("notices {} {user} {address}", purpose.name()).as_bytes());
        mac
    }

    /// The last part of a link. It does not tell the address.
    pub fn token(&self, purpose: Purpose, user: &UserId, address: &str) -> String {
        let address = mark(address);
        let signature = self.mac(purpose, user.as_str(), &address).finalize().into_bytes();
        format!("{user}.{address}.{}", hex::encode(&signature[..16]))
    }

    /// Whose link it is and for which address, if it was made here.
    pub fn read(&self, purpose: Purpose, token: &str) -> Option<Linked> {
        let (rest, signature) = token.rsplit_once('.')?;
        let (user, address) = rest.split_once('.')?;
        let signature = hex::decode(signature).ok().filter(|bytes| bytes.len() == 16)?;
        self.mac(purpose, user, address).verify_truncated_left(&signature).ok()?;
        Some(Linked { user: UserId::new(user), address: address.to_owned() })
    }
}

/// Enough of an address to recognise it.
fn mark(address: &str) -> String {
    ids::hash(address)[..16].to_owned()
}

/// What a link is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Linked {
    pub user: UserId,
    address: String,
}

impl Linked {
    /// Is it about this address?
    pub fn is_about(&self, address: &str) -> bool {
        self.address == mark(address)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_for_one_purpose_one_person_and_one_address() {
        let (links, ada) = (Links::new([7; 32]), UserId::new("ada"));
        let token = links.token(Purpose::Leave, &ada, "ada@example.org");
        let linked = links.read(Purpose::Leave, &token).unwrap();
        assert_eq!(linked.user, ada);
        assert!(linked.is_about("ada@example.org") && !linked.is_about("eve@example.org"));
        assert_eq!(links.read(Purpose::Confirm, &token), None);
        assert_eq!(links.read(Purpose::Leave, &token.replace("ada", "eve")), None);
        assert_eq!(Links::new([8; 32]).read(Purpose::Leave, &token), None);
        for wrong in ["", "ada", "ada.", "ada.00", "ada.00.zz", ".."] {
            assert_eq!(links.read(Purpose::Leave, wrong), None, "{wrong}");
        }
    }
}
