//! The Python package `ziggurat-games`: everything here only hands on what the rules say.
//!
//! | File | Holds |
//! | --- | --- |
//! | `game` | a game for a number of players: what it is, its encoding, new tables |
//! | `table` | a match with its history |
//! | `position` | a plain position: copied, searched, dealt by hand |
//! | `bot` | bots |
//! | `vector` | many games at once |
//! | `convert` | seats, viewers, steps and set-ups between both languages |
//! | `errors` | what goes wrong, as exceptions |

#![cfg(feature = "extension")]

mod bot;
mod convert;
mod errors;
mod game;
mod position;
mod table;
mod vector;

use pyo3::prelude::*;

/// The native part of `ziggurat_games`.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    errors::add_to(module)?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_class::<game::Game>()?;
    module.add_class::<table::Table>()?;
    module.add_class::<position::Position>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<vector::Vector>()?;
    Ok(())
}
