//! Seats, viewers, steps and set-ups between both languages.

use crate::errors::{SeatError, SetupError, StepError};
use game_core::game::ScoreLine;
use game_core::{Awaiting, Seat, Viewer};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;

/// A step: its index or its notation.
#[derive(FromPyObject)]
pub(crate) enum Step {
    /// Its index.
    Index(i64),
    /// Its notation.
    Text(String),
}

/// Who looks: a seat, `"spectator"` or `"judge"`.
#[derive(FromPyObject)]
pub(crate) enum Eyes {
    /// A seat.
    Seat(i64),
    /// A word.
    Word(String),
}

impl Eyes {
    pub(crate) fn viewer(eyes: Option<Eyes>, players: u8) -> PyResult<Viewer> {
        match eyes {
            None => Ok(Viewer::Spectator),
            Some(Eyes::Seat(index)) => seat(index, players).map(Viewer::Seat),
            Some(Eyes::Word(word)) => match word.as_str() {
                "spectator" => Ok(Viewer::Spectator),
                "judge" => Ok(Viewer::Judge),
                other => {
                    let problem = format!("who looks is a seat, \"spectator\" or \"judge\", not {other:?}");
                    Err(SeatError::new_err(problem))
                }
            },
        }
    }
}

/// The seat with this number at a table of this size.
pub(crate) fn seat(index: i64, players: u8) -> PyResult<Seat> {
    let fits = u8::try_from(index).ok().filter(|index| *index < players);
    let problem =
        || SeatError::new_err(format!("the seats are 0 to {}, so there is no seat {index}", players - 1));
    fits.map(Seat::new).ok_or_else(problem)
}

/// The seat named, or whoever answers next.
pub(crate) fn seat_or_next(index: Option<i64>, players: u8, next: Option<Seat>) -> PyResult<Seat> {
    match index {
        Some(index) => seat(index, players),
        None => next.ok_or_else(|| StepError::new_err("no player is asked anything now")),
    }
}

pub(crate) fn awaited(awaiting: Awaiting) -> Vec<usize> {
    match awaiting {
        Awaiting::Players(seats) => seats.iter().map(Seat::index).collect(),
        Awaiting::Chance | Awaiting::Nothing => Vec::new(),
    }
}

/// JSON as objects of Python.
pub(crate) fn to_python(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    Ok(py.import("json")?.call_method1("loads", (value.to_string(),))?.unbind())
}

/// Objects of Python as JSON.
pub(crate) fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text: String = value.py().import("json")?.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| SetupError::new_err(error.to_string()))
}

pub(crate) fn score_sheet(py: Python<'_>, lines: Vec<ScoreLine>) -> PyResult<Py<PyAny>> {
    let sheet = PyDict::new(py);
    for line in lines {
        sheet.set_item(line.key, line.points)?;
    }
    Ok(sheet.into_any().unbind())
}

/// A new array, written by `write`.
pub(crate) fn numbers<'py>(
    py: Python<'py>,
    size: usize,
    write: impl FnOnce(&mut [f32]),
) -> PyResult<Bound<'py, PyArray1<f32>>> {
    let array = PyArray1::<f32>::zeros(py, size, false);
    write(array.readwrite().as_slice_mut()?);
    Ok(array)
}

/// A new mask with `True` at these indices.
pub(crate) fn mask<'py>(
    py: Python<'py>,
    size: usize,
    indices: &[u32],
) -> PyResult<Bound<'py, PyArray1<bool>>> {
    let array = PyArray1::<bool>::zeros(py, size, false);
    tensors::mask(indices, array.readwrite().as_slice_mut()?);
    Ok(array)
}
