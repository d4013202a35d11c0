//! Running other programs.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::JoinHandle;

/// What a chore ends with: nothing, or what went wrong.
pub type Done = Result<(), String>;

/// The root of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the project").to_owned()
}

/// The cargo that runs us. Where everything is built once and thrown away, it keeps nothing for a next time.
pub fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// A program or an example of a build that is no release; the newer one, should it once have been the other.
pub fn built(name: &str) -> Option<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let places = [target.join("debug").join(name), target.join("debug/examples").join(name)];
    let when = |program: &PathBuf| program.metadata().and_then(|file| file.modified()).ok();
    places.into_iter().filter(|program| program.is_file()).max_by_key(when)
}

thread_local! {
    /// What programs said in a lane; `None` where they speak for themselves.
    static SAID: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs a program and waits for it.
pub fn run(command: &mut Command) -> Done {
    let line = line(command);
    say(&format!("\n$ {line}"));
    let aside = SAID.with_borrow(Option::is_some);
    let status = if aside {
        let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{line}: {error}"))?;
        say(&String::from_utf8_lossy(&output.stdout));
        say(&String::from_utf8_lossy(&output.stderr));
        output.status
    } else {
        command.status().map_err(|error| format!("{line}: {error}"))?
    };
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed ({status})")) }
}

/// Work that goes on beside other work; what it says is told in one piece when it is finished.
pub struct Lane {
    name: &'static str,
    work: JoinHandle<(Done, String)>,
}

impl Lane {
    /// Begins.
    pub fn start(name: &'static str, work: fn() -> Done) -> Lane {
        let aside = move || {
            SAID.set(Some(String::new()));
            let done = work();
            (done, SAID.take().unwrap_or_default())
        };
        Lane { name, work: std::thread::spawn(aside) }
    }

    /// Waits for it, and says what it said.
    pub fn finish(self) -> Done {
        let (done, said) = self.work.join().map_err(|_| format!("{}: the work broke off", self.name))?;
        say(&said);
        done
    }
}

/// Does this command answer?
pub fn answers(program: &str, arguments: &[&str]) -> bool {
    let quiet = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// Installs a package of Debian, where there is one and it may be done.
pub fn install_package(name: &str) {
    let root = answers("sh", &["-c", "test \"$(id -u)\" = 0"]);
    if !root || !answers("apt-get", &["--version"]) {
        return;
    }
    let apt = |arguments: &[&str]| {
        run(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    if let Err(problem) = apt(&["update", "-q"]).and_then(|()| apt(&["install", "-q", "-y", name])) {
        complain(&problem);
    }
}

fn line(command: &Command) -> String {
    let program =
        Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(program).chain(words).collect::<Vec<_>>().join(" ")
}

/// Says something.
#[expect(clippy::print_stdout, reason = "a tool for people")]
pub fn say(text: &str) {
    let aside =
        SAID.with_borrow_mut(|said| said.as_mut().map(|said| *said += &format!("{text}\n")).is_some());
    if !aside {
        println!("{text}");
    }
}

/// Says what went wrong.
#[expect(clippy::print_stderr, reason = "a tool for people")]
pub fn complain(text: &str) {
    eprintln!("xtask: {text}");
}
