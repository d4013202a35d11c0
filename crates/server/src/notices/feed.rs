//! What somebody's private links tell: where it is their turn, and what came of their games.
//!
//! A link holds a word that only its owner knows; a new word makes the old links worthless. Nothing is told that a
//! spectator of the table may not know.

use super::Herald;
use super::standing::{due_scene, over_scene};
use crate::api::{FeedLinks, NoticeKind, TableStatus, TableSummary};
use crate::error::Error;
use crate::hall::Hall;
use crate::ids::{self, TableId, UserId};
use crate::store::{StoreError, TableQuery};
use serde::{Deserialize, Serialize};

/// The name of what is kept.
const FEED: &str = "feed";
/// Tables that are looked at.
const TABLES: u32 = 60;
/// Finished games are told for so many milliseconds.
const OVER: i64 = 30 * 24 * 3_600_000;

/// What is kept of somebody's links.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Key {
    word: String,
    language: Option<String>,
}

/// Something to be told by a feed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Occasion {
    /// The same for as long as it is the same turn, or the same end.
    pub id: String,
    pub over: bool,
    /// Since when.
    pub at: i64,
    /// Until when, where time runs.
    pub due: Option<i64>,
    pub title: String,
    pub text: String,
    /// Where it leads, from the address of the server on.
    pub path: String,
}

/// Whose feed it is, in which language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reader {
    pub user: UserId,
    pub language: Option<String>,
}

impl Herald {
    async fn kept(&self, user: &UserId) -> Result<Option<String>, Error> {
        Ok(self.hall.store.belonging(user, FEED).await?)
    }

    /// The links of somebody.
    pub async fn feed_links(&self, user: &UserId) -> Result<FeedLinks, Error> {
        let key = self.kept(user).await?.and_then(|body| serde_json::from_str::<Key>(&body).ok());
        Ok(match key {
            Some(Key { word, .. }) => FeedLinks {
                news: Some(format!("/api/feeds/{user}.{word}.atom")),
                calendar: Some(format!("/api/feeds/{user}.{word}.ics")),
            },
            None => FeedLinks::default(),
        })
    }

    /// Makes new links, or none; the old ones are worth nothing any more.
    pub async fn renew_feed(
        &self,
        user: &UserId,
        wanted: bool,
        language: Option<String>,
    ) -> Result<FeedLinks, Error> {
        let key = Key { word: ids::letters(32), language };
        let fresh =
            serde_json::to_string(&key).map_err(|_| Error::Unavailable("a link cannot be written"))?;
        let before = self.kept(user).await?;
        let put =
            self.hall.store.put_belonging(user, FEED, before.as_deref(), wanted.then_some(&fresh)).await;
        match put {
            // Somebody with two windows has the links of the other one.
            Ok(()) | Err(StoreError::Conflict) => self.feed_links(user).await,
            Err(error) => Err(error.into()),
        }
    }

    /// Whose link this is, if it still is one.
    pub async fn reader(&self, token: &str) -> Result<Reader, Error> {
        const NOBODYS: Error = Error::NotFound("feed");
        let (user, word) = token.rsplit_once('.').ok_or(NOBODYS)?;
        let user = UserId::new(user);
        let body = self.kept(&user).await?.ok_or(NOBODYS)?;
        let key: Key = serde_json::from_str(&body).map_err(|_| NOBODYS)?;
        // How long it takes to compare must not tell how much of it is right.
        if ids::hash(&key.word) == ids::hash(word) {
            Ok(Reader { user, language: key.language })
        } else {
            Err(NOBODYS)
        }
    }

    /// What there is to tell now, the newest first.
    pub async fn occasions(&self, reader: &Reader) -> Result<Vec<Occasion>, Error> {
        let mine = TableQuery { member: Some(reader.user.clone()), limit: TABLES, ..TableQuery::default() };
        let rows = self.hall.store.tables(mine).await?;
        let now = self.hall.time.now();
        let mut all = Vec::new();
        for row in rows {
            let id = row.id.clone();
            let table = Hall::summary_for(row, Some(&reader.user));
            let told = match table.status {
                TableStatus::Running if table.your_turn && table.kept.is_none() => {
                    self.turn(&id, reader).await
                }
                TableStatus::Finished if now - table.updated_at < OVER => self.over(&table, reader),
                _ => None,
            };
            all.extend(told);
        }
        all.sort_by_key(|one| std::cmp::Reverse(one.at));
        Ok(all)
    }

    async fn turn(&self, id: &TableId, reader: &Reader) -> Option<Occasion> {
        let user = reader.user.clone();
        let found = self.hall.read(id, move |loaded| Ok(due_scene(&loaded.table, &user))).await;
        // A table that cannot be read now is left out, not the whole feed.
        let (scene, at, due) = found.ok().flatten()?;
        let message = self.words(reader.language.as_deref()).tell(reader.user.as_str(), &[scene]);
        let (id, path) = (message.id, message.path);
        Some(Occasion { id, over: false, at, due, title: message.title, text: message.text, path })
    }

    fn over(&self, table: &TableSummary, reader: &Reader) -> Option<Occasion> {
        let scene = over_scene(table)?;
        debug_assert_eq!(scene.kind, NoticeKind::Over);
        let message = self.words(reader.language.as_deref()).tell(reader.user.as_str(), &[scene]);
        Some(Occasion {
            id: message.id,
            over: true,
            at: table.updated_at,
            due: None,
            title: message.title,
            text: message.text,
            path: message.path,
        })
    }
}
