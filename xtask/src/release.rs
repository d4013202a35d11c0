//! `cargo xtask release`: everything that somebody needs who wants to run it, in one file with its checksum.

use crate::shell::{Done, cargo, root, run, say};
use crate::{check::run_step, web};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const USAGE: &str = "cargo xtask release takes nothing, or --debug for a quick try without optimiser";

/// What lies beside the program, as it does in the sources.
const BESIDE: [&str; 6] =
    ["LICENSE-MIT", "LICENSE-APACHE", "README.md", "deploy", "docs/how-to", "docs/scale.md"];

/// Builds the program with its page, packs it, and looks whether what was packed runs.
pub fn release(arguments: &[String]) -> Done {
    let debug = match arguments {
        [] => false,
        [flag] if flag == "--debug" => true,
        _ => return Err(USAGE.to_owned()),
    };
    run_step("page", web::build)?;
    run_step("program", || build(debug))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let program = target.join(if debug { "debug" } else { "release" }).join("ziggurat");
    let version = said(Command::new(&program).arg("--version"))?;
    let number = version.split_whitespace().last().ok_or("the program does not tell its version")?;
    let name = format!("ziggurat-{number}-{}{}", host()?, if debug { "-debug" } else { "" });
    let place = target.join("dist");
    let folder = place.join(&name);
    run_step("files", || gather(&folder, &program))?;
    let archive = format!("{name}.tar.gz");
    run_step("archive", || pack(&place, &name, &archive))?;
    run_step("the archive itself", || verify(&place, &name, &archive, &version))?;
    say(&format!("{}\n{}.sha256", place.join(&archive).display(), place.join(&archive).display()));
    Ok(())
}

fn build(debug: bool) -> Done {
    let mut command = cargo(&["build", "--locked", "--package", "cli", "--features", "cluster"]);
    if !debug {
        command.arg("--release");
    }
    run(command.args(["--bin", "ziggurat"]))
}

/// The kind of machine that we build for.
fn host() -> Result<String, String> {
    let told = said(Command::new("rustc").arg("-vV"))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not tell its host".to_owned())
}

/// What a program says.
fn said(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Puts everything into a folder, with a checksum of each file.
fn gather(folder: &Path, program: &Path) -> Done {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    copy(program, &folder.join("ziggurat"))?;
    for name in BESIDE {
        copy_all(&root().join(name), &folder.join(name))?;
    }
    write(&folder.join("THIRD-PARTY.md"), &third_party()?)?;
    let mut files = Vec::new();
    list(folder, &mut files)?;
    files.sort();
    let names = files.iter().filter_map(|file| file.strip_prefix(folder).ok());
    let sums = said(Command::new("sha256sum").args(names).current_dir(folder))?;
    write(&folder.join("SHA256SUMS"), &format!("{sums}\n"))
}

fn write(file: &Path, text: &str) -> Done {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn copy(from: &Path, to: &Path) -> Done {
    let above = to.parent().ok_or("a file lies in a folder")?;
    let copied = fs::create_dir_all(above).and_then(|()| fs::copy(from, to));
    copied.map(drop).map_err(|error| format!("{}: {error}", from.display()))
}

fn copy_all(from: &Path, to: &Path) -> Done {
    if from.is_file() {
        return copy(from, to);
    }
    let mut files = Vec::new();
    list(from, &mut files)?;
    files.iter().try_for_each(|file| copy(file, &to.join(file.strip_prefix(from).unwrap_or(file))))
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Done {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The same files give the same archive: in order, of nobody, of the day of the last change.
fn pack(place: &Path, name: &str, archive: &str) -> Done {
    let day = said(Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root()));
    let day = day.unwrap_or_else(|_| "0".to_owned());
    run(Command::new("tar")
        .args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"])
        .arg(format!("--mtime=@{day}"))
        .args(["--use-compress-program=gzip -n", "-cf", archive, name])
        .current_dir(place))?;
    let sum = said(Command::new("sha256sum").arg(archive).current_dir(place))?;
    write(&place.join(format!("{archive}.sha256")), &format!("{sum}\n"))
}

/// Unpacks the archive elsewhere, as whoever gets it would, compares the checksums, runs the program and lets it serve.
fn verify(place: &Path, name: &str, archive: &str, version: &str) -> Done {
    let elsewhere = place.join("unpacked");
    if elsewhere.exists() {
        fs::remove_dir_all(&elsewhere).map_err(|error| format!("{}: {error}", elsewhere.display()))?;
    }
    fs::create_dir_all(&elsewhere).map_err(|error| format!("{}: {error}", elsewhere.display()))?;
    let check = ["--check", "--quiet"];
    run(Command::new("sha256sum").args(check).arg(format!("{archive}.sha256")).current_dir(place))?;
    run(Command::new("tar").arg("-xzf").arg(place.join(archive)).current_dir(&elsewhere))?;
    let folder = elsewhere.join(name);
    run(Command::new("sha256sum").args(check).arg("SHA256SUMS").current_dir(&folder))?;
    let told = said(Command::new(folder.join("ziggurat")).arg("--version").current_dir("/"))?;
    if told != version {
        return Err(format!("the archive holds {told:?} instead of {version:?}"));
    }
    let help = said(Command::new(folder.join("ziggurat")).args(["serve", "--help"]).current_dir("/"))?;
    if !help.contains("--nats") {
        return Err("the program in the archive knows nothing of other servers".to_owned());
    }
    let data = elsewhere.join("data");
    let mut server = Command::new(folder.join("ziggurat"))
        .args(["serve", "--no-open", "--port", "0", "--data"])
        .arg(&data)
        .current_dir("/")
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("the program in the archive does not start: {error}"))?;
    let served = serves(&mut server);
    let _ = server.kill();
    let _ = server.wait();
    say(&format!("unpacked, run and asked at {}: {told}", served?));
    fs::remove_dir_all(&elsewhere).map_err(|error| format!("{}: {error}", elsewhere.display()))
}

/// Does a server that was just started answer, with the page inside? Tells where.
fn serves(server: &mut Child) -> Result<String, String> {
    let mut line = String::new();
    let out = server.stdout.as_mut().ok_or("what the server says is not heard")?;
    BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
    let address =
        line.trim_end().trim_end_matches('/').rsplit_once("http://").map(|(_, address)| address.to_owned());
    let address = address.ok_or_else(|| format!("the server says {line:?} instead of its address"))?;
    for (path, wanted) in [("/healthz", "ok"), ("/", "<!doctype html>"), ("/api/games", "\"terra-mystica\"")]
    {
        let failed = |error: std::io::Error| format!("{address}{path}: {error}");
        let mut stream = TcpStream::connect(&address).map_err(failed)?;
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")
            .map_err(failed)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).map_err(failed)?;
        let answer = String::from_utf8_lossy(&answer).to_lowercase();
        if !answer.starts_with("http/1.1 200") || !answer.contains(wanted) {
            let head: String = answer.chars().take(300).collect();
            return Err(format!("{address}{path} answers {head:?}"));
        }
    }
    Ok(address)
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
    manifest_path: PathBuf,
}

/// What the program is made of besides our own: every package with its licence, then the texts of the licences.
fn third_party() -> Result<String, String> {
    let mut parts = crates()?;
    parts.extend(packages_of_the_page()?);
    let mut text = String::from(
        "# What the program is made of besides our own\n\nEach under its own licence; their texts are below.\n\n",
    );
    let mut texts: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for Part { name, licence, texts: own } in &parts {
        text += &format!("- {name}: {licence}\n");
        for own in own {
            texts.entry(own.trim().to_owned()).or_default().insert(name);
        }
    }
    for (licence, names) in texts {
        let names: Vec<&str> = names.into_iter().collect();
        text += &format!("\n---\n\n{}:\n\n{licence}\n", names.join(", "));
    }
    Ok(text)
}

/// Something of somebody else.
struct Part {
    name: String,
    licence: String,
    texts: Vec<String>,
}

fn crates() -> Result<Vec<Part>, String> {
    // What is really in the program, with the features it is built with.
    let tree = said(
        cargo(&["tree", "--locked", "--package", "cli", "--features", "cluster", "--edges", "normal"])
            .args(["--prefix", "none", "--format", "{p}"]),
    )?;
    let name_of = |line: &str| {
        let mut words = line.split(' ');
        Some((words.next()?.to_owned(), words.next()?.trim_start_matches('v').to_owned()))
    };
    let used: BTreeSet<(String, String)> = tree.lines().filter_map(name_of).collect();
    let told = said(&mut cargo(&["metadata", "--locked", "--format-version", "1"]))?;
    let metadata: Metadata = serde_json::from_str(&told).map_err(|error| error.to_string())?;
    let mut parts = Vec::new();
    for package in metadata.packages {
        let known = used.contains(&(package.name.clone(), package.version.clone()));
        if !known || package.source.is_none() {
            continue;
        }
        let folder = package.manifest_path.parent().ok_or("a manifest lies in a folder")?;
        parts.push(Part {
            name: format!("{} {}", package.name, package.version),
            licence: package.license.unwrap_or_else(|| "as its text says".to_owned()),
            texts: licences(folder),
        });
    }
    parts.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(parts)
}

#[derive(Deserialize)]
struct PageManifest {
    #[serde(default)]
    dependencies: BTreeMap<String, String>,
    #[serde(default)]
    version: String,
    #[serde(default)]
    license: String,
}

/// What the page carries to the browser: what it depends on, and Svelte, which builds itself into it.
fn packages_of_the_page() -> Result<Vec<Part>, String> {
    let web = root().join("web");
    let read = |file: PathBuf| -> Result<PageManifest, String> {
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))
    };
    let mut names: Vec<String> = read(web.join("package.json"))?.dependencies.into_keys().collect();
    names.push("svelte".to_owned());
    names
        .into_iter()
        .map(|name| {
            let folder = web.join("node_modules").join(&name);
            let PageManifest { version, license, .. } = read(folder.join("package.json"))?;
            Ok(Part { name: format!("{name} {version}"), licence: license, texts: licences(&folder) })
        })
        .collect()
}

/// The texts of the licences that lie beside a package.
fn licences(folder: &Path) -> Vec<String> {
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_ascii_uppercase();
        path.is_file()
            && ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|word| name.starts_with(word))
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_licence).collect();
    files.sort();
    files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}
