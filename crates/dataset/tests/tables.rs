//! What is written can be read again, by Parquet's own reader.

use dataset::{Folder, schema};
use game_core::Record;
use lab::{GameData, Helpers, RetellError, Silent, Simulation, Sink, retell, simulate_into};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old run");
    }
    folder
}

fn simulation(threads: usize, records: Option<PathBuf>) -> Simulation {
    Simulation {
        game: "monumental-duel".to_owned(),
        players: 2,
        bots: vec!["greedy".parse().expect("a bot"), "random".parse().expect("a bot")],
        games: 4,
        seed: "tables".to_owned(),
        threads,
        records,
        setup: None,
        content: None,
        helpers: Helpers::default(),
    }
}

fn write(path: &Path, threads: usize) {
    let tables = Folder::create(path).expect("a folder");
    simulate_into(&simulation(threads, None), &Silent, Some(&tables)).expect("it is played");
    tables.finish().expect("it is written");
}

fn rows(file: &Path) -> Vec<Row> {
    let reader = SerializedFileReader::new(File::open(file).expect("a file")).expect("Parquet");
    reader.get_row_iter(None).expect("rows").collect::<Result<_, _>>().expect("readable rows")
}

fn field(row: &Row, name: &str) -> Field {
    row.get_column_iter().find(|(column, _)| *column == name).expect(name).1.clone()
}

fn list(row: &Row, name: &str) -> Vec<Field> {
    match field(row, name) {
        Field::ListInternal(list) => list.elements().to_vec(),
        other => panic!("{name} is {other}, not a list"),
    }
}

/// Keeps games as they are.
#[derive(Default)]
struct Kept(Mutex<Vec<GameData>>);

impl Sink for Kept {
    fn take(&self, game: GameData) -> Result<(), lab::LabError> {
        self.0.lock().expect("nobody panics").push(game);
        Ok(())
    }
}

#[test]
fn every_value_is_read_as_it_was() {
    let path = folder("read");
    write(&path, 2);
    let kept = Kept::default();
    simulate_into(&simulation(1, None), &Silent, Some(&kept)).expect("it is played");
    let games = kept.0.into_inner().expect("nobody panics");
    assert_eq!(rows(&path.join("games.parquet")).len(), games.len());

    let decisions = rows(&path.join("decisions.parquet"));
    let wanted: Vec<_> = games.iter().flat_map(|game| &game.decisions).collect();
    assert_eq!(decisions.len(), wanted.len());
    for (row, decision) in decisions.iter().zip(&wanted) {
        let options: Vec<Field> = decision.options.iter().cloned().map(Field::Str).collect();
        assert_eq!(list(row, "options"), options);
        let value = |value: &Option<f32>| value.map_or(Field::Null, Field::Float);
        assert_eq!(list(row, "values"), decision.values.iter().map(value).collect::<Vec<_>>());
        assert_eq!(field(row, "answer"), options[decision.chosen as usize]);
        assert_eq!(field(row, "expected_win"), value(&decision.expected_win));
        assert_eq!(field(row, "question"), Field::Str(decision.question.to_owned()));
    }
    assert!(wanted.iter().any(|decision| decision.values.iter().any(Option::is_some)), "greedy thinks");
    assert!(wanted.iter().any(|decision| decision.values.iter().all(Option::is_none)), "random does not");

    let seats = rows(&path.join("seats.parquet"));
    assert_eq!(seats.len(), 2 * games.len());
    for (row, seat) in seats.iter().zip(games.iter().flat_map(|game| &game.seats)) {
        assert_eq!(field(row, "score"), Field::Int(seat.score));
        assert_eq!(field(row, "win"), Field::Float(seat.win));
        assert_eq!(seat.sheet.iter().map(|(_, points)| points).sum::<i32>(), seat.score);
    }
}

#[test]
fn one_seed_gives_the_same_files_on_any_number_of_cores() {
    let (one, two) = (folder("one"), folder("two"));
    write(&one, 1);
    write(&two, 2);
    for (name, _) in schema::TABLES {
        assert_eq!(fs::read(one.join(name)).expect(name), fs::read(two.join(name)).expect(name), "{name}");
    }
}

#[test]
fn a_record_gives_the_rows_of_its_game_without_what_bots_thought() {
    let records = folder("records");
    let kept = Kept::default();
    simulate_into(&simulation(1, Some(records.clone())), &Silent, Some(&kept)).expect("it is played");
    for mut game in kept.0.into_inner().expect("nobody panics") {
        let file = records.join(format!("{:05}.record", game.number));
        let record = fs::read_to_string(file).expect("a record").parse().expect("a record");
        let retold = retell(game.number, &record).expect("a game").expect("it is replayed");
        game.seats.iter_mut().for_each(|seat| seat.bot = None);
        for decision in &mut game.decisions {
            decision.values.fill(None);
            (decision.expected_score, decision.expected_win) = (None, None);
        }
        assert_eq!(retold, game);
    }
}

#[test]
fn a_game_that_is_not_over_gives_no_rows() {
    let records = folder("unfinished");
    simulate_into(&simulation(1, Some(records.clone())), &Silent, None).expect("it is played");
    let text = fs::read_to_string(records.join("00000.record")).expect("a record");
    let mut record: Record = text.parse().expect("a record");
    record.steps.truncate(40);
    record.result = None;
    let refused = retell(0, &record).expect("a game");
    assert_eq!(refused, Err(RetellError::Unfinished { steps: 40 }));
}

#[test]
fn the_page_names_every_column() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/research/data.md");
    let page = fs::read_to_string(page).expect("docs/research/data.md");
    for (name, schema) in schema::TABLES {
        let chapter = page.split(&format!("\n`{name}`")).nth(1).expect(name);
        let chapter = chapter.split("\n`").next().expect("a chapter");
        let told: BTreeSet<&str> =
            chapter.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
        let columns = schema.lines().filter_map(|line| {
            let line = line.strip_prefix("  ").filter(|line| !line.starts_with([' ', '}']))?;
            line.split_whitespace().nth(2).map(|word| word.trim_end_matches(';'))
        });
        assert_eq!(told, columns.collect(), "{name}");
    }
}
