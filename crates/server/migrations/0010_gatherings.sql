-- Clubs, leagues and tournaments: documents with people in them. `rev` grows with every change, and whoever changes one says
-- which number was looked at. `home` is the club of a contest; `due` is when the server has something to do there.
CREATE TABLE gatherings (
    id         TEXT PRIMARY KEY,
    kind       TEXT NOT NULL,
    status     TEXT NOT NULL,
    home       TEXT,
    due        INTEGER,
    rev        INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    body       TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX gatherings_list ON gatherings (kind, updated_at);
CREATE INDEX gatherings_home ON gatherings (home, updated_at) WHERE home IS NOT NULL;
CREATE INDEX gatherings_due ON gatherings (due) WHERE due IS NOT NULL;

-- Who finds a gathering among their own.
CREATE TABLE gathered (
    user         TEXT NOT NULL,
    gathering_id TEXT NOT NULL,
    PRIMARY KEY (user, gathering_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX gathered_gathering ON gathered (gathering_id);
