//! Boards to think on, in every store.

use crate::rows::user;
use server::ids::{BoardId, TableId, UserId};
use server::store::{BoardRow, Ground};
use server::{Store, StoreError};

pub async fn boards(store: &dyn Store) {
    let ada = user("Ada");
    store.add_user(ada.clone()).await.unwrap();
    let (table, ben) = (TableId::fresh(), UserId::fresh());
    let board = |owner: &UserId, step: u32, at: i64| BoardRow {
        id: BoardId::fresh(),
        owner: owner.clone(),
        table: table.clone(),
        step,
        seat: 1,
        rev: 0,
        created_at: at,
        updated_at: at,
        body: "{}".to_owned(),
    };
    let (first, second, of_ben) = (board(&ada.id, 1, 10), board(&ada.id, 2, 11), board(&ben, 1, 12));
    for row in [&first, &second, &of_ben] {
        assert_eq!(store.add_board(row.clone(), 2).await.as_ref(), Ok(row));
    }
    assert_eq!(store.add_board(board(&ada.id, 1, 20), 2).await.unwrap(), first, "one for each moment");
    assert_eq!(store.board(&first.id).await.unwrap(), Some(first.clone()));
    assert_eq!(store.boards(&ada.id).await.unwrap(), [second.clone(), first.clone()]);

    let changed = BoardRow { rev: 1, updated_at: 30, body: "{\"a\":1}".to_owned(), ..first.clone() };
    store.put_board(changed.clone(), 0).await.unwrap();
    assert_eq!(store.put_board(changed.clone(), 0).await, Err(StoreError::Conflict), "of two, one is late");
    assert_eq!(store.boards(&ada.id).await.unwrap(), [changed.clone(), second.clone()]);

    let third = board(&ada.id, 3, 40);
    store.add_board(third.clone(), 2).await.unwrap();
    assert_eq!(store.board(&second.id).await.unwrap(), None, "nothing was done there, so it made room");
    let used = BoardRow { rev: 1, ..third.clone() };
    store.put_board(used, 0).await.unwrap();
    assert_eq!(store.add_board(board(&ada.id, 4, 50), 2).await, Err(StoreError::Full));

    assert_eq!(store.remove_board(&ben, &third.id).await, Ok(false), "it is somebody else's");
    assert_eq!(store.remove_board(&ada.id, &third.id).await, Ok(true));
    assert_eq!(store.remove_board(&ada.id, &third.id).await, Ok(false));
    assert_eq!(store.put_board(third, 1).await, Err(StoreError::Conflict), "what is gone stays gone");
    for odd in ["", "\0", "'; DROP TABLE boards; --"] {
        assert_eq!(store.board(&BoardId::new(odd)).await.unwrap(), None);
        assert_eq!(store.remove_board(&ada.id, &BoardId::new(odd)).await, Ok(false));
    }
    store.erase_user(&ada.id, Ground::default(), 60).await.unwrap();
    store.left(&ada.id).await.unwrap();
    assert_eq!(store.boards(&ada.id).await.unwrap(), [], "they go with their person");
    assert_eq!(store.boards(&ben).await.unwrap(), [of_ben]);
}
