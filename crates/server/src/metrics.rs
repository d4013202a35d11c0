//! Numbers for Prometheus.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::sync::Mutex;
use std::sync::atomic::AtomicU64;

/// What is counted.
pub(crate) struct Metrics {
    registry: Mutex<Registry>,
    pub requests: Family<Request, Counter>,
    pub seconds: Histogram,
    pub steps: Family<Mover, Counter>,
    pub bot_failures: Counter,
    pub tables: Gauge,
    pub streams: Gauge,
    pub connections: Gauge,
    pub shed: Counter,
    pub questions: Gauge,
    pub store_seconds: Histogram,
    pub panics: Counter,
    pub healed: Counter,
    resident: Gauge,
    cpu: Gauge<f64, AtomicU64>,
}

/// An answered request.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub(crate) struct Request {
    pub route: String,
    pub status: u32,
}

/// Who made a step.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub(crate) struct Mover {
    pub by: &'static str,
}

impl Metrics {
    pub fn new() -> Self {
        let mut registry = Registry::with_prefix("ziggurat");
        let seconds = || Histogram::new(exponential_buckets(0.0005, 2.0, 14));
        let metrics = Metrics {
            registry: Mutex::default(),
            requests: Family::default(),
            seconds: seconds(),
            steps: Family::default(),
            bot_failures: Counter::default(),
            tables: Gauge::default(),
            streams: Gauge::default(),
            connections: Gauge::default(),
            shed: Counter::default(),
            questions: Gauge::default(),
            store_seconds: seconds(),
            panics: Counter::default(),
            healed: Counter::default(),
            resident: Gauge::default(),
            cpu: Gauge::default(),
        };
        registry.register("requests", "Requests answered, by route and status", metrics.requests.clone());
        registry.register("request_seconds", "Time to answer a request", metrics.seconds.clone());
        registry.register("steps", "Steps made, by people and by bots", metrics.steps.clone());
        let failures = metrics.bot_failures.clone();
        registry.register("bot_failures", "Bots that crashed, overran or chose nothing legal", failures);
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("streams", "Open event streams", metrics.streams.clone());
        registry.register("connections", "Open connections", metrics.connections.clone());
        registry.register("shed", "Sent away because there was too much to do", metrics.shed.clone());
        registry.register("questions", "Questions that wait for a bot", metrics.questions.clone());
        let store = metrics.store_seconds.clone();
        registry.register("store_seconds", "Time until an event is on disk", store);
        registry.register("panics", "Requests that ended in a panic; always a bug", metrics.panics.clone());
        let healed = metrics.healed.clone();
        registry.register("healed", "Tables found waiting for nothing; always a bug", healed);
        registry.register(
            "resident_bytes",
            "Memory of the server, where the system tells",
            metrics.resident.clone(),
        );
        let cpu = metrics.cpu.clone();
        registry.register("cpu_seconds", "Time the server has computed, where the system tells", cpu);
        Metrics { registry: Mutex::new(registry), ..metrics }
    }

    /// Everything as Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.resident.set(resident().unwrap_or(0));
        self.cpu.set(cpu_seconds().unwrap_or(0.0));
        let registry = self.registry.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        // Writing into a String cannot fail.
        let _ = prometheus_client::encoding::text::encode(&mut text, &registry);
        text
    }
}

/// Bytes of memory in use, as Linux tells them.
fn resident() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes: i64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// Seconds of computing so far, as Linux tells them: fields 14 and 15 of `stat`, in hundredths.
fn cpu_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name in field 2 may hold anything but ends at the last parenthesis.
    let (_, rest) = stat.rsplit_once(')')?;
    let ticks = rest.split_whitespace().skip(11).take(2).map(str::parse::<f64>);
    Some(ticks.sum::<Result<f64, _>>().ok()? / 100.0)
}
