//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a chore ends with: nothing, or what went wrong.
pub type Done = Result<(), String>;

/// The root of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the project").to_owned()
}

/// The cargo that runs us.
pub fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a program and waits for it.
pub fn run(command: &mut Command) -> Done {
    let line = line(command);
    say(&format!("\n$ {line}"));
    let status = command.status().map_err(|error| format!("{line}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed ({status})")) }
}

/// Does this command answer?
pub fn answers(program: &str, arguments: &[&str]) -> bool {
    let quiet = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
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
    println!("{text}");
}

/// Says what went wrong.
#[expect(clippy::print_stderr, reason = "a tool for people")]
pub fn complain(text: &str) {
    eprintln!("xtask: {text}");
}
