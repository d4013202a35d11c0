//! Tables whose clients leave, whose store fails, and whose numbers are taken by somebody else.

use super::*;
use crate::api::{Clock, Occupant, OnTimeout, TableEvent, TableNotice, TableStatus};
use crate::chooser::{Advice, Chooser, Level, Player, Question, RandomChooser};
use crate::store::Memory;
use crate::store::faults::Fault;
use crate::table::playing::Done;
use crate::table::tests::{PEBBLES, opening, person};
use game_core::{AnyGame, Viewer};

fn hall_with(store: &Arc<Memory>, chooser: Arc<dyn Chooser>) -> Arc<Hall> {
    let games: [&'static dyn AnyGame; 1] = [&PEBBLES];
    let mut config = Config::new(&games);
    config.chooser = chooser;
    Hall::new(Arc::clone(store) as Arc<dyn Store>, config, Arc::new(Metrics::new()))
}

fn hall(store: &Arc<Memory>) -> Arc<Hall> {
    hall_with(store, Arc::new(RandomChooser))
}

/// Ada against a bot.
fn against_a_bot() -> Opening {
    let mut opening = opening(&PEBBLES);
    opening.seats[1] = Occupant::Bot { level: "random".to_owned() };
    opening
}

/// The first step this person could make, and the question it answers.
async fn first_step(hall: &Arc<Hall>, id: &TableId, name: &'static str) -> Option<(String, u64)> {
    hall.read(id, move |loaded| {
        let seat = loaded.table.player(&person(name))?;
        let Ok(game) = loaded.table.running() else { return Ok(None) };
        let step = game.options(seat).first().map(|option| option.step.clone());
        Ok(step.map(|step| (step, loaded.table.rev(Viewer::Seat(seat)))))
    })
    .await
    .unwrap()
}

async fn play(
    hall: &Arc<Hall>,
    id: &TableId,
    name: &'static str,
    (step, rev): (String, u64),
    key: String,
) -> Result<Done, Error> {
    hall.change(id, move |loaded, now| loaded.table.step(now, &person(name), step.clone(), rev, &key)).await
}

type Frames = std::pin::Pin<Box<dyn futures_util::Stream<Item = streams::Frame> + Send>>;

/// The notices of a stream that is opened again when it ends, as a browser does.
struct Heard {
    hall: Arc<Hall>,
    id: TableId,
    last: Option<u64>,
    frames: Frames,
}

async fn frames(hall: &Arc<Hall>, id: &TableId, after: Option<u64>) -> Frames {
    use futures_util::StreamExt;
    let stream = hall.subscribe(id, None, after).await.unwrap();
    Box::pin(stream.frames().map(|frame| frame.unwrap_or_else(|never| match never {})))
}

impl Heard {
    async fn at(hall: &Arc<Hall>, id: &TableId) -> Heard {
        let frames = frames(hall, id, None).await;
        Heard { hall: Arc::clone(hall), id: id.clone(), last: None, frames }
    }

    async fn next(&mut self) -> TableNotice {
        use futures_util::StreamExt;
        loop {
            let Some(frame) = self.frames.next().await else {
                self.frames = frames(&self.hall, &self.id, self.last).await;
                continue;
            };
            let data = streams::data(&frame);
            if let Some(data) = data {
                let notice: TableNotice = serde_json::from_str(data).unwrap();
                if notice.event != TableEvent::Hello || self.last.is_none() {
                    self.last = Some(notice.seq);
                    return notice;
                }
            }
        }
    }

    /// Waits for something to be heard.
    async fn until(&mut self, mut wanted: impl FnMut(&TableNotice) -> bool) -> TableNotice {
        loop {
            let notice = self.next().await;
            if wanted(&notice) {
                return notice;
            }
        }
    }
}

#[tokio::test]
async fn what_was_begun_runs_to_its_end_when_the_client_leaves() {
    let store = Arc::new(Memory::default());
    let hall = hall(&store);
    let id = hall.open(against_a_bot()).await.unwrap();
    let mut heard = Heard::at(&hall, &id).await;
    let step = first_step(&hall, &id, "Ada").await.unwrap();
    let gate = store.faults.hold();
    tokio::select! {
        biased;
        _ = play(&hall, &id, "Ada", step, "click-0001".to_owned()) => panic!("the append waits at the gate"),
        () = gate.reached.notified() => {} // and here the client is gone
    }
    gate.open.add_permits(1);
    // Both seats are asked at once, so either may come first.
    let mut told = std::collections::BTreeSet::new();
    while told.len() < 2 {
        let notice = heard.until(|notice| matches!(notice.event, TableEvent::Step { .. })).await;
        if let TableEvent::Step { seat, .. } = notice.event {
            told.insert(seat);
        }
    }
    assert_eq!(hall.metrics.healed.get(), 0);
}

#[tokio::test]
async fn a_step_the_store_refuses_has_not_happened_and_one_it_denies_has() {
    let store = Arc::new(Memory::default());
    let hall = hall(&store);
    let id = hall.open(opening(&PEBBLES)).await.unwrap();
    let mut heard = Heard::at(&hall, &id).await;
    heard.next().await;
    let step = first_step(&hall, &id, "Ada").await.unwrap();
    store.faults.plan(Fault::Refuse);
    let refused = play(&hall, &id, "Ada", step.clone(), "click-0001".to_owned()).await;
    assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    assert_eq!(first_step(&hall, &id, "Ada").await, Some(step.clone()), "nothing happened");
    store.faults.plan(Fault::Deny);
    let denied = play(&hall, &id, "Ada", step.clone(), "click-0002".to_owned()).await;
    assert!(matches!(denied, Err(Error::Unavailable(_))), "{denied:?}");
    let told = heard.next().await;
    assert!(matches!(told.event, TableEvent::Step { seat: 0, .. }), "it is stored, so it is told: {told:?}");
    let again = play(&hall, &id, "Ada", step, "click-0002".to_owned()).await;
    assert_eq!(again.unwrap(), Done::Before, "the same click does not count twice");
}

#[tokio::test]
async fn a_bot_whose_step_is_refused_by_the_store_moves_later() {
    let store = Arc::new(Memory::default());
    let hall = hall(&store);
    let watching = tokio::spawn(Arc::clone(&hall).watch());
    let id = hall.open(against_a_bot()).await.unwrap();
    let mut heard = Heard::at(&hall, &id).await;
    heard.until(|notice| notice.awaited == [0]).await;
    let step = first_step(&hall, &id, "Ada").await.unwrap();
    play(&hall, &id, "Ada", step, "click-0001".to_owned()).await.unwrap();
    heard.until(|notice| notice.awaited == [0]).await;
    store.faults.set_down(true);
    let step = first_step(&hall, &id, "Ada").await.unwrap();
    let lost = play(&hall, &id, "Ada", step, "click-0002".to_owned()).await;
    assert!(matches!(lost, Err(Error::Unavailable(_))));
    store.faults.set_down(false);
    let mut heard = Heard::at(&hall, &id).await;
    let step = first_step(&hall, &id, "Ada").await.unwrap();
    store.faults.plan(Fault::Refuse);
    store.faults.plan(Fault::Refuse);
    let refused = play(&hall, &id, "Ada", step.clone(), "click-0003".to_owned()).await;
    assert!(refused.is_err());
    play(&hall, &id, "Ada", step, "click-0004".to_owned()).await.unwrap_err();
    let step = first_step(&hall, &id, "Ada").await.unwrap();
    play(&hall, &id, "Ada", step, "click-0005".to_owned()).await.unwrap();
    store.faults.plan(Fault::Refuse);
    heard.until(|notice| matches!(notice.event, TableEvent::Step { seat: 1, .. })).await;
    assert_eq!(hall.metrics.healed.get(), 0);
    watching.abort();
}

/// Lets seconds pass, and waits until every alarm that was due by then has been dealt with.
async fn pass(hall: &Arc<Hall>, id: &TableId, seconds: i64) {
    hall.time.pass(seconds);
    let now = hall.time.now();
    hall.alarms.poke();
    while hall.alarms.at(id).is_some_and(|at| at <= now) {
        tokio::task::yield_now().await;
    }
    // Whatever was put into the mailbox before this is done when it answers.
    let _ = hall.read(id, |_| Ok(())).await;
}

#[tokio::test]
async fn a_clock_that_runs_out_while_the_store_fails_is_heard_afterwards() {
    let store = Arc::new(Memory::default());
    let hall = hall(&store);
    let watching = tokio::spawn(Arc::clone(&hall).watch());
    let mut timed = opening(&PEBBLES);
    timed.clock = Clock::Live { bank: 60, increment: 0, timeout: OnTimeout::Resign };
    let id = hall.open(timed).await.unwrap();
    let status = |hall: &Arc<Hall>| {
        let (hall, id) = (Arc::clone(hall), id.clone());
        async move { hall.read(&id, |loaded| Ok(loaded.table.ledger.status)).await }
    };
    pass(&hall, &id, 50).await;
    assert_eq!(status(&hall).await.unwrap(), TableStatus::Running);
    store.faults.set_down(true);
    for _ in 0..3 {
        pass(&hall, &id, 20).await;
        assert!(hall.alarms.at(&id).is_some(), "the alarm is set again");
    }
    store.faults.set_down(false);
    pass(&hall, &id, 20).await;
    assert_eq!(status(&hall).await.unwrap(), TableStatus::Finished);
    watching.abort();
}

#[tokio::test]
async fn a_table_nobody_needs_leaves_the_memory_and_comes_back() {
    let store = Arc::new(Memory::default());
    let hall = hall(&store);
    let id = hall.open(opening(&PEBBLES)).await.unwrap();
    let watched = hall.open(opening(&PEBBLES)).await.unwrap();
    let _heard = Heard::at(&hall, &watched).await;
    assert!(hall.read(&TableId::new("nowhere"), |_| Ok(())).await.is_err());
    let before = first_step(&hall, &id, "Ada").await;
    hall.time.pass(9 * 60);
    hall.sweep();
    hall.time.pass(2 * 60);
    assert_eq!(first_step(&hall, &id, "Ada").await, before, "somebody looked after nine minutes");
    hall.sweep();
    hall.time.pass(10 * 60);
    hall.sweep();
    while hall.desks().len() > 1 {
        tokio::task::yield_now().await;
    }
    assert!(hall.desks().contains_key(&watched), "who is watched stays");
    assert_eq!(first_step(&hall, &id, "Ada").await, before);
    assert_eq!(hall.metrics.healed.get(), 0);
}

/// Never answers.
struct Mute;

impl Chooser for Mute {
    fn levels(&self, game: &str) -> Vec<Level> {
        RandomChooser.levels(game)
    }
    fn seat(&self, _game: &str, _level: &str) -> Option<Box<dyn Player>> {
        Some(Box::new(Mute))
    }
}

impl Player for Mute {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        while !question.cancel.is_cancelled() {
            std::thread::yield_now();
        }
        None
    }
}

#[tokio::test]
async fn the_sweep_asks_a_bot_that_nobody_asked_and_counts_it() {
    let store = Arc::new(Memory::default());
    let hall = hall_with(&store, Arc::new(Mute));
    let id = hall.open(against_a_bot()).await.unwrap();
    hall.sweep();
    hall.read(&id, |_| Ok(())).await.unwrap();
    assert_eq!(hall.metrics.healed.get(), 0, "somebody thinks");
    hall.change(&id, |loaded, _| {
        loaded.chairs.iter_mut().for_each(|chair| chair.asked = None);
        Ok(())
    })
    .await
    .unwrap();
    hall.sweep();
    let asked = hall.read(&id, |loaded| Ok(loaded.chairs[1].asked.is_some())).await.unwrap();
    assert!(asked && hall.metrics.healed.get() == 1);
    hall.close().await;
}

#[tokio::test]
async fn a_table_that_was_forgotten_altogether_is_found_in_the_store() {
    let store = Arc::new(Memory::default());
    let mute = hall_with(&store, Arc::new(Mute));
    let id = mute.open(against_a_bot()).await.unwrap();
    mute.close().await;
    let hall = hall(&store); // without asking the store for alarms
    hall.search().await;
    assert_eq!(hall.metrics.healed.get(), 1);
    let mut heard = Heard::at(&hall, &id).await;
    heard.until(|notice| notice.awaited == [0]).await;
}

/// Plays for one person through one hall, until that hall knows that the game is over.
async fn persist(hall: Arc<Hall>, store: Arc<Memory>, id: TableId, name: &'static str) {
    let mut number = 0;
    loop {
        number += 1;
        let known = |loaded: &Loaded| Ok((loaded.table.ledger.seq, loaded.table.ledger.outcome.is_some()));
        let (known, over) = hall.read(&id, known).await.unwrap();
        if over {
            return;
        }
        let made = match first_step(&hall, &id, name).await {
            Some(step) => play(&hall, &id, name, step, format!("{name}-{number:08}")).await.map(drop),
            None if store.events(&id, known).await.unwrap().is_empty() => {
                tokio::task::yield_now().await;
                continue;
            }
            // Only by appending does one hall learn here what the other one did.
            None => {
                let say =
                    move |loaded: &mut Loaded, now| loaded.table.say(now, &person(name), "hm".to_owned());
                hall.change(&id, say).await
            }
        };
        match made {
            Ok(()) | Err(Error::Stale { .. } | Error::Refused(_)) => {}
            Err(Error::WrongTime(_)) => {}
            Err(error) => panic!("{name}: {error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_halls_that_append_at_once_agree_on_what_happened() {
    for _ in 0..10 {
        let store = Arc::new(Memory::default());
        let (one, two) = (hall(&store), hall(&store));
        let id = one.open(opening(&PEBBLES)).await.unwrap();
        let mut heard = Heard::at(&one, &id).await;
        let ada = tokio::spawn(persist(Arc::clone(&one), Arc::clone(&store), id.clone(), "Ada"));
        let ben = tokio::spawn(persist(Arc::clone(&two), Arc::clone(&store), id.clone(), "Ben"));
        ada.await.unwrap();
        ben.await.unwrap();
        let truth = store.events(&id, 0).await.unwrap();
        let numbers: Vec<u64> = truth.iter().map(|event| event.seq).collect();
        assert_eq!(numbers, (1..=truth.len() as u64).collect::<Vec<_>>());
        let mut told = Vec::new();
        let last = truth.iter().rposition(|event| event.body.contains("\"stepped\"")).unwrap() as u64 + 1;
        while told.last() != Some(&last) {
            let notice = heard.next().await;
            if !matches!(notice.event, TableEvent::Hello | TableEvent::Behind) {
                told.push(notice.seq);
            }
        }
        assert!(told.windows(2).all(|pair| pair[0] + 1 == pair[1]), "each once: {told:?}");
    }
}

/// What the rules show a spectator after so many steps.
async fn shown_after(hall: &Arc<Hall>, id: &TableId, steps: usize) -> serde_json::Value {
    let view = hall.read(id, move |loaded| Ok(loaded.table.running()?.view_at(steps, Viewer::Spectator)));
    view.await.unwrap()
}

/// A few steps in one hall that another one does not hear of; gives the first, which is stale then.
async fn steps_unheard(hall: &Arc<Hall>, id: &TableId, prefix: &str) -> (String, u64) {
    let first = first_step(hall, id, "Ada").await.unwrap();
    for number in 0..2 {
        for name in ["Ada", "Ben"] {
            if let Some(step) = first_step(hall, id, name).await {
                play(hall, id, name, step, format!("{prefix}-{name}-{number:04}")).await.unwrap();
            }
        }
    }
    first
}

#[tokio::test]
async fn steps_that_come_at_once_are_each_told_with_what_is_seen_after_it() {
    use crate::api::{ViewChange, apply};
    let store = Arc::new(Memory::default());
    let (here, there) = (hall(&store), hall(&store));
    for (prefix, heard_of) in [("heard", true), ("refused", false)] {
        let id = there.open(opening(&PEBBLES)).await.unwrap();
        let mut stream = Heard::at(&here, &id).await;
        let hello = stream.next().await;
        let (seq, mut view) = (hello.seq, shown_after(&here, &id, hello.steps as usize).await);
        let stale = steps_unheard(&there, &id, prefix).await;
        let stored = store.events(&id, seq).await.unwrap();
        let last = stored.last().unwrap().seq;
        if heard_of {
            here.hear(store.table(&id).await.unwrap().unwrap(), stored, false, false);
        } else {
            let refused = play(&here, &id, "Ada", stale, "too-late-0001".to_owned()).await;
            assert!(matches!(refused, Err(Error::Stale { .. })), "{refused:?}");
        }
        let mut told = 0;
        loop {
            let notice = stream.next().await;
            if let Some(news) = &notice.news {
                let changes = serde_json::to_value(&news.view).and_then(serde_json::from_value);
                apply(&mut view, &changes.map(|changes: Vec<ViewChange>| changes).unwrap()).unwrap();
                let steps = notice.steps as usize;
                assert_eq!(view, shown_after(&here, &id, steps).await, "{prefix}: after {steps} steps");
                told += 1;
            }
            if notice.seq == last {
                break;
            }
        }
        assert!(told > 2, "{prefix}: {told} steps came at once");
    }
}

/// A table where Ada and Ben have a minute each, after which they lose.
fn hurried() -> Opening {
    let mut timed = opening(&PEBBLES);
    timed.clock = Clock::Live { bank: 60, increment: 0, timeout: OnTimeout::Resign };
    timed
}

async fn left(hall: &Arc<Hall>, id: &TableId) -> (TableStatus, Vec<i64>) {
    hall.read(id, |loaded| {
        let clock = loaded.table.clock_now(loaded.time.now()).unwrap();
        let left = clock.seats.iter().map(|seat| seat.left / 1_000).collect();
        Ok((loaded.table.ledger.status, left))
    })
    .await
    .unwrap()
}

#[tokio::test]
async fn nobody_loses_by_a_restart() {
    const HOUR: i64 = 3_600_000;
    let store = Arc::new(Memory::default());
    let first = hall(&store);
    let wall = ids::now();
    first.resume_at(wall).await.unwrap();
    let id = first.open(hurried()).await.unwrap();
    first.time.pass(10);
    first.close().await;
    // The second server never looks at the table; what it missed is not forgotten.
    let second = hall(&store);
    second.resume_at(wall + 8 * HOUR).await.unwrap();
    second.close().await;
    let third = hall(&store);
    third.resume_at(wall + 20 * HOUR).await.unwrap();
    let watching = tokio::spawn(Arc::clone(&third).watch());
    pass(&third, &id, 1).await;
    let (status, left) = left(&third, &id).await;
    assert_eq!(status, TableStatus::Running);
    assert!(left.iter().all(|left| (50..=60).contains(left)), "a grace at most is added: {left:?}");
    pass(&third, &id, 120).await;
    let status = third.read(&id, |loaded| Ok(loaded.table.ledger.status)).await.unwrap();
    assert_eq!(status, TableStatus::Finished, "from then on time counts again");
    watching.abort();
}

#[tokio::test]
async fn nobody_loses_when_the_machine_sleeps_or_its_clock_jumps() {
    let store = Arc::new(Memory::default());
    let hall = hall(&store);
    let watching = tokio::spawn(Arc::clone(&hall).watch());
    let id = hall.open(hurried()).await.unwrap();
    pass(&hall, &id, 10).await;
    assert!(hall.time.compare(hall.time.now() + 8 * 3_600_000));
    hall.wake_all();
    hall.alarms.poke();
    let (status, seats) = left(&hall, &id).await;
    assert_eq!(status, TableStatus::Running);
    assert!(seats.iter().all(|left| (50..=60).contains(left)), "{seats:?}");
    hall.time.stall(3_600);
    pass(&hall, &id, 1).await;
    let step = first_step(&hall, &id, "Ada").await.unwrap();
    play(&hall, &id, "Ada", step, "click-0001".to_owned()).await.unwrap();
    assert_eq!(left(&hall, &id).await.0, TableStatus::Running, "a process that was stopped charges nobody");
    watching.abort();
}
