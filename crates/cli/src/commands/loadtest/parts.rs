//! PostgreSQL and NATS of a load test's own, on free ports; gone when it ends.

use crate::commands::serve::failed;
use crate::failure::Failure;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a part may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

fn free_port() -> Result<u16, Failure> {
    // Free a moment ago is free enough: whoever else looks gets another one.
    let listener = TcpListener::bind("127.0.0.1:0").map_err(failed)?;
    Ok(listener.local_addr().map_err(failed)?.port())
}

/// A PostgreSQL server in a folder.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

/// Where Debian keeps the programs of each version, or where they are found by their names.
fn programs() -> Result<PathBuf, Failure> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut all = folders.into_iter().rev().chain(std::env::split_paths(&path));
    let found = all.find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file());
    found.ok_or_else(|| failed("PostgreSQL is not installed (Debian: apt-get install postgresql)"))
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}

/// PostgreSQL refuses to run as root; Debian has made somebody for it.
fn as_its_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program);
    command
}

fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(failed(format!("{command:?}: {status}"))),
        Err(error) => Err(failed(format!("{command:?}: {error}"))),
    }
}

impl Postgres {
    /// Starts one in a folder inside this one, with the settings it comes with.
    pub fn start(folder: &Path) -> Result<Self, Failure> {
        let postgres =
            Postgres { programs: programs()?, folder: folder.join("postgresql"), port: free_port()? };
        std::fs::create_dir_all(&postgres.folder).map_err(failed)?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&postgres.folder))?;
        }
        let settings = ["-U", "ziggurat", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"];
        run(as_its_user(&postgres.programs.join("initdb")).arg("-D").arg(postgres.data()).args(settings))?;
        let (port, place) = (postgres.port, postgres.folder.display());
        let options = format!("-p {port} -k {place} -c listen_addresses=127.0.0.1");
        let log = postgres.folder.join("log");
        run(postgres.control().args(["-w", "-o", &options, "-l"]).arg(log).arg("start"))?;
        Ok(postgres)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn control(&self) -> Command {
        let mut command = as_its_user(&self.programs.join("pg_ctl"));
        command.arg("-D").arg(self.data());
        command
    }

    /// Makes an empty database; gives its address.
    pub fn create(&self, name: &str) -> Result<String, Failure> {
        let port = self.port.to_string();
        let place = ["-h", "127.0.0.1", "-p", &port, "-U", "ziggurat", name];
        run(Command::new(self.programs.join("createdb")).args(place))?;
        Ok(format!("postgres://ziggurat@127.0.0.1:{port}/{name}"))
    }

    /// Seconds that all its processes have computed so far, those that have ended among them.
    pub fn computed(&self) -> f64 {
        let pid = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        let Some(first) = pid.lines().next().and_then(|line| line.trim().parse::<u32>().ok()) else {
            return 0.0;
        };
        let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
        let times = ids.filter_map(|id| {
            let times = Times::of(id)?;
            if id == first {
                Some(times.own + times.of_ended)
            } else {
                (times.parent == first).then_some(times.own)
            }
        });
        times.sum()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = run(self.control().args(["-m", "immediate", "stop"]));
    }
}

/// A NATS server.
pub struct Nats {
    child: Child,
    port: u16,
}

impl Nats {
    pub fn start(folder: &Path) -> Result<Self, Failure> {
        let port = free_port()?;
        let child = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", &port.to_string(), "-js", "-sd"])
            .arg(folder.join("nats"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| failed(format!("nats-server (Debian: apt-get install nats-server): {error}")))?;
        let nats = Nats { child, port };
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err(failed("nats-server does not answer"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(nats)
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Seconds it has computed so far.
    pub fn computed(&self) -> f64 {
        Times::of(self.child.id()).map_or(0.0, |times| times.own)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a process has computed so far, in seconds, as Linux tells it.
struct Times {
    parent: u32,
    own: f64,
    /// Of its children that have ended.
    of_ended: f64,
}

impl Times {
    /// Fields 4 and 14 to 17 of `stat`; times are in hundredths.
    fn of(process: u32) -> Option<Times> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name in field 2 may hold anything but ends at the last parenthesis.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok().map(|ticks| ticks / 100.0);
        Some(Times {
            parent: fields.get(1)?.parse().ok()?,
            own: ticks(11)? + ticks(12)?,
            of_ended: ticks(13)? + ticks(14)?,
        })
    }
}
