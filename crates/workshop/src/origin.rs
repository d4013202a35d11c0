//! Where each value of an entry comes from. Content files say it in three ways: one `source` for the whole entry, or
//! `source_x` for its field x;
//! `source` with `known`, the fields that it backs; or `source` with `derived_fields` and `reconstructed_fields`, the
//! fields of a weaker origin.

use game_core::Source;
use toml_edit::{Array, DocumentMut, Item, TableLike, Value};

/// How a content file tells the sources of single values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// One source for each entry.
    Whole,
    /// `known` lists what the source backs; the rest is reconstructed.
    Known,
    /// `derived_fields` and `reconstructed_fields` list what it does not back.
    Weaker,
}

/// Fields that are no printed values, but say something about them.
const SILENT: [&str; 7] =
    ["id", "known", "derived_fields", "reconstructed_fields", "text", "bonus_text", "note"];

/// Is this a printed value?
#[must_use]
pub fn is_printed(field: &str) -> bool {
    !SILENT.contains(&field) && field != "source" && !field.starts_with("source_")
}

impl Way {
    /// The way of a file: whichever list occurs in it.
    #[must_use]
    pub fn of(document: &DocumentMut) -> Way {
        let has = |field: &str| {
            crate::form::tables(document).iter().any(|(_, rows)| rows.iter().any(|row| row.contains_key(field)))
        };
        if has("known") {
            Way::Known
        } else if has("reconstructed_fields") {
            Way::Weaker
        } else {
            Way::Whole
        }
    }

    /// The source of a field.
    #[must_use]
    pub fn source(self, row: &dyn TableLike, field: &str) -> Source {
        let own = own(row);
        match self {
            Way::Whole => named(row, &format!("source_{field}")).unwrap_or(own),
            Way::Known if listed(row, "known").iter().any(|known| known == field) => own,
            Way::Known => Source::Reconstructed,
            Way::Weaker if listed(row, "reconstructed_fields").iter().any(|weaker| weaker == field) => {
                Source::Reconstructed
            }
            Way::Weaker if listed(row, "derived_fields").iter().any(|weaker| weaker == field) => Source::Derived,
            Way::Weaker => own,
        }
    }

    /// Gives a field another source. Where the file has only one for the whole entry, the entry gets it.
    pub fn set(self, row: &mut dyn TableLike, field: &str, source: Source) {
        let own = own(row);
        match self {
            Way::Whole => {
                let single = format!("source_{field}");
                let name = if row.contains_key(&single) { &single } else { "source" };
                crate::edit::put(row, name, Value::from(source.name()));
            }
            Way::Known => {
                let mut known = listed(row, "known");
                known.retain(|one| one != field);
                if source != Source::Reconstructed {
                    known.push(field.to_owned());
                    if own == Source::Reconstructed {
                        put(row, source);
                    }
                }
                list(row, "known", &known);
            }
            Way::Weaker => {
                let names: Vec<String> = row
                    .iter()
                    .map(|(name, _)| name.to_owned())
                    .filter(|name| name != field && is_printed(name))
                    .collect();
                let of = |wanted: Source| -> Vec<String> {
                    names.iter().filter(|name| self.source(row, name) == wanted).cloned().collect()
                };
                let (mut derived, mut reconstructed) = (of(Source::Derived), of(Source::Reconstructed));
                let strength = |one: Source| Source::ALL.iter().position(|other| *other == one);
                // The source of the entry is its strongest one; what is weaker is listed.
                let new = if strength(source) < strength(own) { source } else { own };
                put(row, new);
                if source != new {
                    match source {
                        Source::Derived => derived.push(field.to_owned()),
                        Source::Reconstructed => reconstructed.push(field.to_owned()),
                        Source::Rulebook | Source::Published => {}
                    }
                }
                list(row, "derived_fields", if new == Source::Derived { &[] } else { &derived });
                list(row, "reconstructed_fields", if new == Source::Reconstructed { &[] } else { &reconstructed });
            }
        }
    }
}

fn own(row: &dyn TableLike) -> Source {
    named(row, "source").unwrap_or(Source::Reconstructed)
}

fn named(row: &dyn TableLike, field: &str) -> Option<Source> {
    let named = row.get(field).and_then(Item::as_str)?;
    Source::ALL.into_iter().find(|source| source.name() == named)
}

fn put(row: &mut dyn TableLike, source: Source) {
    crate::edit::put(row, "source", Value::from(source.name()));
}

fn listed(row: &dyn TableLike, name: &str) -> Vec<String> {
    let items = row.get(name).and_then(Item::as_array).into_iter().flatten();
    items.filter_map(Value::as_str).map(str::to_owned).collect()
}

fn list(row: &mut dyn TableLike, name: &str, fields: &[String]) {
    if fields.is_empty() {
        row.remove(name);
    } else {
        let array: Array = fields.iter().map(String::as_str).collect();
        crate::edit::put(row, name, Value::Array(array));
    }
}
