//! The values of one column, until they are written.

use parquet::basic::Type as Physical;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, FloatType, Int32Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::writer::SerializedColumnWriter;
use parquet::schema::types::ColumnDescriptor;

/// One value of a row.
pub enum Cell {
    /// A number.
    Int(i32),
    /// A number that may be missing.
    MaybeInt(Option<i32>),
    /// Text.
    Text(String),
    /// Text that may be missing.
    MaybeText(Option<String>),
    /// A number with a point.
    Real(f32),
    /// Such a number that may be missing.
    MaybeReal(Option<f32>),
    /// A list of texts.
    Texts(Vec<String>),
    /// A list of numbers, each of which may be missing.
    Reals(Vec<Option<f32>>),
}

impl Cell {
    /// How many values it takes in its column.
    pub fn values(&self) -> usize {
        match self {
            Cell::Texts(values) => values.len().max(1),
            Cell::Reals(values) => values.len().max(1),
            _ => 1,
        }
    }
}

enum Values {
    Int(Vec<i32>),
    Real(Vec<f32>),
    Text(Vec<ByteArray>),
}

/// A column. Levels say, as Parquet has it, how deep a value is defined and where a list begins.
pub struct Column {
    values: Values,
    definition: Vec<i16>,
    repetition: Vec<i16>,
    deepest: i16,
    lists: bool,
}

impl Column {
    /// An empty column of this kind.
    pub fn new(kind: &ColumnDescriptor) -> Result<Self> {
        let values = match kind.physical_type() {
            Physical::INT32 => Values::Int(Vec::new()),
            Physical::FLOAT => Values::Real(Vec::new()),
            Physical::BYTE_ARRAY => Values::Text(Vec::new()),
            other => return Err(ParquetError::General(format!("no table here has columns of {other}"))),
        };
        let (deepest, lists) = (kind.max_def_level(), kind.max_rep_level() > 0);
        Ok(Column { values, definition: Vec::new(), repetition: Vec::new(), deepest, lists })
    }

    /// Adds the value of the next row.
    pub fn push(&mut self, cell: Cell) -> Result<()> {
        match cell {
            Cell::Int(value) => self.one(Some(Cell::Int(value))),
            Cell::MaybeInt(value) => self.one(value.map(Cell::Int)),
            Cell::Text(value) => self.one(Some(Cell::Text(value))),
            Cell::MaybeText(value) => self.one(value.map(Cell::Text)),
            Cell::Real(value) => self.one(Some(Cell::Real(value))),
            Cell::MaybeReal(value) => self.one(value.map(Cell::Real)),
            Cell::Texts(values) => self.list(values.into_iter().map(|value| Some(Cell::Text(value)))),
            Cell::Reals(values) => self.list(values.into_iter().map(|value| value.map(Cell::Real))),
        }
    }

    fn one(&mut self, value: Option<Cell>) -> Result<()> {
        self.repetition.push(0);
        self.definition.push(if value.is_some() { self.deepest } else { self.deepest - 1 });
        value.map_or(Ok(()), |value| self.add(value))
    }

    fn list(&mut self, values: impl Iterator<Item = Option<Cell>>) -> Result<()> {
        let begun = self.repetition.len();
        for value in values {
            self.one(value)?;
            if let Some(level) = self.repetition.last_mut() {
                *level = i16::from(self.definition.len() > begun + 1);
            }
        }
        if self.repetition.len() == begun {
            self.repetition.push(0);
            self.definition.push(0);
        }
        Ok(())
    }

    fn add(&mut self, value: Cell) -> Result<()> {
        match (&mut self.values, value) {
            (Values::Int(values), Cell::Int(value)) => values.push(value),
            (Values::Real(values), Cell::Real(value)) => values.push(value),
            (Values::Text(values), Cell::Text(value)) => values.push(value.into_bytes().into()),
            _ => return Err(ParquetError::General("a value of another type than its column".to_owned())),
        }
        Ok(())
    }

    /// Writes everything and is empty again.
    pub fn write(&mut self, writer: &mut SerializedColumnWriter<'_>) -> Result<()> {
        let definition = (self.deepest > 0).then_some(&self.definition[..]);
        let repetition = self.lists.then_some(&self.repetition[..]);
        match &mut self.values {
            Values::Int(values) => write::<Int32Type>(writer, values, definition, repetition)?,
            Values::Real(values) => write::<FloatType>(writer, values, definition, repetition)?,
            Values::Text(values) => write::<ByteArrayType>(writer, values, definition, repetition)?,
        }
        self.definition.clear();
        self.repetition.clear();
        Ok(())
    }
}

fn write<T: DataType>(
    writer: &mut SerializedColumnWriter<'_>,
    values: &mut Vec<T::T>,
    definition: Option<&[i16]>,
    repetition: Option<&[i16]>,
) -> Result<()> {
    writer.typed::<T>().write_batch(values, definition, repetition)?;
    values.clear();
    Ok(())
}
