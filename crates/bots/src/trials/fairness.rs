//! Bots repeat their answers, know no secrets and keep their budgets, in every game.

use super::keeping::{
    a_cancelled_search_answers, a_kept_tree_answers, answers_repeat, budgets_are_kept, enough_is_enough,
    greedy_plays_to_the_end, levels_answer_legally, own_points_agree, secrets_stay_secret,
};
use game_laws::toy::Toy;

macro_rules! game {
    ($name:ident, $game:ty, $players:expr) => {
        mod $name {
            use super::*;

            #[test]
            fn same_seed_same_answer() {
                answers_repeat::<$game>($players);
            }

            #[test]
            fn no_bot_sees_a_secret() {
                secrets_stay_secret::<$game>($players);
            }

            #[test]
            fn answers_come_in_time() {
                budgets_are_kept::<$game>($players);
            }

            #[test]
            fn a_cancelled_search_has_an_answer() {
                a_cancelled_search_answers::<$game>($players);
            }

            #[test]
            fn greedy_follows_its_look_where_told() {
                greedy_plays_to_the_end::<$game>($players);
            }

            #[test]
            fn own_points_are_those_of_the_estimate() {
                own_points_agree::<$game>($players);
            }

            #[test]
            fn every_level_answers_legally() {
                levels_answer_legally::<$game>($players);
            }
        }
    };
}

game!(pebbles, Toy, 3);
game!(terra_mystica, ::terra_mystica::Position, 4);
game!(altay, ::altay::Position, 2);
game!(monumental_duel, ::monumental_duel::Position, 2);
game!(anunnaki, ::anunnaki::Position, 2);

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
