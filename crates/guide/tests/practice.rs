//! Every box "try it" of every book of rules: its position is reached, what it asks for is legal and does what it says, its
//! numbers are the engine's, its section exists, and its texts are there in three languages.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use game_core::{AnyGame, Arg, Seat, Viewer};
use guide::{Attempt, Claim, Exercise, Practice, PracticeError, Said, Stand, Told, TryError};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

const LANGUAGES: [&str; 3] = ["en", "ru", "it"];

fn folder(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game)
}

fn practice(game: &dyn AnyGame) -> Practice {
    let id = game.info().id;
    let text = fs::read_to_string(folder(id).join("lessons/practice.toml")).unwrap();
    let read = Practice::read(&text).unwrap_or_else(|problem| panic!("{id}: {problem}"));
    read.unwrap_or_else(|| panic!("{id} has no exercises"))
}

#[test]
fn a_game_brings_its_exercises_along() {
    for game in games::TITLES {
        let same = Practice::read(game.practice()).unwrap() == Some(practice(*game));
        assert!(same, "{}: the file and the program differ", game.info().id);
    }
}

fn attempt(game: &dyn AnyGame, exercise: &Exercise, made: &[String]) -> Result<Attempt, TryError> {
    let printed = || serde_json::from_str::<Value>(&game.printed(None).unwrap()).unwrap();
    practice(game).attempt(game, exercise, made, &printed)
}

fn open(game: &dyn AnyGame, exercise: &Exercise, made: &[String]) -> Attempt {
    attempt(game, exercise, made)
        .unwrap_or_else(|problem| panic!("{}, {}: {problem}", game.info().id, exercise.id))
}

/// Every way through an exercise that it accepts, with what it comes to.
fn ways(game: &dyn AnyGame, exercise: &Exercise) -> Vec<(Vec<String>, Attempt)> {
    let mut ways = vec![(Vec::new(), open(game, exercise, &[]))];
    for _ in &exercise.ask {
        let mut next = Vec::new();
        for (made, now) in ways {
            assert_eq!(now.stand, Stand::Open, "{}", exercise.id);
            // A few of many equal ways are enough.
            for step in now.asked.iter().take(6) {
                assert!(now.options.iter().any(|option| option.step == *step), "{}: {step}", exercise.id);
                let made: Vec<String> = made.iter().chain([step]).cloned().collect();
                let after = open(game, exercise, &made);
                next.push((made, after));
            }
        }
        ways = next;
    }
    ways
}

#[test]
fn every_exercise_is_reached_and_what_it_asks_for_does_it() {
    for game in games::TITLES {
        let practice = practice(*game);
        assert_eq!(practice.game, game.info().id);
        let count = practice.exercises.len();
        assert!((8..=11).contains(&count), "{}: {count} exercises", game.info().id);
        for exercise in &practice.exercises {
            let place = format!("{}, {}", game.info().id, exercise.id);
            let begun = open(*game, exercise, &[]);
            assert_eq!(begun.seat, Seat::new(exercise.seat), "{place}");
            assert!(begun.prompt.is_some() && begun.told.is_none() && begun.log.is_empty(), "{place}");
            assert!(begun.options.len() <= 40, "{place}: {} options are too many", begun.options.len());
            assert!(begun.options.len() > 1, "{place}: there is nothing to choose");
            for (made, done) in ways(*game, exercise) {
                assert_eq!(done.stand, Stand::Done, "{place}: {made:?}");
                assert!(done.told.is_some() && done.options.is_empty() && done.asked.is_empty(), "{place}");
                assert!(!done.log.is_empty(), "{place}: nothing happened");
                let more: Vec<String> = made.iter().chain(&made).cloned().collect();
                assert!(matches!(attempt(*game, exercise, &more), Err(TryError::Over { .. })), "{place}");
            }
        }
    }
}

#[test]
fn another_step_is_no_fault_and_an_illegal_one_is_refused() {
    let mut others = 0;
    for game in games::TITLES {
        for exercise in &practice(*game).exercises {
            let begun = open(*game, exercise, &[]);
            let nonsense = ["no such step".to_owned()];
            assert!(
                matches!(attempt(*game, exercise, &nonsense), Err(TryError::Refused(_))),
                "{}",
                exercise.id
            );
            let other = begun.options.iter().find(|option| !begun.asked.contains(&option.step));
            let Some(other) = other else { continue };
            let after = open(*game, exercise, std::slice::from_ref(&other.step));
            assert_eq!(after.stand, Stand::Other, "{}", exercise.id);
            assert!(after.told.is_none() && after.options.is_empty() && !after.log.is_empty());
            others += 1;
        }
    }
    assert!(others > 12, "only {others} exercises let one do something else");
}

/// A number of a text is what the tallies of the table say before and after, read a second time by their own way.
#[test]
fn every_number_is_the_engines() {
    let mut checked = 0;
    for game in games::TITLES {
        for exercise in &practice(*game).exercises {
            let begun = open(*game, exercise, &[]);
            for (made, done) in ways(*game, exercise).into_iter().take(2) {
                let changed = |key: &str| {
                    let own =
                        done.changes.iter().filter(|change| change.seat == done.seat && change.key == key);
                    own.map(|change| i64::from(change.by)).sum::<i64>()
                };
                let args = &done.told.as_ref().unwrap().args;
                for (name, told) in &exercise.told {
                    let by = match told {
                        Told::Grew(key) => changed(key),
                        Told::Shrank(key) => -changed(key),
                        Told::Now(_) | Told::Was(_) => continue,
                    };
                    assert!(by > 0, "{}: {name} is {by} after {made:?}", exercise.id);
                    assert_eq!(args[name], Arg::Number(by), "{}: {name}", exercise.id);
                    checked += 1;
                }
                if exercise.ask.len() > 1 {
                    continue;
                }
                for (name, claim) in &exercise.say {
                    let (key, sign) = match claim {
                        Claim::Cost(key) => (key, -1),
                        Claim::Gain(key) => (key, 1),
                        _ => continue,
                    };
                    // What comes later in the same deed is part of its price, not of this step.
                    let whole =
                        begun.options.iter().any(|option| option.step == made[0] && !option.price.is_empty());
                    if !whole && made[0] == begun.asked[0] {
                        assert_eq!(
                            begun.text.args[name],
                            Arg::Number(sign * changed(key)),
                            "{}: {name}",
                            exercise.id
                        );
                        checked += 1;
                    }
                }
            }
        }
    }
    assert!(checked > 30, "only {checked} numbers were checked");
}

#[test]
fn every_exercise_stands_at_a_section_of_the_rules_in_every_language() {
    for game in games::TITLES {
        let id = game.info().id;
        for language in LANGUAGES {
            let rules = fs::read_to_string(folder(id).join(format!("text/rules.{language}.md"))).unwrap();
            let headings: BTreeSet<&str> = rules
                .lines()
                .filter_map(|line| line.strip_prefix("##")?.trim_start_matches('#').split_whitespace().next())
                .collect();
            for exercise in practice(*game).exercises {
                let rule = exercise.rule.as_str();
                assert!(headings.contains(rule), "{id}, {language}: {} is at {rule}", exercise.id);
            }
        }
    }
}

struct Words {
    language: &'static str,
    text: String,
    bundle: FluentBundle<FluentResource>,
}

fn words(game: &str) -> Vec<Words> {
    let read = |language: &'static str| {
        let path = folder(game).join("lessons/practice").join(format!("{language}.ftl"));
        let text =
            fs::read_to_string(&path).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
        let resource = FluentResource::try_new(text.clone())
            .unwrap_or_else(|(_, problems)| panic!("{game}, {language}: {problems:?}"));
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).unwrap();
        Words { language, text, bundle }
    };
    LANGUAGES.into_iter().map(read).collect()
}

impl Words {
    fn say(&self, said: &Said) -> String {
        let message = self.bundle.get_message(&said.key);
        let message = message.unwrap_or_else(|| panic!("{}: no {}", self.language, said.key));
        let pattern = message.value().unwrap_or_else(|| panic!("{}: {} is empty", self.language, said.key));
        let mut given = FluentArgs::new();
        for (name, arg) in &said.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                other => FluentValue::from(format!("{other:?}")),
            };
            given.set(name.clone(), value);
        }
        let mut problems = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&given), &mut problems).into_owned();
        assert!(problems.is_empty(), "{}: {}: {problems:?}", self.language, said.key);
        for name in said.args.keys() {
            let body = self.text.split(&format!("{} =", said.key)).nth(1).unwrap();
            let body = body.split("\npractice-").next().unwrap().split("\ndone-").next().unwrap();
            assert!(
                body.contains(&format!("${name}")),
                "{}: {} does not say {name}",
                self.language,
                said.key
            );
        }
        text
    }
}

#[test]
fn texts_are_short_and_type_no_number() {
    for game in games::TITLES {
        let id = game.info().id;
        let exercises = practice(*game).exercises;
        for words in words(id) {
            for line in words.text.lines().filter(|line| !line.starts_with('#')) {
                assert!(!line.contains(|c: char| c.is_ascii_digit()), "{id}, {}: {line}", words.language);
                assert!(!line.contains('!'), "{id}, {} shouts: {line}", words.language);
            }
            let mut known = BTreeSet::new();
            for exercise in &exercises {
                let begun = open(*game, exercise, &[]);
                let (_, done) = ways(*game, exercise).remove(0);
                for said in [begun.text, done.told.unwrap()] {
                    let text = words.say(&said);
                    let count = text.split_whitespace().count();
                    assert!(
                        (3..=45).contains(&count),
                        "{id}, {}: {} has {count} words",
                        words.language,
                        said.key
                    );
                    known.insert(said.key);
                }
            }
            for line in words.text.lines() {
                let Some((key, _)) = line.split_once(" =") else { continue };
                let used = known.contains(key) || line.starts_with([' ', '#']);
                assert!(used, "{id}, {}: nobody says {key}", words.language);
            }
        }
    }
}

#[test]
fn a_file_that_does_not_hold_together_is_refused_with_its_place() {
    let line =
        "game = \"x\"\n[[line]]\nid = \"a\"\nplayers = 2\nseed = \"s\"\nsteps = \"\"\"\n0 go\n1 go\n\"\"\"\n";
    let exercise =
        "[[exercise]]\nid = \"e\"\nrule = \"1\"\nline = \"a\"\nafter = 1\nshow = [\"board\"]\nask = [{}]\n";
    let read = |more: &str| Practice::read(&format!("{line}{more}"));
    assert!(Practice::read(" \n").unwrap().is_none());
    assert_eq!(read(exercise).unwrap().unwrap().exercises.len(), 1);
    assert!(matches!(read(&exercise.repeat(2)), Err(PracticeError::Twice(id)) if id == "e"));
    let stray = exercise.replace("\"a\"", "\"b\"");
    assert!(matches!(read(&stray), Err(PracticeError::Line { line, .. }) if line == "b"));
    let late = exercise.replace("after = 1", "after = 3");
    assert!(matches!(read(&late), Err(PracticeError::After { after: 3, steps: 2, .. })));
    let idle = exercise.replace("[{}]", "[]");
    assert!(matches!(read(&idle), Err(PracticeError::Empty { field: "ask", .. })));
    let blind = exercise.replace("[\"board\"]", "[]");
    assert!(matches!(read(&blind), Err(PracticeError::Empty { field: "show", .. })));
    assert!(matches!(read(&exercise.replace("board", "moon")), Err(PracticeError::Toml(_))));
    let seat = Practice::read(&format!("{line}{exercise}").replace("1 go", "7 go"));
    assert!(matches!(seat, Err(PracticeError::Step { step, .. }) if step == "7 go"));
}

/// What a reader sees is what the seat sees, and no more.
#[test]
fn a_reader_sees_what_the_seat_sees() {
    for game in games::TITLES {
        let practice = practice(*game);
        let exercise = &practice.exercises[0];
        let line = practice.lines.iter().find(|line| line.id == exercise.line).unwrap();
        let mut setup = game.default_setup(line.players);
        for (name, value) in &line.setup {
            setup[name] = value.clone();
        }
        let seed = game_core::Seed::from_phrase(&line.seed);
        let mut table = game.start(&setup, None, seed).unwrap();
        for step in line.steps.lines().filter(|line| !line.trim().is_empty()).take(exercise.after) {
            let (seat, step) = step.trim().split_once(' ').unwrap();
            table.play(Seat::new(seat.parse().unwrap()), step).unwrap();
        }
        let seen = table.view(Viewer::Seat(Seat::new(exercise.seat)));
        assert_eq!(open(*game, exercise, &[]).view, seen, "{}", game.info().id);
    }
}

/// Tallies that are told are numbers of the seat; a wrong key would have no value.
#[test]
fn wrong_keys_have_no_value() {
    let game = games::find("altay").unwrap();
    let mut exercise = practice(game).exercises.remove(0);
    exercise.say = BTreeMap::from([("n".to_owned(), Claim::Tally("tally-nothing".to_owned()))]);
    assert!(matches!(attempt(game, &exercise, &[]), Err(TryError::Broken { what, .. }) if what == "n"));
}
