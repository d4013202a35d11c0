//! A game for a number of players: what it is, how it becomes arrays, new tables.

use crate::convert::{from_python, to_python};
use crate::errors;
use crate::position::Position;
use crate::table::Table;
use crate::vector::Vector;
use bots::{Spec, SpecError};
use game_core::{AnyGame, ErasedGame, Record, Seed};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use tensors::{AnyEncoding, Encoded, Opponents, VectorOrder, Visit};

/// The ids of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    tensors::games()
}

/// A game for a number of players.
#[pyclass(module = "ziggurat_games", frozen)]
pub(crate) struct Game {
    encoding: Box<dyn AnyEncoding>,
    rules: Box<dyn AnyGame>,
}

struct Erase;

impl Visit for Erase {
    type Out = Box<dyn AnyGame>;
    fn with<G: Encoded>(self) -> Box<dyn AnyGame> {
        Box::new(ErasedGame::<G>::new())
    }
}

impl Game {
    fn find(id: &str, players: Option<u8>) -> PyResult<Game> {
        let rules = tensors::visit(id, Erase).ok_or_else(|| errors::unknown_game(id))?;
        let players = players.unwrap_or(rules.info().min_players);
        let info = rules.info();
        if !(info.min_players..=info.max_players).contains(&players) {
            let (least, most) = (info.min_players, info.max_players);
            return Err(errors::setup(format!("{id} is for {least} to {most} players, not for {players}")));
        }
        let encoding =
            tensors::encoding(id, players).ok_or_else(|| errors::unknown_game(id))?.map_err(errors::setup)?;
        Ok(Game { encoding, rules })
    }

    /// The default set-up with changes.
    fn setup_of(&self, changes: Option<&Bound<'_, PyDict>>) -> PyResult<Value> {
        let mut setup = self.rules.default_setup(self.encoding.players());
        if let (Some(changes), Value::Object(fields)) = (changes, &mut setup)
            && let Value::Object(changes) = from_python(changes.as_any())?
        {
            fields.extend(changes);
        }
        Ok(setup)
    }
}

#[pymethods]
impl Game {
    /// A game by its id, for a number of players (the fewest when none is given).
    #[new]
    #[pyo3(signature = (id, players=None))]
    fn new(id: &str, players: Option<u8>) -> PyResult<Game> {
        Game::find(id, players)
    }

    #[getter]
    fn id(&self) -> &'static str {
        self.encoding.game()
    }

    #[getter]
    fn title(&self) -> &'static str {
        self.rules.info().title
    }

    #[getter]
    fn players(&self) -> u8 {
        self.encoding.players()
    }

    #[getter]
    fn min_players(&self) -> u8 {
        self.rules.info().min_players
    }

    #[getter]
    fn max_players(&self) -> u8 {
        self.rules.info().max_players
    }

    #[getter]
    fn rules_version(&self) -> u32 {
        self.rules.rules_version()
    }

    #[getter]
    fn content_hash(&self) -> String {
        self.encoding.content()
    }

    #[getter]
    fn encoding_version(&self) -> u32 {
        self.encoding.version()
    }

    #[getter]
    fn observation_names(&self) -> Vec<String> {
        self.encoding.observation_names().to_vec()
    }

    #[getter]
    fn step_names(&self) -> Vec<String> {
        self.encoding.step_names()
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.encoding.observation_names().len()
    }

    #[getter]
    fn step_size(&self) -> usize {
        self.encoding.step_size()
    }

    /// The options of a set-up with the values they take, the default first.
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let options = self.rules.info().options.into_iter().filter(|option| !option.internal);
        let options = options.map(|option| (option.id.to_owned(), Value::Array(option.values)));
        to_python(py, &Value::Object(options.collect()))
    }

    /// The default set-up, with changes.
    #[pyo3(signature = (**changes))]
    fn setup(&self, py: Python<'_>, changes: Option<&Bound<'_, PyDict>>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.setup_of(changes)?)
    }

    /// A new table; its deals follow from the seed, a word or a number.
    #[pyo3(signature = (seed, **changes))]
    fn start(&self, seed: &Bound<'_, PyAny>, changes: Option<&Bound<'_, PyDict>>) -> PyResult<Table> {
        let seed = Seed::from_phrase(&seed.str()?.to_string());
        let table = self.encoding.start(&self.setup_of(changes)?, seed).map_err(errors::setup)?;
        Ok(Table::new(table))
    }

    /// The position before the first draw.
    #[pyo3(signature = (**changes))]
    fn first(&self, changes: Option<&Bound<'_, PyDict>>) -> PyResult<Position> {
        Ok(Position::new(self.encoding.first(&self.setup_of(changes)?).map_err(errors::setup)?))
    }

    /// The table of a record.
    fn replay(&self, record: &str) -> PyResult<Table> {
        let record: Record = record.parse().map_err(errors::record)?;
        Ok(Table::new(self.encoding.replay(&record).map_err(errors::record)?))
    }

    /// Many games at once. `opponent` is a bot for all seats but the caller's, or nothing to play every seat.
    #[pyo3(signature = (games, seed=0, opponent=None, **changes))]
    fn vector(
        &self,
        py: Python<'_>,
        games: usize,
        seed: u64,
        opponent: Option<&str>,
        changes: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Vector> {
        let spec = |name: &str| name.parse::<Spec>().map_err(|error: SpecError| errors::bot(error));
        let opponents = match opponent {
            None => Opponents::None,
            Some("random") => Opponents::Random,
            Some(name) => Opponents::Bot(spec(name)?),
        };
        let order = VectorOrder { games, setup: self.setup_of(changes)?, seed, opponents };
        Vector::new(py, self.encoding.vector(&order).map_err(errors::vector)?, seed)
    }

    /// A game never changes, so a copy is the game itself.
    fn __copy__(this: Py<Game>) -> Py<Game> {
        this
    }

    fn __deepcopy__(this: Py<Game>, _memo: &Bound<'_, PyAny>) -> Py<Game> {
        this
    }

    fn __repr__(&self) -> String {
        format!("Game({:?}, players={})", self.encoding.game(), self.encoding.players())
    }
}
