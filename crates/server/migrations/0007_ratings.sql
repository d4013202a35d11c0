-- Results and ratings. All of it is made from the events of finished tables and can be made again.
-- A table that is over has a row here once its results are written down, be there any or not.
CREATE TABLE finished (
    table_id TEXT PRIMARY KEY,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row per seat. Ratings are whole millionths, so that every database keeps exactly what was reckoned.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    subject  TEXT NOT NULL,
    game     TEXT NOT NULL,
    pace     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    rated    INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    body     TEXT NOT NULL,
    mean     INTEGER,
    spread   INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_ladder ON results (game, pace, at, table_id) WHERE rated = 1;
CREATE INDEX results_subject ON results (subject, game, pace, at, table_id);
CREATE INDEX results_unrated ON results (game, pace, at, table_id) WHERE rated = 1 AND mean IS NULL;

CREATE TABLE ladders (
    game    TEXT NOT NULL,
    pace    TEXT NOT NULL,
    version INTEGER NOT NULL,
    basis   TEXT NOT NULL,
    PRIMARY KEY (game, pace)
) STRICT, WITHOUT ROWID;

-- Who may see somebody's page.
CREATE TABLE profiles (
    user  TEXT PRIMARY KEY,
    shown TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Friends and blocked people. Only the user knows.
CREATE TABLE ties (
    user  TEXT NOT NULL,
    other TEXT NOT NULL,
    kind  TEXT NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX ties_other ON ties (other);

CREATE TABLE invitations (
    id       TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    asker    TEXT NOT NULL,
    asked    TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX invitations_asked ON invitations (asked, table_id);
CREATE INDEX invitations_asker ON invitations (asker);
CREATE INDEX invitations_table ON invitations (table_id);
