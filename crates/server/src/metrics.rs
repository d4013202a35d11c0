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
    #[cfg(feature = "cluster")]
    pub crew: Family<Crewing, Counter>,
    #[cfg(feature = "cluster")]
    pub crew_seconds: Histogram,
    #[cfg(feature = "cluster")]
    pub crew_hands: Gauge,
    #[cfg(feature = "cluster")]
    pub crew_asked: Gauge,
    #[cfg(feature = "cluster")]
    pub crew_pieces: Counter,
    pub read_back: Counter,
    pub deaf: Gauge,
    resident: Gauge,
    cpu: Gauge<f64, AtomicU64>,
}

/// An answered request.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub(crate) struct Request {
    pub route: String,
    pub status: u32,
}

/// What became of a question put to workers.
#[cfg(feature = "cluster")]
#[derive(Clone, Copy, Debug)]
pub(crate) enum Crewed {
    /// A worker answered.
    Answered,
    /// No worker answered in time; this node thought.
    TakenBack,
    /// The position passed.
    Passed,
    /// An answer to the question of another node, brought here.
    Stray,
}

/// The same as a label.
#[cfg(feature = "cluster")]
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub(crate) struct Crewing {
    pub result: &'static str,
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
            #[cfg(feature = "cluster")]
            crew: Family::default(),
            #[cfg(feature = "cluster")]
            crew_seconds: seconds(),
            #[cfg(feature = "cluster")]
            crew_hands: Gauge::default(),
            #[cfg(feature = "cluster")]
            crew_asked: Gauge::default(),
            #[cfg(feature = "cluster")]
            crew_pieces: Counter::default(),
            read_back: Counter::default(),
            deaf: Gauge::default(),
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
        #[cfg(feature = "cluster")]
        metrics.register_crew(&mut registry);
        let back = metrics.read_back.clone();
        registry.register(
            "read_back",
            "Tables read back because another was faster or the store failed",
            back,
        );
        registry.register(
            "deaf",
            "1 while the other servers of the house cannot be heard",
            metrics.deaf.clone(),
        );
        registry.register(
            "resident_bytes",
            "Memory of the server, where the system tells",
            metrics.resident.clone(),
        );
        let cpu = metrics.cpu.clone();
        registry.register("cpu_seconds", "Time the server has computed, where the system tells", cpu);
        Metrics { registry: Mutex::new(registry), ..metrics }
    }

    #[cfg(feature = "cluster")]
    fn register_crew(&self, registry: &mut Registry) {
        let told = "Questions put to workers, by what became of them";
        registry.register("crew_questions", told, self.crew.clone());
        registry.register("crew_seconds", "Time until a worker's answer is here", self.crew_seconds.clone());
        registry.register("crew_threads", "Threads of workers that are heard of", self.crew_hands.clone());
        registry.register("crew_waiting", "Questions that wait for a worker", self.crew_asked.clone());
        registry.register("crew_pieces", "Pieces of reviews that workers did", self.crew_pieces.clone());
    }

    /// Counts what became of a question put to workers.
    #[cfg(feature = "cluster")]
    pub fn crewed(&self, result: Crewed) {
        let result = match result {
            Crewed::Answered => "answered",
            Crewed::TakenBack => "taken_back",
            Crewed::Passed => "passed",
            Crewed::Stray => "stray",
        };
        self.crew.get_or_create(&Crewing { result }).inc();
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

#[cfg(all(test, feature = "cluster"))]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every name that is ours in a text.
    fn names(text: &str) -> BTreeSet<&str> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        words.filter(|word| word.starts_with("ziggurat_")).collect()
    }

    #[test]
    fn the_board_shows_what_is_counted() {
        let metrics = Metrics::new();
        // Of these there is nothing before the first.
        metrics.requests.get_or_create(&Request { route: "/healthz".to_owned(), status: 200 }).inc();
        metrics.steps.get_or_create(&Mover { by: "person" }).inc();
        metrics.crewed(Crewed::Answered);
        metrics.seconds.observe(0.1);
        let text = metrics.text();
        let known = names(&text);
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/grafana/ziggurat.json");
        let board: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        let panels = board["panels"].as_array().unwrap();
        let mut asked: Vec<&str> = panels
            .iter()
            .flat_map(|panel| panel["targets"].as_array().unwrap())
            .map(|target| target["expr"].as_str().unwrap())
            .collect();
        let variables = board["templating"]["list"].as_array().unwrap();
        asked.extend(variables.iter().map(|variable| variable["query"]["query"].as_str().unwrap()));
        let shown: BTreeSet<&str> = asked.into_iter().flat_map(names).collect();
        let unknown: Vec<_> = shown.difference(&known).collect();
        assert!(unknown.is_empty(), "the board asks for {unknown:?}, and there are {known:?}");
        // Whatever is counted is on it: a counter by its total, a time by its distribution.
        let counted = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
        let is_shown = |name: &str| {
            let mut ends = shown.iter().filter_map(|shown| shown.strip_prefix(name));
            ends.any(|end| ["", "_total", "_bucket"].contains(&end))
        };
        let missing: Vec<&str> = counted.filter(|name| !is_shown(name)).collect();
        assert!(missing.is_empty(), "the board does not show {missing:?}");
    }
}
