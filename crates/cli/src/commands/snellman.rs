//! `ziggurat import snellman` and `ziggurat export --format snellman`

use crate::args::SnellmanArgs;
use crate::failure::{self, Failure};
use crate::speech::Speech;
use game_core::content::Content as _;
use game_core::{ErasedGame, Explain, Game, Record, Seat, Table};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use terra_mystica::snellman::{
    self, ImportError, Imported, Ledger, Problem, import_rows, names, try_commands, values_of,
};
use terra_mystica::{Content, Position};

pub fn import(args: &SnellmanArgs) -> Result<(), Failure> {
    let files = ledgers(&args.files)?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    let ok = if let (Some(row), Some(commands)) = (args.after, &args.commands) {
        attempt(&mut out, one(&files, "--after")?, row, commands)
    } else if let Some(record) = &args.save {
        save(&mut out, one(&files, "--save")?, record, args.json)
    } else if args.check {
        check(&mut out, &files)
    } else if args.ledger {
        each(&mut out, &files, print_rows)
    } else if args.json {
        each(&mut out, &files, |out, file, outcome| writeln!(out, "{}", as_json(file, outcome)))
    } else {
        each(&mut out, &files, print_table)
    }?;
    out.flush().map_err(Failure::Output)?;
    if ok { Ok(()) } else { Err(Failure::Said) }
}

pub fn export(file: &Path) -> Result<(), Failure> {
    let wrong = |error| Failure::Record { file: file.to_owned(), error };
    let record: Record = failure::read(file)?.parse().map_err(wrong)?;
    let table = Table::<Position>::replay(Content::standard(), &record).map_err(wrong)?;
    let text =
        snellman::export(&table).map_err(|error| Failure::Usage(format!("{}: {error}", file.display())))?;
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Failure::Output)
}

/// Reads a ledger as a record.
pub fn record(text: &str) -> Result<Record, String> {
    let imported = replay(text, usize::MAX).map_err(|error| explain(&error))?;
    match &imported.stopped {
        Some(error) => Err(explain(error)),
        None => Ok(imported.table().record()),
    }
}

/// The files as given; of folders, the `.txt` files in them and below.
fn ledgers(given: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in given {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let wrong = |error| Failure::File { file: path.clone(), error };
        let mut inside = std::fs::read_dir(path)
            .and_then(|entries| {
                entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()
            })
            .map_err(wrong)?;
        inside.retain(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "txt"));
        inside.sort();
        files.extend(ledgers(&inside)?);
    }
    Ok(files)
}

fn one<'a>(files: &'a [PathBuf], flag: &str) -> Result<&'a Path, Failure> {
    match files {
        [file] => Ok(file),
        _ => Err(Failure::Usage(format!("{flag} takes one ledger, not {}", files.len()))),
    }
}

fn replay(text: &str, rows: usize) -> Result<Imported, ImportError> {
    import_rows(&Ledger::parse(text)?, rows)
}

type Outcome = Result<Imported, ImportError>;

/// Why the file was not replayed to its end.
fn stop(outcome: &Outcome) -> Option<&ImportError> {
    match outcome {
        Ok(imported) => imported.stopped.as_ref(),
        Err(error) => Some(error),
    }
}

/// Replays each file and prints it; tells whether all of them went through.
fn each<W: Write>(
    out: &mut W,
    files: &[PathBuf],
    print: impl Fn(&mut W, &Path, &Outcome) -> std::io::Result<()>,
) -> Result<bool, Failure> {
    let mut ok = true;
    for file in files {
        let outcome = replay(&failure::read(file)?, usize::MAX);
        print(out, file, &outcome).map_err(Failure::Output)?;
        if let Some(error) = stop(&outcome) {
            ok = false;
            out.flush().map_err(Failure::Output)?;
            complain(file, error);
        }
    }
    Ok(ok)
}

#[expect(clippy::print_stderr, reason = "errors of single files among many")]
fn complain(file: &Path, error: &ImportError) {
    eprintln!("{}: {}", file.display(), explain(error));
}

fn options(imported: &Imported) -> String {
    imported.needs.iter().map(|need| need.option()).collect::<Vec<_>>().join(", ")
}

// -------------------------------------------------------------------- what is printed

fn print_table(out: &mut impl Write, file: &Path, outcome: &Outcome) -> std::io::Result<()> {
    let Ok(imported) = outcome else { return Ok(()) };
    let position = &imported.position;
    write!(out, "{}: {} rows", file.display(), imported.rows.len())?;
    if !imported.needs.is_empty() {
        write!(out, ", with {}", options(imported))?;
    }
    writeln!(out)?;
    let mut seats: Vec<Seat> = Seat::all(position.players()).collect();
    seats.sort_by_key(|seat| position.place(*seat));
    for seat in seats {
        let values = values_of(position, seat);
        let faction = position.faction_of(seat).map_or("", names::faction_name);
        writeln!(
            out,
            "  {}  {faction:<15}{:>4} VP {:>4} C {:>3} W {:>2} P {:>9} PW   {}",
            position.place(seat),
            values.vp,
            values.coins,
            values.workers,
            values.priests,
            values.bowls(),
            values.tracks(),
        )?;
    }
    Ok(())
}

fn print_rows(out: &mut impl Write, _file: &Path, outcome: &Outcome) -> std::io::Result<()> {
    let Ok(imported) = outcome else { return Ok(()) };
    for row in &imported.rows {
        let (faction, values) = (names::faction_name(row.faction), &row.values);
        let snellman::Values { vp, coins, workers, priests, .. } = values;
        let (bowls, tracks) = (values.bowls(), values.tracks());
        writeln!(out, "{}\t{faction}\t{vp}\t{coins}\t{workers}\t{priests}\t{bowls}\t{tracks}", row.number)?;
    }
    Ok(())
}

fn as_json(file: &Path, outcome: &Outcome) -> Value {
    let mut object = json!({"file": file.display().to_string(), "rows": 0, "players": []});
    if let Ok(imported) = outcome {
        let position = &imported.position;
        let players = Seat::all(position.players()).map(|seat| {
            let values = values_of(position, seat);
            json!({
                "faction": position.faction_of(seat).map(names::faction_name),
                "vp": values.vp,
                "coins": values.coins,
                "workers": values.workers,
                "priests": values.priests,
                "power": values.power,
                "cults": values.cults,
                "place": position.place(seat),
            })
        });
        object["rows"] = imported.rows.len().into();
        object["players"] = players.collect();
        object["options"] = imported.needs.iter().map(|need| need.option()).collect();
    }
    if let Some(error) = stop(outcome) {
        object["error"] = json!({
            "row": error.row(),
            "command": error.command(),
            "rule": error.rule(),
            "reason": explain(error),
        });
    }
    object
}

/// Compares every row with the file's own cells. A game that somebody left is refused, not different.
fn check(out: &mut impl Write, files: &[PathBuf]) -> Result<bool, Failure> {
    let (mut rows, mut differences) = (0, 0);
    let mut needed: BTreeMap<&str, Vec<&Path>> = BTreeMap::new();
    for file in files {
        let outcome = replay(&failure::read(file)?, usize::MAX);
        let mut first = None;
        if let Ok(imported) = &outcome {
            rows += imported.rows.len();
            differences += imported.differences().count();
            first = imported
                .differences()
                .next()
                .map(|(row, difference)| format!("row {}, {difference}", row.number));
            for need in &imported.needs {
                needed.entry(need.option()).or_default().push(file);
            }
        }
        match stop(&outcome) {
            Some(error @ ImportError::Dropped { .. }) => first = Some(format!("refused: {}", explain(error))),
            Some(error) => {
                differences += 1;
                first.get_or_insert_with(|| explain(error));
            }
            None => {}
        }
        if let Some(first) = first {
            writeln!(out, "{}: {first}", file.display()).map_err(Failure::Output)?;
        }
    }
    for (option, files) in needed {
        let which = match &files[..] {
            [file] => format!("by {}", file.display()),
            _ => format!("by {} files", files.len()),
        };
        writeln!(out, "{option} is needed {which}").map_err(Failure::Output)?;
    }
    writeln!(out, "{} files, {rows} rows, {differences} differences", files.len())
        .map_err(Failure::Output)?;
    Ok(differences == 0)
}

fn save(out: &mut impl Write, file: &Path, record: &Path, as_object: bool) -> Result<bool, Failure> {
    let outcome = replay(&failure::read(file)?, usize::MAX);
    if let Some(error) = stop(&outcome) {
        complain(file, error);
        return Ok(false);
    }
    if let Ok(imported) = &outcome {
        failure::write(record, &imported.table().record().to_string())?;
    }
    let printed = if as_object {
        writeln!(out, "{}", as_json(file, &outcome))
    } else {
        print_table(out, file, &outcome)
    };
    printed.map_err(Failure::Output)?;
    Ok(true)
}

/// Tries each line of the commands on the position after a row.
fn attempt(out: &mut impl Write, file: &Path, row: usize, commands: &Path) -> Result<bool, Failure> {
    let text = failure::read(file)?;
    let lines = if commands.as_os_str() == "-" {
        let mut lines = String::new();
        std::io::stdin().lock().read_to_string(&mut lines).map_err(Failure::Output)?;
        lines
    } else {
        failure::read(commands)?
    };
    let wrong = |error: &ImportError| Failure::Usage(format!("{}: {}", file.display(), explain(error)));
    let imported = replay(&text, row).map_err(|error| wrong(&error))?;
    if imported.rows.len() < row {
        return Err(match &imported.stopped {
            Some(error) if !matches!(error, ImportError::Truncated { .. }) => wrong(error),
            _ => Failure::Usage(format!(
                "the ledger has {} rows, so --after goes up to that",
                imported.rows.len()
            )),
        });
    }
    let speech = speech();
    for line in lines.lines() {
        match try_commands(&imported.position, line) {
            Ok(_) => writeln!(out, "ok\t"),
            Err(problem) => writeln!(out, "refused\t{}", reason(&speech, &problem)),
        }
        .map_err(Failure::Output)?;
    }
    Ok(true)
}

// -------------------------------------------------------------------- what is said

fn speech() -> Speech {
    Speech::new(&ErasedGame::<Position>::new(), Vec::new())
}

fn reason(speech: &Speech, problem: &Problem) -> String {
    match problem {
        Problem::Refused { command, refusal } => {
            format!("`{command}`: {} (rule {})", speech.say(&refusal.text()), refusal.rule())
        }
        _ => problem.to_string(),
    }
}

fn explain(error: &ImportError) -> String {
    match error {
        ImportError::Row { row, text, problem } => {
            format!("row {row}, {text:?}: {}", reason(&speech(), problem))
        }
        _ => error.to_string(),
    }
}
