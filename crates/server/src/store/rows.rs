//! How rows are read, whichever database they come from.

use super::sql::{damaged, kind_of, pace_of, read, visibility_of};
use super::{
    AnswerRow, AnswerStage, AttemptRow, Ban, BoardRow, ChallengeRow, Deed, EventRow, FactGroup, FactRow,
    GatheringKind, GatheringRow, Invitation, LadderRow, LadderState, NoticeRow, Point, PuzzleStanding,
    Report, ResultRow, ReturnRow, ReviewRow, ReviewWork, Saying, SeenResult, SessionRow, Snapshot, Standing,
    StoreError, TableRow, User, WayRow,
};
use crate::api::NoticeKind;
use crate::ids::{BoardId, ChallengeId, GatheringId, TableId, UserId};
use sqlx::Row;

/// The columns of a row by name.
pub(super) trait Columns {
    fn text(&self, name: &str) -> Result<String, StoreError>;
    fn maybe_text(&self, name: &str) -> Result<Option<String>, StoreError>;
    fn number(&self, name: &str) -> Result<i64, StoreError>;
    fn maybe_number(&self, name: &str) -> Result<Option<i64>, StoreError>;
    /// Databases count with a sign.
    fn count(&self, name: &str) -> Result<u64, StoreError> {
        Ok(self.number(name)?.unsigned_abs())
    }
}

macro_rules! columns {
    ($($row:ty),*) => { $(
        impl Columns for $row {
            fn text(&self, name: &str) -> Result<String, StoreError> {
                Ok(self.try_get(name)?)
            }
            fn maybe_text(&self, name: &str) -> Result<Option<String>, StoreError> {
                Ok(self.try_get(name)?)
            }
            fn number(&self, name: &str) -> Result<i64, StoreError> {
                Ok(self.try_get(name)?)
            }
            fn maybe_number(&self, name: &str) -> Result<Option<i64>, StoreError> {
                Ok(self.try_get(name)?)
            }
        }
    )* };
}

columns!(sqlx::sqlite::SqliteRow, sqlx::postgres::PgRow);

/// Something made of one row.
pub(super) trait FromRow: Sized {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError>;

    fn all<R: Columns>(rows: &[R]) -> Result<Vec<Self>, StoreError> {
        rows.iter().map(Self::from_row).collect()
    }
}

impl FromRow for User {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(User {
            id: UserId::new(row.text("id")?),
            name: row.text("name")?,
            kind: kind_of(&row.text("kind")?)?,
            login: row.maybe_text("login")?,
            token: row.maybe_text("token")?,
            owner: row.maybe_text("owner")?.map(UserId::new),
            created_at: row.number("created_at")?,
            password: row.maybe_text("password")?,
            recovery: read(&row.text("recovery")?, "user")?,
            preferences: read(&row.text("preferences")?, "user")?,
            version: row.count("version")?,
        })
    }
}

impl FromRow for SessionRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(SessionRow {
            id: row.text("id")?,
            user: UserId::new(row.text("user")?),
            created_at: row.number("created_at")?,
            seen_at: row.number("seen_at")?,
        })
    }
}

/// A table; each database lists the members in its own way.
pub(super) fn table(row: &impl Columns, members: Vec<UserId>) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId::new(row.text("id")?),
        seq: row.count("seq")?,
        alarm: row.maybe_number("alarm")?,
        members,
        summary: read(&row.text("summary")?, "table")?,
    })
}

/// A gathering; each database lists the people in its own way.
pub(super) fn gathering(row: &impl Columns, people: Vec<UserId>) -> Result<GatheringRow, StoreError> {
    Ok(GatheringRow {
        id: GatheringId::new(row.text("id")?),
        kind: GatheringKind::named(&row.text("kind")?).ok_or_else(|| damaged("gathering"))?,
        status: row.text("status")?,
        home: row.maybe_text("home")?.map(GatheringId::new),
        due: row.maybe_number("due")?,
        rev: row.count("rev")?,
        created_at: row.number("created_at")?,
        updated_at: row.number("updated_at")?,
        people,
        body: row.text("body")?,
    })
}

impl FromRow for EventRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(EventRow {
            seq: row.count("seq")?,
            at: row.number("at")?,
            key: row.maybe_text("key")?,
            body: row.text("body")?,
        })
    }
}

impl FromRow for Snapshot {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Snapshot { seq: row.count("seq")?, body: row.text("body")? })
    }
}

/// A table and when it wants to be woken.
impl FromRow for (TableId, i64) {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok((TableId::new(row.text("id")?), row.number("alarm")?))
    }
}

/// A note and its table.
impl FromRow for (TableId, String) {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok((TableId::new(row.text("table_id")?), row.text("text")?))
    }
}

impl FromRow for Ban {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Ban {
            id: row.text("id")?,
            subject: row.text("subject")?,
            reason: row.text("reason")?,
            at: row.number("at")?,
            until: row.maybe_number("until")?,
        })
    }
}

impl FromRow for Report {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Report {
            id: row.count("id")?,
            at: row.number("at")?,
            by: UserId::new(row.text("by")?),
            table: TableId::new(row.text("table_id")?),
            about: row.maybe_text("about")?.map(UserId::new),
            line: row.maybe_number("line")?.map(i64::unsigned_abs),
            said: row.maybe_text("said")?,
            text: row.text("text")?,
        })
    }
}

impl FromRow for ReviewRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(ReviewRow {
            table: TableId::new(row.text("table_id")?),
            asked_by: row.maybe_text("asked_by")?.map(UserId::new),
            asked_at: row.number("asked_at")?,
            work: ReviewWork::of(&row.text("state")?)?,
            version: u32::try_from(row.number("version")?).unwrap_or_default(),
            until: row.number("until")?,
            problem: row.maybe_text("problem")?,
            body: row.maybe_text("body")?,
        })
    }
}

impl FromRow for BoardRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(BoardRow {
            id: BoardId::new(row.text("id")?),
            owner: UserId::new(row.text("owner")?),
            table: TableId::new(row.text("table_id")?),
            step: u32::try_from(row.number("step")?).map_err(|_| damaged("board"))?,
            seat: u8::try_from(row.number("seat")?).map_err(|_| damaged("board"))?,
            rev: row.count("rev")?,
            created_at: row.number("created_at")?,
            updated_at: row.number("updated_at")?,
            body: row.text("body")?,
        })
    }
}

impl FromRow for ChallengeRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(ChallengeRow {
            id: ChallengeId::new(row.text("id")?),
            game: row.text("game")?,
            maker: row.maybe_text("maker")?.map(UserId::new),
            created_at: row.number("created_at")?,
            body: row.text("body")?,
        })
    }
}

impl FromRow for AttemptRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(AttemptRow {
            challenge: ChallengeId::new(row.text("challenge")?),
            user: UserId::new(row.text("user")?),
            table: TableId::new(row.text("table_id")?),
            at: row.number("at")?,
        })
    }
}

impl FromRow for AnswerRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(AnswerRow {
            user: UserId::new(row.text("user")?),
            puzzle: row.text("puzzle")?,
            game: row.text("game")?,
            at: row.number("at")?,
            stage: AnswerStage::of(&row.text("stage")?)?,
            step: row.text("step")?,
            found: row.number("found")? != 0,
            hint: row.number("hint")? != 0,
            loss: row.number("loss")?,
            gain: row.number("gain")?,
        })
    }
}

impl FromRow for PuzzleStanding {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(PuzzleStanding {
            subject: row.text("subject")?,
            game: row.text("game")?,
            standing: Standing { mean: row.number("mean")?, spread: row.number("spread")? },
            answers: row.count("answers")?,
        })
    }
}

impl FromRow for ReturnRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(ReturnRow {
            user: UserId::new(row.text("user")?),
            id: row.text("id")?,
            game: row.text("game")?,
            table: TableId::new(row.text("table_id")?),
            due: row.number("due")?,
            stage: u32::try_from(row.number("stage")?).map_err(|_| damaged("puzzle"))?,
            body: row.text("body")?,
        })
    }
}

impl FromRow for FactRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        fn small<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
            T::try_from(number).map_err(|_| damaged("fact"))
        }
        Ok(FactRow {
            table: TableId::new(row.text("table_id")?),
            seat: small(row.number("seat")?)?,
            game: row.text("game")?,
            at: row.number("at")?,
            shown: row.number("shown")? != 0,
            subject: row.text("subject")?,
            players: small(row.number("players")?)?,
            strength: row.maybe_number("strength")?.map(small).transpose()?,
            rules: small(row.number("rules")?)?,
            side: row.text("side")?,
            start: row.text("start")?,
            first: row.text("first")?,
            points: small(row.number("points")?)?,
            won: row.number("won")? != 0,
            above: row.number("above")?,
        })
    }
}

impl FromRow for FactGroup {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(FactGroup {
            value: row.text("value")?,
            count: row.count("count")?,
            won: row.count("won")?,
            sum: row.number("sum")?,
            squares: row.number("squares")?,
        })
    }
}

impl FromRow for Saying {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Saying { id: row.text("id")?, body: row.text("body")? })
    }
}

impl FromRow for Deed {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Deed {
            at: row.number("at")?,
            who: row.text("who")?,
            what: row.text("what")?,
            about: row.text("about")?,
            network: row.text("network")?,
        })
    }
}

impl FromRow for WayRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(WayRow {
            user: UserId::new(row.text("user")?),
            way: row.text("way")?,
            body: row.text("body")?,
            trouble: row.maybe_text("trouble")?,
            told_at: row.maybe_number("told_at")?,
        })
    }
}

impl FromRow for NoticeRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(NoticeRow {
            user: UserId::new(row.text("user")?),
            way: row.text("way")?,
            table: TableId::new(row.text("table_id")?),
            kind: NoticeKind::named(&row.text("kind")?).ok_or_else(|| damaged("notice"))?,
            mark: row.count("mark")?,
            at: row.number("at")?,
            due: row.maybe_number("due")?,
            tries: u32::try_from(row.count("tries")?).unwrap_or(u32::MAX),
        })
    }
}

impl FromRow for Point {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Point { at: row.number("at")?, table: TableId::new(row.text("table_id")?) })
    }
}

impl FromRow for Standing {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Standing { mean: row.number("mean")?, spread: row.number("spread")? })
    }
}

impl FromRow for ResultRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        let standing = match (row.maybe_number("mean")?, row.maybe_number("spread")?) {
            (Some(mean), Some(spread)) => Some(Standing { mean, spread }),
            _ => None,
        };
        Ok(ResultRow {
            point: Point::from_row(row)?,
            seat: u8::try_from(row.number("seat")?).unwrap_or(u8::MAX),
            subject: row.text("subject")?,
            game: row.text("game")?,
            pace: pace_of(&row.text("pace")?)?,
            rated: row.number("rated")? != 0,
            won: row.number("won")? != 0,
            body: row.text("body")?,
            standing,
        })
    }
}

impl FromRow for SeenResult {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        let visibility = visibility_of(&row.text("visibility")?)?;
        Ok(SeenResult { row: ResultRow::from_row(row)?, visibility })
    }
}

impl FromRow for LadderState {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(LadderState { version: row.count("version")?, basis: row.text("basis")? })
    }
}

impl FromRow for LadderRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(LadderRow {
            subject: row.text("subject")?,
            standing: Standing::from_row(row)?,
            games: row.count("games")?,
            won: row.count("won")?,
            last_at: row.number("last_at")?,
        })
    }
}

impl FromRow for Invitation {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Invitation {
            id: row.text("id")?,
            table: TableId::new(row.text("table_id")?),
            from: UserId::new(row.text("asker")?),
            to: UserId::new(row.text("asked")?),
            at: row.number("at")?,
        })
    }
}
