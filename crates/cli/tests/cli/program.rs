//! Running the program, and files of a test's own.

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

/// What came of a run.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    fn new(output: Output) -> Run {
        let text = |bytes| String::from_utf8(bytes).expect("the program speaks UTF-8");
        Run { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
    }

    /// The run as a success.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}{}", self.out, self.err);
        assert_eq!(self.err, "", "a success says nothing on standard error");
        self.out
    }

    /// The run as a success that printed JSON.
    #[track_caller]
    pub fn json(self) -> Value {
        serde_json::from_str(&self.ok()).expect("--json prints JSON")
    }

    /// The run as a failure of this code that said this.
    #[track_caller]
    pub fn fails(&self, code: i32, said: &str) {
        assert_eq!(self.code, code, "{}{}", self.out, self.err);
        assert!(self.err.contains(said), "expected {said:?} in {:?}", self.err);
    }
}

/// The program, away from the settings of whoever runs the tests.
pub fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ziggurat"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("ZIGGURAT_") {
            command.env_remove(name);
        }
    }
    command
}

/// Runs the program.
pub fn run<A: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = A>) -> Run {
    Run::new(command().args(args).stdin(Stdio::null()).output().unwrap())
}

/// Runs the program with words on its standard input.
pub fn run_with<A: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = A>, input: &str) -> Run {
    let mut child = command()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    Run::new(child.wait_with_output().unwrap())
}

/// A folder of a test's own, gone when the test ends.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("ziggurat-cli-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A file with a text.
    pub fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    /// The files in it.
    pub fn files(&self) -> Vec<PathBuf> {
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A file of the workspace.
pub fn workspace(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// A record of a short game between bots, and its text.
pub fn record(folder: &Folder, game: &str) -> (PathBuf, String) {
    let games = Folder::new();
    let args = ["simulate", game, "--bots", "random", "--games", "1", "--threads", "1", "--records"];
    let args = args.iter().map(Into::into).chain([games.0.clone().into_os_string()]);
    run(args).ok();
    let text = std::fs::read_to_string(&games.files()[0]).unwrap();
    (folder.file(&format!("{game}.zig"), &text), text)
}
