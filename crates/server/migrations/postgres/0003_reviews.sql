-- Reviews of finished games, one for a table: asked for, under way, done. `until`: no other node works on it before.
CREATE TABLE reviews (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    asked_by TEXT COLLATE "C",
    asked_at BIGINT NOT NULL,
    state    TEXT NOT NULL,
    version  BIGINT NOT NULL,
    until    BIGINT NOT NULL,
    problem  TEXT,
    body     TEXT
);
CREATE INDEX reviews_open ON reviews (asked_by) WHERE state IN ('open', 'paused');
