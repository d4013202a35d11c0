//! Sections 5 and 6.4: points and places.

use crate::board::{A, B, C, Case, full, r, two};
use altay::puzzle::Puzzle;
use altay::scoring::place_among;
use altay::{Achievement, Card, Points, Token};
use game_core::{Game, Seat};

/// All technologies that a wonder needs below it.
const BELOW: [Achievement; 2] = [Achievement::Masonry, Achievement::Philosophy];

fn with_wonder(wonder: Achievement) -> Puzzle {
    let mut puzzle = two();
    puzzle.completed(A, &[BELOW[0], BELOW[1], wonder]);
    puzzle
}

fn wonder_points(puzzle: &Puzzle, wonder: Achievement) -> i32 {
    Case::of(puzzle).0.achievement_points(A, wonder)
}

fn places(points: &[Points]) -> Vec<u8> {
    let all = || Seat::all(points.len() as u8).zip(points.iter().copied());
    Seat::all(points.len() as u8).map(|seat| place_among(seat, all())).collect()
}

#[test]
fn tv_19_achievements_break_ties_first() {
    let a = Points { achievements: 10, action_cards: 4, regions: 16, ..Points::default() };
    let b = Points { achievements: 9, action_cards: 6, regions: 15, ..Points::default() };
    assert_eq!((a.total(), b.total()), (30, 30));
    assert_eq!(places(&[a, b]), [1, 2]);
}

#[test]
fn tv_20_then_action_cards() {
    let a = Points { achievements: 9, action_cards: 3, regions: 8, ..Points::default() };
    let b = Points { achievements: 9, action_cards: 5, regions: 6, ..Points::default() };
    assert_eq!(places(&[a, b]), [2, 1]);
    let c = Points { regions: 5, captured_settlements: 3, conquest_tokens: 1, ..b };
    let d = Points { regions: 5, captured_settlements: 2, conquest_tokens: 2, ..b };
    assert_eq!(places(&[d, c]), [2, 1], "then regions, captures and conquest");
}

#[test]
fn tv_73_a_full_tie_is_shared() {
    let same = Points { achievements: 3, regions: 4, ..Points::default() };
    assert_eq!(places(&[same, same, Points::default()]), [1, 1, 3], "R36");
    let case = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1));
    assert_eq!((case.0.place(A), case.0.place(B)), (1, 1));
}

#[test]
fn tv_21_three_conquest_value_make_a_point() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).conquests(
        A,
        &[Token::ThreeWood, Token::TwoFood],
        &[Token::TwoStone, Token::One],
    );
    assert_eq!(Case::of(&puzzle).0.points(A).conquest_tokens, 2, "8 / 3");
}

#[test]
fn tv_22_the_secret_bonus_stands_outside_the_cap() {
    let mut puzzle = with_wonder(Achievement::SiegeEngines);
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).secret(A, Achievement::SiegeEngines, true).captured(A, B, 9);
    assert_eq!(wonder_points(&puzzle, Achievement::SiegeEngines), 10, "R59: 7 + 3");
    let points = Case::of(&puzzle).0.points(A);
    assert_eq!((points.achievements, points.captured_settlements), (12, 9), "R34");
    puzzle.secret(A, Achievement::Ark, false);
    assert_eq!(wonder_points(&puzzle, Achievement::SiegeEngines), 7, "not the secret wonder");
}

#[test]
fn tv_63_every_zone_but_the_trash_is_owned() {
    // 9 in the deck, 5 in hand, 6 discarded, 2 on the table, 1 archived, 2 starting cards trashed.
    let mut puzzle = Puzzle::new(full(4)).unwrap();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).settle(C, r(3), 1).settle(crate::board::D, r(2), 1);
    puzzle
        .completed(A, &[Achievement::Writing, Achievement::Philosophy, Achievement::Amphitheatre])
        .deck(A, &[Card::Farmer; 8].into_iter().chain([Card::Hunter]).collect::<Vec<_>>())
        .hand(A, &[Card::Miner; 5])
        .discard(
            A,
            &[Card::Lumberjack, Card::Lumberjack, Card::Hunter, Card::Hunter, Card::Warrior, Card::Digger],
        )
        .table(A, Card::Village, &[])
        .table(A, Card::Town1, &[])
        .archive(A, Card::Colonist);
    let case = Case::of(&puzzle);
    let player = case.0.player(A);
    assert_eq!(player.owned().len(), 23);
    assert!(!player.trashed.is_empty());
    assert_eq!(case.0.achievement_points(A, Achievement::Amphitheatre), 5, "R5");
}

#[test]
fn tv_64_colossus_counts_cards_not_points() {
    let mut puzzle = with_wonder(Achievement::Colossus);
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).discard(A, &[Card::Chariot2, Card::City1, Card::Town1]);
    let case = Case::of(&puzzle);
    assert_eq!(case.0.achievement_points(A, Achievement::Colossus), 3);
    assert_eq!(case.0.points(A).action_cards, 4);
}

#[test]
fn tv_65_highways_take_the_best_terrain() {
    let mut puzzle = with_wonder(Achievement::Highways);
    puzzle.settle(B, r(11), 1);
    for number in [0, 2, 4, 5, 6, 13] {
        puzzle.settle(A, r(number), 1);
    }
    assert_eq!(wonder_points(&puzzle, Achievement::Highways), 4, "R33");
}

#[test]
fn r_33_highways_count_any_one_terrain() {
    // Regions of one terrain: farmland 0-5, forest 6-11, hill 12-17, mountain 18-22.
    for (regions, points) in
        [([0, 1, 6], 2), ([6, 7, 12], 2), ([12, 13, 18], 2), ([18, 19, 0], 2), ([0, 6, 12], 1)]
    {
        let mut puzzle = with_wonder(Achievement::Highways);
        puzzle.settle(B, r(11), 1);
        for number in regions {
            puzzle.settle(A, r(number), 1);
        }
        assert_eq!(wonder_points(&puzzle, Achievement::Highways), points, "{regions:?}");
    }
}

#[test]
fn tv_66_the_great_wall_faces_opponents() {
    let mut puzzle = Puzzle::new(full(3)).unwrap();
    puzzle
        .completed(A, &[BELOW[0], BELOW[1], Achievement::GreatWall])
        .settle(A, r(18), 1)
        .settle(A, r(6), 2)
        .settle(A, r(12), 4)
        .settle(B, r(3), 1)
        .settle(C, r(13), 1);
    assert_eq!(wonder_points(&puzzle, Achievement::GreatWall), 2, "R32");
}

#[test]
fn tv_67_the_arch_counts_tokens_in_pairs() {
    let mut puzzle = with_wonder(Achievement::TriumphalArch);
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).conquests(A, &[Token::One; 4], &[Token::TwoFood; 3]);
    assert_eq!(wonder_points(&puzzle, Achievement::TriumphalArch), 4, "R35: 1 + 7 / 2");
}

#[test]
fn tv_68_the_mausoleum_counts_starting_cards_in_pairs() {
    let mut puzzle = with_wonder(Achievement::Mausoleum);
    let seven =
        [Card::Hunter, Card::Hunter, Card::Hunter, Card::Warrior, Card::Warrior, Card::Village, Card::Digger];
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).deck(A, &seven).hand(A, &[Card::Farmer; 4]);
    assert_eq!(wonder_points(&puzzle, Achievement::Mausoleum), 3);
}

#[test]
fn spec_6_4_the_other_wonders() {
    let mut academy = two();
    academy.settle(A, r(0), 1).settle(B, r(5), 1).completed(
        A,
        &[
            Achievement::Masonry,
            Achievement::Writing,
            Achievement::Strategy,
            Achievement::Philosophy,
            Achievement::Academy,
        ],
    );
    assert_eq!(wonder_points(&academy, Achievement::Academy), 4);
    let regions = |puzzle: &mut Puzzle| {
        puzzle.settle(B, r(5), 1).settle(A, r(0), 1).settle(A, r(6), 2).settle(A, r(12), 3);
        puzzle.settle(A, r(13), 1).settle(A, r(18), 1);
    };
    let mut aqueducts = with_wonder(Achievement::Aqueducts);
    regions(&mut aqueducts);
    assert_eq!(wonder_points(&aqueducts, Achievement::Aqueducts), 2);
    let mut ark = with_wonder(Achievement::Ark);
    regions(&mut ark);
    assert_eq!(wonder_points(&ark, Achievement::Ark), 3);
}

#[test]
fn spec_5_regions_and_vp_tokens_score() {
    let case = Case::of(two().settle(A, r(18), 2).settle(A, r(0), 1).settle(B, r(5), 1));
    assert_eq!(case.0.points(A).regions, 3, "2 regions, a VP token on 18 (R49, R61)");
    assert_eq!(case.0.score(A), 3);
}

#[test]
fn spec_5_unfinished_things_score_nothing() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &BELOW)
        .progress(A, Achievement::Colossus, &[altay::Resource::Culture], false)
        .secret(A, Achievement::Ark, false)
        .pool(&[altay::Resource::Culture; 5]);
    assert_eq!(Case::of(&puzzle).0.score(A), 2 + 1, "two technologies and a region");
}
