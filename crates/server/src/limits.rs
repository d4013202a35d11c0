//! Not too fast: a bucket of tokens per address and per caller.

use crate::config::Rate;
use crate::error::Error;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Buckets kept at most; full ones are forgotten when there are more.
const KEPT: usize = 50_000;

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
    }
}
