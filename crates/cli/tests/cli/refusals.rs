//! Arguments that make no sense, on every level.

use crate::program::run;

#[test]
fn every_command_explains_itself() {
    let commands = [
        "serve", "backup", "copy", "admin", "upgrade", "games", "play", "simulate", "match", "bots",
        "replay", "verify", "bench", "import", "export", "content",
    ];
    let top = run(["--help"]).ok();
    for command in commands {
        assert!(top.contains(&format!("\n  {command} ")), "{command} in {top}");
        let help = run([command, "--help"]).ok();
        assert!(help.contains("Usage: ziggurat"), "{command}: {help}");
    }
    if cfg!(feature = "loadtest") {
        assert!(top.contains("\n  loadtest "), "{top}");
    }
    for command in [["import", "snellman"], ["content", "check"], ["content", "show"], ["content", "diff"]] {
        assert!(run(command.into_iter().chain(["--help"])).ok().contains("Usage: ziggurat"));
    }
    assert!(run(["--version"]).ok().starts_with("ziggurat "));
}

#[test]
fn unknown_words_are_refused_with_code_2() {
    for args in [
        &["conquer"][..],
        &["games", "--sideways"],
        &["serve", "--port", "99999"],
        &["serve", "--host", "nowhere at all"],
        &["replay"],
        &["verify"],
        &["import"],
        &["import", "bga", "x.txt"],
        &["export", "x.zig", "--format", "pdf"],
        &["content"],
        &["content", "burn", "x.toml"],
        &["backup"],
        &["copy", "--from", "sqlite:x"],
        &["loadtest", "--tables", "many"],
        &["loadtest", "--moments", "5", "--tables", "5"],
    ] {
        let run = run(args);
        assert_eq!(run.code, 2, "{args:?}: {run:?}");
        assert!(run.err.contains("Usage: ziggurat") || run.err.contains("error: "), "{args:?}: {run:?}");
        assert_eq!(run.out, "", "{args:?}");
    }
}
