//! Many games at once, written straight into NumPy arrays.

use crate::errors;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::sync::Mutex;
use tensors::{AnyVector, Arrays};

/// Many games at once. The arrays are the same objects for ever; every call writes into them.
#[pyclass(module = "ziggurat_games", frozen)]
pub(crate) struct Vector {
    inner: Mutex<Box<dyn AnyVector>>,
    /// What the seat to move may know: games × numbers.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// `True` at every legal step: games × steps.
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// The seat to move of every game.
    #[pyo3(get)]
    seats: Py<PyArray1<i64>>,
    /// The rewards of all seats, where a game has just ended: games × players.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Has the game just ended?
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
    /// The final points of the last game that ended: games × players.
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    #[pyo3(get)]
    actions: Py<PyArray1<i64>>,
}

impl Vector {
    pub(crate) fn new(py: Python<'_>, inner: Box<dyn AnyVector>, seed: u64) -> PyResult<Vector> {
        let (numbers, steps) = inner.sizes();
        let (games, players) = (inner.games(), usize::from(inner.players()));
        let vector = Vector {
            inner: Mutex::new(inner),
            observations: PyArray2::zeros(py, [games, numbers], false).unbind(),
            masks: PyArray2::zeros(py, [games, steps], false).unbind(),
            seats: PyArray1::zeros(py, games, false).unbind(),
            rewards: PyArray2::zeros(py, [games, players], false).unbind(),
            dones: PyArray1::zeros(py, games, false).unbind(),
            scores: PyArray2::zeros(py, [games, players], false).unbind(),
            actions: PyArray1::zeros(py, games, false).unbind(),
        };
        vector.reset(py, seed)?;
        Ok(vector)
    }

    /// Does something with the games and all arrays, while other threads of Python go on.
    fn with_arrays<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyVector, Arrays<'_>) -> Result<T, tensors::VectorError> + Send,
    ) -> PyResult<T> {
        let busy = |_| PyRuntimeError::new_err("an array of the games is in use");
        let mut observations = self.observations.bind(py).try_readwrite().map_err(busy)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(busy)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(busy)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(busy)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(busy)?;
        let mut scores = self.scores.bind(py).try_readwrite().map_err(busy)?;
        let arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
        };
        let inner = &self.inner;
        py.detach(move || match inner.lock() {
            Ok(mut games) => work(&mut **games, arrays).map_err(errors::vector),
            Err(_) => Err(PyRuntimeError::new_err("the games broke off before")),
        })
    }
}

#[pymethods]
impl Vector {
    /// How many games.
    fn __len__(&self) -> PyResult<usize> {
        self.inner
            .lock()
            .map(|games| games.games())
            .map_err(|_| PyRuntimeError::new_err("the games broke off before"))
    }

    /// Starts all games afresh from a seed.
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with_arrays(py, |games, arrays| games.reset(seed, arrays))
    }

    /// Makes one step in every game; a game that ends is replaced by a new one.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.with_arrays(py, |games, arrays| games.step(actions, arrays))
    }

    /// Any legal step for every game; written into `actions` and returned.
    fn sample(&self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        {
            let array = self.actions.bind(py);
            let mut actions =
                array.try_readwrite().map_err(|_| PyRuntimeError::new_err("the actions are in use"))?;
            let actions = actions.as_slice_mut()?;
            let mut games =
                self.inner.lock().map_err(|_| PyRuntimeError::new_err("the games broke off before"))?;
            games.sample(actions).map_err(errors::vector)?;
        }
        Ok(self.actions.clone_ref(py))
    }

    /// The seat of the caller in every game; where nobody else plays, the seat to move.
    fn own_seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let games = self.inner.lock().map_err(|_| PyRuntimeError::new_err("the games broke off before"))?;
        Ok(PyArray1::from_vec(py, games.own_seats()))
    }
}
