-- Reviews of finished games, one for a table: asked for, under way, done. `until`: nobody else works on it before.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY,
    asked_by TEXT,
    asked_at INTEGER NOT NULL,
    state    TEXT NOT NULL,
    version  INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    problem  TEXT,
    body     TEXT
) STRICT;
CREATE INDEX reviews_open ON reviews (asked_by) WHERE state IN ('open', 'paused');
