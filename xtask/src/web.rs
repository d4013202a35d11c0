//! npm packages, Chromium, building and testing the web table.

use crate::check::run_step;
use crate::shell::{Done, answers, built, cargo, complain, install_package, root, run, say};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Is there a web table?
pub fn exists() -> bool {
    folder().join("package.json").is_file()
}

fn folder() -> PathBuf {
    root().join("web")
}

fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(folder());
    command
}

/// Installs the packages that the lock file names, where they are missing or older than it.
fn install() -> Done {
    if !answers("npm", &["--version"]) {
        return Err("the web table needs Node.js with npm, and `npm` does not answer".to_owned());
    }
    let modified = |path: PathBuf| path.metadata().and_then(|meta| meta.modified()).ok();
    let lock = modified(folder().join("package-lock.json"));
    let installed = modified(folder().join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= lock {
        return Ok(());
    }
    run(&mut npm(&["ci", "--no-audit", "--no-fund"]))
}

/// Builds the files that the server carries inside. A page that came out the same is left alone, so that the
/// program around it need not be built again.
pub fn build() -> Done {
    install()?;
    let (old, new) = (folder().join("dist"), folder().join("dist.new"));
    run(&mut npm(&["run", "build", "--", "--outDir", "dist.new", "--emptyOutDir"]))?;
    let failed = |error: std::io::Error| format!("{}: {error}", old.display());
    if contents(&old).is_ok_and(|before| contents(&new).is_ok_and(|after| before == after)) {
        return fs::remove_dir_all(&new).map_err(failed);
    }
    if old.exists() {
        fs::remove_dir_all(&old).map_err(failed)?;
    }
    fs::rename(&new, &old).map_err(failed)
}

/// Every file of a folder with what is in it.
fn contents(folder: &Path) -> std::io::Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap_or(&path).to_path_buf();
                found.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(found)
}

/// What needs neither the program nor a browser: formatting, types, lint, unit tests, and the page itself.
pub fn static_checks() -> Done {
    if !exists() {
        return Ok(());
    }
    run_step("web packages", install)?;
    run_step("web formatting", || run(&mut npm(&["run", "format:check"])))?;
    run_step("web types", || run(&mut npm(&["run", "check"])))?;
    run_step("web lint", || run(&mut npm(&["run", "lint"])))?;
    run_step("web unit tests", || run(&mut npm(&["run", "test:unit"])))?;
    run_step("web page", build)
}

/// The page in a browser, at the program that the tests in Rust have built; it reads the page from its folder.
pub fn browser_tests() -> Done {
    if !exists() {
        return Ok(());
    }
    let Some(chromium) = chromium() else {
        if std::env::var_os("CI").is_some() {
            return Err("browser tests need Chromium, and it could not be installed".to_owned());
        }
        complain(
            "NO BROWSER: the browser tests were SKIPPED. Install Chromium (Debian: apt-get install chromium).",
        );
        return Ok(());
    };
    run_step("browser tests", || {
        if built("ziggurat").is_none() {
            run(&mut cargo(&["build", "--locked", "--package", "cli", "--bin", "ziggurat"]))?;
        }
        let program = built("ziggurat").ok_or("the program was built elsewhere")?;
        run(npm(&["run", "test:browser"]).env("CHROMIUM", chromium).env("ZIGGURAT", program))
    })
}

/// Where Chromium is; installs Debian's package when it may.
fn chromium() -> Option<String> {
    find_chromium().or_else(|| {
        say("Chromium is missing; trying Debian's package");
        install_package("chromium");
        find_chromium()
    })
}

fn find_chromium() -> Option<String> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(|name| {
        let output = Command::new("which").arg(name).output().ok()?;
        let path = String::from_utf8(output.stdout).ok()?.trim().to_owned();
        (!path.is_empty()).then_some(path)
    })
}
