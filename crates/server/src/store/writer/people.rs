//! Writing people and sessions: each ground is checked in the transaction of its change.

use crate::api::UserKind;
use crate::ids::UserId;
use crate::store::sql::{json, kind_name, number, read};
use crate::store::{Ground, SessionRow, StoreError, User, UserChange};
use sqlx::sqlite::SqliteConnection;

pub(super) async fn add(connection: &mut SqliteConnection, user: &User) -> Result<(), StoreError> {
    let sql = "INSERT INTO users (id, name, kind, login, token, owner, created_at, password, recovery, \
               preferences, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(user.id.as_str())
        .bind(&user.name)
        .bind(kind_name(user.kind))
        .bind(&user.login)
        .bind(&user.token)
        .bind(user.owner.as_ref().map(UserId::as_str))
        .bind(user.created_at)
        .bind(&user.password)
        .bind(json(&user.recovery)?)
        .bind(json(&user.preferences)?)
        .bind(number(user.version))
        .execute(connection)
        .await?;
    Ok(())
}

/// Is what a change rests on still true?
pub(super) async fn holds(
    connection: &mut SqliteConnection,
    user: &UserId,
    ground: &Ground,
) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM users WHERE id = ?1 AND (?2 IS NULL OR version = ?2) \
               AND (?3 IS NULL OR EXISTS (SELECT 1 FROM sessions WHERE id = ?3 AND user = ?1))";
    let found: Option<i64> = sqlx::query_scalar(sql)
        .bind(user.as_str())
        .bind(ground.version.map(number))
        .bind(&ground.session)
        .fetch_optional(connection)
        .await?;
    if found.is_some() { Ok(()) } else { Err(StoreError::Outdated) }
}

pub(super) async fn change(
    connection: &mut SqliteConnection,
    id: &UserId,
    ground: &Ground,
    change: &UserChange,
) -> Result<(), StoreError> {
    holds(&mut *connection, id, ground).await?;
    match change {
        UserChange::Profile { name, preferences } => {
            let preferences = preferences.as_ref().map(json).transpose()?;
            let sql = "UPDATE users SET name = coalesce(?, name), preferences = coalesce(?, preferences) \
                       WHERE id = ?";
            sqlx::query(sql).bind(name).bind(preferences).bind(id.as_str()).execute(connection).await?;
        }
        UserChange::Account { login, password, recovery } => {
            let sql = "UPDATE users SET kind = ?, login = ?, password = ?, recovery = ?, version = version + 1 \
                       WHERE id = ? AND kind = ?";
            let done = sqlx::query(sql)
                .bind(kind_name(UserKind::Account))
                .bind(login)
                .bind(password)
                .bind(json(recovery)?)
                .bind(id.as_str())
                .bind(kind_name(UserKind::Guest))
                .execute(connection)
                .await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::Outdated);
            }
        }
        UserChange::Password(password) => {
            let sql = "UPDATE users SET password = ?, version = version + 1 WHERE id = ?";
            sqlx::query(sql).bind(password).bind(id.as_str()).execute(&mut *connection).await?;
            end_sessions(connection, id, ground.session.as_deref()).await?;
        }
        UserChange::Codes(recovery) => {
            let sql = "UPDATE users SET recovery = ?, version = version + 1 WHERE id = ?";
            sqlx::query(sql).bind(json(recovery)?).bind(id.as_str()).execute(connection).await?;
        }
        UserChange::Recovered { code, password } => recover(connection, id, code, password).await?,
    }
    Ok(())
}

async fn recover(
    connection: &mut SqliteConnection,
    id: &UserId,
    code: &str,
    password: &str,
) -> Result<(), StoreError> {
    let stored: String = sqlx::query_scalar("SELECT recovery FROM users WHERE id = ?")
        .bind(id.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let mut codes: Vec<String> = read(&stored, "user")?;
    let at = codes.iter().position(|kept| kept == code).ok_or(StoreError::Outdated)?;
    codes.remove(at);
    let sql = "UPDATE users SET password = ?, recovery = ?, version = version + 1 WHERE id = ?";
    sqlx::query(sql).bind(password).bind(json(&codes)?).bind(id.as_str()).execute(&mut *connection).await?;
    end_sessions(connection, id, None).await
}

pub(super) async fn add_program(
    connection: &mut SqliteConnection,
    program: &User,
    ground: &Ground,
    most: usize,
) -> Result<(), StoreError> {
    let owner = program.owner.as_ref().ok_or(StoreError::Outdated)?;
    holds(&mut *connection, owner, ground).await?;
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM users WHERE owner = ?")
        .bind(owner.as_str())
        .fetch_one(&mut *connection)
        .await?;
    if usize::try_from(count).unwrap_or(0) >= most {
        return Err(StoreError::Full);
    }
    add(connection, program).await
}

pub(super) async fn remove_program(
    connection: &mut SqliteConnection,
    owner: &UserId,
    id: &UserId,
    ground: &Ground,
) -> Result<(), StoreError> {
    holds(&mut *connection, owner, ground).await?;
    let sql = "DELETE FROM users WHERE id = ? AND owner = ?";
    sqlx::query(sql).bind(id.as_str()).bind(owner.as_str()).execute(connection).await?;
    Ok(())
}

pub(super) async fn add_session(
    connection: &mut SqliteConnection,
    session: &SessionRow,
    version: u64,
) -> Result<(), StoreError> {
    holds(&mut *connection, &session.user, &Ground { session: None, version: Some(version) }).await?;
    sqlx::query("INSERT INTO sessions (id, user, created_at, seen_at) VALUES (?, ?, ?, ?)")
        .bind(&session.id)
        .bind(session.user.as_str())
        .bind(session.created_at)
        .bind(session.seen_at)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn end_sessions(
    connection: &mut SqliteConnection,
    user: &UserId,
    except: Option<&str>,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM sessions WHERE user = ? AND id IS NOT ?";
    sqlx::query(sql).bind(user.as_str()).bind(except).execute(connection).await?;
    Ok(())
}
