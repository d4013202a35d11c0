//! `ziggurat import snellman` and `ziggurat export --format snellman`

use crate::args::{ExportArgs, SnellmanArgs};
use crate::failure::Failure;

pub fn import(_args: &SnellmanArgs) -> Result<(), Failure> {
    Err(Failure::Usage("Terra Mystica is not part of this build".to_owned()))
}

pub fn export(_args: &ExportArgs) -> Result<(), Failure> {
    Err(Failure::Usage("Terra Mystica is not part of this build".to_owned()))
}
