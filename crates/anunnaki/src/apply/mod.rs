//! What answers and automatic steps do, by rule area. Which answer does what stands in `decisions`.

mod actions;
mod battle;
mod culture;
mod gods;
mod rewards;
mod star;
mod travel;
