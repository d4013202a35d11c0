//! The rules, one case per paragraph, worked example (TV-n) and ruling (R-n) of RULES.md.

mod rules {
    pub mod board;

    mod cults;
    mod dues;
    mod edges;
    mod end;
    mod habits;
    mod offers;
    mod passing;
    mod paying;
    mod portions;
    mod prompts;
    mod rulings;
    mod setup;
    mod special;
    mod terraform;
    mod towns;
    mod upgrade;
}
