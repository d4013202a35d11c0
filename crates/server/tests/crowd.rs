//! More half-sent requests than the server may open files: whoever asks for its health is answered all the same.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const CROWD: usize = 1_100;
const FILES: &str = "1024";
const INSIDE: &str = "ZIGGURAT_CROWD";

struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs a program that may open so many files.
fn limited(files: &str, program: &std::path::Path) -> Command {
    let mut command = Command::new("sh");
    command.arg("-c").arg("ulimit -n \"$0\" && exec \"$@\"").arg(files).arg(program);
    command
}

/// This test needs more files itself than many systems give.
fn have_room() -> bool {
    if std::env::var_os(INSIDE).is_some() {
        return true;
    }
    let mut command = limited("4096", &std::env::current_exe().unwrap());
    let name = "half_sent_requests_do_not_keep_others_out";
    let status = command.args([name, "--exact", "--nocapture"]).env(INSIDE, "1").status().unwrap();
    assert!(status.success());
    false
}

/// How long the server takes to say that it is well.
async fn health(address: &str) -> Duration {
    let begun = Instant::now();
    tokio::time::timeout(Duration::from_secs(10), ask(address)).await.expect("the health is told at all");
    begun.elapsed()
}

async fn ask(address: &str) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = "GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut said = String::new();
    stream.read_to_string(&mut said).await.unwrap();
    assert!(said.starts_with("HTTP/1.1 200") && said.ends_with("ok"), "{said}");
}

#[tokio::test]
async fn half_sent_requests_do_not_keep_others_out() {
    if !have_room() {
        return;
    }
    let here = std::env::current_exe().unwrap();
    let program = here.parent().unwrap().parent().unwrap().join("examples").join("pebbles");
    let file = std::env::temp_dir().join(format!("ziggurat-crowd-{}.db", std::process::id()));
    let mut command = limited(FILES, &program);
    let child = command.arg(&file).arg("0").stdout(Stdio::piped()).spawn().unwrap();
    let mut process = Process(child);
    let mut line = String::new();
    BufReader::new(process.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").expect("the server starts").to_owned();

    let mut crowd = Vec::with_capacity(CROWD);
    let mut worst = Duration::ZERO;
    for number in 0..CROWD {
        let mut stream = TcpStream::connect(&address).await.unwrap();
        // Some are sent away while they write; that is what is tested.
        let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\nx-half: ").await;
        crowd.push(stream);
        if number % 50 == 0 {
            worst = worst.max(health(&address).await);
        }
    }
    for _ in 0..20 {
        worst = worst.max(health(&address).await);
    }
    assert!(worst < Duration::from_secs(1), "the health was told after {worst:?}");
    drop(process);
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}
