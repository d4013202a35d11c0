//! `ziggurat bench-bot`

use crate::args::BenchBotArgs;
use crate::commands::arena::Bar;
use crate::failure::Failure;
use lab::{Contestant, Measure, TASKS, Task, TaskReport, run_task};
use std::io::Write;
use std::time::Duration;

pub fn run(args: &BenchBotArgs) -> Result<(), Failure> {
    let tasks = chosen(&args.tasks)?;
    let mut out = std::io::stdout().lock();
    if args.list {
        let text = if args.json {
            serde_json::to_string_pretty(&tasks).expect("tasks are plain data")
        } else {
            tasks.iter().map(|task| describe(task)).collect::<Vec<_>>().join("\n")
        };
        return writeln!(out, "{text}").map_err(Failure::Output);
    }
    let contestant = match (&args.command, &args.bot) {
        (Some(command), _) => Contestant::Program {
            command: command.clone(),
            patience: Duration::from_secs(args.patience),
            faults: args.faults,
        },
        (None, Some(bot)) => Contestant::Bot(bot.parse()?),
        (None, None) => {
            return Err(Failure::Usage("name a program with --command or a bot with --bot".to_owned()));
        }
    };
    let mut reports = Vec::new();
    for task in tasks {
        let report = run_task(task, &contestant, args.games, &args.seed, &Bar::new())?;
        if !args.json {
            writeln!(out, "{}", tell(&report)).and_then(|()| out.flush()).map_err(Failure::Output)?;
        }
        reports.push(report);
    }
    if args.json {
        let text = serde_json::to_string_pretty(&reports).expect("reports are plain data");
        writeln!(out, "{text}").map_err(Failure::Output)?;
    }
    Ok(())
}

/// The tasks named, in the order of the list; all of them where none is named.
fn chosen(names: &[String]) -> Result<Vec<&'static Task>, Failure> {
    let fits = |task: &&Task, name: &String| task.name == name || task.game == name;
    if let Some(name) = names.iter().find(|name| !TASKS.iter().any(|task| fits(&task, name))) {
        let known: Vec<&str> = TASKS.iter().map(|task| task.name).collect();
        return Err(Failure::Usage(format!("there is no task {name:?}; there are {}", known.join(", "))));
    }
    Ok(TASKS.iter().filter(|task| names.is_empty() || names.iter().any(|name| fits(task, name))).collect())
}

fn describe(task: &Task) -> String {
    let variant: Vec<String> =
        task.variant.iter().map(|(option, value)| format!("{option}={value}")).collect();
    let variant = if variant.is_empty() { "-".to_owned() } else { variant.join(" ") };
    let measure = if task.measure == Measure::Wins { "wins" } else { "points" };
    format!(
        "{:<26} {} players  {variant:<20} against {:<12} {measure}",
        task.name, task.players, task.opponent
    )
}

fn tell(report: &TaskReport) -> String {
    let result = match report.task.measure {
        Measure::Wins => format!("{:>6.1} % ± {:.1}", report.result * 100.0, report.error * 100.0),
        Measure::Points => format!("{:>6.1} points ± {:.1}", report.result, report.error),
    };
    let TaskReport { contestant, games, seconds, faults, .. } = report;
    let mut text =
        format!("{:<26} {contestant:<16} {result}  ({games} games, {seconds:.1} s)", report.task.name);
    if let Some(first) = faults.first() {
        text += &format!(
            "\n  lost by a fault: {}; first in game {}: {}",
            faults.len(),
            first.game,
            first.message
        );
    }
    text
}
