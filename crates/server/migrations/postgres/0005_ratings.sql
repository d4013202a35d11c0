-- Results and ratings. All of it is made from the events of finished tables and can be made again.
-- A table that is over has a row here once its results are written down, be there any or not.
CREATE TABLE finished (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    at       BIGINT NOT NULL
);

-- One row per seat. Ratings are whole millionths, so that every database keeps exactly what was reckoned.
CREATE TABLE results (
    table_id TEXT COLLATE "C" NOT NULL,
    seat     BIGINT NOT NULL,
    subject  TEXT COLLATE "C" NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    pace     TEXT COLLATE "C" NOT NULL,
    at       BIGINT NOT NULL,
    rated    BIGINT NOT NULL,
    won      BIGINT NOT NULL,
    body     TEXT NOT NULL,
    mean     BIGINT,
    spread   BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_ladder ON results (game, pace, at, table_id) WHERE rated = 1;
CREATE INDEX results_subject ON results (subject, game, pace, at, table_id);
CREATE INDEX results_unrated ON results (game, pace, at, table_id) WHERE rated = 1 AND mean IS NULL;

CREATE TABLE ladders (
    game    TEXT COLLATE "C" NOT NULL,
    pace    TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    basis   TEXT NOT NULL,
    PRIMARY KEY (game, pace)
);

-- Who may see somebody's page.
CREATE TABLE profiles (
    "user" TEXT COLLATE "C" PRIMARY KEY,
    shown  TEXT NOT NULL
);

-- Friends and blocked people. Only the user knows.
CREATE TABLE ties (
    "user" TEXT COLLATE "C" NOT NULL,
    other  TEXT COLLATE "C" NOT NULL,
    kind   TEXT NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY ("user", other)
);
CREATE INDEX ties_other ON ties (other);

CREATE TABLE invitations (
    id       TEXT COLLATE "C" PRIMARY KEY,
    table_id TEXT COLLATE "C" NOT NULL,
    asker    TEXT COLLATE "C" NOT NULL,
    asked    TEXT COLLATE "C" NOT NULL,
    at       BIGINT NOT NULL
);
CREATE UNIQUE INDEX invitations_asked ON invitations (asked, table_id);
CREATE INDEX invitations_asker ON invitations (asker);
CREATE INDEX invitations_table ON invitations (table_id);
