//! `ziggurat export`

use crate::args::{ExportArgs, ExportFormat};
use crate::commands::snellman;
use crate::failure::Failure;

pub fn run(args: ExportArgs) -> Result<(), Failure> {
    #[cfg(feature = "parquet")]
    if let Some(crate::args::ExportCommand::Parquet { folder, records }) = args.command {
        return parquet(&folder, &records);
    }
    match (args.file, args.format) {
        (Some(file), Some(ExportFormat::Snellman)) => snellman::export(&file),
        _ => Err(Failure::Usage("export needs a record and --format".to_owned())),
    }
}

/// Records as tables. They have no bots, so nothing is known of what anybody thought.
#[cfg(feature = "parquet")]
fn parquet(folder: &std::path::Path, records: &[std::path::PathBuf]) -> Result<(), Failure> {
    let dataset = dataset::Folder::create(folder)?;
    for (number, file) in (0..).zip(records) {
        let (game, record) = crate::registry::record(file)?;
        let retold = lab::retell(number, &record);
        let unknown = || Failure::Usage(format!("{}: no bot plays {}", file.display(), game.info().id));
        let failed = |error| match error {
            lab::RetellError::Replay(error) => Failure::replay(file, error),
            unfinished => Failure::Usage(format!("{}: {unfinished}", file.display())),
        };
        dataset.add(retold.ok_or_else(unknown)?.map_err(failed)?)?;
    }
    Ok(dataset.finish()?)
}
