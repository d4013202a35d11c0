//! What goes wrong, as exceptions of Python. All of them are a `ZigguratError`, and that is a `ValueError`.

use game_core::erased::Refused;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tensors::{StepProblem, VectorError};

create_exception!(ziggurat_games, ZigguratError, PyValueError, "What this package refuses, whatever it is.");
create_exception!(ziggurat_games, UnknownGame, ZigguratError, "There is no game of this name.");
create_exception!(ziggurat_games, SetupError, ZigguratError, "A set-up that cannot be played.");
create_exception!(ziggurat_games, SeatError, ZigguratError, "Nobody of this name or number is at the table.");
create_exception!(
    ziggurat_games,
    StepError,
    ZigguratError,
    "A step that is not legal now. Nothing changed. `rule` is the place of the rule that forbids it, if one does."
);
create_exception!(ziggurat_games, RecordError, ZigguratError, "A record that cannot be read or replayed.");
create_exception!(ziggurat_games, BotError, ZigguratError, "A bot that does not exist or cannot play here.");
create_exception!(ziggurat_games, LawBroken, ZigguratError, "A law that every game keeps is broken here.");

/// Adds all exceptions to the module.
pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    py.get_type::<StepError>().setattr("rule", py.None())?;
    module.add("ZigguratError", py.get_type::<ZigguratError>())?;
    module.add("UnknownGame", py.get_type::<UnknownGame>())?;
    module.add("SetupError", py.get_type::<SetupError>())?;
    module.add("SeatError", py.get_type::<SeatError>())?;
    module.add("StepError", py.get_type::<StepError>())?;
    module.add("RecordError", py.get_type::<RecordError>())?;
    module.add("BotError", py.get_type::<BotError>())?;
    module.add("LawBroken", py.get_type::<LawBroken>())
}

pub(crate) fn unknown_game(id: &str) -> PyErr {
    UnknownGame::new_err(format!("there is no game {id:?}; the games are {}", tensors::games().join(", ")))
}

pub(crate) fn setup(error: impl std::fmt::Display) -> PyErr {
    SetupError::new_err(error.to_string())
}

pub(crate) fn bot(error: impl std::fmt::Display) -> PyErr {
    BotError::new_err(error.to_string())
}

pub(crate) fn record(error: game_core::RecordError) -> PyErr {
    RecordError::new_err(error.to_string())
}

pub(crate) fn vector(error: VectorError) -> PyErr {
    match error {
        VectorError::Start(error) => setup(error),
        VectorError::Bot(error) => bot(error),
        VectorError::Step { .. } => StepError::new_err(error.to_string()),
        VectorError::Empty | VectorError::Length { .. } => ZigguratError::new_err(error.to_string()),
    }
}

fn step(py: Python<'_>, message: String, rule: Option<&str>) -> PyErr {
    let error = StepError::new_err(message);
    match error.value(py).setattr("rule", rule) {
        Ok(()) => error,
        Err(other) => other,
    }
}

pub(crate) fn problem(py: Python<'_>, problem: &StepProblem) -> PyErr {
    let rule = if let StepProblem::Refused { rule, .. } = problem { Some(*rule) } else { None };
    step(py, problem.to_string(), rule)
}

pub(crate) fn refused(py: Python<'_>, text: &str, refused: &Refused) -> PyErr {
    let rule = refused.rule;
    let place = rule.map_or_else(String::new, |rule| format!(" (rule {rule})"));
    let reason = serde_json::json!(refused.text);
    step(py, format!("{text:?} is not allowed now: {reason}{place}"), rule)
}
