//! What some tests start beside themselves, where it is installed: PostgreSQL and NATS.

use crate::shell::{Done, answers, complain, install_package, say};
use std::path::Path;

struct Part {
    name: &'static str,
    package: &'static str,
    /// What is left out without it.
    tests: &'static str,
    is_there: fn() -> bool,
}

const PARTS: [Part; 2] = [
    Part {
        name: "PostgreSQL",
        package: "postgresql",
        tests: "the tests of its store and of several servers",
        is_there: postgres,
    },
    Part {
        name: "NATS",
        package: "nats-server",
        tests: "the tests of several servers",
        is_there: || answers("nats-server", &["--version"]),
    },
];

/// Sees to it that the programs are there; without them the tests leave themselves out, and that is said here.
pub fn be_there() -> Done {
    PARTS.iter().try_for_each(Part::be_there)
}

impl Part {
    fn be_there(&self) -> Done {
        let Part { name, package, tests, is_there } = self;
        if is_there() {
            return Ok(());
        }
        say(&format!("{name} is missing; trying Debian's package"));
        install_package(package);
        if is_there() {
            return Ok(());
        }
        if std::env::var_os("CI").is_some() {
            return Err(format!("the checks need {name}, and it could not be installed"));
        }
        complain(&format!(
            "NO {}: {tests} are SKIPPED. Install it (Debian: apt-get install {package}).",
            name.to_uppercase()
        ));
        Ok(())
    }
}

fn postgres() -> bool {
    // Debian keeps the programs of each version in a folder of its own, off the path.
    let versions = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    let mut folders = versions.map(|version| version.path().join("bin/initdb"));
    folders.any(|program| program.is_file()) || answers("initdb", &["--version"])
}
