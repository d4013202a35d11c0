//! Every guided first game, played to its end by somebody who follows the teacher, by somebody who does not, and by somebody
//! who plays anything sensible: nobody gets stuck, every asked-for step is legal, every number is the engine's, and every
//! text is there in three languages.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use bots::{AnyBot, Cancel, Spec};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use game_core::{AnyGame, AnyTable, Arg, Awaiting, QuickRandom, Random, Seat, Seed, Viewer};
use guide::{Claim, Course, Taught, Teacher};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

const LANGUAGES: [&str; 3] = ["en", "ru", "it"];
/// A lesson that was shown so often is not shown again; the page does the same.
const PATIENCE: usize = 3;
/// Words a learner reads in a minute, seconds a click takes, and minutes a guided game may take.
const READING: usize = 180;
const CLICKING: usize = 4;
const LONGEST: usize = 30;
/// Words of a comment on a step that was asked for: the verdict, the step, what it means, and the parts of its worth.
const COMMENT: usize = 40;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Learner {
    Follows,
    Ignores,
    Roams,
}

/// Who plays, and in which game.
#[derive(Clone, Copy, Debug)]
struct Pupil {
    learner: Learner,
    /// Where no lesson asks for a step, the learner plays as well as this bot.
    level: &'static str,
    /// Another seed than 0 deals otherwise.
    seed: u64,
    /// Other dice make the bots decide otherwise.
    dice: u64,
}

impl Pupil {
    const fn new(learner: Learner, seed: u64) -> Self {
        Pupil { learner, level: "apprentice", seed, dice: seed }
    }
}

/// What happened in one guided game.
#[derive(Default)]
struct Played {
    told: BTreeMap<String, usize>,
    /// What there is to read, in each language.
    words: BTreeMap<&'static str, usize>,
    /// Questions that were introduced.
    asked: BTreeSet<&'static str>,
    steps: usize,
    /// Presses beside the steps: on with the lesson, on after a comment.
    presses: usize,
    /// Steps on which the teacher may have commented.
    comments: usize,
    /// Prices and gains that were told and looked at.
    numbers: usize,
    over: bool,
}

impl Played {
    /// Counts a text that is read, in every language.
    fn read(&mut self, words: &[Words], key: &str, attribute: Option<&str>, args: &BTreeMap<String, Arg>) {
        for one in words {
            *self.words.entry(one.language).or_default() +=
                one.say(key, attribute, args).split_whitespace().count();
        }
    }

    /// Minutes of reading and clicking, in the language with most words.
    fn minutes(&self) -> usize {
        let told = self.words.values().max().copied().unwrap_or_default();
        let words = told + self.comments * COMMENT;
        words.div_ceil(READING) + ((self.steps + self.presses) * CLICKING).div_ceil(60)
    }
}

fn folder(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game)
}

fn course(game: &dyn AnyGame) -> Course {
    let text = fs::read_to_string(folder(game.info().id).join("lessons/first.toml")).unwrap();
    let course = Course::read(&text).unwrap_or_else(|problem| panic!("{}: {problem}", game.info().id));
    course.unwrap_or_else(|| panic!("{} has no lessons", game.info().id))
}

struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

fn words(game: &str) -> Vec<Words> {
    let read = |language: &'static str| {
        let text = fs::read_to_string(folder(game).join("lessons").join(format!("{language}.ftl"))).unwrap();
        let resource = FluentResource::try_new(text)
            .unwrap_or_else(|(_, problems)| panic!("{game}, {language}: {problems:?}"));
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).unwrap();
        Words { language, bundle }
    };
    LANGUAGES.into_iter().map(read).collect()
}

impl Words {
    fn say(&self, key: &str, attribute: Option<&str>, args: &BTreeMap<String, Arg>) -> String {
        let message = self.bundle.get_message(key).unwrap_or_else(|| panic!("{}: no {key}", self.language));
        let pattern = match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let pattern = pattern.unwrap_or_else(|| panic!("{}: {key} has no {attribute:?}", self.language));
        let mut given = FluentArgs::new();
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Label(label) => FluentValue::from(label.clone()),
                other => FluentValue::from(format!("{other:?}")),
            };
            given.set(name.clone(), value);
        }
        let mut problems = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&given), &mut problems).into_owned();
        assert!(problems.is_empty(), "{}: {key}: {problems:?}", self.language);
        said
    }
}

/// An own number.
fn tally(table: &dyn AnyTable, seat: Seat, key: &str) -> i64 {
    let tallies = table.tallies_at(table.steps(), Viewer::Seat(seat), seat);
    let own = tallies.into_iter().find(|tally| tally.key == key);
    own.map(|tally| i64::from(tally.value)).unwrap_or_else(|| panic!("{key} is no number of a seat"))
}

/// Deeds have no more steps than this: what is dug is built on, what is bought is paid.
const DEED: usize = 3;

/// Does an own number become this by going on with the deed that was begun? What a draw on the way brings is not part of
/// its price, and nobody can tell the two apart then.
fn reaches(table: &dyn AnyTable, seat: Seat, key: &str, wanted: i64, left: usize) -> bool {
    if tally(table, seat, key) == wanted {
        return true;
    }
    left > 0
        && table.prompt(seat).is_some()
        && table.options(seat).iter().any(|option| {
            let mut after = table.clone_box();
            after.play(seat, &option.step).unwrap();
            let drawn = after.steps() != table.steps() + 1;
            drawn || reaches(after.as_ref(), seat, key, wanted, left - 1)
        })
}

/// What a lesson claims that a step costs or gives must be what making it costs or gives: at once, or by the end of the
/// deed that it begins. Tells how many numbers were looked at.
fn check_numbers(table: &dyn AnyTable, seat: Seat, lesson: &guide::Lesson, told: &Taught) -> usize {
    let options = table.options(seat);
    let asked = told.asked.first().map(|asked| (asked.step.as_str(), !asked.price.is_empty()));
    let sample = |kind: &str| {
        let first = options.iter().find(|option| option.kind == kind);
        first.map(|option| (option.step.as_str(), !option.price.is_empty()))
    };
    let mut looked = 0;
    for (name, claim) in &lesson.say {
        let (key, sign, step) = match claim {
            Claim::Cost(key) => (key, -1, asked),
            Claim::Gain(key) => (key, 1, asked),
            Claim::CostOf(of) => (&of.of, -1, sample(&of.kind)),
            Claim::GainOf(of) => (&of.of, 1, sample(&of.kind)),
            _ => continue,
        };
        let (step, whole) = step.unwrap_or_else(|| panic!("{}: no step to look at", lesson.id));
        let mut after = table.clone_box();
        after.play(seat, step).unwrap();
        // What a draw or an answer of another brings later is not part of the step.
        if after.steps() != table.steps() + 1 {
            continue;
        }
        let Arg::Number(claimed) = told.text.args[name] else { panic!("{}: {name} is no number", lesson.id) };
        let before = tally(table, seat, key);
        let deed = if whole && sign < 0 { DEED } else { 0 };
        // What is missing is paid with something else, such as power that is sacrificed, workers or gold.
        let missing = |one: &game_core::Tally| tally(table, seat, one.key) < i64::from(one.value);
        if options.iter().any(|option| option.step == step && option.price.iter().any(missing)) {
            continue;
        }
        let so = reaches(after.as_ref(), seat, key, before + sign * claimed, deed);
        assert!(so, "{}: {step} does not change {key} by {}", lesson.id, sign * claimed);
        looked += 1;
    }
    looked
}

/// A deed that is marked as affordable can be ended: who digs where the teacher points builds a dwelling there.
fn check_deed(table: &dyn AnyTable, seat: Seat, lesson: &guide::Lesson, told: &Taught) {
    for asked in told.asked.iter().filter(|_| lesson.ask.iter().any(|filter| filter.affordable)) {
        let mut after = table.clone_box();
        after.play(seat, &asked.step).unwrap();
        let ends = after.options(seat).iter().any(|option| option.kind == "build");
        assert!(ends, "{}: {} cannot be ended", lesson.id, asked.step);
    }
}

/// The table of the guided game; another seed than 0 deals otherwise.
fn opened(game: &'static dyn AnyGame, first: &guide::FirstGame, seed: u64) -> Box<dyn AnyTable> {
    let mut setup = game.default_setup(first.players);
    for (name, value) in &first.setup {
        setup[name] = value.clone();
    }
    let phrase = if seed == 0 { first.seed.clone() } else { format!("{}-{seed}", first.seed) };
    game.start(&setup, None, Seed::from_phrase(&phrase)).unwrap()
}

/// The bots of a first game; the learner has an adviser of another level.
fn seated(id: &str, first: &guide::FirstGame, level: &str, rng: &mut QuickRandom) -> Vec<Box<dyn AnyBot>> {
    let (spec, adviser): (Spec, Spec) = (first.level.parse().unwrap(), level.parse().unwrap());
    let spec_of = |one: Seat| if one == Seat::new(first.seat) { &adviser } else { &spec };
    let all = Seat::all(first.players);
    all.map(|one| bots::registry::build(id, spec_of(one), rng.next_u64(), 1).unwrap()).collect()
}

fn play(game: &'static dyn AnyGame, first: &guide::FirstGame, pupil: Pupil) -> Played {
    let (id, learner) = (game.info().id, pupil.learner);
    let course = course(game);
    let teacher = Teacher::new(course.clone());
    let mut table = opened(game, first, pupil.seed);
    let seat = Seat::new(first.seat);
    let mut rng = QuickRandom::new(pupil.dice + 7);
    let mut seated = seated(id, first, pupil.level, &mut rng);
    let printed = || serde_json::from_str::<Value>(&game.printed(None).unwrap()).unwrap();
    let words = words(id);
    let (mut taught, mut played) = (BTreeSet::new(), Played::default());
    let tell = |table: &dyn AnyTable, taught: &mut BTreeSet<String>, played: &mut Played| -> Option<Taught> {
        // A lesson that only tells is read, and then comes the next.
        loop {
            let guide =
                teacher.at(table, seat, taught, &printed).unwrap_or_else(|broken| panic!("{id}: {broken}"));
            let told = guide.lesson?;
            let lesson = course.lesson(&told.id).unwrap();
            assert!(told.text.args.keys().eq(lesson.say.keys()));
            // What comes back is known by its title.
            played.read(&words, &told.text.key, Some("title"), &BTreeMap::new());
            if !played.told.contains_key(&told.id) {
                played.read(&words, &told.text.key, None, &told.text.args);
            }
            played.presses += usize::from(told.asked.is_empty());
            for asked in &told.asked {
                let legal = table.check(seat, &asked.step);
                assert!(legal.is_ok(), "{id}: {} asks for {}: {legal:?}", told.id, asked.step);
            }
            played.numbers += check_numbers(table, seat, lesson, &told);
            check_deed(table, seat, lesson, &told);
            let shown = played.told.entry(told.id.clone()).or_default();
            *shown += 1;
            if *shown >= PATIENCE || told.asked.is_empty() {
                taught.insert(told.id.clone());
            }
            if !told.asked.is_empty() {
                return Some(told);
            }
        }
    };
    while let Awaiting::Players(players) = table.awaiting() {
        let awaited = players.iter().next().unwrap();
        let bot = &mut seated[awaited.index()];
        let hints = if learner == Learner::Roams { 5 } else { 0 };
        let sight = table.for_bot(awaited, &mut rng);
        let advice = bot.choose(sight.as_ref(), None, &Cancel::new(), hints).unwrap();
        let mut step = advice.step;
        if awaited == seat {
            played.steps += 1;
            assert!(played.steps < 2000, "{id}: the learner does not get on");
            let told = tell(table.as_ref(), &mut taught, &mut played);
            let question = table.prompt(seat).unwrap().key;
            if told.is_none() && !IDLE.contains(&question) && played.asked.insert(question) {
                played.read(&words, &format!("about-{question}"), None, &BTreeMap::new());
            }
            match (learner, &told) {
                (Learner::Follows, Some(told)) => step.clone_from(&told.asked[0].step),
                (Learner::Roams, _) if !advice.hints.is_empty() => {
                    let index = rng.below(advice.hints.len() as u32) as usize;
                    step.clone_from(&advice.hints[index].step);
                }
                _ => {}
            }
            if let Some(told) = told
                && told.asked.iter().any(|asked| asked.step == step)
            {
                taught.insert(told.id);
                played.presses += 1;
                played.comments += 1;
            }
        }
        table.play(awaited, &step).unwrap();
    }
    tell(table.as_ref(), &mut taught, &mut played);
    played.over = taught.contains("over");
    let last = teacher.at(table.as_ref(), seat, &taught, &printed).unwrap();
    assert_eq!(last.next.len(), 3, "{id}: three things to try next time: {:?}", last.next);
    played
}

fn guided(id: &str) {
    let game = games::find(id).unwrap();
    let course = course(game);
    let follows = play(game, &course.first, Pupil::new(Learner::Follows, 0));
    for lesson in course.lessons.iter().filter(|lesson| !lesson.rare) {
        assert!(follows.told.contains_key(&lesson.id), "{id}: who follows is never told {:?}", lesson.id);
    }
    let tells = |claim: &Claim| {
        matches!(claim, Claim::Cost(_) | Claim::Gain(_) | Claim::CostOf(_) | Claim::GainOf(_))
    };
    let priced =
        course.lessons.iter().filter(|lesson| !lesson.rare && lesson.say.values().any(tells)).count();
    assert!(
        2 * follows.numbers >= priced,
        "{id}: only {} of {priced} prices were looked at",
        follows.numbers
    );
    let mut told: BTreeSet<String> = follows.told.keys().cloned().collect();
    for (learner, seed) in
        [(Learner::Ignores, 0), (Learner::Ignores, 1), (Learner::Roams, 0), (Learner::Roams, 2)]
    {
        let played = play(game, &course.first, Pupil::new(learner, seed));
        assert!(played.over, "{id}: {learner:?} does not reach the end");
        told.extend(played.told.into_keys());
    }
    for choice in course.first.choice.iter().skip(1) {
        let played = play(game, &course.first.with(choice), Pupil::new(Learner::Follows, 0));
        assert!(played.over, "{id}: who chooses {:?} does not reach the end", choice.thing);
    }
    let most = course.chapters.len() == 7;
    assert!(most, "{id}: the path has seven steps");
}

/// The guided game as it is dealt, for learners who play well and not so well and whatever the bots decide: read and
/// clicked in half an hour.
#[test]
fn every_guided_game_takes_less_than_half_an_hour() {
    for game in games::TITLES {
        let (id, first) = (game.info().id, course(*game).first);
        for (level, dice) in
            ["novice", "apprentice"].into_iter().flat_map(|level| [0, 1, 2].map(|n| (level, n)))
        {
            let pupil = Pupil { learner: Learner::Follows, level, seed: 0, dice };
            let played = play(*game, &first, pupil);
            let minutes = played.minutes();
            let (words, comments) = (&played.words, played.comments);
            let counted = format!(
                "{words:?} words, {comments} comments, {} steps, {} presses",
                played.steps, played.presses
            );
            assert!(minutes <= LONGEST, "{id}, {pupil:?}: {minutes} minutes: {counted}");
        }
    }
}

/// Whom a learner may lead is said in three languages, and the table then is the one that was promised.
#[test]
fn choices_before_the_first_game_are_what_they_say() {
    let game = games::find("terra-mystica").unwrap();
    let course = course(game);
    let [best, .., all] = course.first.choice.as_slice() else { panic!("there is nothing to choose") };
    assert_eq!((best.players, best.seat), (course.first.players, course.first.seat));
    assert_eq!(all.thing, None, "the last leads to all peoples");
    for choice in &course.first.choice {
        let table = opened(game, &course.first.with(choice), 0);
        let view = table.view(Viewer::Seat(Seat::new(choice.seat)));
        let seat = usize::from(choice.seat);
        let faction = view["seats"][seat]["faction"].as_str().map(|id| format!("faction:{id}"));
        assert_eq!(faction, choice.thing);
        let hexes = view["hexes"].as_array().unwrap();
        let own = hexes.iter().filter(|hex| hex["owner"] == choice.seat);
        let own: Vec<_> = own.map(|hex| format!("hex:{}", hex["id"].as_str().unwrap())).collect();
        assert_eq!(own, choice.starts);
        let Some((_, id)) = choice.thing.as_ref().and_then(|thing| thing.split_once(':')) else { continue };
        assert!((1..=5).contains(&choice.weight), "{id}");
        for words in words("terra-mystica") {
            let said = words.say(&format!("choice-{id}"), None, &BTreeMap::new());
            assert_eq!(said.matches(". ").count(), 1, "{}: {id}: two sentences", words.language);
            words.say(&format!("choice-{id}"), Some("title"), &BTreeMap::new());
        }
    }
}

/// What is recommended at a first question, as the things it is about.
fn advised(game: &'static dyn AnyGame, setup: Value, seed: &str) -> Vec<String> {
    let teacher = Teacher::new(course(game));
    let mut whole = game.default_setup(2);
    for (name, value) in setup.as_object().unwrap() {
        whole[name] = value.clone();
    }
    let table = game.start(&whole, None, Seed::from_phrase(seed)).unwrap();
    let Awaiting::Players(players) = table.awaiting() else { panic!("nobody is asked") };
    let seat = players.iter().next().unwrap();
    let printed = || serde_json::from_str::<Value>(&game.printed(None).unwrap()).unwrap();
    let everything = teacher.course().lessons.iter().map(|lesson| lesson.id.clone()).collect();
    let steps = teacher.at(table.as_ref(), seat, &everything, &printed).unwrap().advised;
    let options = table.options(seat);
    assert!(!steps.is_empty() && steps.len() < options.len(), "some of the options are recommended");
    let about =
        |step: &String| options.iter().find(|option| option.step == *step).unwrap().targets[0].id.clone();
    let mut things: Vec<String> = steps.iter().map(about).collect();
    things.sort();
    things
}

#[test]
fn newcomers_are_told_what_is_recommended_however_much_they_were_taught() {
    let of = |id: &str| games::find(id).unwrap();
    let nothing = || serde_json::json!({});
    assert_eq!(advised(of("terra-mystica"), nothing(), "a"), ["mermaids", "nomads", "witches"]);
    assert_eq!(advised(of("anunnaki"), nothing(), "a"), ["babylons", "hellenis"]);
    assert_eq!(advised(of("altay"), nothing(), "a"), ["earthfolk", "firefolk"]);
}

#[test]
fn terra_mystica_is_taught_from_the_first_bonus_to_the_score_sheet() {
    guided("terra-mystica");
}

#[test]
fn altay_is_taught_to_the_last_settlement() {
    guided("altay");
}

#[test]
fn anunnaki_is_taught_to_the_last_sign() {
    guided("anunnaki");
}

#[test]
fn monumental_duel_is_taught_to_the_last_round() {
    guided("monumental-duel");
}

/// In an ordinary game every lesson is a card the first time it fits, for every seat: none of them may be broken, whatever
/// the number of players. One of the games has the set-up of the guided one.
#[test]
fn every_lesson_can_be_told_in_any_game() {
    for game in games::TITLES {
        let (info, course) = (game.info(), course(*game));
        let teacher = Teacher::new(course.clone());
        let printed = || serde_json::from_str::<Value>(&game.printed(None).unwrap()).unwrap();
        let novice: Spec = "novice".parse().unwrap();
        let mut told = BTreeSet::new();
        for (players, seed) in (info.min_players..=info.max_players).flat_map(|n| [(n, 1u64), (n, 2)]) {
            let phrase = format!("cards {players} {seed}");
            let mut setup = game.default_setup(players);
            if seed == 2 && players == course.first.players {
                for (name, value) in &course.first.setup {
                    setup[name] = value.clone();
                }
            }
            let mut table = game.start(&setup, None, Seed::from_phrase(&phrase)).unwrap();
            let mut rng = QuickRandom::new(seed);
            let build =
                |one: Seat| bots::registry::build(info.id, &novice, one.index() as u64 + seed, 1).unwrap();
            let mut seated: Vec<_> = Seat::all(players).map(build).collect();
            let mut seen = vec![BTreeSet::new(); usize::from(players)];
            while let Awaiting::Players(awaited) = table.awaiting() {
                let seat = awaited.iter().next().unwrap();
                let taught = &mut seen[seat.index()];
                loop {
                    let guide = teacher.at(table.as_ref(), seat, taught, &printed);
                    let guide = guide.unwrap_or_else(|broken| panic!("{}, {phrase}: {broken}", info.id));
                    let Some(lesson) = guide.lesson else { break };
                    assert!(
                        lesson.asked.iter().all(|asked| table.check(seat, &asked.step).is_ok()),
                        "{}",
                        lesson.id
                    );
                    let known = course.lesson(&lesson.id).unwrap();
                    check_numbers(table.as_ref(), seat, known, &lesson);
                    check_deed(table.as_ref(), seat, known, &lesson);
                    told.insert(lesson.id.clone());
                    taught.insert(lesson.id);
                }
                let sight = table.for_bot(seat, &mut rng);
                let step = seated[seat.index()].choose(sight.as_ref(), None, &Cancel::new(), 0).unwrap().step;
                table.play(seat, &step).unwrap();
            }
        }
        let never: Vec<_> =
            course.lessons.iter().filter(|lesson| !lesson.when.over && !told.contains(&lesson.id)).collect();
        let never: Vec<_> = never.into_iter().map(|lesson| &lesson.id).collect();
        assert!(never.is_empty(), "{}: nobody is ever told {never:?}", info.id);
    }
}

#[test]
fn a_game_brings_its_lessons_along() {
    for game in games::TITLES {
        let same = Course::read(game.lessons()).unwrap() == Some(course(*game));
        assert!(same, "{}: the file and the program differ", game.info().id);
        assert_eq!(course(*game).game, game.info().id);
    }
}

/// Numbers of the sections that a book of rules has.
fn sections(rules: &str) -> BTreeSet<String> {
    let heading = |line: &str| {
        let mut words = line.strip_prefix("##")?.trim_start_matches('#').split_whitespace();
        let first = words.next()?;
        let second = words.next().filter(|word| word.starts_with('R') && word[1..].parse::<u8>().is_ok());
        Some(second.unwrap_or(first).to_owned())
    };
    rules.lines().filter_map(heading).collect()
}

/// How many headings the rules have in a language, as one counts them.
fn headings(game: &str, language: &str) -> usize {
    let rules = fs::read_to_string(folder(game).join(format!("text/rules.{language}.md"))).unwrap();
    rules.lines().filter(|line| line.starts_with("##")).count()
}

#[test]
fn every_section_of_the_rules_is_taught_or_named_as_left_out() {
    for game in games::TITLES {
        let id = game.info().id;
        let course = course(*game);
        let rules = sections(&fs::read_to_string(folder(id).join("text/rules.en.md")).unwrap());
        assert!(rules.len() > 20, "{id}: {rules:?}");
        assert_eq!(rules.len(), headings(id, "en"), "{id}: a section of the contents is not seen");
        for language in LANGUAGES {
            assert_eq!(rules.len(), headings(id, language), "{id}, {language}: another list of contents");
        }
        for lesson in &course.lessons {
            // One idea a card: whoever claims more teaches none of it.
            assert!(lesson.rules.len() <= 5, "{id}: {} claims {:?}", lesson.id, lesson.rules);
        }
        for left in &course.left_out {
            assert!(left.because.split_whitespace().count() >= 4, "{id}: why is {:?} left out?", left.rules);
        }
        let taught = course.lessons.iter().flat_map(|lesson| lesson.rules.clone());
        let left = course.left_out.iter().flat_map(|left| left.rules.clone());
        let named: BTreeSet<String> = taught.clone().chain(left.clone()).collect();
        let missing: Vec<_> = rules.difference(&named).collect();
        assert!(missing.is_empty(), "{id}: nobody teaches {missing:?}");
        let unknown: Vec<_> = named.difference(&rules).collect();
        assert!(unknown.is_empty(), "{id}: the rules have no {unknown:?}");
        let both: Vec<_> = left.filter(|rule| taught.clone().any(|one| one == *rule)).collect();
        assert!(both.is_empty(), "{id}: taught and left out: {both:?}");
    }
}

#[test]
fn texts_are_short_claim_no_number_of_their_own_and_are_the_same_in_every_language() {
    for game in games::TITLES {
        let id = game.info().id;
        let course = course(*game);
        for language in LANGUAGES {
            let path = folder(id).join("lessons").join(format!("{language}.ftl"));
            let text = fs::read_to_string(path).unwrap();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                assert!(
                    !line.contains(|c: char| c.is_ascii_digit()),
                    "{id}, {language}: a typed number: {line}"
                );
            }
            let all = words(id).into_iter().find(|words| words.language == language).unwrap();
            for lesson in &course.lessons {
                let key = format!("lesson-{}", lesson.id);
                let args = lesson.say.keys().map(|name| (name.clone(), Arg::Number(3))).collect();
                let said = all.say(&key, None, &args);
                let count = said.split_whitespace().count();
                assert!(count <= 60, "{id}, {language}: {key} has {count} words");
                assert!(!said.contains('!'), "{id}, {language}: {key} shouts");
                for name in lesson.say.keys() {
                    assert!(
                        text.contains(&format!("${name}")),
                        "{id}, {language}: {name} of {key} is said nowhere"
                    );
                }
                let title = all.say(&key, Some("title"), &BTreeMap::new());
                assert!(
                    title.split_whitespace().count() <= 9,
                    "{id}, {language}: the title {title:?} is long"
                );
            }
            for chapter in &course.chapters {
                all.say(&format!("chapter-{}", chapter.id), None, &BTreeMap::new());
            }
        }
    }
}

/// Ideas for the next game are there for everybody: those who met little are told what is new, those who met everything
/// what may be done otherwise.
#[test]
fn there_are_always_three_things_to_try_next_time() {
    for game in games::TITLES {
        let id = game.info().id;
        let course = course(*game);
        let teacher = Teacher::new(course.clone());
        let all: BTreeSet<String> = course.lessons.iter().map(|lesson| lesson.id.clone()).collect();
        let (first, last) = (teacher.ideas(&BTreeSet::new()), teacher.ideas(&all));
        assert_eq!((first.len(), last.len()), (3, 3), "{id}");
        assert_ne!(first, last, "{id}: what was met is told again");
        for words in words(id) {
            for idea in &course.ideas {
                let said = words.say(&format!("next-{}", idea.id), None, &BTreeMap::new());
                let count = said.split_whitespace().count();
                assert!((4..=20).contains(&count), "{id}, {}: {said:?}", words.language);
                assert!(said.ends_with('.'), "{id}, {}: {said:?}", words.language);
            }
        }
    }
}

/// Questions with nothing to choose.
const IDLE: [&str; 6] =
    ["prompt-over", "prompt-wait", "prompt-dealing", "prompt-draw", "ask-nothing", "prompt-offer-late"];

/// Every question of a game has a line for newcomers that says what it is about, and every word of the rules its meaning.
#[test]
fn questions_and_words_of_the_rules_are_explained_in_three_languages() {
    for game in games::TITLES {
        let id = game.info().id;
        let course = course(*game);
        let rules = sections(&fs::read_to_string(folder(id).join("text/rules.en.md")).unwrap());
        let text = fs::read_to_string(folder(id).join("text/en.ftl")).unwrap();
        let asked = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let asked = asked.filter(|key| key.starts_with("prompt-") || key.starts_with("ask-"));
        let asked: Vec<_> = asked.filter(|key| !IDLE.contains(key)).collect();
        assert!(asked.len() > 15, "{id}: {asked:?}");
        assert!(course.terms.len() > 10, "{id}: few words");
        let ids: BTreeSet<_> = course.terms.iter().map(|term| &term.id).collect();
        assert_eq!(ids.len(), course.terms.len(), "{id}: a word is there twice");
        for words in words(id) {
            let language = words.language;
            let short = |key: &str, most: usize| {
                let said = words.say(key, None, &BTreeMap::new());
                let count = said.split_whitespace().count();
                assert!(count <= most, "{id}, {language}: {key} has {count} words");
            };
            for key in &asked {
                short(&format!("about-{key}"), 20);
            }
            for term in &course.terms {
                let rule = term.rule.rsplit(' ').next().unwrap();
                assert!(rules.contains(rule), "{id}: {} names the rule {:?}", term.id, term.rule);
                let key = format!("term-{}", term.id);
                short(&key, 32);
                words.say(&key, Some("title"), &BTreeMap::new());
                let forms = words.say(&key, Some("forms"), &BTreeMap::new());
                assert!(
                    forms.split(',').all(|form| form.trim().chars().count() > 2),
                    "{id}, {language}: {forms}"
                );
            }
        }
    }
}
