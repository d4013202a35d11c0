//! `ziggurat bench`

use crate::program::run;

const FIGURES: [&str; 7] =
    ["game", "players", "steps_per_second", "playouts_per_second", "clone_ns", "legal_ns", "position_bytes"];

#[test]
fn figures_come_as_json() {
    let one = run(["bench", "monumental_duel", "--seconds", "0.02", "--json"]).json();
    assert_eq!((&one["game"], &one["players"]), (&"monumental-duel".into(), &2.into()));
    let all = run(["bench", "--seconds", "0.02", "--json"]).json();
    assert_eq!(all.as_array().unwrap().len(), 4);
    for figures in all.as_array().unwrap().iter().chain([&one]) {
        for name in FIGURES {
            assert!(!figures[name].is_null(), "{name} in {figures}");
        }
        assert!(figures["steps_per_second"].as_f64().unwrap() > 0.0);
        assert!(figures["position_bytes"].as_u64().unwrap() > 100);
    }
    let three = run(["bench", "altay", "--players", "3", "--seconds", "0.02", "--json"]).json();
    assert_eq!(three["players"], 3);
}

#[test]
fn what_cannot_be_measured_is_refused() {
    run(["bench", "chess"]).fails(1, "there is no game \"chess\"");
    run(["bench", "altay", "--seconds", "0"]).fails(1, "--seconds takes 0.01 to 600");
    run(["bench", "altay", "--players", "9", "--seconds", "0.02"]).fails(1, "players");
    run(["bench", "altay", "--players", "many"]).fails(2, "invalid value 'many'");
}
