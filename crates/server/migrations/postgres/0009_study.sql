-- The same deal for many tables. `body` holds the deal with its seed and is never sent. Deals of the day are made by the house
-- and have no maker.
CREATE TABLE challenges (
    id         TEXT COLLATE "C" PRIMARY KEY,
    game       TEXT NOT NULL,
    maker      TEXT COLLATE "C",
    created_at BIGINT NOT NULL,
    body       TEXT NOT NULL
);
CREATE INDEX challenges_maker ON challenges (maker) WHERE maker IS NOT NULL;

-- Who plays a challenge at which table; the first attempt of a person is the only one.
CREATE TABLE attempts (
    challenge TEXT COLLATE "C" NOT NULL,
    "user"    TEXT COLLATE "C" NOT NULL,
    table_id  TEXT COLLATE "C" NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (challenge, "user")
);
CREATE INDEX attempts_user ON attempts ("user", at);

-- Which finished tables were gone over for openings, and by which version of that.
CREATE TABLE surveyed (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    version  BIGINT NOT NULL
);

-- What each seat of a finished game chose and what came of it. `above` is in hundredths of points. Can be made again.
CREATE TABLE facts (
    table_id TEXT COLLATE "C" NOT NULL,
    seat     BIGINT NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    at       BIGINT NOT NULL,
    shown    BIGINT NOT NULL,
    subject  TEXT COLLATE "C" NOT NULL,
    players  BIGINT NOT NULL,
    strength BIGINT,
    rules    BIGINT NOT NULL,
    side     TEXT COLLATE "C" NOT NULL,
    start    TEXT COLLATE "C" NOT NULL,
    first    TEXT COLLATE "C" NOT NULL,
    points   BIGINT NOT NULL,
    won      BIGINT NOT NULL,
    above    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX facts_side ON facts (game, side);
CREATE INDEX facts_at ON facts (game, at);
CREATE INDEX facts_subject ON facts (subject);

-- What choices are called, as JSON.
CREATE TABLE sayings (
    id   TEXT COLLATE "C" PRIMARY KEY,
    body TEXT NOT NULL
);
