//! PostgreSQL: the tests of its store start one of their own, where its programs are.

use crate::shell::{Done, answers, complain, install_package, say};
use std::path::Path;

/// Sees to it that the programs are there; without them the tests leave themselves out, and that is said here.
pub fn be_there() -> Done {
    if is_there() {
        return Ok(());
    }
    say("PostgreSQL is missing; trying Debian's package");
    install_package("postgresql");
    if is_there() {
        return Ok(());
    }
    if std::env::var_os("CI").is_some() {
        return Err("the checks need PostgreSQL, and it could not be installed".to_owned());
    }
    complain(
        "NO POSTGRESQL: the tests of its store are SKIPPED. Install it (Debian: apt-get install postgresql).",
    );
    Ok(())
}

fn is_there() -> bool {
    // Debian keeps the programs of each version in a folder of its own, off the path.
    let versions = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    let mut folders = versions.map(|version| version.path().join("bin/initdb"));
    folders.any(|program| program.is_file()) || answers("initdb", &["--version"])
}
