//! May this caller look at this table? Asked at every door of a table, by its address, so that no door can forget.
//!
//! The doors ask once more when they act, because a table may change its mind in between.

use super::App;
use super::tables::look;
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::TableId;

/// Where the doors of tables are.
const TABLES: &str = "/api/tables/{id}";
/// Doors for those who are not in yet; each asks for an invite or a token of its own.
const KNOCKED_AT: [&str; 3] = ["/enter", "/join", "/claim"];

/// A table that is not the caller's business does not exist. `route` is the pattern that the path met.
pub(super) async fn check(
    app: &App,
    route: Option<&str>,
    path: &str,
    caller: Option<&Caller>,
) -> Result<(), Error> {
    let Some(door) = route.and_then(|route| route.strip_prefix(TABLES)) else { return Ok(()) };
    if KNOCKED_AT.contains(&door) {
        return Ok(());
    }
    // An id has letters and digits only, so one that is written in another way is nobody's.
    let id = path.split('/').nth(3).unwrap_or_default();
    let user = caller.map(|caller| caller.id().clone());
    app.hall.read(&TableId::new(id), move |loaded| look(loaded, user.as_ref())).await
}
