//! The Python package: built and tested in a virtual environment of its own.

use crate::check::checked;
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
cargo xtask python study [GAMES] let bots play that many games (100000), and write docs/research/study.md";

/// The games of the study, with their part of all games in percent: those of Terra Mystica take longest.
const STUDIED: [(&str, u32); 4] =
    [("terra-mystica", 4), ("altay", 32), ("anunnaki", 32), ("monumental-duel", 32)];

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
/// Without Python, or without the network when the environment is made, that is said loudly and nothing is tested.
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
        ["study"] => with_environment("study", |environment| study(environment, 100_000)),
        ["study", games] => {
            let games = games.parse().map_err(|_| format!("{games:?} is no number of games\n{USAGE}"))?;
            with_environment("study", |environment| study(environment, games))
        }
        _ => Err(USAGE.to_owned()),
    }
}

/// Builds the wheel as the other checks build everything, installs it and runs the tests.
fn test(environment: &Path) -> Done {
    // The program as the other tests have built it.
    run(&mut checked(&["build", "--workspace", "--bin", "ziggurat", "--locked"]))?;
    let program = built("ziggurat").ok_or("the program was built elsewhere")?;
    install(environment, &wheel(environment, &[])?)?;
    let mut types = inside(environment, "python")?;
    types.args(["-m", "mypy.stubtest", "--ignore-disjoint-bases", "ziggurat_games._native"]);
    // It leaves a cache where it runs.
    run(types.current_dir(target()))?;
    run(pytest(environment)?.env("ZIGGURAT", program).arg(folder().join("tests")))
}

/// Runs tests from an empty folder, so that nothing but the package can be imported.
fn pytest(environment: &Path) -> Result<Command, String> {
    let mut tests = inside(environment, "python")?;
    tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
    tests.env("ZIGGURAT_ROOT", root()).env("PYTHONDONTWRITEBYTECODE", "1").current_dir(empty_folder()?);
    Ok(tests)
}

/// Makes the environment of the tests, which takes the network and no compiler. What is in the way is told again by
/// [`conformance`].
pub fn get_ready() -> Done {
    if let Err(problem) = environment("tests") {
        say(&problem);
    }
    Ok(())
}

/// Builds the library as all other tests are built, so that nothing else is built for it; where there is an environment
/// that could load it.
pub fn library() -> Done {
    if !is_ready(&target().join("tests"), &list("tests")) {
        return Ok(());
    }
    // With the tests, although they are built already: without them other features would be asked of what lies below.
    run(&mut checked(&["build", "--workspace", "--lib", "--tests", "--locked"]))
}

/// The tests of PettingZoo and OpenSpiel with that library, not with a wheel.
pub fn conformance() -> Done {
    let environment = target().join("tests");
    if !is_ready(&environment, &list("tests")) {
        complain(
            "NO ENVIRONMENT FOR PYTHON 3.10 or later: the tests of PETTINGZOO AND OPENSPIEL were SKIPPED. Install Python \
             with venv (Debian: apt-get install python3-venv), and let `cargo xtask python` reach the network once.",
        );
        return Ok(());
    }
    let name = format!("{}ziggurat_games{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let library = built(&name).ok_or("the library for Python was built elsewhere")?;
    let package = target().join("package/ziggurat_games");
    copy(&folder().join("python/ziggurat_games"), &package)?;
    let native = package.join("_native.abi3.so");
    fs::copy(library, &native).map_err(|error| format!("{}: {error}", native.display()))?;
    let tests = ["test_zoo.py", "test_spiel.py"].map(|file| folder().join("tests").join(file));
    run(pytest(&environment)?.env("PYTHONPATH", target().join("package")).args(tests))
}

/// Copies the files of a folder, instead of what lay there.
fn copy(from: &Path, to: &Path) -> Done {
    let failed = |error: std::io::Error| format!("{}: {error}", to.display());
    if to.exists() {
        fs::remove_dir_all(to).map_err(failed)?;
    }
    fs::create_dir_all(to).map_err(failed)?;
    for entry in fs::read_dir(from).map_err(failed)? {
        let file = entry.map_err(failed)?.path();
        if let Some(name) = file.file_name().filter(|_| file.is_file()) {
            fs::copy(&file, to.join(name)).map_err(failed)?;
        }
    }
    Ok(())
}

/// Plays the games of the study with the program in release, as Parquet files, and writes the page.
fn study(environment: &Path, games: u32) -> Done {
    run(&mut cargo(&["build", "--release", "--locked", "--package", "cli", "--bin", "ziggurat"]))?;
    let data = target().join("study-data");
    fs::create_dir_all(&data).map_err(|error| format!("{}: {error}", data.display()))?;
    for (game, percent) in STUDIED {
        let part = (u64::from(games) * u64::from(percent) / 100).to_string();
        let mut simulate = Command::new(target().join("../release/ziggurat"));
        simulate.args(["simulate", game, "--bots", "greedy", "--seed", "study", "--json", "--games", &part]);
        let output =
            simulate.arg("--parquet").arg(data.join(game)).output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        let report = data.join(game).join("report.json");
        fs::write(&report, output.stdout).map_err(|error| format!("{}: {error}", report.display()))?;
        say(&format!("{part} games of {game} are played"));
    }
    let page = root().join("docs/research/study.md");
    run(inside(environment, "python")?.arg(folder().join("study/study.py")).arg(data).arg(page))
}

/// Does something in an environment with the packages of a list, which is made or brought up to date first.
fn with_environment(list: &str, work: impl FnOnce(&Path) -> Done) -> Done {
    match environment(list) {
        Ok(environment) => work(&environment),
        Err(problem) => {
            complain(&format!("the Python package was NOT BUILT and NOT TESTED: {problem}"));
            Ok(())
        }
    }
}

/// An environment with the packages of a list, made or brought up to date.
fn environment(name: &str) -> Result<PathBuf, String> {
    let python = find().ok_or(
        "there is no Python 3.10 or later with venv. Install it (Debian: apt-get install python3-venv).",
    )?;
    let environment = target().join(name);
    prepare(python, &environment, &list(name))?;
    Ok(environment)
}

/// The packages of an environment.
fn list(name: &str) -> PathBuf {
    folder().join(match name {
        "bench" => "benches/requirements.txt",
        "study" => "study/requirements.txt",
        _ => "requirements.txt",
    })
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
    if is_ready(environment, requirements) {
        return Ok(());
    }
    run(Command::new(python).args(["-m", "venv"]).arg(environment))?;
    let mut install = inside(environment, "python")?;
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"]);
    run(install.arg(requirements))?;
    let stamp = environment.join("requirements.txt");
    fs::copy(requirements, &stamp).map(drop).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// Does the environment hold what is on the list now?
fn is_ready(environment: &Path, requirements: &Path) -> bool {
    let read = |file: &Path| fs::read(file).ok();
    read(requirements).is_some_and(|wanted| read(&environment.join("requirements.txt")) == Some(wanted))
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
