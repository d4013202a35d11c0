//! A PostgreSQL of a test's own, in a folder of its own, on a free port; gone when the test ends.

#![allow(dead_code, reason = "not every test needs everything")]
#![allow(clippy::print_stderr, reason = "what is left out is said loudly")]

#[allow(clippy::duplicate_mod, reason = "a test may start PostgreSQL, NATS or both")]
#[path = "../ports/mod.rs"]
mod ports;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

/// Seconds that it may take to start or to stop on a busy machine.
const PATIENCE: &str = "300";

/// So often it is started where somebody else has taken the port.
const TRIES: usize = 10;

/// A running database.
pub struct Database {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

/// Where Debian keeps the programs of each version, or where they are found by their names.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut all = folders.into_iter().rev().chain(std::env::split_paths(&path));
    all.find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}

/// PostgreSQL refuses to run as root; Debian has made somebody for it.
fn as_its_user(program: &Path) -> Command {
    if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    }
}

fn succeeds(command: &mut Command) -> bool {
    // What a server that goes on says must not keep the pipes of the test open.
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

fn run(command: &mut Command) {
    assert!(succeeds(command), "{command:?}");
}

impl Database {
    /// Starts a database, or says that the test was left out. Where everything is checked it must be there.
    pub fn start() -> Option<Database> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let Some(programs) = programs() else {
            assert!(std::env::var_os("CI").is_none(), "the checks need PostgreSQL, and it is not installed");
            eprintln!(
                "NO POSTGRESQL: this test was SKIPPED. Install it (Debian: apt-get install postgresql)."
            );
            return None;
        };
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("ziggurat-postgres-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder));
        }
        let mut database = Database { programs, folder, port: ports::free_port() };
        let settings = ["-U", "ziggurat", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"];
        run(as_its_user(&database.programs.join("initdb")).arg("-D").arg(database.data()).args(settings));
        for _ in 0..TRIES {
            if database.goes() {
                return Some(database);
            }
            database.port = ports::free_port();
        }
        panic!("PostgreSQL does not start: {:?}", std::fs::read_to_string(database.folder.join("log")))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn control(&self, arguments: &[&str]) -> Command {
        let mut command = as_its_user(&self.programs.join("pg_ctl"));
        command.arg("-D").arg(self.data()).args(arguments);
        command
    }

    /// Starts it. Does it go? Somebody else may have taken the port.
    fn goes(&self) -> bool {
        let (port, folder) = (self.port, self.folder.display());
        let options = format!("-p {port} -k {folder} -c listen_addresses=127.0.0.1");
        let log = self.folder.join("log");
        succeeds(self.control(&["-w", "-t", PATIENCE, "-o", &options, "-l"]).arg(log).arg("start"))
    }

    /// Kills it as a power cut would, and starts it again.
    pub fn crash(&self) {
        run(&mut self.control(&["-t", PATIENCE, "-m", "immediate", "stop"]));
        assert!(self.goes(), "it starts again where it was");
    }

    /// The address of a database of this name; only `postgres` is there from the beginning.
    pub fn url(&self, name: &str) -> String {
        format!("postgres://ziggurat@127.0.0.1:{}/{name}", self.port)
    }

    /// Makes an empty database; gives its address.
    pub fn create(&self, name: &str) -> String {
        let port = self.port.to_string();
        let place = ["-h", "127.0.0.1", "-p", &port, "-U", "ziggurat", name];
        run(Command::new(self.programs.join("createdb")).args(place));
        self.url(name)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let _ =
            self.control(&["-m", "immediate", "stop"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
