//! Bots by name, and tuning files with wrong numbers.

use crate::{Budget, Kind, Level, Spec, SpecError, Tuning};
use game_laws::toy::Toy;

#[test]
fn a_name_is_read_and_written_back() {
    for text in [
        "random",
        "greedy",
        "search@4000",
        "master@200ms",
        "adept:models/x.toml",
        "novice@5:w.toml",
        "master@200ms+off",
        "greedy+a.net:w.toml",
    ] {
        assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
    }
    let spec: Spec = "Master@1s".parse().unwrap();
    assert_eq!(spec.kind, Kind::Level(Level::Master));
    assert_eq!(spec.budget, Some(Budget::millis(1000)));
}

#[test]
fn a_wrong_name_is_refused_with_what_would_be_right() {
    let error = "champion".parse::<Spec>().unwrap_err();
    assert!(error.to_string().contains("master, grandmaster"), "{error}");
    assert_eq!("greedy@soon".parse::<Spec>(), Err(SpecError::Budget("soon".to_owned())));
    let missing: Spec = "greedy:no/such/file.toml".parse().unwrap();
    assert!(matches!(missing.tuning::<Toy>(), Err(SpecError::Tuning(_))));
}

#[test]
fn a_tuning_file_with_an_unknown_or_missing_number_is_refused() {
    let text = Tuning::standard::<Toy>().to_toml();
    let parse = Tuning::<crate::pebbles::Weights>::parse;
    assert!(parse("x.toml", &text).is_ok());
    let more = text.replace("[goal]", "[goal]\nglory = 1.0");
    assert!(parse("x.toml", &more).unwrap_err().to_string().contains("glory"));
    let less = text.replace("exploration", "explorations");
    assert!(parse("x.toml", &less).unwrap_err().to_string().contains("exploration"));
}

struct Standard;

impl crate::Visit for Standard {
    type Out = ();
    fn with<G: crate::Evaluate>(self) {
        let tuning = Tuning::standard::<G>();
        let again = Tuning::<G::Weights>::parse(G::ID, &tuning.to_toml()).unwrap();
        assert_eq!(tuning.to_toml(), again.to_toml(), "{}", G::ID);
    }
}

#[test]
fn the_tuning_of_every_game_is_read_and_written_back() {
    assert_eq!(crate::games().len(), ::games::WITH_TOY.len());
    for game in crate::games() {
        crate::visit(game, Standard).unwrap();
        crate::ratings(game).for_each(|rating| assert!(rating.low <= rating.high));
    }
}
