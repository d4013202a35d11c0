//! A NATS server of a test's own on a free port; gone when the test ends.

#![allow(clippy::print_stderr, reason = "what is left out is said loudly")]

#[allow(clippy::duplicate_mod, reason = "a test may start PostgreSQL, NATS or both")]
#[path = "../ports/mod.rs"]
mod ports;

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

/// So often a server is started whose port somebody else has taken.
const TRIES: usize = 10;

/// A running NATS server, which can be stopped and started again.
pub struct Nats {
    port: u16,
    queues: bool,
    process: Mutex<Option<Child>>,
}

impl Nats {
    /// Starts one, or says that the test was left out. Where everything is checked it must be there.
    pub async fn start() -> Option<Nats> {
        Nats::start_with(true).await
    }

    /// The same, but it only passes on what is said.
    #[allow(dead_code, reason = "not all tests that share this file need one")]
    pub async fn start_without_queues() -> Option<Nats> {
        Nats::start_with(false).await
    }

    async fn start_with(queues: bool) -> Option<Nats> {
        let there = Command::new("nats-server").arg("--version").stdout(Stdio::null()).status();
        if !there.is_ok_and(|status| status.success()) {
            assert!(std::env::var_os("CI").is_none(), "the checks need nats-server, and it is not installed");
            eprintln!("NO NATS: this test was SKIPPED. Install it (Debian: apt-get install nats-server).");
            return None;
        }
        for _ in 0..TRIES {
            let nats = Nats { port: ports::free_port(), queues, process: Mutex::default() };
            if nats.try_to_go().await {
                return Some(nats);
            }
        }
        panic!("nats-server does not start")
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Where it keeps its queues.
    fn folder(&self) -> PathBuf {
        std::env::temp_dir().join(format!("ziggurat-nats-{}-{}", std::process::id(), self.port))
    }

    /// Starts it on its port again, and waits until it answers.
    #[allow(dead_code, reason = "not all tests that share this file need it")]
    pub async fn go(&self) {
        for _ in 0..TRIES {
            if self.try_to_go().await {
                return;
            }
        }
        panic!("nats-server does not start again")
    }

    /// Starts it on its port, and waits until it answers. Does it? Somebody else may have taken the port.
    async fn try_to_go(&self) -> bool {
        let port = self.port.to_string();
        let mut child = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", &port])
            .args(if self.queues { &["-js"][..] } else { &[] })
            .arg("-sd")
            .arg(self.folder())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        while !self.greets().await {
            if child.try_wait().unwrap().is_some() {
                return false;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        *self.process.lock().unwrap_or_else(PoisonError::into_inner) = Some(child);
        true
    }

    /// Is it a NATS server that answers there?
    async fn greets(&self) -> bool {
        let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)).await else { return false };
        let mut greeting = [0; 4];
        let read = tokio::time::timeout(Duration::from_secs(10), stream.read_exact(&mut greeting)).await;
        read.is_ok_and(|read| read.is_ok()) && &greeting == b"INFO"
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
        let _ = std::fs::remove_dir_all(self.folder());
    }
}
