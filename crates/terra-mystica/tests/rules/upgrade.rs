//! Tracks and upgrades (spec 4.2 to 4.4), strongholds (spec 6.3).

use super::board::*;
use game_core::Content as _;
use terra_mystica::{Content, Prompt};

#[test]
fn tv_21_shipping() {
    let mut position = alone(Faction::Witches).on(A, "F4", Dwelling).shipping(A, 1).goods(A, 4, 0, 1).at(A);
    position.play(A, Action::Shipping);
    assert_eq!((position.player(A).shipping, position.has(A)), (2, (0, 0, 0, 23)));
    assert_eq!(position.player(A).ledger[VpSource::Tracks.index()], 3);
}

#[test]
fn shipping_ends_and_some_have_none() {
    let rich = |faction| alone(faction).goods(A, 20, 9, 3);
    assert_eq!(
        rich(Faction::Witches).shipping(A, 3).at(A).refused(A, Action::Shipping),
        Refusal::TrackAtEnd { level: 3 }
    );
    let mut mermaids = rich(Faction::Mermaids).shipping(A, 4).at(A);
    mermaids.play(A, Action::Shipping);
    assert_eq!(
        (mermaids.player(A).shipping, mermaids.player(A).vp),
        (5, 25),
        "levels 2 to 5 give 2, 3, 4, 5"
    );
    for faction in [Faction::Dwarves, Faction::Fakirs] {
        assert_eq!(rich(faction).at(A).refused(A, Action::Shipping), Refusal::NoTrack);
    }
}

#[test]
fn tv_22_digging() {
    let mut position = alone(Faction::Witches).on(A, "F2", Dwelling).goods(A, 5, 2, 1).at(A);
    position.play(A, Action::Digging);
    assert_eq!((position.player(A).digging, position.has(A)), (1, (0, 0, 0, 26)));
    assert_eq!(position.priest_supply(A), 7);
}

#[test]
fn tv_23_halflings_dig_cheaply() {
    assert!(alone(Faction::Halflings).goods(A, 1, 2, 1).at(A).may(A, Action::Digging));
    let others = alone(Faction::Witches).goods(A, 1, 2, 1).bowls(A, [12, 0, 0]).at(A);
    assert_eq!(
        others.refused(A, Action::Digging),
        Refusal::Lacks { coins: 4, workers: 0, priests: 0, power: 0 }
    );
}

#[test]
fn r16_fakirs_one_step_darklings_none() {
    let fakirs = alone(Faction::Fakirs).goods(A, 20, 9, 3).digging(A, 1).at(A);
    assert_eq!(fakirs.refused(A, Action::Digging), Refusal::TrackAtEnd { level: 1 });
    assert_eq!(
        alone(Faction::Darklings).goods(A, 20, 9, 3).at(A).refused(A, Action::Digging),
        Refusal::NoTrack
    );
}

#[test]
fn tv_24_an_upgraded_dwelling_returns_to_the_board() {
    let mut position = alone(Faction::Witches)
        .on(A, "F4", Dwelling)
        .on(A, "F2", Dwelling)
        .on(A, "C3", Dwelling)
        .goods(A, 6, 2, 0)
        .at(A);
    let before = position.income(A);
    position.play(A, upgrade("F4", TradingPost));
    let after = position.income(A);
    assert_eq!(
        (after.workers, after.coins, after.power),
        (before.workers - 1, before.coins + 2, before.power + 1)
    );
    assert_eq!(position.player(A).pieces, [6, 3, 3, 1, 1]);
}

#[test]
fn tv_25_a_neighbour_halves_the_coins() {
    let puzzle = alone(Faction::Witches).on(A, "F4", Dwelling);
    let price = |puzzle: Puzzle| puzzle.at(A).price(A, upgrade("F4", TradingPost)).unwrap();
    assert_eq!(price(puzzle.clone()), Goods { coins: 6, workers: 2, ..Goods::NONE });
    let near = Goods { coins: 3, workers: 2, ..Goods::NONE };
    assert_eq!(price(puzzle.clone().on(B, "E6", Dwelling)), near);
    let over_river = puzzle.clone().on(B, "G3", Dwelling).shipping(A, 3);
    assert_eq!(price(over_river.clone()).coins, 6, "R23: ships do not count");
    assert_eq!(price(over_river.bridge(B, place("F4-G3"))), near, "R23: bridges do");
}

#[test]
fn tv_26_trading_posts_score() {
    for tile in [ScoringTile::TradingPostAir, ScoringTile::TradingPostWater] {
        let mut position =
            alone(Faction::Witches).on(A, "F4", Dwelling).goods(A, 9, 9, 0).scoring(tile).at(A);
        position.play(A, upgrade("F4", TradingPost));
        assert_eq!(position.player(A).vp, 23);
    }
    let mut position = alone(Faction::Witches)
        .on(A, "F4", Dwelling)
        .goods(A, 9, 9, 0)
        .favor(A, FavorTile::TradingPostVp)
        .at(A);
    position.play(A, upgrade("F4", TradingPost));
    assert_eq!(position.player(A).vp, 23);
}

#[test]
fn tv_27_strongholds_and_sanctuaries_score() {
    for tile in [ScoringTile::StrongholdAir, ScoringTile::StrongholdFire] {
        let puzzle = alone(Faction::Witches).goods(A, 20, 9, 0).scoring(tile);
        let mut position = puzzle.clone().on(A, "F4", TradingPost).at(A);
        position.play(A, upgrade("F4", Stronghold));
        assert_eq!(position.player(A).vp, 25);
        let mut position = puzzle.on(A, "F4", Temple).at(A);
        position.play(A, upgrade("F4", Sanctuary));
        assert_eq!(position.player(A).vp, 25);
    }
}

#[test]
fn promo_temples_score() {
    let setup = Setup {
        factions: vec![Faction::Witches, Faction::Halflings],
        promo_scoring_temple: true,
        ..Setup::new(2)
    };
    let mut position = Puzzle::with(setup)
        .unwrap()
        .passed(B)
        .on(A, "F4", TradingPost)
        .goods(A, 9, 9, 0)
        .scoring(ScoringTile::Temple)
        .at(A);
    position.play(A, upgrade("F4", Temple));
    assert_eq!(position.player(A).vp, 24);
}

#[test]
fn upgrades_go_one_step_and_need_a_piece() {
    let position = alone(Faction::Witches).on(A, "F4", Dwelling).goods(A, 30, 20, 0).at(A);
    assert_eq!(
        position.refused(A, upgrade("F4", Temple)),
        Refusal::WrongUpgrade { from: Dwelling, to: Temple }
    );
    assert_eq!(position.refused(A, upgrade("F2", TradingPost)), Refusal::NotOwn { hex: hex("F2") });
    let full =
        alone(Faction::Witches).on(A, "F4", TradingPost).on(A, "C3", Stronghold).goods(A, 30, 20, 0).at(A);
    assert_eq!(full.refused(A, upgrade("F4", Stronghold)), Refusal::NoPieceLeft { structure: Stronghold });
}

#[test]
fn temples_bring_a_favor_tile() {
    let mut position = alone(Faction::Witches).on(A, "F4", TradingPost).goods(A, 9, 9, 0).at(A);
    position.play(A, upgrade("F4", Temple));
    assert_eq!(position.question_kind(A), "favor");
    position.play(A, favor(FavorTile::Power));
    assert_eq!(position.player(A).cults[Cult::Air.index()], 4, "two steps at once");
    assert_eq!(position.player(A).bowls, [4, 8, 0], "with the power of space 3");
    assert_eq!(position.board().favors[FavorTile::Power.index()], 2);
    assert_eq!(position.prompt(), Prompt::After);
}

#[test]
fn favor_tiles_are_limited() {
    let mut position = alone(Faction::Witches)
        .on(A, "F4", TradingPost)
        .goods(A, 9, 9, 0)
        .favor(A, FavorTile::Coins)
        .favor(B, FavorTile::FireThree)
        .at(A);
    position.play(A, upgrade("F4", Temple));
    let owned = Refusal::FavorOwned { tile: FavorTile::Coins };
    assert_eq!(position.refused(A, favor(FavorTile::Coins)), owned);
    let gone = Refusal::FavorGone { tile: FavorTile::FireThree };
    assert_eq!(position.refused(A, favor(FavorTile::FireThree)), gone, "R2: the 3-step tiles exist once");
}

#[test]
fn chaos_magicians_take_two_favor_tiles() {
    let mut position = alone(Faction::ChaosMagicians).on(A, "D4", TradingPost).goods(A, 9, 9, 0).at(A);
    position.play(A, upgrade("D4", Temple)).play(A, favor(FavorTile::Coins));
    assert_eq!(position.question_kind(A), "favor");
    position.play(A, favor(FavorTile::Power));
    assert_eq!(position.player(A).favors.len(), 2);
}

fn strong(faction: Faction, name: &str) -> Puzzle {
    alone(faction).on(A, name, TradingPost).goods(A, 20, 10, 0)
}

#[test]
fn tv_64_halflings_stronghold() {
    let mut position = strong(Faction::Halflings, "E6").at(A);
    position.play(A, upgrade("E6", Stronghold));
    assert_eq!((position.player(A).vp, position.turn().spades.left), (23, 3));
    let mut scored = strong(Faction::Halflings, "E6").scoring(ScoringTile::Spade).at(A);
    scored.play(A, upgrade("E6", Stronghold));
    assert_eq!(scored.player(A).vp, 29);
    // R15: everything is optional; dig twice on two hexes, then one dwelling.
    position.play(A, dig("E5", 1)).play(A, dig("F3", 1));
    position.play(A, Action::Forfeit).play(A, build("E5"));
    assert_eq!(position.prompt(), Prompt::After);
    scored.play(A, Action::Forfeit);
    assert_eq!(scored.prompt(), Prompt::After);
}

#[test]
fn tv_65_alchemists_stronghold() {
    let mut position = strong(Faction::Alchemists, "E5").bowls(A, [5, 7, 0]).at(A);
    position.play(A, upgrade("E5", Stronghold));
    assert_eq!(position.player(A).bowls, [0, 5, 7]);
    let mut position =
        alone(Faction::Alchemists).on(A, "E5", Stronghold).goods(A, 0, 3, 0).bowls(A, [5, 7, 0]).at(A);
    position.play(A, dig("E4", 1));
    assert_eq!(position.player(A).bowls, [3, 9, 0], "2 power per spade");
}

#[test]
fn tv_66_mermaids_stronghold() {
    let mut position = strong(Faction::Mermaids, "E4").at(A);
    position.play(A, upgrade("E4", Stronghold));
    assert_eq!((position.player(A).shipping, position.player(A).vp), (2, 22));
    let mut end = strong(Faction::Mermaids, "E4").shipping(A, 5).at(A);
    end.play(A, upgrade("E4", Stronghold));
    assert_eq!((end.player(A).shipping, end.player(A).vp), (5, 20));
}

#[test]
fn cultists_auren_and_darklings_strongholds() {
    let mut cultists = strong(Faction::Cultists, "E6").at(A);
    cultists.play(A, upgrade("E6", Stronghold));
    assert_eq!(cultists.player(A).vp, 27);
    let mut auren = strong(Faction::Auren, "F4").at(A);
    auren.play(A, upgrade("F4", Stronghold));
    assert_eq!(auren.question_kind(A), "favor");
    let mut darklings = strong(Faction::Darklings, "E5").goods(A, 20, 6, 0).at(A);
    darklings.play(A, upgrade("E5", Stronghold));
    assert_eq!(darklings.question_kind(A), "exchange");
    assert_eq!(
        darklings.refused(A, Action::Exchange { n: 3 }),
        Refusal::TooMany { most: 2 },
        "R37: only 2 W are left"
    );
    darklings.play(A, Action::Exchange { n: 2 });
    assert_eq!((darklings.player(A).workers, darklings.player(A).priests), (0, 2));
    assert_eq!(darklings.prompt(), Prompt::After);
}

#[test]
fn incomes_are_the_printed_ones() {
    let content = Content::standard();
    let engineers = content.faction(Faction::Engineers);
    assert_eq!(
        (engineers.worker_income, engineers.temple_power),
        ([0, 1, 2, 2, 3, 4, 4, 5, 6], [0, 0, 5, 5])
    );
    let position = alone(Faction::Alchemists)
        .on(A, "E5", Stronghold)
        .on(A, "G5", Sanctuary)
        .on(A, "A8", TradingPost)
        .on(A, "A13", Temple)
        .favor(A, FavorTile::Coins)
        .favor(A, FavorTile::Power)
        .favor(A, FavorTile::WorkerPower)
        .bonus(A, BonusTile::Priest)
        .at(A);
    // TP 2 C 1 PW, TE 1 P, SH 6 C, SA 1 P, base 1 W; tiles 3 C, 4 PW, 1 W 1 PW, 1 P.
    assert_eq!(position.income(A), Goods { coins: 11, workers: 2, priests: 3, power: 6 });
}
