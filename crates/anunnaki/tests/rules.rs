//! One case per paragraph of the rules and per worked example. Each test names the place in RULES.md.

mod rules {
    mod actions;
    mod artifacts;
    mod battles;
    mod culture;
    mod edges;
    mod flow;
    mod majors;
    mod minors;
    mod pacts;
    mod rulings;
    mod scene;
    mod secrets;
    mod setup;
    mod small_vectors;
    mod star;
    mod vectors;
    mod walks;
    mod weapons;
}
