//! What bots must keep, tried on every game.

mod fairness;
mod haste;
mod keeping;
mod names;
mod network;
mod setups;
mod strength;
