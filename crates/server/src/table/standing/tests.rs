//! Orders at a table of Ada and Ben, who play Pebbles and Terra Mystica by turns.

use super::*;
use crate::api::{LogLine, OnTimeout, TableEvent};
use crate::chooser::RandomChooser;
use crate::shelf::{GameEntry, Shelf};
use crate::table::tests::{TERRA, person, table};
use game_core::{AnyGame, Text};
use std::sync::Arc;

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

fn text() -> Text {
    Text::new("step-pass")
}

fn make(question: &str, step: &str) -> StandingStep {
    StandingStep { question: question.to_owned(), step: step.to_owned(), text: text(), when: Vec::new() }
}

fn offered(step: &str, not: bool) -> StandingCondition {
    StandingCondition { fact: StandingFact::Offered { step: step.to_owned() }, not, text: text() }
}

fn did(seat: Option<u8>, step: &str, like: bool) -> StandingCondition {
    let fact = StandingFact::Did { seat, step: step.to_owned(), like };
    StandingCondition { fact, not: false, text: text() }
}

/// A row of Ben's: these own steps, nothing foreseen.
fn row(when: Vec<StandingCondition>, steps: Vec<StandingStep>) -> Written {
    let way = steps.iter().map(|step| (1, step.step.clone())).collect();
    let when = when.into_iter().map(|one| (None, one)).collect();
    Written { way, when, steps: steps.into_iter().enumerate().collect() }
}

/// Somebody makes the step that begins like this where it is on offer, or else any other.
fn act(table: &mut Match, wish: &str) {
    let seat = table.awaited().first().unwrap();
    let steps = table.running().unwrap().answers(seat);
    let step = steps.iter().find(|step| step.starts_with(wish)).unwrap_or(&steps[0]).clone();
    by_hand(table, seat, step);
}

fn by_hand(table: &mut Match, seat: Seat, step: String) {
    let who = person(["Ada", "Ben"][seat.index()]);
    let key = format!("key-{:08}", table.ledger.seq);
    table.step(0, &who, step, table.rev(Viewer::Seat(seat)), &key).unwrap();
    table.settle(0).unwrap();
}

/// Ada's Mermaids on D2 live beside Ben's Nomads on D3, and Ada is to move.
fn beside(clock: Clock) -> Match {
    let mut table = table(&TERRA, |opening| {
        opening.setup["faction_choice"] = "given".into();
        opening.setup["factions"] = vec!["mermaids", "nomads"].into();
        opening.setup["first_player"] = 0.into();
        opening.clock = clock;
    });
    let turn = |table: &Match| {
        let prompt = table.running().unwrap().prompt(ADA);
        prompt.is_some_and(|prompt| prompt.key == "prompt-turn")
    };
    while !turn(&table) {
        let ada = table.awaited().contains(ADA);
        act(&mut table, if ada { "place D2" } else { "place D3" });
    }
    table
}

fn by_turns() -> Match {
    beside(Clock::Turns { hours: 24, timeout: OnTimeout::Wait })
}

fn keep(table: &mut Match, rows: &[Written]) -> Result<(), Error> {
    let moment = table.steps() as u32;
    table.keep_orders(0, &person("Ben"), 1, moment, rows)?;
    table.settle(0)
}

/// Ada builds, which offers Ben one power; then it is Ben's turn, once he has answered.
fn build(table: &mut Match) {
    act(table, "upgrade D2 trading_post");
    act(table, "end_turn");
}

fn standing(table: &Match) -> StandingOrders {
    table.standing_of(Viewer::Seat(BEN)).unwrap()
}

fn ended(table: &Match) -> Option<StandingWhy> {
    standing(table).ended.map(|ended| ended.why)
}

#[test]
fn the_first_row_that_holds_is_carried_out_and_only_its_owner_is_told() {
    let mut table = by_turns();
    let rows = [
        row(vec![did(Some(0), "pass", true)], vec![make("prompt-turn", "upgrade D3 temple")]),
        row(
            vec![did(None, "upgrade D2 trading_post", false), offered("upgrade D3 trading_post", false)],
            vec![make("prompt-turn", "upgrade D3 trading_post"), make("prompt-after", "end_turn")],
        ),
    ];
    keep(&mut table, &rows).unwrap();
    build(&mut table);
    assert_eq!(table.running().unwrap().prompt(BEN).unwrap().key, "prompt-offer", "orders wait for the turn");
    assert_eq!((standing(&table).rows.len(), standing(&table).begun), (2, None));
    act(&mut table, "decline");
    let log = table.log_lines(Viewer::Seat(BEN), 0);
    let mine: Vec<&LogLine> = log.iter().filter(|line| line.automatic).collect();
    assert_eq!(mine[0].notation.as_deref(), Some("upgrade D3 trading_post"), "{log:?}");
    assert_eq!(standing(&table).made.first(), Some(&(mine[0].step as u32)));
    assert_eq!(table.habits(&person("Ben")).unwrap().answered, 0, "orders are no habits");
    for viewer in [Viewer::Seat(ADA), Viewer::Spectator, Viewer::Judge] {
        assert!(table.log_lines(viewer, 0).iter().all(|line| !line.automatic), "{viewer:?}");
        let told = table.standing_of(viewer).map(|orders| (orders.rows.len(), orders.made.len()));
        assert_eq!(told.unwrap_or_default(), (0, 0), "{viewer:?}");
        for event in &table.pending {
            let said = table.event(viewer, event.row.seq, 0, &event.entry, &[]);
            let leak = matches!(
                &said,
                Some(TableEvent::Standing { .. } | TableEvent::Step { standing: Some(_), .. })
            );
            assert!(!leak, "{viewer:?} {said:?}");
        }
    }
    let (steps, seq) = (table.steps(), table.ledger.seq);
    table.settle(0).unwrap();
    assert_eq!((table.steps(), table.ledger.seq), (steps, seq), "nothing is done twice");
}

#[test]
fn what_cannot_be_done_is_dropped_and_what_no_row_foresees_is_asked() {
    let mut table = by_turns();
    keep(&mut table, &[row(vec![], vec![make("prompt-turn", "upgrade D3 temple")])]).unwrap();
    build(&mut table);
    act(&mut table, "decline");
    assert_eq!(ended(&table), Some(StandingWhy::Impossible));
    assert!(standing(&table).rows.is_empty() && standing(&table).ended.unwrap().text.is_some());
    assert!(table.awaited().contains(BEN), "Ben is asked");
    assert_eq!(table.orders_ended_since(BEN, 1), Some(StandingWhy::Impossible));

    let mut table = by_turns();
    let rows = [row(
        vec![offered("upgrade D3 trading_post", true)],
        vec![make("prompt-turn", "upgrade D3 trading_post")],
    )];
    keep(&mut table, &rows).unwrap();
    build(&mut table);
    act(&mut table, "decline");
    assert_eq!(ended(&table), Some(StandingWhy::Asked));
}

#[test]
fn orders_are_for_games_by_turns_the_own_seat_and_the_next_question() {
    let rows = [row(vec![], vec![make("prompt-turn", "upgrade D3 trading_post")])];
    for clock in [Clock::None, Clock::Live { bank: 600, increment: 0, timeout: OnTimeout::Wait }] {
        let mut table = beside(clock);
        assert!(matches!(keep(&mut table, &rows), Err(Error::WrongTime(_))), "{clock:?}");
        assert_eq!(table.standing_of(Viewer::Seat(BEN)), None);
    }
    let mut table = by_turns();
    let moment = table.steps() as u32;
    let mut tried =
        |who: &str, seat: u8, rows: &[Written]| table.keep_orders(0, &person(who), seat, moment, rows);
    assert!(matches!(tried("Eve", 1, &rows), Err(Error::Forbidden(_))));
    assert!(matches!(tried("Ada", 1, &rows), Err(Error::Forbidden(_))));
    assert!(matches!(tried("Ada", 0, &[row(vec![], vec![])]), Err(Error::Invalid(_))));
    let hers = [row(vec![], vec![make("prompt-turn", "upgrade D2 trading_post")])];
    assert!(matches!(tried("Ada", 0, &hers), Err(Error::WrongTime(_))), "she is asked already");
    let two = [rows[0].clone(), row(vec![], vec![make("prompt-offer", "accept")])];
    assert!(matches!(tried("Ben", 1, &two), Err(Error::Invalid(_))), "two questions");
    assert_eq!(table.ledger.standing, Vec::new(), "nothing was kept");
}

#[test]
fn what_was_played_as_it_was_thought_is_behind_the_orders() {
    let mut table = by_turns();
    let moment = table.steps() as u32;
    let decline = {
        let mut later = by_turns();
        build(&mut later);
        let answers = later.running().unwrap().answers(BEN);
        answers.into_iter().find(|step| step.starts_with("decline")).unwrap()
    };
    // Ada builds, Ben declines, Ada ends nothing more: then Ben's turn, as he thought it on a board of now.
    let way = vec![
        (0, "upgrade D2 trading_post".to_owned()),
        (0, "end_turn".to_owned()),
        (1, decline.clone()),
        (1, "upgrade D3 trading_post".to_owned()),
    ];
    let steps =
        vec![(2, make("prompt-offer", &decline)), (3, make("prompt-turn", "upgrade D3 trading_post"))];
    let when = vec![(Some(0), did(Some(0), "upgrade D2 trading_post", false))];
    let thought = Written { way, when, steps };
    build(&mut table);
    act(&mut table, "decline");
    // It is Ben's turn: he makes it by hand, and the old thought is of no use any more.
    act(&mut table, "upgrade D3 dwelling");
    let late = table.keep_orders(0, &person("Ben"), 1, moment, std::slice::from_ref(&thought));
    assert!(late.is_err(), "{late:?}");

    let mut table = by_turns();
    build(&mut table);
    let early = table.keep_orders(0, &person("Ben"), 1, moment, std::slice::from_ref(&thought));
    assert!(matches!(early, Err(Error::WrongTime(_))), "he is asked about the power already");
    let mut table = by_turns();
    table.keep_orders(0, &person("Ben"), 1, moment, &[thought]).unwrap();
    build(&mut table);
    let own: Vec<_> =
        table.log_lines(Viewer::Seat(BEN), 0).into_iter().filter(|line| line.automatic).collect();
    let made: Vec<_> = own.iter().filter_map(|line| line.notation.as_deref()).collect();
    assert_eq!(
        made,
        [decline.as_str(), "upgrade D3 trading_post"],
        "both questions were answered as thought"
    );
    assert_eq!(ended(&table), Some(StandingWhy::Done));
}

#[test]
fn who_acts_by_hand_takes_back_or_leaves_has_no_orders() {
    let rows = [row(vec![did(Some(0), "pass", true)], vec![make("prompt-turn", "upgrade D3 trading_post")])];
    let mut table = by_turns();
    keep(&mut table, &rows).unwrap();
    table.take_orders_away(0, &person("Ben")).unwrap();
    assert!(standing(&table).rows.is_empty() && standing(&table).ended.is_none());
    keep(&mut table, &rows).unwrap();
    let occupant = person("Eve").occupant();
    table.enter(0, None, Entry::Seated { seat: 1, occupant }).unwrap();
    assert_eq!(standing(&table).rows.len(), 0, "whoever takes a seat over has left nothing");

    let mut table = by_turns();
    keep(&mut table, &rows).unwrap();
    table.enter(0, None, Entry::StoodIn { seat: 1, level: "random".to_owned() }).unwrap();
    assert_eq!(ended(&table), Some(StandingWhy::TakenOver));

    let mut table = by_turns();
    keep(&mut table, &rows).unwrap();
    let back = table.steps() as u32 - 1;
    table.enter(0, None, Entry::Rewound { seat: 0, to: back }).unwrap();
    table.settle(0).unwrap();
    assert_eq!(ended(&table), Some(StandingWhy::Back));
}

#[test]
fn what_was_kept_and_made_is_read_back() {
    let mut table = by_turns();
    let step = make("prompt-turn", "upgrade D3 trading_post");
    keep(&mut table, &[row(vec![], vec![step.clone()])]).unwrap();
    let shelf =
        Shelf::new(vec![GameEntry::from(&TERRA as &dyn AnyGame)], Vec::new(), Arc::new(RandomChooser));
    let again = |table: &Match| {
        let events = table.pending.iter().map(|event| event.row.clone()).collect();
        Match::restore(&shelf, &table.ledger.id, None, events).unwrap()
    };
    assert_eq!(again(&table).ledger.standing, table.ledger.standing, "before");
    build(&mut table);
    act(&mut table, "decline");
    let read = again(&table);
    assert_eq!(read.ledger.standing, table.ledger.standing, "after");
    assert_eq!((read.steps(), standing(&read).made.len()), (table.steps(), 1));
}
