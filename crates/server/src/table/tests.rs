//! Time at a table, told by the test instead of by a clock.

use super::journal::{Entry, Opening};
use super::ledger::{Match, Person};
use super::playing::Done;
use crate::api::{
    Clock, Kept, Occupant, OnTimeout, StandIn, TableStatus, TurnEnd, UndoPolicy, UserKind, Visibility,
};
use crate::chooser::RandomChooser;
use crate::error::Error;
use crate::ids::{TableId, UserId};
use crate::shelf::{GameEntry, Shelf};
use crate::store::{EventRow, Snapshot};
use game_core::{AnyGame, ErasedGame, Seat, Seed};
use game_laws::toy::Toy;
use std::sync::Arc;

pub(crate) static PEBBLES: ErasedGame<Toy> = ErasedGame::new();
pub(crate) static TERRA: ErasedGame<games::terra_mystica::Position> = ErasedGame::new();

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

pub(crate) fn person(name: &str) -> Person {
    let id = UserId::new(name.to_lowercase());
    Person { id, name: name.to_owned(), kind: UserKind::Guest, turn_end: TurnEnd::Automatic }
}

/// What a table of Ada and Ben begins with.
pub(crate) fn opening(game: &'static dyn AnyGame) -> Opening {
    Opening {
        game: game.info().id.to_owned(),
        rules: game.rules_version(),
        content: game.content_hash().to_string(),
        pack: None,
        brought: None,
        owner: UserId::new("ada"),
        setup: game.default_setup(2),
        seats: vec![person("Ada").occupant(), person("Ben").occupant()],
        shuffle: false,
        clock: Clock::None,
        undo: UndoPolicy::Ask,
        hints: false,
        visibility: Visibility::Open,
        stand_in: StandIn::Never,
        title: None,
        start: true,
        seed: Some(Seed::from_phrase("test")),
        practice: true,
        invite: "x".to_owned(),
        record: None,
        matched: None,
        challenge: None,
        contest: None,
    }
}

/// A table of Ada and Ben that has begun at time 0.
pub(crate) fn table(game: &'static dyn AnyGame, change: impl FnOnce(&mut Opening)) -> Match {
    let mut opening = opening(game);
    change(&mut opening);
    let mut table = Match::open(GameEntry::from(game).standard(), TableId::new("t"), 0, opening).unwrap();
    table.settle(0).unwrap();
    table
}

pub(crate) fn step(table: &mut Match, now: i64, who: &Person) -> Result<Done, Error> {
    let seat = table.player(who)?;
    let step = table.running()?.options(seat).first().map(|option| option.step.clone()).unwrap_or_default();
    let rev = table.rev(game_core::Viewer::Seat(seat));
    let done = table.step(now, who, step, rev, &format!("key-{:08}", table.ledger.seq))?;
    table.settle(now)?;
    Ok(done)
}

fn due(table: &mut Match, now: i64) {
    table.due(now, "random", |_| None).unwrap();
    table.settle(now).unwrap();
}

#[test]
fn two_people_at_one_screen_have_the_eyes_of_whoever_is_asked() {
    let mut table = table(&TERRA, |opening| opening.seats[1] = Occupant::Open);
    let ada = person("Ada");
    let strange = table.sit_beside(0, &person("Eve"), None, "Bea");
    assert!(strange.is_err(), "only who sits here has somebody beside them");
    table.sit_beside(0, &ada, None, "Ada").unwrap();
    table.settle(0).unwrap();
    assert_eq!(table.ledger.status, TableStatus::Running);
    let names: Vec<_> = table.seats(&[]).into_iter().map(|seat| seat.occupant).collect();
    assert!(matches!(&names[1], Occupant::Person { name, .. } if name == "Ada (2)"), "{names:?}");
    let mut asked = std::collections::BTreeSet::new();
    for _ in 0..4 {
        let seat = table.awaited().first().unwrap();
        assert_eq!(table.viewer(Some(&ada.id)), game_core::Viewer::Seat(seat));
        asked.insert(seat);
        step(&mut table, 0, &ada).unwrap();
    }
    assert_eq!(asked.len(), 2, "both seats were played");
    assert!(table.sit_beside(0, &ada, None, "Cleo").is_err(), "the game has begun");
}

#[test]
fn a_bank_runs_out_and_a_bot_takes_over_until_the_person_is_back() {
    let clock = Clock::Live { bank: 60, increment: 5, timeout: OnTimeout::Bot };
    let mut table = table(&PEBBLES, |opening| opening.clock = clock);
    assert_eq!(table.alarm(|_| None), Some(60 * SECOND));
    step(&mut table, 10 * SECOND, &person("Ben")).unwrap();
    due(&mut table, 59 * SECOND);
    assert!(table.bots_to_move().is_empty());
    due(&mut table, 60 * SECOND);
    assert_eq!(table.ledger.seats[0].stand_in.as_deref(), Some("random"));
    assert_eq!(table.ledger.seats[1].stand_in, None, "Ben answered in time");
    assert_eq!(table.bots_to_move(), [(Seat::new(0), "random".to_owned())]);
    assert_eq!(table.alarm(|_| None), Some(0), "a bot is to move");
    table.come_back(61 * SECOND, &person("Ada")).unwrap();
    assert!(table.bots_to_move().is_empty());
    assert!(table.alarm(|_| None).unwrap() > 61 * SECOND, "there is time for a move");
}

#[test]
fn who_answers_gets_the_increment() {
    let clock = Clock::Live { bank: 60, increment: 5, timeout: OnTimeout::Wait };
    let mut table = table(&PEBBLES, |opening| opening.clock = clock);
    step(&mut table, 10 * SECOND, &person("Ada")).unwrap();
    let clocks = table.clock_now(20 * SECOND).unwrap();
    assert_eq!((clocks.seats[0].left, clocks.seats[1].left), (55 * SECOND, 40 * SECOND));
    assert_eq!(table.alarm(|_| None), None, "this clock only tells");
}

#[test]
fn by_turns_every_turn_has_its_hours_and_lateness_can_cost_the_game() {
    let clock = Clock::Turns { hours: 24, timeout: OnTimeout::Resign };
    let mut table = table(&PEBBLES, |opening| opening.clock = clock);
    step(&mut table, 20 * HOUR, &person("Ada")).unwrap();
    step(&mut table, 23 * HOUR, &person("Ben")).unwrap();
    assert_eq!(table.alarm(|_| None), Some(47 * HOUR), "the next round has fresh hours");
    step(&mut table, 40 * HOUR, &person("Ben")).unwrap();
    due(&mut table, 47 * HOUR);
    assert_eq!(table.ledger.status, TableStatus::Finished);
    assert_eq!(table.ledger.outcome.as_ref().unwrap().places, [2, 1]);
}

#[test]
fn a_bot_stands_in_for_who_is_not_heard_of() {
    let mut table = table(&PEBBLES, |opening| opening.stand_in = StandIn::After { minutes: 5 });
    let heard = |seat: Seat| (seat.index() == 0).then_some(2 * MINUTE);
    assert_eq!(table.alarm(heard), Some(7 * MINUTE), "Ben is connected, Ada was heard of two minutes in");
    table.due(7 * MINUTE - 1, "random", heard).unwrap();
    assert!(table.bots_to_move().is_empty());
    table.due(7 * MINUTE, "random", heard).unwrap();
    assert_eq!(table.bots_to_move().len(), 1);
}

#[test]
fn a_held_turn_confirms_itself_after_three_seconds() {
    let mut table = table(&TERRA, |_| {});
    let [mut ada, mut ben] = [person("Ada"), person("Ben")];
    (ada.turn_end, ben.turn_end) = (TurnEnd::Hold, TurnEnd::Hold);
    let mut now = 0;
    while table.ledger.held.is_none() {
        now += SECOND;
        let mover = if table.awaited().contains(Seat::new(0)) { &ada } else { &ben };
        step(&mut table, now, mover).unwrap();
    }
    assert_eq!(table.alarm(|_| None), Some(now + 3 * SECOND));
    due(&mut table, now + 3 * SECOND - 1);
    assert!(table.ledger.held.is_some());
    due(&mut table, now + 3 * SECOND);
    assert!(table.ledger.held.is_none());
}

#[test]
fn events_and_snapshots_lead_to_the_same_table() {
    let shelf =
        Shelf::new(vec![GameEntry::from(&PEBBLES as &dyn AnyGame)], Vec::new(), Arc::new(RandomChooser));
    let clock = Clock::Live { bank: 600, increment: 5, timeout: OnTimeout::Bot };
    let mut table = table(&PEBBLES, |opening| opening.clock = clock);
    let mut snapshot = None;
    for number in 0..4 {
        let who = if number % 2 == 0 { person("Ada") } else { person("Ben") };
        step(&mut table, number * SECOND, &who).unwrap();
        if number == 1 {
            snapshot = table.snapshot();
        }
    }
    table.say(9 * SECOND, &person("Ben"), "hm".to_owned()).unwrap();
    let events: Vec<EventRow> = table.pending.iter().map(|pending| pending.row.clone()).collect();
    let seq = snapshot.as_ref().unwrap().seq;
    let late = events.iter().filter(|event| event.seq > seq).cloned().collect();
    let id = TableId::new("t");
    let ledger = |table: &Match| serde_json::to_value(&table.ledger).unwrap();
    for restored in [
        Match::restore(&shelf, &id, None, events.clone()).unwrap(),
        Match::restore(&shelf, &id, snapshot, late).unwrap(),
    ] {
        assert_eq!(ledger(&restored), ledger(&table));
        let (one, two) = (restored.game.unwrap().record(), table.game.as_ref().unwrap().record());
        assert_eq!(one, two);
    }

    let mut other = events.clone();
    other[0].body = other[0].body.replace("\"rules\":1", "\"rules\":2");
    let newer = Match::restore(&shelf, &id, None, other).unwrap();
    assert!(matches!(newer.kept.unwrap().why, Kept::Rules { played: 2, known: 1, .. }));
    let mut forged = events;
    let stepped = |event: &EventRow| event.body.contains("stepped") && event.body.contains("draw ");
    let dealt = forged.iter().position(stepped).unwrap();
    forged[dealt].body = forged[dealt].body.replace("draw 0", "draw 1");
    let other = Match::restore(&shelf, &id, None, forged).unwrap();
    let Kept::Rules { problem, .. } = other.kept.unwrap().why else { panic!() };
    assert!(
        problem.contains("draws something else now"),
        "draws must come out as they were stored: {problem}"
    );
}

#[test]
fn an_open_seat_keeps_a_table_waiting() {
    let table = table(&PEBBLES, |opening| opening.seats[1] = Occupant::Open);
    assert_eq!(table.ledger.status, TableStatus::Waiting);
    assert_eq!(table.alarm(|_| None), None);
}

#[test]
fn undo_asks_who_is_away_and_who_is_stood_in_for() {
    let mut table = table(&PEBBLES, |opening| {
        opening.setup = PEBBLES.default_setup(3);
        opening.seats.push(person("Cid").occupant());
    });
    let start = table.steps() as u32;
    for name in ["Ada", "Ben", "Cid"] {
        step(&mut table, SECOND, &person(name)).unwrap();
    }
    table.hand_to_bot(2 * SECOND, &person("Ben"), "random".to_owned()).unwrap();
    table.ask_undo(3 * SECOND, &person("Ada"), Some(start + 1)).unwrap();
    table.settle(3 * SECOND).unwrap();
    let first = table.undo_state().expect("a bot that stands in agrees to nothing");
    assert_eq!(first.waiting, [1, 2]);
    table.answer_undo(4 * SECOND, &person("Cid"), first.id, true).unwrap();
    table.hand_to_bot(4 * SECOND, &person("Cid"), "random".to_owned()).unwrap();
    table.ask_undo(5 * SECOND, &person("Ada"), Some(start)).unwrap();
    let second = table.undo_state().unwrap();
    assert_eq!(second.waiting, [1, 2], "nobody has agreed to this one");
    let stale = table.answer_undo(5 * SECOND, &person("Ben"), first.id, true);
    assert!(matches!(stale, Err(Error::Stale { .. })), "{stale:?}");
    table.resign(6 * SECOND, &person("Ben"), "random".to_owned()).unwrap();
    assert_eq!(table.undo_state().unwrap().waiting, [2], "who gave up is asked no more");
    table.answer_undo(7 * SECOND, &person("Cid"), second.id, true).unwrap();
    table.settle(7 * SECOND).unwrap();
    assert_eq!(table.undo_state(), None);
    assert_eq!(table.steps() as u32, start);
}

#[test]
fn giving_up_is_final() {
    let mut table = table(&PEBBLES, |opening| {
        opening.setup = PEBBLES.default_setup(3);
        opening.seats.push(person("Cid").occupant());
    });
    let token = table.offer(SECOND, &person("Ben")).unwrap();
    table.resign(2 * SECOND, &person("Ben"), "random".to_owned()).unwrap();
    assert!(matches!(table.claim(3 * SECOND, &person("Dan"), &token), Err(Error::NotFound(_))));
    for refused in [
        table.offer(3 * SECOND, &person("Ben")).map(drop),
        table.come_back(3 * SECOND, &person("Ben")),
        table.hand_to_bot(3 * SECOND, &person("Ben"), "random".to_owned()),
        table.ask_undo(3 * SECOND, &person("Ben"), None),
    ] {
        assert!(matches!(refused, Err(Error::WrongTime(_))), "{refused:?}");
    }
}

#[test]
fn time_that_is_over_always_leads_somewhere() {
    let clock = Clock::Live { bank: 60, increment: 0, timeout: OnTimeout::Resign };
    let mut table = table(&PEBBLES, |opening| {
        opening.clock = clock;
        opening.setup = PEBBLES.default_setup(3);
        opening.seats.push(person("Cid").occupant());
    });
    table.resign(SECOND, &person("Ben"), "random".to_owned()).unwrap();
    // As it was stored while a seat given up could still be claimed.
    let occupant = person("Dan").occupant();
    table.enter(2 * SECOND, None, Entry::Seated { seat: 1, occupant }).unwrap();
    due(&mut table, 60 * SECOND);
    assert_eq!(table.ledger.seats[1].bot(), Some("random"), "a bot plays on where nobody can give up again");
    assert_ne!(table.alarm(|_| None), Some(60 * SECOND));
}

#[test]
fn a_turn_held_by_somebody_who_is_stood_in_for_ends() {
    let clock = Clock::Live { bank: 600, increment: 0, timeout: OnTimeout::Bot };
    let mut table = table(&TERRA, |opening| opening.clock = clock);
    let [mut ada, mut ben] = [person("Ada"), person("Ben")];
    (ada.turn_end, ben.turn_end) = (TurnEnd::Confirm, TurnEnd::Confirm);
    while table.ledger.held.is_none() {
        let mover = if table.awaited().contains(Seat::new(0)) { &ada } else { &ben };
        step(&mut table, SECOND, mover).unwrap();
    }
    due(&mut table, HOUR);
    assert!(table.ledger.held.is_none(), "nobody is left who could confirm");
}

#[test]
fn time_without_the_server_is_nobodys_and_who_is_to_move_gets_a_grace() {
    let clock = Clock::Live { bank: 300, increment: 0, timeout: OnTimeout::Resign };
    let mut table = table(&PEBBLES, |opening| opening.clock = clock);
    let left = |table: &Match, now: i64| {
        table.clock_now(now).unwrap().seats.iter().map(|s| s.left).collect::<Vec<_>>()
    };
    step(&mut table, 10 * SECOND, &person("Ada")).unwrap();
    table.resume(8 * HOUR, 8 * HOUR - 40 * SECOND).unwrap();
    assert_eq!(left(&table, 8 * HOUR), [290 * SECOND, 260 * SECOND], "thirty seconds of them were Ben's");
    table.resume(8 * HOUR, 0).unwrap();
    due(&mut table, 8 * HOUR + 250 * SECOND);
    table.resume(9 * HOUR, HOUR - 250 * SECOND).unwrap();
    assert_eq!(left(&table, 9 * HOUR), [290 * SECOND, 60 * SECOND], "enough to find the table again");
    due(&mut table, 9 * HOUR + 59 * SECOND);
    assert_eq!(table.ledger.status, TableStatus::Running);
    due(&mut table, 9 * HOUR + 60 * SECOND);
    assert_eq!(table.ledger.status, TableStatus::Finished);
}

#[test]
fn a_snapshot_of_older_rules_is_compared_by_its_steps_and_its_numbers() {
    let shelf =
        Shelf::new(vec![GameEntry::from(&PEBBLES as &dyn AnyGame)], Vec::new(), Arc::new(RandomChooser));
    let mut table = table(&PEBBLES, |_| {});
    for who in ["Ada", "Ben"] {
        step(&mut table, SECOND, &person(who)).unwrap();
    }
    let snapshot = table.snapshot().unwrap();
    let restored = |change: &dyn Fn(&mut serde_json::Value, &mut game_core::Record)| {
        let mut body: serde_json::Value = serde_json::from_str(&snapshot.body).unwrap();
        let mut record: game_core::Record = body["record"].as_str().unwrap().parse().unwrap();
        record.rules = 0;
        body["ledger"]["opening"]["rules"] = 0.into();
        change(&mut body, &mut record);
        body["record"] = record.to_string().into();
        let snapshot = Snapshot { seq: snapshot.seq, body: body.to_string() };
        Match::restore(&shelf, &TableId::new("t"), Some(snapshot), Vec::new()).unwrap()
    };
    let same = restored(&|_, _| {});
    assert_eq!((same.kept.is_none(), same.ledger.opening.rules), (true, 1));
    let before = restored(&|body, _| drop(body.as_object_mut().unwrap().remove("counts")));
    assert!(before.kept.is_none(), "snapshots of programs that did not count are compared by their steps");

    let counted = restored(&|body, _| body["counts"][0][0][1] = 40.into());
    let kept = counted.kept.as_ref().unwrap();
    let Kept::Rules { played: 0, known: 1, step: None, problem } = &kept.why else {
        panic!("{:?}", kept.why)
    };
    assert_eq!(problem, "the same steps lead to other numbers");
    assert!(counted.snapshot().is_none(), "what is stored stays");
    assert_eq!(counted.alarm(|_| None), None);

    let last = table.game.as_ref().unwrap().record().steps.len();
    let stepped = restored(&|_, record| record.steps[6].1 = "seal 9".to_owned());
    let kept = stepped.kept.as_ref().unwrap();
    assert!(matches!(kept.why, Kept::Rules { step: Some(7), .. }), "{:?}", kept.why);
    assert_eq!(stepped.steps(), 6, "it shows the last moment that comes out as it did");
    assert_eq!(kept.transcript.as_ref().unwrap().steps.len(), last, "and exports all of it");
}

#[test]
fn a_waiting_table_whose_set_up_cannot_be_played_any_more_is_kept() {
    let shelf =
        Shelf::new(vec![GameEntry::from(&PEBBLES as &dyn AnyGame)], Vec::new(), Arc::new(RandomChooser));
    let table = table(&PEBBLES, |opening| opening.seats[1] = Occupant::Open);
    let mut event = table.pending[0].row.clone();
    event.body = event.body.replace("\"rules\":1", "\"rules\":0");
    let id = TableId::new("t");
    let same = Match::restore(&shelf, &id, None, vec![event.clone()]).unwrap();
    assert!(same.kept.is_none() && same.ledger.opening.rules == 1);
    event.body = event.body.replace("\"rounds\":3", "\"rounds\":9");
    let mut other = Match::restore(&shelf, &id, None, vec![event]).unwrap();
    assert!(matches!(other.kept.as_ref().unwrap().why, Kept::Rules { .. }));
    let refused = other.join(SECOND, &person("Ben"), None, None);
    assert!(matches!(refused, Err(Error::OtherRules(_))), "nobody can sit down");
    other.leave(SECOND, &person("Ada")).unwrap();
    assert!(other.ledger.cancelled);
}
