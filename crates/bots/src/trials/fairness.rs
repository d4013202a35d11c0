//! Bots repeat their answers, know no secrets and keep their budgets, in every game.

use super::keeping::{answers_repeat, budgets_are_kept, secrets_stay_secret};
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
        }
    };
}

game!(pebbles, Toy, 3);
game!(terra_mystica, ::terra_mystica::Position, 4);
game!(altay, ::altay::Position, 2);
game!(monumental_duel, ::monumental_duel::Position, 2);
game!(anunnaki, ::anunnaki::Position, 2);
