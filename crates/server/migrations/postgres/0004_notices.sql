-- Being told while the browser is closed. What a person chose: one row.
CREATE TABLE choices (
    "user" TEXT COLLATE "C" PRIMARY KEY,
    body   TEXT NOT NULL
);

-- Where to: 'mail', 'webhook' or 'push:ID', with the address inside, and how the last attempt went.
CREATE TABLE ways (
    "user"  TEXT COLLATE "C" NOT NULL,
    way     TEXT COLLATE "C" NOT NULL,
    body    TEXT NOT NULL,
    trouble TEXT,
    told_at BIGINT,
    PRIMARY KEY ("user", way)
);

-- The queue: one row per person, way, table and kind. A later mark replaces an earlier one; without a time it is done.
-- Until `taken` no other node takes it.
CREATE TABLE notices (
    "user"   TEXT COLLATE "C" NOT NULL,
    way      TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    mark     BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    due      BIGINT,
    tries    BIGINT NOT NULL,
    taken    BIGINT NOT NULL,
    PRIMARY KEY ("user", way, table_id, kind)
);
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;

-- Keys the server made for itself at its first start, such as the one that signs for push services.
CREATE TABLE keys (
    name  TEXT COLLATE "C" PRIMARY KEY,
    bytes BYTEA NOT NULL
);
