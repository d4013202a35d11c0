-- Clubs, leagues and tournaments: documents with people in them. `rev` grows with every change, and whoever changes one says
-- which number was looked at. `home` is the club of a contest; `due` is when the server has something to do there.
CREATE TABLE gatherings (
    id         TEXT COLLATE "C" PRIMARY KEY,
    kind       TEXT NOT NULL,
    status     TEXT NOT NULL,
    home       TEXT COLLATE "C",
    due        BIGINT,
    rev        BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    body       TEXT NOT NULL
);
CREATE INDEX gatherings_list ON gatherings (kind, updated_at);
CREATE INDEX gatherings_home ON gatherings (home, updated_at) WHERE home IS NOT NULL;
CREATE INDEX gatherings_due ON gatherings (due) WHERE due IS NOT NULL;

-- Who finds a gathering among their own.
CREATE TABLE gathered (
    "user"       TEXT COLLATE "C" NOT NULL,
    gathering_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY ("user", gathering_id)
);
CREATE INDEX gathered_gathering ON gathered (gathering_id);
