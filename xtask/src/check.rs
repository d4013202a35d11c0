//! `cargo xtask test`: every check, in the order in which it is cheapest to fail.

use crate::shell::{Done, answers, cargo, run, say};
use crate::{chores, web};
use std::time::Instant;

pub fn run_step(name: &str, step: impl FnOnce() -> Done) -> Done {
    let clock = Instant::now();
    step().map_err(|problem| format!("{name}: {problem}"))?;
    say(&format!("-- {name}: ok ({} s)", clock.elapsed().as_secs()));
    Ok(())
}

pub fn run_all() -> Done {
    run_step("formatting", || run_cargo(&["fmt", "--all", "--", "--check"]))?;
    run_step("clippy", || {
        run_cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
    })?;
    run_step("generated types", chores::types_are_fresh)?;
    run_step("rust tests", rust_tests)?;
    web::check()
}

fn rust_tests() -> Done {
    if answers("cargo", &["nextest", "--version"]) {
        run_cargo(&["nextest", "run", "--workspace", "--locked", "--no-fail-fast"])
    } else {
        run_cargo(&["test", "--workspace", "--locked", "--no-fail-fast"])
    }
}

fn run_cargo(arguments: &[&str]) -> Done {
    run(&mut cargo(arguments))
}
