//! A NATS server of a test's own on a free port; gone when the test ends.

#![allow(clippy::print_stderr, reason = "what is left out is said loudly")]

use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// A running NATS server, which can be stopped and started again.
pub struct Nats {
    port: u16,
    process: Mutex<Option<Child>>,
}

impl Nats {
    /// Starts one, or says that the test was left out. Where everything is checked it must be there.
    pub async fn start() -> Option<Nats> {
        let there = Command::new("nats-server").arg("--version").stdout(Stdio::null()).status();
        if !there.is_ok_and(|status| status.success()) {
            assert!(std::env::var_os("CI").is_none(), "the checks need nats-server, and it is not installed");
            eprintln!("NO NATS: this test was SKIPPED. Install it (Debian: apt-get install nats-server).");
            return None;
        }
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let nats = Nats { port, process: Mutex::default() };
        nats.go().await;
        Some(nats)
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Starts it on its port, and waits until it answers.
    pub async fn go(&self) {
        let port = self.port.to_string();
        let child = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", &port])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        *self.process.lock().unwrap_or_else(PoisonError::into_inner) = Some(child);
        while tokio::net::TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }

    /// Ends it at once.
    pub fn kill(&self) {
        if let Some(mut child) = self.process.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
