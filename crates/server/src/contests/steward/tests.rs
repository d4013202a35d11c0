//! Contests that play themselves: everybody who takes part is gone, so bots play.

use super::*;
use crate::api::{ContestStatus, VanishRule};
use crate::config::Config;
use crate::contests::contest::Entered;
use crate::contests::standings;
use crate::metrics::Metrics;
use crate::store::{GatheringQuery, Gatherings, Memory, Store, TableQuery};
use crate::table::Entry;
use crate::table::tests::PEBBLES;
use game_core::AnyGame;

fn hall(store: &Arc<Memory>) -> Arc<Hall> {
    let games: [&'static dyn AnyGame; 1] = [&PEBBLES];
    Hall::new(Arc::clone(store) as Arc<dyn Store>, Config::new(&games), Arc::new(Metrics::new()))
}

fn contest(kind: ContestKind, players: u8, people: usize) -> Contest {
    let entered = |at: usize| Entered {
        user: UserId::new(format!("nobody{at}")),
        name: format!("Nobody {at}"),
        kind: UserKind::Guest,
        rating: None,
        gone: false,
    };
    Contest {
        title: "Night".to_owned(),
        game: "pebbles".to_owned(),
        players,
        setup: None,
        kind,
        owner: UserId::new("ada"),
        owner_name: "Ada".to_owned(),
        club: None,
        clock: Clock::None,
        round_minutes: 60,
        prompt: true,
        vanish: VanishRule { rule: Vanish::Bot, level: "random".to_owned() },
        most: people as u16,
        start_at: None,
        status: ContestStatus::Open,
        entrants: (0..people).map(entered).collect(),
        seasons: Vec::new(),
    }
}

async fn add(hall: &Hall, contest: &Contest) -> GatheringId {
    let id = GatheringId::fresh();
    hall.store.add_gathering(row_of(id.clone(), contest, None, hall.time.now())).await.unwrap();
    id
}

/// Several servers look at the same contest all the time until it is over.
async fn play(halls: &[Arc<Hall>], id: &GatheringId) -> Contest {
    for _ in 0..100_000 {
        let looks = halls.iter().map(|hall| look(hall, id));
        for looked in futures_util::future::join_all(looks).await {
            looked.unwrap();
        }
        let contest = read(&stored(&halls[0], id).await.unwrap()).unwrap();
        if contest.status == ContestStatus::Over {
            return contest;
        }
        tokio::task::yield_now().await;
    }
    panic!("it does not end");
}

/// Every game has one table, made once, and no table is there that belongs to none.
async fn is_played_once(store: &Memory, contest: &Contest) {
    let rounds = contest.seasons.iter().flat_map(|season| &season.rounds);
    let mut named: Vec<TableId> =
        rounds.flat_map(|round| &round.games).filter_map(|game| game.table.clone()).collect();
    let all = store.tables(TableQuery { limit: 10_000, ..TableQuery::default() }).await.unwrap();
    let mut made: Vec<TableId> = all.into_iter().map(|row| row.id).collect();
    named.sort();
    made.sort();
    assert_eq!(named, made);
    for table in &made {
        let events = store.events(table, 0).await.unwrap();
        let entries = events.iter().map(|event| serde_json::from_str::<Entry>(&event.body).unwrap());
        assert_eq!(entries.filter(|entry| matches!(entry, Entry::Opened(_))).count(), 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_that_look_at_once_none_plays_a_round_twice() {
    let league = ContestKind::League { division: 4, movers: 1, seasons: 2, pause_hours: 0, at_once: false };
    for (kind, players, people) in
        [(ContestKind::Swiss { rounds: 3 }, 2, 9), (league, 2, 8), (ContestKind::Knockout, 2, 5)]
    {
        let store = Arc::new(Memory::default());
        let halls = [hall(&store), hall(&store)];
        let id = add(&halls[0], &contest(kind, players, people)).await;
        let over = play(&halls, &id).await;
        is_played_once(&store, &over).await;
        let season = &over.seasons[0];
        for (division, lines) in season.finals.iter().enumerate() {
            assert_eq!(*lines, standings::lines(&over, season, division), "{kind:?}");
        }
        if let ContestKind::League { .. } = kind {
            assert_eq!(over.seasons.len(), 1, "nobody who vanished begins another season");
        }
    }
}

#[tokio::test]
async fn no_two_tables_of_a_person_are_called_the_same() {
    for at_once in [true, false] {
        let league = ContestKind::League { division: 4, movers: 1, seasons: 1, pause_hours: 0, at_once };
        let store = Arc::new(Memory::default());
        let hall = hall(&store);
        let id = add(&hall, &contest(league, 2, 8)).await;
        play(&[hall], &id).await;
        let tables = store.tables(TableQuery { limit: 100, ..TableQuery::default() }).await.unwrap();
        let mut titles: Vec<String> = tables.into_iter().filter_map(|row| row.summary.title).collect();
        titles.sort();
        // Two divisions of six games each: by their numbers, or two in each of three rounds.
        let numbers = if at_once { vec![1, 2, 3, 4, 5, 6] } else { vec![1, 1, 2, 2, 3, 3] };
        let named = |division| numbers.iter().map(move |number| format!("Night · {division} {number}"));
        assert_eq!(titles, named('A').chain(named('B')).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_server_that_stopped_between_drawing_and_opening_opens_the_tables_later() {
    let store = Arc::new(Memory::default());
    let hall_before = hall(&store);
    let mut drawn = contest(ContestKind::Swiss { rounds: 1 }, 2, 4);
    drawn.entrants.iter_mut().for_each(|entered| entered.gone = true);
    drawn.go_on(hall_before.time.now());
    assert_eq!(drawn.status, ContestStatus::Running);
    let id = add(&hall_before, &drawn).await;
    drop(hall_before);
    let after = play(&[hall(&store)], &id).await;
    let tables = |contest: &Contest| -> Vec<Option<TableId>> {
        contest.seasons[0].rounds[0].games.iter().map(|game| game.table.clone()).collect()
    };
    assert_eq!(tables(&after), tables(&drawn), "what was drawn holds");
    is_played_once(&store, &after).await;
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is_named_nowhere() {
    let store = Arc::new(Memory::default());
    let hall = hall(&store);
    let mut contest = contest(ContestKind::Swiss { rounds: 3 }, 2, 4);
    contest.most = 8;
    let id = add(&hall, &contest).await;
    let user = UserId::new("nobody2");
    let member = crate::contests::club::Member {
        user: user.clone(),
        name: "Nobody 2".to_owned(),
        kind: UserKind::Guest,
    };
    let club = crate::contests::club::Club::new("Night".to_owned(), String::new(), true, member);
    let club = crate::contests::club::row_of(GatheringId::fresh(), &club, None, 1);
    store.add_gathering(club.clone()).await.unwrap();
    forget(&hall, &user).await.unwrap();
    let row = stored(&hall, &id).await.unwrap();
    assert!(!row.body.contains("nobody2") && !row.body.contains("Nobody 2"), "{}", row.body);
    let contest = read(&row).unwrap();
    assert!(contest.entrants[2].gone && contest.entrants.len() == 4);
    let query = GatheringQuery { person: Some(user), limit: 9, ..GatheringQuery::default() };
    assert_eq!(store.gatherings(query).await.unwrap(), []);
    assert_eq!(store.gathering(&club.id).await.unwrap(), None, "a club without members is gone");
}
