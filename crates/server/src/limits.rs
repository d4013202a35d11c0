//! Not too fast: a bucket of tokens per network, per caller and per account.

use crate::config::Rate;
use crate::error::Error;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Buckets kept at most; full ones are forgotten when there are more.
const KEPT: usize = 50_000;

/// Addresses that count as one: an IPv4 address, or the 64 bits that one line is given with IPv6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Network(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from(u128::from(address) >> 64 << 64).into(),
            v4 => v4,
        })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// One bucket per key.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl<K: Eq + Hash> Buckets<K> {
    pub fn new(rate: Rate) -> Self {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes a token, or tells how long to wait for one.
    pub fn take(&self, key: K, now: Instant) -> Result<(), Error> {
        let Rate { burst, per_second } = self.rate;
        if per_second <= 0.0 {
            return Ok(());
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.tokens + since * per_second).min(burst)
        };
        if buckets.len() >= KEPT {
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: burst, at: now });
        *bucket = Bucket { tokens: filled(bucket), at: now };
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            Ok(())
        } else {
            Err(Error::TooFast { seconds: ((1.0 - bucket.tokens) / per_second).ceil() as u64 })
        }
    }

    /// Gives a token back.
    pub fn give_back(&self, key: &K) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(key) {
            bucket.tokens = (bucket.tokens + 1.0).min(self.rate.burst);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(Rate { burst: 2.0, per_second: 0.5 });
        let start = Instant::now();
        assert!(buckets.take("a", start).is_ok() && buckets.take("a", start).is_ok());
        assert!(matches!(buckets.take("a", start), Err(Error::TooFast { seconds: 2 })));
        assert!(buckets.take("b", start).is_ok(), "one caller does not slow another");
        assert!(buckets.take("a", start + Duration::from_secs(2)).is_ok());
        buckets.give_back(&"a");
        assert!(buckets.take("a", start + Duration::from_secs(2)).is_ok());
    }

    #[test]
    fn one_line_is_one_network() {
        let network = |text: &str| Network::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(network("2001:db8:1:2:aaaa::1"), network("2001:db8:1:2:bbbb::2"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:192.0.2.7"), network("192.0.2.7"));
        assert_ne!(network("::ffff:192.0.2.7"), network("::ffff:192.0.2.8"));
    }
}
