-- Lifetimes: a session tells when it was last used. Those from before begin now.
ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET seen_at = unixepoch() * 1000;
CREATE INDEX sessions_seen ON sessions (seen_at);

-- A record file is kept once per person.
CREATE TABLE imports (
    owner    TEXT NOT NULL,
    hash     TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (owner, hash)
) STRICT, WITHOUT ROWID;

-- People who want to be forgotten, until the last table has.
CREATE TABLE leaving (
    user TEXT PRIMARY KEY,
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE bans (
    id      TEXT PRIMARY KEY,
    subject TEXT NOT NULL,
    reason  TEXT NOT NULL,
    at      INTEGER NOT NULL,
    until   INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
    id       INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    by       TEXT NOT NULL,
    table_id TEXT NOT NULL,
    about    TEXT,
    line     INTEGER,
    said     TEXT,
    text     TEXT NOT NULL
) STRICT;

-- Who signed in, what changed about accounts, what admins did. No secrets.
CREATE TABLE deeds (
    id      INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    who     TEXT NOT NULL,
    what    TEXT NOT NULL,
    about   TEXT NOT NULL,
    network TEXT NOT NULL
) STRICT;
CREATE INDEX deeds_at ON deeds (at);

-- Events still never change, but for what somebody said or was called, when that has to be forgotten; and they go
-- only together with a table that never began.
CREATE TABLE redacting (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
DROP TRIGGER events_stay;
DROP TRIGGER events_remain;
CREATE TRIGGER events_stay BEFORE UPDATE ON events
WHEN NEW.table_id IS NOT OLD.table_id OR NEW.seq IS NOT OLD.seq OR NEW.at IS NOT OLD.at OR NEW.key IS NOT OLD.key
    OR NOT EXISTS (SELECT 1 FROM redacting WHERE table_id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'events never change'); END;
CREATE TRIGGER events_remain BEFORE DELETE ON events
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'events never go'); END;
