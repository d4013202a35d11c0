//! Content packs made by hand. A content file is shown as forms, one per table, one sheet per entry; edits change one
//! value or its source and leave comments, order and everything else as it was.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`form`] | the entries of a content file with their values and sources |
//! | [`mod@edit`] | changes of single values |
//! | [`origin`] | where each value of an entry comes from, in the three ways that content files say it |

pub mod edit;
pub mod form;
pub mod origin;

pub use edit::{Edit, EditError, edit};
pub use form::{Entry, Field, Sheet, sheets};
