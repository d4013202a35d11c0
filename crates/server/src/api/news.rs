//! What a viewer needs to draw a table after an event.

use super::play::UndoState;
use game_core::Text;
use game_core::erased::OptionLine;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// The table after an event as a difference to the table before it, made for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct News {
    /// It builds on the table as it stood after this event: whoever has an older one fetches the state.
    pub from: u64,
    /// What changed in the view: a JSON Patch (RFC 6902) of `add`, `remove` and `replace`.
    #[schema(value_type = Vec<ViewChange>)]
    #[ts(as = "Vec<ViewChange>")]
    pub view: ViewPatch,
    /// So many lines of the log still stand; the lines of the event follow them.
    pub log_from: u32,
    /// The open question, when the table waits for this viewer.
    pub prompt: Option<Text>,
    /// The answers.
    pub options: Vec<OptionLine>,
    /// Does the viewer's time run?
    pub your_turn: bool,
    /// Can the viewer take the last step back?
    pub can_undo: bool,
    /// Can the viewer make a step again?
    pub can_redo: bool,
    /// Somebody asks to go back further.
    pub undo_request: Option<UndoState>,
}

/// The changes of a view, as the text they travel as.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ViewPatch(Box<RawValue>);

impl ViewPatch {
    /// A patch from its text; `None` when that is not JSON.
    #[must_use]
    pub fn new(text: String) -> Option<Self> {
        RawValue::from_string(text).ok().map(ViewPatch)
    }

    /// The patch as it travels.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The changes one by one.
    ///
    /// # Errors
    /// When the text is not a list of changes.
    pub fn changes(&self) -> Result<Vec<ViewChange>, serde_json::Error> {
        serde_json::from_str(self.text())
    }
}

impl PartialEq for ViewPatch {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

/// One change of a view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum ViewChange {
    /// A new part; in a list the parts behind it move on.
    Add {
        /// Where, as a JSON Pointer (RFC 6901).
        path: String,
        /// What.
        #[ts(type = "unknown")]
        value: Value,
    },
    /// A part is gone; in a list the parts behind it move up.
    Remove {
        /// Which.
        path: String,
    },
    /// A part is another one now.
    Replace {
        /// Which.
        path: String,
        /// The new one.
        #[ts(type = "unknown")]
        value: Value,
    },
}

/// A change that does not fit the view it is applied to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}: there is no such part of the view")]
pub struct Misfit(String);

/// Makes a view out of the one before it.
///
/// # Errors
/// When a change speaks of a part that is not there: then this is not the view before it.
pub fn apply(view: &mut Value, changes: &[ViewChange]) -> Result<(), Misfit> {
    changes.iter().try_for_each(|change| apply_one(view, change))
}

fn apply_one(view: &mut Value, change: &ViewChange) -> Result<(), Misfit> {
    let (ViewChange::Add { path, .. } | ViewChange::Remove { path } | ViewChange::Replace { path, .. }) =
        change;
    let misfit = || Misfit(path.clone());
    if let ViewChange::Replace { value, .. } = change {
        *view.pointer_mut(path).ok_or_else(misfit)? = value.clone();
        return Ok(());
    }
    let (above, name) = path.rsplit_once('/').ok_or_else(misfit)?;
    let name = name.replace("~1", "/").replace("~0", "~");
    match (view.pointer_mut(above).ok_or_else(misfit)?, change) {
        (Value::Object(fields), ViewChange::Add { value, .. }) => {
            fields.insert(name, value.clone());
        }
        (Value::Object(fields), _) => {
            fields.remove(&name).ok_or_else(misfit)?;
        }
        (Value::Array(items), change) => {
            let at: usize = name.parse().map_err(|_| misfit())?;
            match change {
                ViewChange::Add { value, .. } if at <= items.len() => items.insert(at, value.clone()),
                ViewChange::Remove { .. } if at < items.len() => drop(items.remove(at)),
                _ => return Err(misfit()),
            }
        }
        _ => return Err(misfit()),
    }
    Ok(())
}
