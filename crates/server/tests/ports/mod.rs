//! A port for a server of a test's own.

use std::net::TcpListener;

/// Below those that the system gives to whoever asks for any, so that no connection of another test sits on it when a
/// server is started there again.
const PORTS: std::ops::Range<u16> = 15_000..32_000;

/// A port that is free now and that nobody else is likely to try next.
pub fn free_port() -> u16 {
    loop {
        let mut bytes = [0; 2];
        getrandom::fill(&mut bytes).unwrap();
        let port = PORTS.start + u16::from_le_bytes(bytes) % (PORTS.end - PORTS.start);
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
