//! Commands and names of ledgers, read and written.

use terra_mystica::ids::{BonusTile, Cult, Faction, FavorTile, ScoringTile, Terrain, TownTile};
use terra_mystica::places::Hex;
use terra_mystica::snellman::command::{Command, Due, Link, Server, parse_line};
use terra_mystica::snellman::names::{
    bonus, colour, colour_name, cult, cult_name, faction, faction_name, favor, power_action, scoring, town,
};

fn line(text: &str) -> Vec<Command> {
    parse_line(text).unwrap_or_else(|error| panic!("{error}"))
}

fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

#[test]
fn spelling_variants_mean_the_same() {
    assert_eq!(line("Convert 2 PW to 2C"), line("convert 2pw  to 2 coins"));
    assert_eq!(line("Convert pw to c"), line("convert 1PW to 1C"));
    assert_eq!(line("Advance shipping"), line("advance ship"));
    assert_eq!(line("transform f2 to grey"), line("Transform F2 to gray"));
    assert_eq!(line("send priest to Fire"), line("send p to FIRE"));
    assert_eq!(line("upgrade E5 to trading post"), line("Upgrade e5 to tp"));
    assert_eq!(line("darklings: build E5. # a remark"), line("build e5"));
    assert_eq!(line("action ACT1. bridge C2:D4"), line("Action act1 . Bridge c2 : d4"));
}

#[test]
fn every_form_is_read() {
    assert_eq!(line("dig 2. build F3"), [Command::Dig(2), Command::Build(hex("F3"))]);
    assert_eq!(line("send p to air for 3"), [Command::Send(Cult::Air, Some(3))]);
    assert_eq!(line("+2TW3"), [Command::Take(2, Due::Town(TownTile::Priest))]);
    assert_eq!(line("+FAV12"), [Command::Take(1, Due::Favor(FavorTile::PassTradingPosts))]);
    assert_eq!(line("+2EARTH"), [Command::Take(2, Due::Cult(Cult::Earth))]);
    assert_eq!(
        line("-SPADE. -free_d"),
        [Command::Waive(1, Due::Spade), Command::Waive(1, Due::FreeDwelling)]
    );
    assert_eq!(line("Leech 6 from nomads"), [Command::Leech(6, Some(Faction::Nomads))]);
    assert_eq!(line("decline"), [Command::Decline(None)]);
    assert_eq!(line("pass bon10"), [Command::Pass(Some(BonusTile::ShippingVp))]);
    assert_eq!(line("connect r33"), [Command::Connect(Link::River("r33".parse().unwrap()))]);
    assert_eq!(
        line("connect F2:E4:G1"),
        [Command::Connect(Link::Around(hex("F2"), hex("E4"), Some(hex("G1"))))]
    );
    assert_eq!(line("[opponent accepted power]"), [Command::Server(Server::OpponentAccepted)]);
    assert_eq!(line("+18vp for network"), [Command::Server(Server::Prize(18, None))]);
    assert_eq!(line("+8vp for FIRE"), [Command::Server(Server::Prize(8, Some(Cult::Fire)))]);
    assert_eq!(line("wait. "), [Command::Wait]);
}

#[test]
fn what_is_no_command_is_named_with_what_would_be_right() {
    for (text, expected) in [
        ("build Z9", "build HEX"),
        ("dig 0", "dig NUMBER"),
        ("dig 256", "dig NUMBER"),
        ("send p to fire for 4", "send p to CULT"),
        ("action ACT7", "action ACT1 to ACT6"),
        ("convert 3pw", "convert NUMBER"),
        ("+TW9", "TW1 to TW8"),
        ("leech 2 from dragons", "leech NUMBER"),
        ("pass BON11", "pass BON1"),
        ("dance", "build, upgrade"),
    ] {
        let error = parse_line(text).unwrap_err();
        assert_eq!(error.command, text);
        assert!(error.expected.starts_with(expected) || error.expected.contains(expected), "{error}");
    }
}

#[test]
fn what_is_written_reads_back() {
    for text in [
        "convert 3PW to 1W. dig 2. build F3",
        "action ACT6. transform F4 to gray. build D4",
        "upgrade E6 to SA. +FAV5. +2TW3. +TW7",
        "action ACTA. +2EARTH",
        "action ACTW. -FREE_D",
        "send p to FIRE for 2. burn 3",
        "action ACT1. bridge C2:D4. connect r33. connect F2:E4:G1",
        "leech 3 from chaosmagicians. decline 1 from nomads. decline",
        "pass BON10",
        "+18vp for network",
        "+8vp for FIRE",
        "[opponent accepted power]",
    ] {
        let commands = parse_line(text).unwrap();
        let written = commands.iter().map(ToString::to_string).collect::<Vec<_>>().join(". ");
        assert_eq!(written, text);
    }
}

#[test]
fn names_read_back() {
    assert!(Faction::ALL.into_iter().all(|it| faction(faction_name(it)) == Some(it)));
    assert!(Terrain::ALL.into_iter().all(|it| colour(colour_name(it)) == Some(it)));
    assert!(Cult::ALL.into_iter().all(|it| cult(cult_name(it)) == Some(it)));
    assert_eq!(colour("Grey"), Some(Terrain::Mountains));
    assert_eq!((bonus("bon10"), bonus("BON11"), bonus("BON0")), (Some(BonusTile::ShippingVp), None, None));
    assert_eq!(
        (town("TW7"), favor("fav5"), power_action("ACTA")),
        (Some(TownTile::Shipping), Some(FavorTile::TownSix), None)
    );
    assert_eq!((scoring("SCORE9"), scoring("score+1")), (Some(ScoringTile::Temple), None));
}
