//! What bots must keep, tried on every game. Inside the crate, because Pebbles gets its evaluation here.

mod fairness;
mod keeping;
mod names;
mod network;
mod pebbles;
mod setups;
mod strength;
