//! `cargo xtask test`: every check, in the order in which it is cheapest to fail.

use crate::shell::{Done, Lane, answers, cargo, complain, run, say};
use crate::{chores, parts, python, watch, web};
use std::process::Command;
use std::time::{Duration, Instant};

/// The whole takes some half an hour on two quick cores; what is not over by then hangs.
const LONGEST: Duration = Duration::from_secs(85 * 60);

/// What is built for the checks beyond the defaults: the load test belongs to them, not to play, and the Python package
/// is empty without its feature. The same for all of them, so that nothing is built twice.
const FEATURES: [&str; 2] = ["--features", "cli/loadtest,cli/cluster,python/extension"];

/// A cargo command with these features; what belongs to cargo's subcommand itself comes behind `--`. The library for
/// Python is built for any Python from 3.10 on, so none is asked, and none need be there.
pub fn checked(arguments: &[&str]) -> Command {
    let (first, last) =
        arguments.split_at(arguments.iter().position(|word| *word == "--").unwrap_or(arguments.len()));
    let mut command = cargo(&[first, &FEATURES, last].concat());
    command.env("PYO3_NO_PYTHON", "1").env("PYO3_BUILD_EXTENSION_MODULE", "1");
    command
}

pub fn run_step(name: &str, step: impl FnOnce() -> Done) -> Done {
    let clock = Instant::now();
    watch::begins(name);
    let done = step();
    watch::ends(name);
    done.map_err(|problem| format!("{name}: {problem}"))?;
    say(&format!("-- {name}: ok ({} s)", clock.elapsed().as_secs()));
    Ok(())
}

pub fn run_all() -> Done {
    let clock = Instant::now();
    if !is_long() {
        watch::over(LONGEST);
    }
    run_step("formatting", || run_cargo(&["fmt", "--all", "--", "--check"]))?;
    run_step("dependencies", dependencies)?;
    // What npm checks needs no compiler, so it goes on beside the building of Rust.
    let page = Lane::start("web checks", web::static_checks);
    let environment = Lane::start("Python environment", python::get_ready);
    run_step("clippy", || {
        run(&mut checked(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))
    })?;
    run_step("documentation", || {
        run(checked(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    run_step("building the tests", || tests(true))?;
    run_step("generated types", chores::types_are_fresh)?;
    run_step("PostgreSQL and NATS", parts::be_there)?;
    page.finish()?;
    environment.finish()?;
    run_step("building the library for Python", python::library)?;
    let conformance = Lane::start("Python tests", || {
        run_step("conformance tests of PettingZoo and OpenSpiel", python::conformance)
    });
    // The browser waits more than it works, and the tests in Rust leave it room.
    let browser = Lane::start("browser tests", web::browser_tests);
    let rust = run_step("rust tests", || tests(false));
    // While the browser is still busy. Of all crates: one alone would be built with other features, and with it everything
    // below it once more.
    let examples = run_step("examples in the documentation", || {
        run(&mut checked(&["test", "--doc", "--workspace", "--locked"]))
    });
    browser.finish()?;
    conformance.finish()?;
    rust?;
    examples?;
    // The wheel has other features than the whole workspace and takes minutes: here only in the long set.
    if is_long() {
        run_step("Python package", || python::python(&[]))?;
    } else {
        say(
            "the wheel for Python and the documentation with it are tested by `cargo xtask python`, and here with LONG=1",
        );
    }
    say(&format!("-- everything: ok ({} s)", clock.elapsed().as_secs()));
    Ok(())
}

/// Licences and sources by `deny.toml`, and dependencies that nothing uses. Both need a tool that not everybody has;
/// without it that is said. Advisories need the network, so they are looked at by hand: `cargo deny check`.
fn dependencies() -> Done {
    for (tool, arguments) in [
        ("cargo-deny", &["deny", "--workspace", "--locked", "check", "bans", "licenses", "sources"][..]),
        ("cargo-machete", &["machete"][..]),
    ] {
        if answers("cargo", &[arguments[0], "--version"]) {
            run_cargo(arguments)?;
        } else {
            complain(&format!(
                "NO {tool}: `cargo {}` was SKIPPED. Install it with: cargo install --locked {tool}",
                arguments[0]
            ));
        }
    }
    Ok(())
}

/// Builds the tests, or runs what was built.
fn tests(only_build: bool) -> Done {
    let nextest = answers("cargo", &["nextest", "--version"]);
    let common: &[&str] = match nextest {
        true => &["nextest", "run", "--workspace", "--locked"],
        false => &["test", "--workspace", "--all-targets", "--locked"],
    };
    let more: &[&str] = if only_build { &["--no-run"] } else { &["--no-fail-fast"] };
    // Their limits are in `.config/nextest.toml`.
    let profile: &[&str] = match nextest {
        true if is_long() => &["--profile", "long"],
        true if std::env::var_os("CI").is_some() => &["--profile", "ci"],
        _ => &[],
    };
    run(&mut checked(&[common, more, profile].concat()))
}

/// Is the long set wanted?
fn is_long() -> bool {
    std::env::var_os("LONG").is_some_and(|long| long == "1")
}

fn run_cargo(arguments: &[&str]) -> Done {
    run(&mut cargo(arguments))
}
