CREATE TABLE secret (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    bytes BLOB NOT NULL
) STRICT;

CREATE TABLE users (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    login      TEXT UNIQUE,
    token      TEXT UNIQUE,
    owner      TEXT,
    body       TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX users_owner ON users (owner) WHERE owner IS NOT NULL;

CREATE TABLE sessions (
    id         TEXT PRIMARY KEY,
    user       TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_user ON sessions (user);

CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    status     TEXT NOT NULL,
    visibility TEXT NOT NULL,
    seq        INTEGER NOT NULL,
    alarm      INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    summary    TEXT NOT NULL
) STRICT;
CREATE INDEX tables_list ON tables (status, visibility, updated_at);
CREATE INDEX tables_alarm ON tables (alarm) WHERE alarm IS NOT NULL;

CREATE TABLE members (
    user     TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_table ON members (table_id);

-- The truth. Everything else about a table can be made from it again.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    key      TEXT,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_key ON events (table_id, key) WHERE key IS NOT NULL;
CREATE TRIGGER events_stay BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events never change'); END;
CREATE TRIGGER events_remain BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events never go'); END;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    seq      INTEGER NOT NULL,
    body     TEXT NOT NULL
) STRICT;

CREATE TABLE notes (
    table_id TEXT NOT NULL,
    user     TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
