//! The Python package: built and tested in a virtual environment of its own.

use crate::check::FEATURES;
use crate::shell::{Done, answers, built, cargo, complain, install_package, root, run, say};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest Python that the package runs on, with what makes environments.
const SUITS: &str = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";

/// Further chores of the package.
const USAGE: &str = "\
cargo xtask python               build the package and test it in an environment of its own
cargo xtask python wheel         build the wheel in release and tell where it is
cargo xtask python bench [ARGS]  measure steps per second beside other libraries, in release
cargo xtask python study [GAMES] let bots play that many games (25000) of each game, and write docs/research/study.md";

/// The games of the study.
const STUDIED: [&str; 4] = ["terra-mystica", "altay", "anunnaki", "monumental-duel"];

fn folder() -> PathBuf {
    root().join("crates/python")
}

/// Everything made here lies beside what cargo makes.
fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    root().join(target).join("python")
}

/// `cargo xtask python`: the wheel, and its tests in an environment that holds nothing else of this project.
///
/// Without Python, or without the network when the environment is made, that is said loudly and nothing is tested;
/// where `CI` is set it is a failure.
pub fn python(rest: &[String]) -> Done {
    let words: Vec<&str> = rest.iter().map(String::as_str).collect();
    match words[..] {
        [] => with_environment("tests", test),
        ["wheel"] => with_environment("tests", |environment| {
            let wheels = wheel(environment, &["--release"])?;
            say(&format!("the wheel is in {}", wheels.display()));
            Ok(())
        }),
        ["bench", ref more @ ..] => with_environment("bench", |environment| {
            install(environment, &wheel(environment, &["--release"])?)?;
            run(inside(environment, "python")?.arg(folder().join("benches/steps.py")).args(more))
        }),
        ["study"] => with_environment("study", |environment| study(environment, "25000")),
        ["study", games] => with_environment("study", |environment| study(environment, games)),
        _ => Err(USAGE.to_owned()),
    }
}

/// Builds the wheel as the other checks build everything, installs it and runs the tests.
fn test(environment: &Path) -> Done {
    install(environment, &wheel(environment, &[])?)?;
    let mut types = inside(environment, "python")?;
    types.args(["-m", "mypy.stubtest", "--ignore-disjoint-bases", "ziggurat_games._native"]);
    // It leaves a cache where it runs.
    run(types.current_dir(target()))?;
    // From an empty folder, so that nothing but the wheel can be imported.
    let empty = empty_folder()?;
    let mut tests = inside(environment, "python")?;
    tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]).arg(folder().join("tests"));
    // Beside the program as the other tests have built it.
    let program = ["build", "--workspace", "--bin", "ziggurat", "--locked"];
    run(&mut cargo(&[&program[..], &FEATURES].concat()))?;
    let program = built("ziggurat").ok_or("the program was built elsewhere")?;
    tests.env("ZIGGURAT_ROOT", root()).env("ZIGGURAT", program).env("PYTHONDONTWRITEBYTECODE", "1");
    run(tests.current_dir(empty))
}

/// Plays the games of the study with the program in release, as Parquet files, and writes the page.
fn study(environment: &Path, games: &str) -> Done {
    run(&mut cargo(&["build", "--release", "--locked", "--package", "cli", "--bin", "ziggurat"]))?;
    let data = target().join("study-data");
    fs::create_dir_all(&data).map_err(|error| format!("{}: {error}", data.display()))?;
    let mut told = String::new();
    for game in STUDIED {
        let mut simulate = Command::new(target().join("../release/ziggurat"));
        simulate.args(["simulate", game, "--bots", "greedy", "--seed", "study", "--games", games]);
        let output =
            simulate.arg("--parquet").arg(data.join(game)).output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        let first = String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().to_owned();
        say(&first);
        told += &format!("{first}\n");
    }
    let runs = data.join("runs.txt");
    fs::write(&runs, told).map_err(|error| format!("{}: {error}", runs.display()))?;
    let page = root().join("docs/research/study.md");
    run(inside(environment, "python")?.arg(folder().join("study/study.py")).arg(data).arg(page))
}

/// Does something in an environment with the packages of a list, which is made or brought up to date first.
fn with_environment(list: &str, work: impl FnOnce(&Path) -> Done) -> Done {
    let Some(python) = find() else {
        return left_out(
            "NO PYTHON 3.10 or later with venv: the Python package was NOT BUILT and NOT TESTED. Install it (Debian: \
             apt-get install python3-venv).",
        );
    };
    let environment = target().join(list);
    let wanted = match list {
        "bench" => "benches/requirements.txt",
        "study" => "study/requirements.txt",
        _ => "requirements.txt",
    };
    match prepare(python, &environment, &folder().join(wanted)) {
        Ok(()) => work(&environment),
        Err(problem) => left_out(&format!(
            "the Python package was NOT BUILT and NOT TESTED, because its environment could not be made: {problem}"
        )),
    }
}

fn find() -> Option<&'static str> {
    let search = || ["python3", "python"].into_iter().find(|python| answers(python, &["-c", SUITS]));
    search().or_else(|| {
        say("Python with venv is missing; trying Debian's package");
        install_package("python3-venv");
        search()
    })
}

/// Makes the environment, or brings it up to date where the list of packages changed.
fn prepare(python: &str, environment: &Path, requirements: &Path) -> Done {
    let wanted = fs::read_to_string(requirements).map_err(|error| error.to_string())?;
    let stamp = environment.join("requirements.txt");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run(Command::new(python).args(["-m", "venv"]).arg(environment))?;
    let mut install = inside(environment, "python")?;
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"]);
    run(install.arg(requirements))?;
    fs::write(&stamp, wanted).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// A program of the environment.
fn inside(environment: &Path, program: &str) -> Result<Command, String> {
    let path = environment.join("bin").join(program);
    if path.exists() { Ok(Command::new(path)) } else { Err(format!("{} is missing", path.display())) }
}

/// Builds the wheel; tells the folder, which holds nothing else.
fn wheel(environment: &Path, profile: &[&str]) -> Result<PathBuf, String> {
    let wheels = target().join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    }
    let mut build = inside(environment, "maturin")?;
    build.args(["build", "--locked"]).args(profile).arg("--interpreter");
    run(build.arg(environment.join("bin/python")).arg("--out").arg(&wheels).current_dir(folder()))?;
    Ok(wheels)
}

/// Installs the wheel, instead of any older one.
fn install(environment: &Path, wheels: &Path) -> Done {
    let mut install = inside(environment, "python")?;
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    install.args(["--no-deps", "--force-reinstall", "--no-index", "--find-links"]).arg(wheels);
    run(install.arg("ziggurat-games").current_dir(root()))
}

fn empty_folder() -> Result<PathBuf, String> {
    let empty = target().join("empty");
    let failed = |error: std::io::Error| format!("{}: {error}", empty.display());
    if empty.exists() {
        fs::remove_dir_all(&empty).map_err(failed)?;
    }
    fs::create_dir_all(&empty).map_err(failed)?;
    Ok(empty)
}

fn left_out(problem: &str) -> Done {
    if std::env::var_os("CI").is_some() {
        return Err(problem.to_owned());
    }
    complain(problem);
    Ok(())
}
