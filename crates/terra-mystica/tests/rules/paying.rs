//! Conversions and payment (spec 3.6, 4.5, 4.9).

use super::board::*;
use terra_mystica::payment::Purse;
use terra_mystica::{Plan, Prompt};

fn purse() -> Purse {
    Purse { coins: 0, workers: 0, priests: 0, supply: 7, two: 0, three: 0, vp: 0 }
}

fn plans(purse: Purse, price: Goods) -> Vec<Plan> {
    purse.plans(price).iter().collect()
}

#[test]
fn tv_71_undominated_plans() {
    let purse = Purse { workers: 4, coins: 1, three: 2, ..purse() };
    let price = Goods { coins: 3, workers: 2, ..Goods::NONE };
    let found = plans(purse, price);
    let plan = |w_c, pw_c| Plan { w_c, pw_c, ..Plan::default() };
    assert_eq!(found, [plan(2, 0), plan(1, 1), plan(0, 2)]);
}

#[test]
fn burning_only_as_much_as_needed() {
    let purse = Purse { two: 8, three: 1, ..purse() };
    assert_eq!(plans(purse, Goods { power: 4, ..Goods::NONE }), [Plan { burn: 3, ..Plan::default() }]);
    assert!(plans(purse, Goods { power: 6, ..Goods::NONE }).is_empty());
    assert!(
        purse.payable(Goods { power: 5, ..Goods::NONE }) && !purse.payable(Goods { power: 6, ..Goods::NONE })
    );
}

#[test]
fn plans_respect_the_supply_of_priests() {
    let price = Goods { priests: 1, ..Goods::NONE };
    assert!(Purse { three: 5, ..purse() }.payable(price));
    assert!(!Purse { three: 5, supply: 0, ..purse() }.payable(price));
    assert!(plans(Purse { three: 5, supply: 0, ..purse() }, price).is_empty());
}

#[test]
fn payable_and_plans_agree() {
    // Every small purse against a few prices: a price is payable exactly when a plan or the purse itself does.
    let prices = [
        Goods { coins: 3, workers: 2, ..Goods::NONE },
        Goods { coins: 4, priests: 1, ..Goods::NONE },
        Goods { coins: 5, workers: 2, priests: 1, power: 0 },
        Goods { workers: 6, ..Goods::NONE },
        Goods { priests: 2, ..Goods::NONE },
        Goods { power: 6, ..Goods::NONE },
    ];
    let mut most = 0;
    for n in 0..4u32.pow(6) {
        let digit = |i: u32| (n / 4u32.pow(i) % 4) as u8;
        let purse = Purse {
            coins: u16::from(digit(0)) * 2,
            workers: digit(1) * 2,
            priests: digit(2),
            supply: if digit(5) % 2 == 0 { 7 } else { 1 },
            two: digit(3) * 3,
            three: digit(4) * 3,
            vp: if digit(5) > 1 { 3 } else { 0 },
        };
        for price in prices {
            let list = purse.plans(price);
            if purse.pays_directly(price) {
                assert!(purse.payable(price));
                continue;
            }
            assert_eq!(!list.is_empty(), purse.payable(price), "{purse:?} {price:?}");
            most = most.max(list.len());
            let sorted: Vec<Plan> = list.iter().collect();
            assert!(sorted.windows(2).all(|pair| pair[0] < pair[1]));
        }
    }
    assert!(most <= 40, "{most} plans");
}

#[test]
fn tv_05_tv_09_only_bowl_three_is_spent() {
    let mut position =
        alone(Faction::Witches).on(A, "F4", Dwelling).bowls(A, [0, 6, 6]).goods(A, 0, 0, 0).at(A);
    position.play(A, power(PowerAction::Workers));
    assert_eq!((position.player(A).bowls, position.player(A).workers), ([4, 6, 2], 2));
    position.play(A, Action::EndTurn);
    let used = Refusal::PowerActionUsed { action: PowerAction::Workers };
    assert_eq!(position.refused(A, power(PowerAction::Workers)), used);
    let five = alone(Faction::Witches).bowls(A, [2, 5, 5]).at(A);
    assert_eq!(five.purse(A).three, 5, "TV-05");
}

/// Offers are the way to gain an exact amount.
fn gain(bowls: [u8; 3], amount: u8) -> [u8; 3] {
    let structures = [&[][..], &[("E3", Dwelling)], &[("E3", TradingPost)], &[("E3", Stronghold)]];
    let mut puzzle =
        table(&[Faction::Mermaids, Faction::Nomads]).on(A, "E4", Dwelling).goods(A, 9, 9, 0).bowls(B, bowls);
    for (name, structure) in structures[usize::from(amount)] {
        puzzle = puzzle.on(B, name, *structure);
    }
    let mut position = puzzle.at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    if position.prompt() == Prompt::Offer {
        position.play(B, accept(A, amount));
    }
    position.player(B).bowls
}

#[test]
fn tv_06_tv_07_tv_08_gaining_power() {
    assert_eq!(gain([2, 5, 5], 3), [0, 6, 6]);
    assert_eq!(gain([0, 1, 11], 3), [0, 0, 12]);
    assert_eq!(gain([0, 0, 12], 1), [0, 0, 12]);
}

#[test]
fn tv_10_burning() {
    let mut position = alone(Faction::Witches).on(A, "F4", Dwelling).bowls(A, [5, 2, 2]).at(A);
    position.play(A, Action::Burn);
    assert_eq!(position.player(A).bowls, [5, 0, 3]);
    let one = alone(Faction::Witches).bowls(A, [5, 1, 2]).at(A);
    let refusal = Refusal::CannotConvert { kind: Conversion::Burn, needed: 2, there: 1 };
    assert_eq!(one.refused(A, Action::Burn), refusal, "R41");
}

#[test]
fn tv_40_conversions() {
    let mut position = alone(Faction::Witches).bowls(A, [0, 3, 9]).goods(A, 0, 0, 0).at(A);
    position.play(A, convert(Conversion::PowerToPriest));
    assert_eq!((position.player(A).bowls, position.has(A)), ([5, 3, 4], (0, 0, 1, 20)));
    position.play(A, convert(Conversion::PowerToWorker)).play(A, convert(Conversion::PowerToCoin));
    assert_eq!((position.player(A).bowls, position.has(A)), ([9, 3, 0], (1, 1, 1, 20)));
    position.play(A, convert(Conversion::PriestToWorker)).play(A, convert(Conversion::WorkerToCoin));
    assert_eq!(position.has(A), (2, 1, 0, 20));
    assert_eq!(position.refused(A, convert(Conversion::VpToCoin)), Refusal::OnlyAlchemists);
}

#[test]
fn r52_alchemists_exchange_points_in_their_turn() {
    let mut position = alone(Faction::Alchemists).goods(A, 3, 0, 0).at(A);
    position.play(A, convert(Conversion::CoinsToVp)).play(A, convert(Conversion::VpToCoin));
    assert_eq!(position.has(A), (2, 0, 0, 20));
}

#[test]
fn d5_the_only_plan_is_applied_without_asking() {
    let mut position =
        alone(Faction::Witches).on(A, "F2", Dwelling).bowls(A, [4, 8, 0]).goods(A, 0, 0, 0).at(A);
    position.play(A, power(PowerAction::Spade));
    assert_eq!(position.player(A).bowls, [8, 0, 0], "burn 4, spend 4");
    assert_eq!(position.question_kind(A), "spades");
}

#[test]
fn d5_several_plans_are_asked() {
    let mut position =
        alone(Faction::Witches).on(A, "F4", TradingPost).goods(A, 3, 4, 0).bowls(A, [10, 0, 2]).at(A);
    position.play(A, upgrade("F4", Temple));
    assert_eq!(position.question_kind(A), "pay");
    let plan = |w_c, pw_c| Action::Plan(Plan { w_c, pw_c, ..Plan::default() });
    assert_eq!(position.steps(A), [plan(2, 0), plan(1, 1), plan(0, 2)]);
    assert_eq!(position.refused(A, plan(0, 1)), Refusal::NoSuchPlan);
    assert_eq!(position.refused(A, Action::Burn), Refusal::NotAsked);
    position.play(A, plan(1, 1));
    assert_eq!((position.has(A), position.player(A).bowls), ((0, 1, 0, 20), [11, 0, 1]));
    assert_eq!(position.question_kind(A), "favor");
}

#[test]
fn d6_the_menu_asks_kind_by_kind() {
    let mut position = alone(Faction::Witches).goods(A, 0, 1, 0).bowls(A, [6, 3, 3]).at(A);
    let count = |kind, n| Action::Count { kind, n };
    position.play(A, Action::OpenConvert);
    assert_eq!(position.steps(A), [count(Conversion::Burn, 0), count(Conversion::Burn, 1), Action::Done]);
    position.play(A, count(Conversion::Burn, 1));
    assert_eq!(
        position.prompt(),
        Prompt::Convert { kind: Conversion::PowerToWorker },
        "4 power are no priest"
    );
    assert_eq!(
        position.refused(A, count(Conversion::PowerToCoin, 1)),
        Refusal::OtherKindAsked { asked: Conversion::PowerToWorker }
    );
    assert_eq!(position.refused(A, count(Conversion::PowerToWorker, 2)), Refusal::TooMany { most: 1 });
    position.play(A, count(Conversion::PowerToWorker, 0)).play(A, count(Conversion::PowerToCoin, 4));
    position.play(A, Action::Done);
    assert_eq!((position.has(A), position.prompt()), ((4, 1, 0, 20), Prompt::Turn));
}

#[test]
fn bots_convert_only_where_it_can_matter() {
    let tight = alone(Faction::Witches).on(A, "F4", Dwelling).bowls(A, [0, 2, 10]).at(A);
    assert!(tight.suggested(A).contains(&Action::OpenConvert), "little room in the bowls");
    let roomy = alone(Faction::Witches).on(A, "F4", Dwelling).bowls(A, [5, 2, 5]).at(A);
    assert!(!roomy.suggested(A).contains(&Action::OpenConvert));
    assert!(roomy.may(A, Action::OpenConvert));
    let mut after = roomy;
    after.play(A, power(PowerAction::Priest));
    assert_eq!(after.suggested(A), [Action::OpenConvert, Action::EndTurn], "D15 with power or priests left");
    after.play(A, Action::OpenConvert).play(A, Action::Done);
    assert_eq!(after.suggested(A), [Action::EndTurn], "once per turn");
    let last = alone(Faction::Witches).on(A, "F4", Dwelling).bowls(A, [0, 2, 10]).round(6).at(A);
    assert!(!last.suggested(A).contains(&Action::OpenConvert), "never in round 6");
}
