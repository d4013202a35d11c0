//! One file, written in groups of rows.

use crate::column::{Cell, Column};
use parquet::basic::Compression;
use parquet::errors::Result;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::sync::Arc;

/// Values of the longest column that are kept in memory before they are written.
const GROUP: usize = 1 << 20;

/// A table that is being written.
pub struct Table {
    writer: SerializedFileWriter<File>,
    columns: Vec<Column>,
    values: usize,
}

impl Table {
    /// An empty table.
    pub fn new(schema: &str, file: File) -> Result<Self> {
        let schema = Arc::new(parse_message_type(schema)?);
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let writer = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
        let kinds = writer.schema_descr().columns().to_vec();
        let columns = kinds.iter().map(|kind| Column::new(kind)).collect::<Result<_>>()?;
        Ok(Table { writer, columns, values: 0 })
    }

    /// Adds a row.
    pub fn push<const N: usize>(&mut self, cells: [Cell; N]) -> Result<()> {
        assert_eq!(N, self.columns.len(), "a row has a cell for every column");
        self.values += cells.iter().map(Cell::values).max().unwrap_or_default();
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            column.push(cell)?;
        }
        if self.values >= GROUP { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<()> {
        let mut group = self.writer.next_row_group()?;
        let mut columns = self.columns.iter_mut();
        while let Some(mut writer) = group.next_column()? {
            if let Some(column) = columns.next() {
                column.write(&mut writer)?;
            }
            writer.close()?;
        }
        group.close()?;
        self.values = 0;
        Ok(())
    }

    /// Writes what is left and closes the file.
    pub fn finish(mut self) -> Result<()> {
        if self.values > 0 {
            self.flush()?;
        }
        self.writer.close().map(drop)
    }
}
