-- The same deal for many tables. `body` holds the deal with its seed and is never sent. Deals of the day are made by the house
-- and have no maker.
CREATE TABLE challenges (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    maker      TEXT,
    created_at INTEGER NOT NULL,
    body       TEXT NOT NULL
) STRICT;
CREATE INDEX challenges_maker ON challenges (maker) WHERE maker IS NOT NULL;

-- Who plays a challenge at which table; the first attempt of a person is the only one.
CREATE TABLE attempts (
    challenge TEXT NOT NULL,
    user      TEXT NOT NULL,
    table_id  TEXT NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (challenge, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempts_user ON attempts (user, at);

-- Which finished tables were gone over for openings, and by which version of that.
CREATE TABLE surveyed (
    table_id TEXT PRIMARY KEY,
    version  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What each seat of a finished game chose and what came of it. `above` is in hundredths of points. Can be made again.
CREATE TABLE facts (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    game     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    shown    INTEGER NOT NULL,
    subject  TEXT NOT NULL,
    players  INTEGER NOT NULL,
    strength INTEGER,
    rules    INTEGER NOT NULL,
    side     TEXT NOT NULL,
    start    TEXT NOT NULL,
    first    TEXT NOT NULL,
    points   INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    above    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
-- Counting reads nothing but these.
CREATE INDEX facts_side ON facts (game, side, shown, players, strength, rules, subject, won, above);
CREATE INDEX facts_start ON facts (game, side, start, shown, players, strength, rules, subject, won, above);
CREATE INDEX facts_first ON facts (game, side, first, start, shown, players, strength, rules, subject, won, above);
CREATE INDEX facts_at ON facts (game, at);
CREATE INDEX facts_subject ON facts (subject);

-- What choices are called, as JSON.
CREATE TABLE sayings (
    id   TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
