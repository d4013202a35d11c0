//! What people do with puzzles, in every store.

use crate::rows::user;
use server::ids::{TableId, UserId};
use server::store::{AnswerCount, AnswerRow, AnswerStage, Ground, PuzzleStanding, ReturnRow, Standing};
use server::{Store, StoreError};

fn answer(user: &UserId, puzzle: &str, at: i64, step: &str) -> AnswerRow {
    AnswerRow {
        user: user.clone(),
        puzzle: puzzle.to_owned(),
        game: "pebbles".to_owned(),
        at,
        stage: AnswerStage::Answered,
        step: step.to_owned(),
        found: step == "seal 1",
        hint: false,
        loss: 250,
        gain: -7,
    }
}

fn standing(subject: &str, mean: i64) -> PuzzleStanding {
    let standing = Standing { mean, spread: 200_000_000 };
    PuzzleStanding { subject: subject.to_owned(), game: "pebbles".to_owned(), standing, answers: 3 }
}

pub async fn puzzles(store: &dyn Store) {
    let (ada, ben) = (user("Ada"), user("Ben"));
    store.add_user(ada.clone()).await.unwrap();
    store.add_user(ben.clone()).await.unwrap();
    let hinted = AnswerRow { stage: AnswerStage::Hinted, hint: true, ..answer(&ada.id, "p1", 5, "") };
    assert_eq!(store.add_answer(hinted.clone(), Vec::new()).await.unwrap(), hinted);
    assert_eq!(store.answer(&ada.id, "p1").await.unwrap(), Some(hinted));
    assert_eq!(store.answer_counts("p1").await.unwrap(), [], "a hint is no answer");
    let first = AnswerRow { hint: true, ..answer(&ada.id, "p1", 6, "seal 1") };
    let rated = vec![standing(ada.id.as_str(), 1_500_000_001), standing("puzzle:p1", 1_499_999_999)];
    assert_eq!(store.add_answer(first.clone(), rated.clone()).await.unwrap(), first);
    let late = answer(&ada.id, "p1", 9, "seal 2");
    let other = vec![standing(ada.id.as_str(), 1)];
    assert_eq!(store.add_answer(late, other).await.unwrap(), first, "the first answer counts");
    assert_eq!(store.puzzle_standing(ada.id.as_str(), "pebbles").await.unwrap().as_ref(), rated.first());
    assert_eq!(store.puzzle_standing("puzzle:p1", "pebbles").await.unwrap().as_ref(), rated.last());
    assert_eq!(store.puzzle_standing("puzzle:p1", "altay").await.unwrap(), None);

    // Somebody else's answer was rated meanwhile: neither the answer nor its ratings are kept.
    let stale = vec![standing(ben.id.as_str(), 5), standing("puzzle:p1", 7)];
    let kept = store.add_answer(answer(&ben.id, "p1", 7, "seal 2"), stale.clone()).await;
    assert!(matches!(kept, Err(StoreError::Conflict)), "{kept:?}");
    assert_eq!(store.answer(&ben.id, "p1").await.unwrap(), None);
    assert_eq!(store.puzzle_standing(ben.id.as_str(), "pebbles").await.unwrap(), None);
    assert_eq!(store.puzzle_standing("puzzle:p1", "pebbles").await.unwrap().as_ref(), rated.last());
    let next = vec![PuzzleStanding { answers: 4, ..standing("puzzle:p1", 1_500_000_000) }];
    store.add_answer(answer(&ben.id, "p0", 4, "seal 2"), next.clone()).await.unwrap();
    assert_eq!(store.puzzle_standing("puzzle:p1", "pebbles").await.unwrap().as_ref(), next.first());

    let of_ben = [answer(&ben.id, "p1", 7, "seal 2"), answer(&ben.id, "p2", 8, "seal 1")];
    for one in &of_ben {
        store.add_answer(one.clone(), Vec::new()).await.unwrap();
    }
    store.add_answer(answer(&user("Cid").id, "p1", 7, "seal 2"), Vec::new()).await.unwrap();
    let counted = |step: &str, count| AnswerCount { step: step.to_owned(), count };
    assert_eq!(store.answer_counts("p1").await.unwrap(), [counted("seal 2", 2), counted("seal 1", 1)]);
    let [one, two] = of_ben;
    assert_eq!(store.answers_of(&ben.id, Some("pebbles"), 2).await.unwrap(), [two.clone(), one.clone()]);
    assert_eq!(store.answers_of(&ben.id, None, 1).await.unwrap(), [two]);
    assert_eq!(store.answers_of(&ben.id, Some("altay"), 9).await.unwrap(), []);
    for odd in ["", "\0", "'; DROP TABLE puzzle_answers; --"] {
        assert_eq!(store.answer(&ada.id, odd).await.unwrap(), None);
        assert_eq!(store.answer_counts(odd).await.unwrap(), []);
        assert_eq!(store.puzzle_standing(odd, "pebbles").await.unwrap(), None);
    }

    let back = |id: &str, due| ReturnRow {
        user: ada.id.clone(),
        id: id.to_owned(),
        game: "pebbles".to_owned(),
        table: TableId::new("a table"),
        due,
        stage: 0,
        body: "{}".to_owned(),
    };
    store.add_returns(vec![back("b", 20), back("a", 30)]).await.unwrap();
    store.add_returns(vec![back("b", 99)]).await.unwrap();
    assert_eq!(store.returns_of(&ada.id, Some("pebbles")).await.unwrap(), [back("b", 20), back("a", 30)]);
    let later = ReturnRow { stage: 1, ..back("b", 40) };
    store.put_return(later.clone()).await.unwrap();
    assert_eq!(store.returns_of(&ada.id, None).await.unwrap(), [back("a", 30), later]);
    assert_eq!(store.returns_of(&ben.id, None).await.unwrap(), []);

    store.erase_user(&ada.id, Ground::default(), 70).await.unwrap();
    store.left(&ada.id).await.unwrap();
    assert_eq!(store.answer(&ada.id, "p1").await.unwrap(), None, "answers go with their person");
    assert_eq!(store.puzzle_standing(ada.id.as_str(), "pebbles").await.unwrap(), None);
    assert_eq!(store.returns_of(&ada.id, None).await.unwrap(), []);
    assert!(store.puzzle_standing("puzzle:p1", "pebbles").await.unwrap().is_some(), "puzzles stay");
    assert_eq!(store.answer(&ben.id, "p1").await.unwrap(), Some(one));
}
