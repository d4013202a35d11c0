//! Games as Parquet files, for DuckDB, Polars and whatever else reads them.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`schema`] | the four tables and their columns |
//! | `column` | the values of one column, until they are written |
//! | `table` | one file, written in groups of rows |
//! | [`folder`] | [`Folder`]: takes games in any order and writes them in the order of their numbers |
//!
//! What the columns mean: `docs/research/data.md`.

mod column;
pub mod folder;
pub mod schema;
mod table;

pub use folder::{DatasetError, Folder};
