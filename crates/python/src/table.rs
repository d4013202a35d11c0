//! A match with its history: plays, deals, undoes, records.

use crate::convert::{self, Eyes, Step};
use crate::errors::{self, StepError};
use crate::position::Position;
use game_core::AnyTable;
use numpy::PyArray1;
use pyo3::prelude::*;
use serde_json::json;
use tensors::AnyMatch;

/// A match: it checks steps, deals from its seed, keeps its history, undoes and records.
#[pyclass(module = "ziggurat_games")]
pub(crate) struct Table {
    pub(crate) inner: Box<dyn AnyMatch>,
}

impl Table {
    pub(crate) const fn new(inner: Box<dyn AnyMatch>) -> Self {
        Table { inner }
    }

    fn table(&self) -> &dyn AnyTable {
        self.inner.table()
    }

    pub(crate) fn seat_of(&self, seat: Option<i64>) -> PyResult<game_core::Seat> {
        convert::seat_or_next(seat, self.table().players(), self.inner.seat())
    }
}

#[pymethods]
impl Table {
    #[getter]
    fn game(&self) -> &'static str {
        self.table().game()
    }

    #[getter]
    fn players(&self) -> u8 {
        self.table().players()
    }

    /// How many steps were made, draws included.
    #[getter]
    fn steps(&self) -> usize {
        self.table().steps()
    }

    #[getter]
    fn round(&self) -> u16 {
        self.table().round()
    }

    /// The seats that may answer now; several where choices are simultaneous.
    #[getter]
    fn awaiting(&self) -> Vec<usize> {
        convert::awaited(self.table().awaiting())
    }

    /// The first seat that may answer, or nothing when the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.inner.seat().map(game_core::Seat::index)
    }

    #[getter]
    fn over(&self) -> bool {
        self.table().awaiting() == game_core::Awaiting::Nothing
    }

    /// The indices of the legal steps, in the order of the rules.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<u32>> {
        Ok(self.inner.legal(self.seat_of(seat)?))
    }

    /// The legal steps in notation, in the order of the rules.
    #[pyo3(signature = (seat=None))]
    fn options(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        let seat = self.seat_of(seat)?;
        Ok(self.table().options(seat).into_iter().map(|option| option.step).collect())
    }

    /// The index of a legal step in notation.
    #[pyo3(signature = (step, seat=None))]
    fn index(&self, step: &str, seat: Option<i64>) -> PyResult<u32> {
        let problem = || StepError::new_err(format!("{step:?} is not a legal step now"));
        self.inner.index_of(self.seat_of(seat)?, step).ok_or_else(problem)
    }

    /// Makes a step, given by its index or in notation, then every draw that follows.
    #[pyo3(signature = (step, seat=None))]
    fn play(&mut self, py: Python<'_>, step: Step, seat: Option<i64>) -> PyResult<()> {
        let seat = self.seat_of(seat)?;
        match step {
            Step::Index(index) => {
                self.inner.play_index(seat, index).map_err(|problem| errors::problem(py, &problem))
            }
            Step::Text(step) => {
                let played = self.inner.table_mut().play(seat, &step);
                played.map_err(|refused| errors::refused(py, &step, &refused))
            }
        }
    }

    /// Takes back the last step of a seat, unless it revealed something.
    fn undo(&mut self, seat: i64) -> PyResult<()> {
        let seat = convert::seat(seat, self.table().players())?;
        self.inner.table_mut().undo(seat).map_err(|error| StepError::new_err(error.to_string()))
    }

    /// Makes the step taken back last again.
    fn redo(&mut self, seat: i64) -> PyResult<()> {
        let seat = convert::seat(seat, self.table().players())?;
        self.inner.table_mut().redo(seat).map_err(|error| StepError::new_err(error.to_string()))
    }

    /// What a seat, a `"spectator"` or the `"judge"` may see.
    #[pyo3(signature = (viewer=None))]
    fn view(&self, py: Python<'_>, viewer: Option<Eyes>) -> PyResult<Py<PyAny>> {
        let viewer = Eyes::viewer(viewer, self.table().players())?;
        convert::to_python(py, &self.table().view(viewer))
    }

    /// The table as a picture of characters.
    #[pyo3(signature = (viewer=None))]
    fn draw(&self, viewer: Option<Eyes>) -> PyResult<String> {
        Ok(self.table().draw(Eyes::viewer(viewer, self.table().players())?))
    }

    /// What happened, as a viewer may read it: one dictionary per step.
    #[pyo3(signature = (viewer=None))]
    fn log(&self, py: Python<'_>, viewer: Option<Eyes>) -> PyResult<Py<PyAny>> {
        let viewer = Eyes::viewer(viewer, self.table().players())?;
        convert::to_python(py, &json!(self.table().log(viewer, 0)))
    }

    /// What a seat may know, as numbers.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat_of(seat)?;
        convert::numbers(py, self.inner.sizes().0, |out| self.inner.observe(seat, out))
    }

    /// `True` at the index of every legal step.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let indices = self.inner.legal(self.seat_of(seat)?);
        convert::mask(py, self.inner.sizes().1, &indices)
    }

    fn score(&self, seat: i64) -> PyResult<i32> {
        Ok(self.inner.score(convert::seat(seat, self.table().players())?))
    }

    fn place(&self, seat: i64) -> PyResult<u8> {
        Ok(self.inner.place(convert::seat(seat, self.table().players())?))
    }

    /// The points of a seat by source.
    fn score_sheet(&self, py: Python<'_>, seat: i64) -> PyResult<Py<PyAny>> {
        let seat = convert::seat(seat, self.table().players())?;
        convert::score_sheet(py, self.table().score_sheet_at(self.table().steps(), seat))
    }

    /// Points and places of all seats, once the game is over.
    #[getter]
    fn result(&self) -> Option<(Vec<i32>, Vec<u32>)> {
        // Lists of bytes would become one object of bytes.
        let places = |places: Vec<u8>| places.into_iter().map(u32::from).collect();
        self.table().result().map(|result| (result.scores, places(result.places)))
    }

    /// The rewards of all seats, once the game is over: zero-sum, 1 for winning alone.
    #[getter]
    fn rewards(&self) -> Option<Vec<f32>> {
        let places = self.table().result()?.places;
        let winners = places.iter().filter(|place| **place == 1).count().max(1);
        let share = |place: &u8| if *place == 1 { 1.0 / winners as f32 } else { 0.0 };
        Some(
            places
                .iter()
                .map(|place| tensors::vector::reward(share(place), self.table().players()))
                .collect(),
        )
    }

    /// The replay file. It names every draw.
    fn record(&self) -> String {
        self.table().record().to_string()
    }

    /// The position now, as a value of its own.
    fn position(&self) -> Position {
        Position::new(self.inner.position())
    }

    fn clone(&self) -> Table {
        Table { inner: self.inner.clone_box() }
    }

    fn __copy__(&self) -> Table {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Table {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let (game, steps) = (self.table().game(), self.table().steps());
        format!("<Table of {game}, {} players, {steps} steps>", self.table().players())
    }
}
