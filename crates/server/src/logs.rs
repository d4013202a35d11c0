//! Structured logs: lines for people on a terminal, JSON for machines.

use tracing_subscriber::EnvFilter;

/// How log lines look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON object per line.
    Json,
}

/// Sends logs to stderr. `filter` is as in `info,server=debug`; a wrong one means `info`. Only the first call of a
/// program counts.
pub fn init(format: Format, filter: &str) {
    let filter = EnvFilter::try_new(filter).unwrap_or_else(|_| EnvFilter::new("info"));
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = match format {
        Format::Text => logs.with_target(false).try_init(),
        Format::Json => logs.json().try_init(),
    };
}
