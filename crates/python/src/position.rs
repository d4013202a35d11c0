//! A plain position: copied, searched, dealt by hand.

use crate::convert::{self, Eyes, Step};
use crate::errors::{self, LawBroken};
use game_core::{Actor, Awaiting, QuickRandom};
use numpy::PyArray1;
use pyo3::prelude::*;
use tensors::AnyPosition;

/// A position without a history: a value that is copied, compared and changed.
#[pyclass(module = "ziggurat_games")]
pub(crate) struct Position {
    inner: Box<dyn AnyPosition>,
}

impl Position {
    pub(crate) const fn new(inner: Box<dyn AnyPosition>) -> Self {
        Position { inner }
    }

    fn seat_of(&self, seat: Option<i64>) -> PyResult<game_core::Seat> {
        convert::seat_or_next(seat, self.inner.players(), self.inner.seat())
    }
}

#[pymethods]
impl Position {
    #[getter]
    fn game(&self) -> &'static str {
        self.inner.game()
    }

    #[getter]
    fn players(&self) -> u8 {
        self.inner.players()
    }

    /// The seats that may answer now; several where choices are simultaneous.
    #[getter]
    fn awaiting(&self) -> Vec<usize> {
        convert::awaited(self.inner.awaiting())
    }

    /// The first seat that may answer; nothing when a draw is due or the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.inner.seat().map(game_core::Seat::index)
    }

    /// Is a draw due?
    #[getter]
    fn chance(&self) -> bool {
        self.inner.awaiting() == Awaiting::Chance
    }

    #[getter]
    fn over(&self) -> bool {
        self.inner.awaiting() == Awaiting::Nothing
    }

    /// The indices of the legal steps, in the order of the rules.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<u32>> {
        Ok(self.inner.legal_indices(self.seat_of(seat)?))
    }

    /// The legal steps with their indices: a dictionary from notation to index, in the order of the rules.
    #[pyo3(signature = (seat=None))]
    fn options<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
        let options = pyo3::types::PyDict::new(py);
        for (index, step) in self.inner.legal(self.seat_of(seat)?) {
            options.set_item(step, index)?;
        }
        Ok(options)
    }

    /// Makes a step of a player, given by its index or in notation. Draws that follow are not made.
    #[pyo3(signature = (step, seat=None))]
    fn apply(&mut self, py: Python<'_>, step: Step, seat: Option<i64>) -> PyResult<()> {
        let seat = self.seat_of(seat)?;
        match step {
            Step::Index(index) => self.inner.apply_index(seat, index),
            Step::Text(step) => self.inner.apply(seat, &step),
        }
        .map_err(|problem| errors::problem(py, &problem))
    }

    /// The possible draws with their probabilities; empty when no draw is due.
    fn odds(&self) -> Vec<(String, f64)> {
        let odds = self.inner.odds();
        let all: f64 = odds.iter().map(|(_, weight)| f64::from(*weight)).sum();
        odds.into_iter().map(|(step, weight)| (step, f64::from(weight) / all)).collect()
    }

    /// Makes the draw with this number in `odds()`.
    fn draw_outcome(&mut self, py: Python<'_>, outcome: usize) -> PyResult<()> {
        self.inner.draw_outcome(outcome).map_err(|problem| errors::problem(py, &problem))
    }

    /// Makes a draw by its odds and tells it.
    fn deal(&mut self, py: Python<'_>, seed: u64) -> PyResult<String> {
        self.inner.deal(&mut QuickRandom::new(seed)).map_err(|problem| errors::problem(py, &problem))
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
        let indices = self.inner.legal_indices(self.seat_of(seat)?);
        convert::mask(py, self.inner.sizes().1, &indices)
    }

    /// What a seat, a `"spectator"` or the `"judge"` may see.
    #[pyo3(signature = (viewer=None))]
    fn view(&self, py: Python<'_>, viewer: Option<Eyes>) -> PyResult<Py<PyAny>> {
        let viewer = Eyes::viewer(viewer, self.inner.players())?;
        convert::to_python(py, &self.inner.view(viewer))
    }

    /// The table as a picture of characters.
    #[pyo3(signature = (viewer=None))]
    fn draw(&self, viewer: Option<Eyes>) -> PyResult<String> {
        Ok(self.inner.picture(Eyes::viewer(viewer, self.inner.players())?))
    }

    /// May a viewer read this step, made now by a seat (or by chance)?
    #[pyo3(signature = (viewer, step, seat=None))]
    fn sees(&self, viewer: Eyes, step: &str, seat: Option<i64>) -> PyResult<bool> {
        let viewer = Eyes::viewer(Some(viewer), self.inner.players())?;
        let actor = match seat {
            Some(index) => Actor::Seat(convert::seat(index, self.inner.players())?),
            None => Actor::Chance,
        };
        Ok(self.inner.sees(viewer, actor, step))
    }

    fn score(&self, seat: i64) -> PyResult<i32> {
        Ok(self.inner.score(convert::seat(seat, self.inner.players())?))
    }

    fn place(&self, seat: i64) -> PyResult<u8> {
        Ok(self.inner.place(convert::seat(seat, self.inner.players())?))
    }

    /// The points of a seat by source.
    fn score_sheet(&self, py: Python<'_>, seat: i64) -> PyResult<Py<PyAny>> {
        convert::score_sheet(py, self.inner.score_sheet(convert::seat(seat, self.inner.players())?))
    }

    /// The same to a seat, with everything it cannot know dealt afresh.
    fn imagine(&self, seat: i64, seed: u64) -> PyResult<Position> {
        let seat = convert::seat(seat, self.inner.players())?;
        Ok(Position::new(self.inner.imagine(seat, &mut QuickRandom::new(seed))))
    }

    /// Checks the laws that can be seen from one position; raises `LawBroken` where one is broken.
    #[pyo3(signature = (seed=0))]
    fn check_laws(&self, seed: u64) -> PyResult<()> {
        self.inner.check_laws(&mut QuickRandom::new(seed)).map_err(LawBroken::new_err)
    }

    fn clone(&self) -> Position {
        Position { inner: self.inner.clone_box() }
    }

    fn __copy__(&self) -> Position {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Position {
        self.clone()
    }

    fn __eq__(&self, other: &Position) -> bool {
        self.inner.equals(&*other.inner)
    }

    fn __hash__(&self) -> u64 {
        self.inner.fingerprint()
    }

    fn __repr__(&self) -> String {
        format!("<Position of {}, {} players>", self.inner.game(), self.inner.players())
    }
}
