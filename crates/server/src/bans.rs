//! Who is not let in: people, and ranges of addresses.

use crate::error::Error;
use crate::identity::Caller;
use crate::ids::{self, UserId};
use crate::store::{Ban, Store};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::watch;

const BANNED: Error = Error::Forbidden("whoever runs this server does not let you in");

/// What a ban is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    User(UserId),
    Range(IpAddr, u8),
}

impl Subject {
    /// Reads the id of a user, an address or a range of them.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let wrong = || {
            Error::invalid("subject: expected the id of a user, an address, or a range such as 192.0.2.0/24")
        };
        let (address, length) = match text.split_once('/') {
            Some((address, length)) => (address, Some(length.parse::<u8>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        match address.parse::<IpAddr>() {
            Ok(address) => {
                let longest = if address.is_ipv4() { 32 } else { 128 };
                // A line has 64 bits of its own; who is banned by one address would come back by the next.
                let length = length.unwrap_or(if address.is_ipv4() { 32 } else { 64 });
                if length > longest { Err(wrong()) } else { Ok(Subject::Range(address, length)) }
            }
            Err(_)
                if length.is_none() && text.len() >= 8 && text.bytes().all(|b| b.is_ascii_alphanumeric()) =>
            {
                Ok(Subject::User(UserId::new(text)))
            }
            Err(_) => Err(wrong()),
        }
    }

    fn meets(&self, address: IpAddr, caller: Option<&Caller>) -> bool {
        match self {
            Subject::User(user) => {
                caller.is_some_and(|caller| caller.id() == user || caller.user.owner.as_ref() == Some(user))
            }
            Subject::Range(range, length) => match (range, address.to_canonical()) {
                (IpAddr::V4(range), IpAddr::V4(address)) => {
                    let shift = 32 - u32::from(*length);
                    u32::from(*range).checked_shr(shift) == u32::from(address).checked_shr(shift)
                }
                (IpAddr::V6(range), IpAddr::V6(address)) => {
                    let shift = 128 - u32::from(*length);
                    u128::from(*range).checked_shr(shift) == u128::from(address).checked_shr(shift)
                }
                _ => false,
            },
        }
    }
}

type Rules = Arc<Vec<(Subject, Option<i64>)>>;

/// Everybody who is not let in.
pub(crate) struct Bans {
    store: Arc<dyn Store>,
    rules: watch::Sender<Rules>,
}

impl Bans {
    pub async fn new(store: Arc<dyn Store>) -> Result<Self, Error> {
        let bans = Bans { store, rules: watch::channel(Rules::default()).0 };
        bans.read().await?;
        Ok(bans)
    }

    /// Reads the list again.
    pub async fn read(&self) -> Result<(), Error> {
        let rule = |ban: Ban| Some((Subject::parse(&ban.subject).ok()?, ban.until));
        let rules = self.store.bans().await?.into_iter().filter_map(rule).collect();
        self.rules.send_replace(Arc::new(rules));
        Ok(())
    }

    /// Lets somebody in, or not.
    pub fn check(&self, address: IpAddr, caller: Option<&Caller>) -> Result<(), Error> {
        if meets(&self.rules.borrow(), address, caller) { Err(BANNED) } else { Ok(()) }
    }

    /// Waits until somebody is not let in any more.
    pub fn until_banned(
        &self,
        address: IpAddr,
        caller: Option<Caller>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let mut rules = self.rules.subscribe();
        async move {
            if rules.wait_for(|rules| meets(rules, address, caller.as_ref())).await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }
}

fn meets(rules: &Rules, address: IpAddr, caller: Option<&Caller>) -> bool {
    let now = ids::now();
    rules
        .iter()
        .any(|(subject, until)| until.is_none_or(|until| until > now) && subject.meets(address, caller))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_holds_its_addresses_and_no_others() {
        let meets =
            |range: &str, address: &str| Subject::parse(range).unwrap().meets(address.parse().unwrap(), None);
        assert!(meets("192.0.2.0/24", "192.0.2.77") && !meets("192.0.2.0/24", "192.0.3.77"));
        assert!(meets("192.0.2.7", "192.0.2.7") && !meets("192.0.2.7", "192.0.2.8"));
        assert!(meets("192.0.2.7", "::ffff:192.0.2.7"), "as it looks through another socket");
        assert!(
            meets("2001:db8:1:2::1", "2001:db8:1:2:ff::9") && !meets("2001:db8:1:2::1", "2001:db8:1:3::1")
        );
        assert!(meets("0.0.0.0/0", "203.0.113.9") && !meets("0.0.0.0/0", "2001:db8::1"));
        for wrong in ["", "192.0.2.0/33", "192.0.2/24", "x/8", "short", "no such thing", "2001:db8::/129"] {
            assert!(Subject::parse(wrong).is_err(), "{wrong}");
        }
        assert_eq!(
            Subject::parse("0123456789abcdef").unwrap(),
            Subject::User(UserId::new("0123456789abcdef"))
        );
    }
}
