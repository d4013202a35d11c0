//! Laws that notice a wrong game, and tables tried on Pebbles.

use game_core::{
    Actor, AnyTable, Awaiting, Content, Game, QuickRandom, Random, Seat, Seed, StepError, Table, UndoError,
    Viewer,
};
use game_laws::Laws;
use game_laws::toy::{Action, Pebbles, Setup, Toy};

fn laws() -> Laws<Toy> {
    Laws {
        games: 300,
        seed: 1,
        max_steps: 60,
        setup: |rng| Setup { players: 2 + rng.below(3) as u8, rounds: 1 + rng.below(4) as u8 },
        action_kind: |action| match action {
            Action::Draw(..) => "draw",
            Action::Seal(_) => "seal",
        },
        action_kinds: &["draw", "seal"],
        prompt_kind: |_, _| "seal",
        prompt_kinds: &["seal"],
        points_decide: true,
    }
}

#[test]
#[should_panic(expected = "law 2 of pebbles is broken")]
fn a_game_that_goes_on_too_long_is_noticed() {
    let _ = Laws { max_steps: 9, ..laws() }.check();
}

#[test]
#[should_panic(expected = "law 13: 300 games of pebbles never reached the steps [\"fly\"]")]
fn a_step_never_reached_is_noticed() {
    let _ = Laws { action_kinds: &["draw", "seal", "fly"], ..laws() }.check();
}

fn table(players: u8) -> Table<Toy> {
    Table::new(Pebbles::standard(), Toy::default_setup(players), Seed::from_phrase("table"))
        .expect("Pebbles takes these players")
}

fn first(table: &Table<Toy>, seat: u8) -> Action {
    let mut legal = Vec::new();
    table.position().legal(Seat::new(seat), &mut legal);
    legal[0]
}

#[test]
fn sealing_is_undone_until_everybody_has_shown() {
    let mut table = table(2);
    let start = table.position().clone();
    let (zero, one) = (Seat::new(0), Seat::new(1));
    table.play(zero, first(&table, 0)).unwrap();
    assert_eq!(table.undo(one), Err(UndoError::OtherSeat));
    assert_eq!(table.undo(zero), Ok(()));
    assert_eq!(*table.position(), start);
    assert_eq!(table.redo(one), Err(UndoError::NothingToRedo));
    assert_eq!(table.redo(zero), Ok(()));
    table.play(one, first(&table, 1)).unwrap();
    assert_eq!(table.undo(one), Err(UndoError::Revealed));
}

#[test]
fn a_seat_that_has_sealed_waits() {
    let mut table = table(2);
    let seat = Seat::new(0);
    table.play(seat, first(&table, 0)).unwrap();
    let again = table.play(seat, Action::Seal(1));
    assert!(matches!(again, Err(StepError::NotAwaited { .. })), "{again:?}");
}

#[test]
fn going_back_by_agreement_deals_the_same_again() {
    let mut table = table(3);
    let start = table.steps().len();
    let play = |table: &mut Table<Toy>| {
        for seat in 0..3 {
            table.play(Seat::new(seat), first(table, seat)).unwrap();
        }
    };
    play(&mut table);
    let after = table.position().clone();
    table.rewind(start);
    play(&mut table);
    assert_eq!(*table.position(), after);
    assert_eq!(table.position_at(start).awaiting(), Awaiting::Players(game_core::SeatSet::all(3)));
}

#[test]
fn the_log_hides_what_the_viewer_may_not_know() {
    let mut table = table(2);
    let sealed = first(&table, 0);
    table.play(Seat::new(0), sealed).unwrap();
    let step = table.steps().len() - 1;
    let line = |viewer| table.log(viewer, step).remove(0);
    assert_eq!(line(Viewer::Spectator).notation, None);
    assert_eq!(line(Viewer::Spectator).text.key, "step-seal-hidden");
    assert_eq!(line(Viewer::Seat(Seat::new(0))).text.key, "step-seal");
    assert_eq!(line(Viewer::Judge).actor, Actor::Seat(Seat::new(0)));
}

#[test]
fn a_bot_is_shown_a_fresh_deal_of_what_it_cannot_know() {
    let table = table(4);
    let seat = Seat::new(2);
    let mut rng = QuickRandom::new(9);
    let seen = serde_json::to_string(&table.position().view(Viewer::Seat(seat))).unwrap();
    let dealt: Vec<Toy> = (0..20).map(|_| (*table.for_bot(seat, &mut rng)).clone()).collect();
    for position in &dealt {
        assert_eq!(serde_json::to_string(&position.view(Viewer::Seat(seat))).unwrap(), seen);
    }
    assert!(dealt.iter().any(|position| position != table.position()), "other hands must be dealt afresh");
}

#[test]
fn a_record_with_a_foreign_deal_is_refused() {
    let mut record = table(2).record();
    let step = &mut record.steps[0].1;
    *step = if step == "draw 0 1" { "draw 0 2".into() } else { "draw 0 1".into() };
    let error = Table::<Toy>::replay(Pebbles::standard(), &record).unwrap_err();
    assert!(error.to_string().starts_with("step 1: the record deals"), "{error}");
}

#[test]
fn a_record_of_other_rules_content_or_game_is_refused() {
    let replay = |change: fn(&mut game_core::Record)| {
        let mut record = table(2).record();
        change(&mut record);
        Table::<Toy>::replay(Pebbles::standard(), &record).unwrap_err().to_string()
    };
    assert!(replay(|r| r.rules = 7).contains("rules version 7"));
    assert!(replay(|r| r.content = game_core::ContentHash::of(&["other"])).contains("--content"));
    assert!(replay(|r| r.game = "chess".into()).contains("\"chess\""));
    assert!(replay(|r| r.setup = serde_json::json!({"players": 9})).contains("2 to 4 players"));
    assert!(replay(|r| r.setup = serde_json::json!({"players": 2, "colour": 1})).contains("colour"));
}

#[test]
fn a_preview_does_not_tell_what_another_has_sealed() {
    let mut table = table(2);
    let (zero, one) = (Seat::new(0), Seat::new(1));
    let mut legal = Vec::new();
    table.position().legal(zero, &mut legal);
    assert!(legal.len() > 1, "two different pebbles to choose from");
    let previews: Vec<_> = legal
        .iter()
        .map(|sealed| {
            table.play(zero, *sealed).unwrap();
            let any: &dyn AnyTable = &table;
            let seen: Vec<_> = any.options(one).iter().map(|o| any.preview(one, &o.step)).collect();
            table.undo(zero).unwrap();
            seen
        })
        .collect();
    assert!(previews.windows(2).all(|pair| pair[0] == pair[1]), "{previews:?}");
}
