-- Being told while the browser is closed. What a person chose: one row.
CREATE TABLE choices (
    user TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Where to: 'mail', 'webhook' or 'push:ID', with the address inside, and how the last attempt went.
CREATE TABLE ways (
    user    TEXT NOT NULL,
    way     TEXT NOT NULL,
    body    TEXT NOT NULL,
    trouble TEXT,
    told_at INTEGER,
    PRIMARY KEY (user, way)
) STRICT, WITHOUT ROWID;

-- The queue: one row per person, way, table and kind. A later mark replaces an earlier one; without a time it is done.
CREATE TABLE notices (
    user     TEXT NOT NULL,
    way      TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind     TEXT NOT NULL,
    mark     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    due      INTEGER,
    tries    INTEGER NOT NULL,
    taken    INTEGER NOT NULL,
    PRIMARY KEY (user, way, table_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;

-- Keys the server made for itself at its first start, such as the one that signs for push services.
CREATE TABLE keys (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;
