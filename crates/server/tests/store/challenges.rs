//! Deals that many play, in every store.

use crate::rows::{event, row, user};
use server::Store;
use server::ids::{ChallengeId, TableId, UserId};
use server::store::{AttemptRow, ChallengeRow, Ground};

pub async fn challenges(store: &dyn Store) {
    let (ada, ben) = (user("Ada"), user("Ben"));
    store.add_user(ada.clone()).await.unwrap();
    store.add_user(ben.clone()).await.unwrap();
    let deal = |maker: Option<&UserId>, at: i64| ChallengeRow {
        id: ChallengeId::fresh(),
        game: "pebbles".to_owned(),
        maker: maker.cloned(),
        created_at: at,
        body: "{}".to_owned(),
    };
    let (first, second, day) = (deal(Some(&ada.id), 10), deal(Some(&ada.id), 20), deal(None, 30));
    for one in [&first, &second, &day] {
        assert_eq!(store.add_challenge(one.clone()).await.as_ref(), Ok(one));
    }
    let again = ChallengeRow { body: "{\"other\":1}".to_owned(), ..day.clone() };
    assert_eq!(store.add_challenge(again).await.unwrap(), day, "a deal stays what it is");
    assert_eq!(store.challenge(&first.id).await.unwrap(), Some(first.clone()));
    assert_eq!(store.challenges_of(&ada.id, 9).await.unwrap(), [second.clone(), first.clone()]);

    let attempt = |challenge: &ChallengeRow, user: &UserId, at: i64| AttemptRow {
        challenge: challenge.id.clone(),
        user: user.clone(),
        table: TableId::fresh(),
        at,
    };
    let (of_ben, of_ada) = (attempt(&first, &ben.id, 42), attempt(&first, &ada.id, 41));
    for one in [&of_ben, &of_ada] {
        assert_eq!(store.add_attempt(one.clone()).await.as_ref(), Ok(one));
    }
    let twice = attempt(&first, &ben.id, 50);
    assert_eq!(store.add_attempt(twice).await.unwrap(), of_ben, "the first attempt is the only one");
    assert_eq!(store.attempt(&first.id, &ben.id).await.unwrap(), Some(of_ben.clone()));
    assert_eq!(store.attempt(&second.id, &ben.id).await.unwrap(), None);
    assert_eq!(store.challenges_of(&ben.id, 9).await.unwrap(), std::slice::from_ref(&first));
    assert_eq!(store.challenges_of(&ada.id, 1).await.unwrap(), std::slice::from_ref(&second));

    assert_eq!(store.attempts(&first.id).await.unwrap(), [], "their tables are not made yet");
    let tables = [row(&of_ben.table, 1, 60), row(&of_ada.table, 1, 61)];
    for table in &tables {
        store.open(table.clone(), vec![event(1, None)], None).await.unwrap();
    }
    let listed = [(of_ada, tables[1].summary.clone()), (of_ben.clone(), tables[0].summary.clone())];
    assert_eq!(store.attempts(&first.id).await.unwrap(), listed, "the earliest first");
    for odd in ["", "\0", "'; DROP TABLE challenges; --"] {
        assert_eq!(store.challenge(&ChallengeId::new(odd)).await.unwrap(), None);
        assert_eq!(store.attempts(&ChallengeId::new(odd)).await.unwrap(), []);
    }

    store.erase_user(&ada.id, Ground::default(), 70).await.unwrap();
    store.left(&ada.id).await.unwrap();
    let [_, kept] = listed;
    assert_eq!(store.attempts(&first.id).await.unwrap(), [kept], "attempts go with their person");
    let nobodys = ChallengeRow { maker: None, ..first.clone() };
    assert_eq!(store.challenge(&first.id).await.unwrap(), Some(nobodys), "and the deal stays");
}
