//! Section 2: setting up.

use crate::board::{A, B, C, Case, D, full, r};
use altay::{
    Card, Factions, Government, Kind, Level, MapSize, Position, Refusal, Resources, Setup, SetupError, Start,
    Terrain,
};
use game_core::{Awaiting, Content, Describe, Game, Seat, Source, Viewer};

/// Deals everything and answers D1 and D2 with the first option.
fn played_out(setup: Setup, seed: u64) -> Case {
    let mut case = Case::start(setup);
    loop {
        case.deal_rest(seed);
        match case.0.awaiting() {
            Awaiting::Players(seats) if case.0.round() == 0 => {
                let seat = seats.first().expect("somebody is awaited");
                let option = case.options(seat)[0].clone();
                case.play(seat, &[&option]);
            }
            _ => return case,
        }
    }
}

#[test]
fn tv_01_two_cards_per_player_in_each_market_pile() {
    for (players, each) in [(2, 4), (3, 6), (4, 8)] {
        let case = Case::start(Setup::new(players));
        let piles: Vec<u8> = Kind::market().map(|kind| case.0.pile(kind)).collect();
        assert_eq!(piles, vec![each; 11], "R17");
    }
}

#[test]
fn tv_02_cards_with_points_lie_on_top() {
    let content = altay::Content::standard();
    for kind in [Kind::City, Kind::Chariot] {
        let pile = &content.piles[kind.pile().unwrap()];
        let vp: Vec<u8> = pile.iter().map(|card| content.face(*card).vp).collect();
        assert_eq!(vp, [2, 1, 0, 0, 0, 0, 0, 0]);
    }
    let points: u8 = content.piles.iter().flatten().map(|card| content.face(*card).vp).sum();
    assert_eq!(points, 10, "spec 6.2: 8 copies worth 10 VP");
    let case = Case::start(Setup::new(2));
    assert_eq!(case.0.top_card(Kind::City), Some(Card::City2));
    assert_eq!(case.0.top_card(Kind::Town), Some(Card::Town1));
}

#[test]
fn tv_03_kinds_already_open_are_stacked() {
    let mut case = Case::start(Setup::new(4));
    case.deal(&["first_player 0", "reveal engineering", "reveal engineering", "reveal masonry"]);
    case.deal(&["reveal engineering"]);
    assert!(case.odds().iter().any(|(deal, _)| deal == "reveal writing"), "two kinds are open");
    case.deal(&["reveal writing"]);
    assert!(case.odds().iter().all(|(deal, _)| deal != "reveal strategy"), "no sixth deal of level 1");
    let open = case.0.achievements().open;
    let counts: Vec<_> = open.sorts().map(|(a, n)| (a.name(), n)).collect();
    assert_eq!(counts, [("engineering", 3), ("masonry", 1), ("writing", 1)]);
}

#[test]
fn tv_04_tokens_of_value_3_guard_the_mountains() {
    let mut case = Case::start(Setup::new(4));
    case.deal_rest(1);
    let content = altay::Content::standard();
    for region in altay::Region::ALL {
        let token = case.0.board().tokens[region.index()].expect("a token in every region");
        let mountain = content.regions[region.index()].terrain == Terrain::Mountain;
        assert_eq!(content.token(token).value == 3, mountain, "{region:?}");
    }
    assert_eq!(case.0.token_box().len(), 10);
}

#[test]
fn tv_05_vp_tokens_with_four_players() {
    let case = Case::start(Setup::new(4));
    let regions: Vec<_> = case.0.layout().vp_tokens.iter().map(altay::Region::index).collect();
    assert_eq!(regions, [18, 19, 21]);
}

#[test]
fn tv_06_factions_clockwise_starts_counter_clockwise() {
    let mut case = Case::start(Setup::new(3));
    case.deal(&["first_player 1"]);
    case.deal_rest(4);
    // Turn order B, C, A of the seats.
    for (seat, faction) in [(B, "faction smallfolk"), (C, "faction earthfolk"), (A, "faction firefolk")] {
        assert!(case.asks(seat));
        case.play(seat, &[faction]);
    }
    assert!(case.asks(A), "the last player of the turn order starts first");
    assert_eq!(
        case.options(A),
        ["start_region 0", "start_region 1", "start_region 3", "start_region 4", "start_region 5"]
    );
    let token = case.0.board().tokens[3];
    let removed = case.0.tokens_removed().len();
    case.play(A, &["start_region 3"]);
    assert!(token.is_some() && case.0.board().tokens[3].is_none());
    assert_eq!(case.0.tokens_removed().len(), removed + 1);
    assert_eq!(case.0.pool(), Resources::NONE, "its resource is not gained");
    assert!(case.0.player(A).conquests().is_empty(), "nobody captures it");
    assert!(case.asks(C));
    assert_eq!(case.refusal(C, "start_region 3"), Refusal::StartTaken { region: r(3) }, "R15");
    assert_eq!(case.refusal(C, "start_region 2"), Refusal::NotAStart { region: r(2) }, "out of play");
    case.play(C, &["start_region 0"]);
    case.play(B, &["start_region 5"]);
}

#[test]
fn tv_06_a_taken_faction_is_refused_and_the_last_one_is_forced() {
    let mut case = Case::start(Setup::new(4));
    case.deal(&["first_player 0"]).deal_rest(1);
    case.play(A, &["faction elvenfolk"]);
    let taken = Refusal::FactionTaken { faction: altay::Faction::Elvenfolk };
    assert_eq!(case.refusal(B, "faction elvenfolk"), taken);
    case.play(B, &["faction earthfolk"]).play(C, &["faction firefolk"]);
    assert_eq!(case.0.player(D).faction, Some(altay::Faction::Smallfolk), "spec 3.1, forced steps");
    assert_eq!(case.prompt(), "starts");
}

#[test]
fn tv_07_everybody_is_ready_after_the_setup() {
    for players in 2..=4 {
        for start in [Start::Free, Start::Recommended] {
            for factions in [Factions::Choose, Factions::Random] {
                let setup = Setup { start, factions, ..Setup::new(players) };
                let case = played_out(setup, 9);
                for seat in Seat::all(players) {
                    let player = case.0.player(seat);
                    assert_eq!((player.hand.len(), player.deck.len(), player.stock), (5, 5, 14));
                    assert!(player.secret.is_some() && !player.secret_revealed);
                }
                let wonders = case.0.achievements().open.sorts().filter(|(a, _)| !a.is_technology());
                assert_eq!(wonders.count(), 3);
                let deck = case.0.achievements().decks[Level::Three.index()].len();
                assert_eq!(deck, 7 - u32::from(players));
                assert_eq!((case.0.round(), case.prompt()), (1, "main"));
                assert!(case.asks(case.0.first()));
            }
        }
    }
}

#[test]
fn tv_34_regions_out_of_play_do_not_exist() {
    let case = played_out(Setup::new(3), 2);
    let layout = case.0.layout();
    for number in [2, 8, 10, 14, 21] {
        assert!(!layout.in_play.contains(r(number)));
        assert!(case.0.board().tokens[number].is_none());
        assert!(layout.near[number].is_empty());
        assert!(!case.0.free_regions().contains(r(number)));
    }
    let near: Vec<_> = layout.near[7].iter().map(altay::Region::index).collect();
    assert_eq!(near, [1, 13, 20]);
}

#[test]
fn tv_69_recommended_starts_of_two_players() {
    let mut case = Case::start(Setup { start: Start::Recommended, ..Setup::new(2) });
    case.deal(&["first_player 1"]).deal_rest(1);
    case.play(B, &["faction firefolk"]).play(A, &["faction smallfolk"]);
    assert_eq!((case.at(2), case.at(5)), (Some((B, 1)), Some((A, 1))));
    let regions: Vec<_> = case.0.layout().vp_tokens.iter().map(altay::Region::index).collect();
    assert_eq!(regions, [20, 21, 22], "R10");
}

#[test]
fn tv_70_recommended_starts_of_three_players() {
    let setup = Setup { start: Start::Recommended, factions: Factions::Random, ..Setup::new(3) };
    let mut case = Case::start(setup);
    case.deal(&["first_player 2"]).deal_rest(1);
    assert_eq!((case.at(0), case.at(5), case.at(3)), (Some((C, 1)), Some((A, 1)), Some((B, 1))), "R12");
    let regions: Vec<_> = case.0.layout().vp_tokens.iter().map(altay::Region::index).collect();
    assert_eq!(regions, [18, 19, 22]);
}

#[test]
fn recommended_starts_of_four_players_and_of_the_full_maps() {
    let setup = Setup { start: Start::Recommended, factions: Factions::Random, ..Setup::new(4) };
    let mut case = Case::start(setup);
    case.deal(&["first_player 3"]).deal_rest(1);
    let starts = [case.at(0), case.at(2), case.at(5), case.at(3)];
    assert_eq!(starts, [Some((D, 1)), Some((A, 1)), Some((B, 1)), Some((C, 1))], "clockwise, R11, R12");
    let listed = |players: u8| {
        let layouts = &altay::Content::standard().layouts;
        let full = layouts.iter().find(|layout| layout.players == players && !layout.reduced).unwrap();
        full.recommended.iter().map(|region| region.index()).collect::<Vec<_>>()
    };
    assert_eq!((listed(2), listed(3), listed(4)), (vec![0, 5], vec![0, 5, 3], vec![0, 2, 5, 3]));
}

/// R10, R11: what stands only in pictures that we lack is marked, in the content and at the table.
#[test]
fn reconstructed_places_are_marked() {
    for layout in &altay::Content::standard().layouts {
        let few = layout.players < 4;
        assert_eq!(layout.vp_tokens_source == Source::Reconstructed, few && layout.reduced, "{}", layout.id);
        assert_eq!(layout.recommended_source == Source::Reconstructed, few, "{}", layout.id);
    }
    for (setup, marked) in
        [(Setup::new(2), true), (Setup::new(3), true), (full(2), false), (Setup::new(4), false)]
    {
        let case = Case::start(setup);
        let map = &altay::Content::standard().printed().layouts[case.0.view(Viewer::Spectator).layout];
        assert_eq!((map.vp_tokens.len(), map.vp_tokens_reconstructed), (3, marked));
        assert_eq!(case.0.draw(Viewer::Spectator).contains("VP tokens are reconstructed"), marked);
    }
}

/// A content pack can place VP tokens and recommended starts as printed.
#[test]
fn a_pack_places_vp_tokens_and_starts() {
    let text = include_str!("../../content/altay.toml")
        .replacen(
            "vp_token_regions = [\"mountain_top\", \"mountain_right\", \"mountain_bottom\"]",
            "vp_token_regions = [\"mountain_top\"]",
            1,
        )
        .replacen("source_vp_tokens = \"reconstructed\"", "source_vp_tokens = \"rulebook\"", 1)
        .replacen(
            "recommended_starts = [\"farmland_top_right\", \"farmland_bottom_right\"]",
            "recommended_starts = [\"farmland_top_centre\", \"farmland_bottom_right\"]",
            1,
        );
    let pack: &'static altay::Content =
        Box::leak(Box::new(altay::Content::parse("mine.toml", &text).unwrap()));
    let setup = Setup { start: Start::Recommended, factions: Factions::Random, ..Setup::new(2) };
    let mut case = Case(Position::new(pack, &setup).unwrap());
    case.deal(&["first_player 0"]).deal_rest(1);
    assert_eq!((case.at(1), case.at(5)), (Some((A, 1)), Some((B, 1))));
    assert_eq!(case.0.layout().vp_tokens.iter().map(altay::Region::index).collect::<Vec<_>>(), [20]);
    assert!(!case.0.draw(Viewer::Spectator).contains("reconstructed"));
}

#[test]
fn tv_84_nobody_on_the_map_before_the_start_is_no_end() {
    let mut case = Case::start(Setup::new(2));
    case.deal(&["first_player 0"]).deal_rest(1);
    assert!(!case.0.final_round());
    let case = played_out(Setup::new(2), 1);
    assert!(!case.0.final_round() && case.0.round() == 1);
}

#[test]
fn r_14_there_are_always_more_farmlands_than_players() {
    for layout in &altay::Content::standard().layouts {
        assert!(layout.starts.len() > usize::from(layout.players));
    }
}

#[test]
fn layouts_have_the_printed_numbers_of_regions_and_borders() {
    // Spec 2, table: regions, edges and mountains in play.
    let content = altay::Content::standard();
    let expected = [
        (2, true, 15, 23, vec![20, 21, 22]),
        (3, true, 18, 31, vec![18, 19, 20, 22]),
        (2, false, 23, 41, vec![18, 19, 20, 21, 22]),
        (3, false, 23, 41, vec![18, 19, 20, 21, 22]),
        (4, false, 23, 41, vec![18, 19, 20, 21, 22]),
    ];
    for (players, reduced, regions, borders, mountains) in expected {
        let layout = content.layouts.iter().find(|l| l.players == players && l.reduced == reduced).unwrap();
        let ends: usize = layout.near.iter().map(|near| near.len()).sum();
        let high = layout.in_play.intersection(content.terrains[Terrain::Mountain.index()]);
        let high: Vec<_> = high.iter().map(altay::Region::index).collect();
        assert_eq!((layout.in_play.len(), ends / 2, high), (regions, borders, mountains));
    }
}

#[test]
fn four_players_always_use_the_full_map() {
    for map in [MapSize::Reduced, MapSize::Full] {
        let case = Case::start(Setup { map, ..Setup::new(4) });
        assert_eq!(case.0.layout().in_play.len(), 23);
    }
}

#[test]
fn wrong_setups_are_refused() {
    for players in [0, 1, 5] {
        let error = Position::new(altay::Content::standard(), &Setup::new(players)).unwrap_err();
        assert_eq!(error, SetupError::Players(players));
    }
    let read = |text: &str| serde_json::from_str::<Setup>(text);
    let before = Setup { government: Government::Always, ..Setup::new(3) };
    assert_eq!(read(r#"{"players":3}"#).unwrap(), before, "R28: set-ups of rules version 1 do not name it");
    assert!(read(r#"{"players":3,"expansion":true}"#).is_err(), "unknown fields");
    assert!(read(r#"{"edition":"it"}"#).is_err(), "players have no default");
    assert!(read(r#"{"players":3,"edition":"fr"}"#).is_err());
}
