//! `ziggurat replay`

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::registry;
use crate::speech::Speech;
use game_core::record::RecordError;
use game_core::{AnyTable, Seat, Viewer};
use serde_json::json;
use std::io::Write;

pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let (game, record) = registry::record(&args.file)?;
    let pack = registry::pack(args.content.as_deref())?;
    let retraced =
        game.retrace(&record, pack.as_ref()).map_err(|error| Failure::replay(&args.file, error))?;
    let table = retraced.table;
    // A game of older rules is shown as far as it still goes the same way; any other difference is a fault.
    let difference = match retraced.difference {
        Some(error @ RecordError::Mended { .. }) => Some(error.to_string()),
        Some(error) => return Err(Failure::replay(&args.file, error.into())),
        None => None,
    };
    let viewer = viewer(&args.viewer, table.as_ref())?;
    let steps = table.steps();
    let to = args.to.unwrap_or(steps);
    if to > steps {
        return Err(Failure::Usage(format!("the game has {steps} steps, so --to goes from 0 to {steps}")));
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let scores: Vec<_> = Seat::all(table.players())
            .map(|seat| json!({"seat": seat, "sheet": table.score_sheet_at(to, seat)}))
            .collect();
        let moment = json!({
            "game": table.game(),
            "step": to,
            "steps": steps,
            "difference": difference,
            "view": table.view_at(to, viewer),
            "score_sheets": scores,
        });
        return writeln!(out, "{moment:#}").map_err(Failure::Output);
    }
    if let Some(difference) = difference {
        writeln!(out, "{difference}\n").map_err(Failure::Output)?;
    }
    let speech = Speech::new(game, Vec::new());
    let told = table.deeds(viewer, if args.story { 0 } else { to });
    let mut told = told.iter().filter(|deed| deed.from <= to);
    if args.story {
        return told.try_for_each(|deed| {
            writeln!(out, "{:>4}  {}", deed.from, speech.deed(deed)).map_err(Failure::Output)
        });
    }
    let line = |last: usize| table.log(viewer, last).into_iter().next();
    if let Some(line) = to.checked_sub(1).and_then(line) {
        let alone = || format!("{}: {}", speech.actor(line.actor), speech.say(&line.text));
        let words = told.next().map_or_else(alone, |deed| speech.deed(deed));
        writeln!(out, "step {to} of {steps}: {words}\n").map_err(Failure::Output)?;
    }
    writeln!(out, "{}", table.draw_at(to, viewer)).map_err(Failure::Output)
}

fn viewer(text: &str, table: &dyn AnyTable) -> Result<Viewer, Failure> {
    match text {
        "judge" => Ok(Viewer::Judge),
        "spectator" => Ok(Viewer::Spectator),
        _ => match text.parse::<u8>() {
            Ok(seat) if seat < table.players() => Ok(Viewer::Seat(Seat::new(seat))),
            _ => Err(Failure::Usage(format!(
                "--as takes judge, spectator or a seat from 0 to {}, not {text:?}",
                table.players() - 1
            ))),
        },
    }
}
