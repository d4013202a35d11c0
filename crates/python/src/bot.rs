//! Bots: they see a table only as their seat may know it.

use crate::convert::to_python;
use crate::errors::{self, BotError, StepError};
use crate::table::Table;
use bots::{AnyBot, Cancel, Spec, SpecError};
use game_core::{QuickRandom, Random};
use pyo3::prelude::*;
use serde_json::json;
use std::sync::Mutex;

struct Thinking {
    bot: Box<dyn AnyBot>,
    rng: QuickRandom,
}

/// A bot for one game, such as `Bot("altay", "search@500")`. It keeps what it thought while its turn lasts.
#[pyclass(module = "ziggurat_games", frozen)]
pub(crate) struct Bot {
    game: String,
    name: String,
    thinking: Mutex<Thinking>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, name, seed=0, threads=1))]
    fn new(game: &str, name: &str, seed: u64, threads: usize) -> PyResult<Bot> {
        if !tensors::games().contains(&game) {
            return Err(errors::unknown_game(game));
        }
        let spec: Spec = name.parse().map_err(|error: SpecError| errors::bot(error))?;
        let mut rng = QuickRandom::new(seed);
        let bot = bots::registry::build(game, &spec, rng.next_u64(), threads).map_err(errors::bot)?;
        Ok(Bot { game: game.to_owned(), name: name.to_owned(), thinking: Mutex::new(Thinking { bot, rng }) })
    }

    #[getter]
    fn game(&self) -> &str {
        &self.game
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Chooses a step for a seat that is asked; a step in notation.
    #[pyo3(signature = (table, seat=None))]
    fn choose(&self, py: Python<'_>, table: &Table, seat: Option<i64>) -> PyResult<String> {
        Ok(self.think(py, table, seat, 0)?.step)
    }

    /// The step chosen and the best steps with what the bot expects of them.
    #[pyo3(signature = (table, seat=None, hints=5))]
    fn advise(&self, py: Python<'_>, table: &Table, seat: Option<i64>, hints: usize) -> PyResult<Py<PyAny>> {
        to_python(py, &json!(self.think(py, table, seat, hints)?))
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?}, {:?})", self.game, self.name)
    }
}

impl Bot {
    fn think(
        &self,
        py: Python<'_>,
        table: &Table,
        seat: Option<i64>,
        hints: usize,
    ) -> PyResult<bots::AnyAdvice> {
        let table_of = table.inner.table();
        if table_of.game() != self.game {
            return Err(BotError::new_err(format!("a bot of {} cannot play {}", self.game, table_of.game())));
        }
        let seat = table.seat_of(seat)?;
        let mut thinking = self.thinking.lock().map_err(|_| BotError::new_err("the bot broke off before"))?;
        let Thinking { bot, rng } = &mut *thinking;
        let sight = table_of.for_bot(seat, rng);
        let advice = py.detach(move || bot.choose(&*sight, None, &Cancel::new(), hints));
        advice.ok_or_else(|| StepError::new_err(format!("seat {seat} is not asked anything now")))
    }
}
