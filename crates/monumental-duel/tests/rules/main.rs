//! The rules, one case per paragraph, test vector, ruling and card of the specification.

#![allow(clippy::unwrap_used)] // helpers of tests may unwrap like tests

mod actions;
mod boxes;
mod cards_city;
mod cards_other;
mod edges;
mod invariants;
mod language;
mod own_rulings;
mod readings;
mod rivals;
mod rulings;
mod table;
mod vectors_1;
mod vectors_2;
