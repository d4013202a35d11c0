//! Games written as ledgers: equal to the file they came from, and stable under another import.

use super::games;
use game_core::Content as _;
use game_core::{Awaiting, Game, QuickRandom, Random, Seat, Seed, Table};
use terra_mystica::content::Content;
use terra_mystica::ids::{BridgePlace, Faction};
use terra_mystica::setup::{FactionChoice, Start};
use terra_mystica::snellman::command::{Command, Due, Link, Resource, parse_line};
use terra_mystica::snellman::{ExportError, Imported, Ledger, Row, export, import, values_of};
use terra_mystica::{Position, Setup};

/// The commands of a ledger one by one, without what two spellings of the same game may differ in: case, row
/// breaks, `wait`, how often a conversion is written, which spades are given up, the order of transforms.
fn spoken(ledger: &Ledger) -> Vec<(Faction, String)> {
    spoken_rows(&ledger.rows().cloned().collect::<Vec<_>>())
}

fn spoken_rows(rows: &[Row]) -> Vec<(Faction, String)> {
    let mut all = Vec::new();
    for row in rows {
        let commands = parse_line(&row.commands).unwrap();
        for (at, command) in commands.iter().enumerate() {
            for plain in plain(*command, &commands[at + 1..]) {
                all.push((row.faction, plain.to_string()));
            }
        }
    }
    for run in all.chunk_by_mut(|one, other| {
        one.0 == other.0 && [one, other].iter().all(|c| c.1.starts_with("transform"))
    }) {
        run.sort();
    }
    all
}

fn plain(command: Command, rest: &[Command]) -> Vec<Command> {
    match command {
        Command::Wait | Command::Done | Command::Waive(_, Due::Spade | Due::Cult(_)) => Vec::new(),
        Command::Burn(n) => vec![Command::Burn(1); n.into()],
        Command::Dig(n) => vec![Command::Dig(1); n.into()],
        Command::Convert { give: (n, Resource::Priest), take: (_, Resource::Coin) } => {
            let step = |from, to| Command::Convert { give: (1, from), take: (1, to) };
            let both = [step(Resource::Priest, Resource::Worker), step(Resource::Worker, Resource::Coin)];
            std::iter::repeat_n(both, n.into()).flatten().collect()
        }
        Command::Convert { give, take } if take.0 > 0 => {
            vec![Command::Convert { give: (give.0 / take.0, give.1), take: (1, take.1) }; take.0.into()]
        }
        Command::Take(n, due) => vec![Command::Take(1, due); n.into()],
        Command::Bridge(a, b) => {
            let (a, b) = BridgePlace::between(a, b).unwrap().ends();
            vec![Command::Bridge(a, b)]
        }
        // A dwelling on the hex says the transform as well.
        Command::Transform(hex, _) if rest.contains(&Command::Build(hex)) => Vec::new(),
        Command::Connect(Link::Around(..) | Link::River(_)) => Vec::new(),
        Command::Send(cult, _) => vec![Command::Send(cult, None)],
        // Round 6 ignores a tile.
        Command::Pass(_) => vec![Command::Pass(None)],
        _ => vec![command],
    }
}

#[test]
fn an_exported_game_says_what_the_file_says() {
    for game in games::complete() {
        let file = game.ledger();
        let imported = game.import();
        let text = export(&imported.table()).unwrap();
        let written = Ledger::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", game.id));
        let (theirs, ours) = (without_void_answers(&file, &imported), spoken(&written));
        let first = theirs.iter().zip(&ours).position(|(a, b)| a != b);
        let around = first.map(|at| at.saturating_sub(3)..at + 1);
        assert_eq!(around.map(|at| (&theirs[at.clone()], &ours[at])), None, "{}", game.id);
        assert_eq!(theirs.len(), ours.len(), "{}", game.id);
    }
}

/// What a file says without answers to offers for which there was no room: they are no steps (R19).
fn without_void_answers(file: &Ledger, imported: &Imported) -> Vec<(Faction, String)> {
    let mut steps = 0;
    let mut rows = Vec::new();
    for (row, outcome) in file.rows().zip(&imported.rows) {
        let made = outcome.steps - std::mem::replace(&mut steps, outcome.steps);
        let answer = ["leech", "decline"].iter().any(|w| row.commands.to_ascii_lowercase().starts_with(w));
        if made > 0 || !answer {
            rows.push(row.clone());
        }
    }
    spoken_rows(&rows)
}

#[test]
fn import_export_import_is_stable() {
    for game in games::complete() {
        let imported = game.import();
        let text = export(&imported.table()).unwrap();
        let again = import(&Ledger::parse(&text).unwrap()).unwrap();
        assert_eq!(again.stopped, None, "{}", game.id);
        if let Some((row, difference)) = again.differences().next() {
            panic!("{} row {}, {difference}", game.id, row.number);
        }
        same_end(&imported.position, &again.position, &game.id);
        let twice = export(&again.table()).unwrap();
        let first = text.lines().zip(twice.lines()).find(|(once, twice)| once != twice);
        assert_eq!(first, None, "{}", game.id);
        assert_eq!(text.len(), twice.len(), "{}", game.id);
    }
}

/// Every value of every faction, whatever the seats.
fn same_end(one: &Position, other: &Position, what: &str) {
    for seat in Seat::all(one.players()) {
        let faction = one.faction_of(seat).unwrap();
        let there = other.seat_of(faction).unwrap();
        assert_eq!(values_of(one, seat), values_of(other, there), "{what} {faction}");
        assert_eq!(one.player(seat).built, other.player(there).built, "{what} {faction}");
    }
    assert_eq!(one.map(), other.map(), "{what}");
}

/// A whole game of random steps: of the steps a bot considers, or of all that are legal.
fn played(setup: Setup, seed: u64, people: bool) -> Table<Position> {
    let mut rng = QuickRandom::new(seed);
    let mut table =
        Table::<Position>::new(Content::standard(), setup, Seed::from_phrase(&seed.to_string())).unwrap();
    let mut steps = Vec::new();
    while let Awaiting::Players(awaited) = table.position().awaiting() {
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = *rng.pick(&seats).unwrap();
        steps.clear();
        if people {
            table.position().legal(seat, &mut steps);
        } else {
            table.position().suggest(seat, &mut steps);
        }
        let step = *rng.pick(&steps).unwrap();
        table.play(seat, step).unwrap();
    }
    table
}

fn survives(table: &Table<Position>, what: &str) {
    let text = export(table).unwrap();
    let imported = import(&Ledger::parse(&text).unwrap()).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_eq!(imported.stopped, None, "{what}\n{text}");
    if let Some((row, difference)) = imported.differences().next() {
        panic!("{what} row {}, {difference}\n{text}", row.number);
    }
    same_end(table.position(), &imported.position, what);
}

#[test]
fn games_of_bots_with_payment_plans_are_written_and_read_back() {
    for players in 2..=5 {
        for seed in 0..6 {
            let mut setup = Setup::new(players);
            setup.promo_town_tiles = seed % 2 == 0;
            setup.promo_bonus_shipping = seed % 3 == 0;
            survives(&played(setup, seed, false), &format!("bots, {players} players, seed {seed}"));
        }
    }
}

#[test]
fn games_of_people_with_single_conversions_are_written_and_read_back() {
    for players in 2..=5 {
        for seed in 0..6 {
            let setup = Setup::new(players);
            survives(&played(setup, seed, true), &format!("people, {players} players, seed {seed}"));
        }
    }
}

#[test]
fn the_introductory_game_is_written_with_its_fixed_dwellings() {
    for players in 2..=5 {
        let mut setup = Setup::new(players);
        setup.setup = Start::Introductory;
        survives(&played(setup, 7, false), &format!("introductory, {players} players"));
    }
}

#[test]
fn a_game_without_factions_has_no_ledger() {
    let table = Table::<Position>::new(Content::standard(), Setup::new(3), Seed::from_phrase("x")).unwrap();
    assert_eq!(table.setup().faction_choice, FactionChoice::TurnOrder);
    assert_eq!(export(&table), Err(ExportError::NotStarted));
}
