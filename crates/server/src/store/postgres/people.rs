//! Writing people and sessions: what a change rests on is locked, then looked at, then written.

use crate::api::UserKind;
use crate::ids::UserId;
use crate::store::rows::FromRow;
use crate::store::sql::{json, kind_name, number};
use crate::store::{Ground, SessionRow, StoreError, User, UserChange};
use sqlx::postgres::PgConnection;

pub(super) async fn add(connection: &mut PgConnection, user: &User) -> Result<(), StoreError> {
    let sql = "INSERT INTO users (id, name, kind, login, token, owner, created_at, password, recovery, \
               preferences, version) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
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

/// Is what a change rests on still true? It stays true until the end of the transaction; gives the user as stored.
pub(super) async fn holds(
    connection: &mut PgConnection,
    user: &UserId,
    ground: &Ground,
) -> Result<User, StoreError> {
    // The user is locked before the session is looked for: whoever ends all sessions locks the user as well.
    let row = sqlx::query("SELECT * FROM users WHERE id = $1 FOR UPDATE")
        .bind(user.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    let found = User::from_row(&row.ok_or(StoreError::Outdated)?)?;
    if ground.version.is_some_and(|version| version != found.version) {
        return Err(StoreError::Outdated);
    }
    if let Some(session) = &ground.session {
        let open = sqlx::query("SELECT 1 FROM sessions WHERE id = $1 AND \"user\" = $2 FOR SHARE")
            .bind(session)
            .bind(user.as_str())
            .fetch_optional(connection)
            .await?;
        open.ok_or(StoreError::Outdated)?;
    }
    Ok(found)
}

/// Changes a user if the ground holds; gives the user as stored afterwards.
pub(super) async fn change(
    connection: &mut PgConnection,
    id: &UserId,
    ground: &Ground,
    change: &UserChange,
) -> Result<User, StoreError> {
    let mut user = holds(&mut *connection, id, ground).await?;
    match change {
        UserChange::Profile { name, preferences } => {
            user.name = name.clone().unwrap_or(user.name);
            user.preferences = preferences.clone().unwrap_or(user.preferences);
        }
        UserChange::Account { .. } if user.kind != UserKind::Guest => return Err(StoreError::Outdated),
        UserChange::Account { login, password, recovery } => {
            user.kind = UserKind::Account;
            user.login = Some(login.clone());
            user.password = Some(password.clone());
            user.recovery.clone_from(recovery);
            user.version += 1;
        }
        UserChange::Password(password) => {
            user.password = Some(password.clone());
            user.version += 1;
        }
        UserChange::Codes(recovery) => {
            user.recovery.clone_from(recovery);
            user.version += 1;
        }
        UserChange::Recovered { code, password } => {
            let at = user.recovery.iter().position(|kept| kept == code).ok_or(StoreError::Outdated)?;
            user.recovery.remove(at);
            user.password = Some(password.clone());
            user.version += 1;
        }
    }
    write(&mut *connection, &user).await?;
    if change.ends_sessions() {
        let except = match change {
            UserChange::Recovered { .. } => None,
            _ => ground.session.as_deref(),
        };
        end_sessions(connection, id, except).await?;
    }
    Ok(user)
}

/// Writes a user whose row this transaction has locked since it was read.
async fn write(connection: &mut PgConnection, user: &User) -> Result<(), StoreError> {
    let sql = "UPDATE users SET name = $2, kind = $3, login = $4, password = $5, recovery = $6, preferences = $7, \
               version = $8 WHERE id = $1";
    sqlx::query(sql)
        .bind(user.id.as_str())
        .bind(&user.name)
        .bind(kind_name(user.kind))
        .bind(&user.login)
        .bind(&user.password)
        .bind(json(&user.recovery)?)
        .bind(json(&user.preferences)?)
        .bind(number(user.version))
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn add_program(
    connection: &mut PgConnection,
    program: &User,
    ground: &Ground,
    most: usize,
) -> Result<(), StoreError> {
    let owner = program.owner.as_ref().ok_or(StoreError::Outdated)?;
    holds(&mut *connection, owner, ground).await?;
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM users WHERE owner = $1")
        .bind(owner.as_str())
        .fetch_one(&mut *connection)
        .await?;
    if usize::try_from(count).unwrap_or(0) >= most {
        return Err(StoreError::Full);
    }
    add(connection, program).await
}

pub(super) async fn add_session(
    connection: &mut PgConnection,
    session: &SessionRow,
    version: u64,
) -> Result<(), StoreError> {
    holds(&mut *connection, &session.user, &Ground { session: None, version: Some(version) }).await?;
    sqlx::query("INSERT INTO sessions (id, \"user\", created_at, seen_at) VALUES ($1, $2, $3, $4)")
        .bind(&session.id)
        .bind(session.user.as_str())
        .bind(session.created_at)
        .bind(session.seen_at)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn end_sessions(
    connection: &mut PgConnection,
    user: &UserId,
    except: Option<&str>,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM sessions WHERE \"user\" = $1 AND id IS DISTINCT FROM $2";
    sqlx::query(sql).bind(user.as_str()).bind(except).execute(connection).await?;
    Ok(())
}
