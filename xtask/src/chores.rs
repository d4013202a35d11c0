//! `play`, `bless`, `laws`, `fuzz`, `bench`, `loadtest`, `types`.

use crate::shell::{Done, Lane, built, cargo, root, run};
use crate::web;

/// The program as it is built for playing: with the profile `play`, which spends the optimiser on rules and bots, and
/// without what writes tables of games for research, which takes a minute to build.
const PLAYED: [&str; 6] = ["--profile", "play", "--locked", "--package", "cli", "--no-default-features"];

fn build(more: &[&str]) -> std::process::Command {
    cargo(&[&["build"], &PLAYED[..], more].concat())
}

/// Builds the program and starts it: the web table where there is one, else the terminal game.
pub fn play(arguments: &[String]) -> Done {
    let web = web::exists();
    if web {
        // Only the last piece of the program carries the page, so everything before it is built beside the page.
        let page = Lane::start("the page", web::build);
        let rest = run(&mut build(&["--lib"]));
        page.finish()?;
        rest?;
    }
    run(&mut build(&[]))?;
    let mut start = ziggurat();
    match (web, arguments.is_empty()) {
        (true, _) => start.arg("serve").args(arguments),
        (false, true) => start.args(["play", "terra-mystica"]),
        (false, false) => start.arg("play").args(arguments),
    };
    run(&mut start)
}

/// The program as it is played.
fn ziggurat() -> std::process::Command {
    cargo(&[&["run", "--quiet"], &PLAYED[..], &["--bin", "ziggurat", "--"]].concat())
}

/// Rewrites every snapshot, and replays a folder of ledgers if asked.
pub fn bless(arguments: &[String]) -> Done {
    match arguments {
        [] => run(cargo(&["test", "--workspace", "--locked"]).env("INSTA_UPDATE", "always")),
        [flag, folder] if flag == "--oracle" => run(ziggurat()
            .args(["import", "snellman", "--check"])
            .arg(std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"))?)),
        _ => Err("cargo xtask bless takes nothing, or --oracle DIR".to_owned()),
    }
}

/// Plays many random games of one game under all laws.
pub fn laws(arguments: &[String]) -> Done {
    let (game, games) = match arguments {
        [game] => (game, "100000"),
        [game, games] if games.parse::<u32>().is_ok() => (game, games.as_str()),
        _ => return Err("cargo xtask laws takes a game and a number of games".to_owned()),
    };
    let mut test = cargo(&["test", "--release", "--locked", "--package", game, "--test", "laws"]);
    run(test.args(["--", "--nocapture"]).env("ZIGGURAT_LAW_GAMES", games))
}

/// Feeds one door with made-up input for so many seconds, in release.
pub fn fuzz(arguments: &[String]) -> Done {
    let (target, seconds) = match arguments {
        [target] => (target, 60),
        [target, seconds] => {
            (target, seconds.parse::<u64>().map_err(|_| format!("{seconds:?} is no number of seconds"))?)
        }
        _ => {
            return Err(
                "cargo xtask fuzz takes a target (steps, records, ledgers, packs) and seconds".to_owned()
            );
        }
    };
    if !["steps", "records", "ledgers", "packs"].contains(&target.as_str()) {
        return Err(format!("there is no target {target:?}; there are steps, records, ledgers and packs"));
    }
    let mut test = cargo(&["test", "--release", "--locked", "--package", "fuzz", "--test", "targets"]);
    run(test
        .args(["--", "--exact", target, "--nocapture"])
        .env("BOLERO_RANDOM_ITERATIONS", usize::MAX.to_string())
        .env("BOLERO_RANDOM_TEST_TIME_MS", (seconds * 1000).to_string())
        .env("BOLERO_RANDOM_MAX_LEN", "4096"))
}

/// Puts a load on a server of its own, or by turns on three ways to run one, in release: `ziggurat loadtest`.
pub fn loadtest(arguments: &[String]) -> Done {
    let features = ["--no-default-features", "--features", "loadtest,cluster"];
    let mut start =
        cargo(&[&["run", "--quiet", "--release", "--locked", "--package", "cli"][..], &features].concat());
    run(start.args(["--bin", "ziggurat", "--", "loadtest"]).args(arguments))
}

/// Measures the rules.
pub fn bench(arguments: &[String]) -> Done {
    run(ziggurat().arg("bench").args(arguments))
}

/// Rewrites the TypeScript types of the web table.
pub fn types() -> Done {
    if !web::exists() {
        return Err("there is no web table yet, so there are no types to write".to_owned());
    }
    run(cargo(&["run", "--quiet", "--locked", "--package", "server", "--example", "types", "--"])
        .arg(root().join("web/src/api/types")))
}

/// Fails when the types of the web table are not what the program would write. The program is the one that was built
/// with the tests: alone it would be built with other features, and half of the server's dependencies once more.
pub fn types_are_fresh() -> Done {
    if !web::exists() {
        return Ok(());
    }
    let program = built("types").ok_or("the tests were built without the program `types`")?;
    run(std::process::Command::new(program).arg("--check").arg(root().join("web/src/api/types")))
        .map_err(|problem| format!("{problem}; run `cargo xtask types`"))
}
