//! Bots repeat their answers, know no secrets and keep their budgets, in every game.

use super::keeping::{
    a_cancelled_search_answers, a_kept_tree_answers, answers_repeat, budgets_are_kept, enough_is_enough,
    greedy_plays_to_the_end, levels_answer_legally, own_points_agree, secrets_stay_secret,
};
use crate::Evaluate;
use game_laws::toy::Toy;

/// The fewest players; four where a game takes a crowd.
fn seats<G: Evaluate>() -> u8 {
    let info = G::info();
    if info.max_players > 4 { 4 } else { info.min_players }
}

macro_rules! trials {
    ($($name:ident: $game:ty,)+) => {$(
        mod $name {
            use super::*;

            #[test]
            fn same_seed_same_answer() {
                answers_repeat::<$game>(seats::<$game>());
            }

            #[test]
            fn no_bot_sees_a_secret() {
                secrets_stay_secret::<$game>(seats::<$game>());
            }

            #[test]
            fn answers_come_in_time() {
                budgets_are_kept::<$game>(seats::<$game>());
            }

            #[test]
            fn a_cancelled_search_has_an_answer() {
                a_cancelled_search_answers::<$game>(seats::<$game>());
            }

            #[test]
            fn greedy_follows_its_look_where_told() {
                greedy_plays_to_the_end::<$game>(seats::<$game>());
            }

            #[test]
            fn own_points_are_those_of_the_estimate() {
                own_points_agree::<$game>(seats::<$game>());
            }

            #[test]
            fn every_level_answers_legally() {
                levels_answer_legally::<$game>(seats::<$game>());
            }
        }
    )+};
}
games::each_game!(trials);

/// Only where a seat does not know everything do other deals lead a tree elsewhere.
#[test]
fn a_kept_tree_answers_the_question() {
    a_kept_tree_answers::<::altay::Position>(2);
    a_kept_tree_answers::<::anunnaki::Position>(2);
}

#[test]
fn thinking_ends_when_it_is_enough() {
    enough_is_enough::<Toy>(3);
    enough_is_enough::<::altay::Position>(2);
}
