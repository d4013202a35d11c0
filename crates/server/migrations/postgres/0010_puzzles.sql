-- What people answered to puzzles; the first answer counts. `stage` is `hinted` before there is one, then `answered` or
-- `given_up`. `loss` is in hundredths of points, `gain` in millionths of a rating.
CREATE TABLE puzzle_answers (
    "user"   TEXT COLLATE "C" NOT NULL,
    puzzle TEXT COLLATE "C" NOT NULL,
    game   TEXT COLLATE "C" NOT NULL,
    at     BIGINT NOT NULL,
    stage  TEXT NOT NULL,
    step   TEXT NOT NULL,
    found  BIGINT NOT NULL,
    hint   BIGINT NOT NULL,
    loss   BIGINT NOT NULL,
    gain   BIGINT NOT NULL,
    PRIMARY KEY ("user", puzzle)
);
CREATE INDEX puzzle_answers_game ON puzzle_answers ("user", game, at);
CREATE INDEX puzzle_answers_puzzle ON puzzle_answers (puzzle, step);

-- Ratings of people and of puzzles against each other, by game, in millionths.
CREATE TABLE puzzle_standings (
    subject TEXT COLLATE "C" NOT NULL,
    game    TEXT COLLATE "C" NOT NULL,
    mean    BIGINT NOT NULL,
    spread  BIGINT NOT NULL,
    answers BIGINT NOT NULL,
    PRIMARY KEY (subject, game)
);

-- Own mistakes that come back as puzzles. `body` holds the decision of the review as JSON.
CREATE TABLE puzzle_returns (
    "user"     TEXT COLLATE "C" NOT NULL,
    id       TEXT COLLATE "C" NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    due      BIGINT NOT NULL,
    stage    BIGINT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY ("user", id)
);
CREATE INDEX puzzle_returns_due ON puzzle_returns ("user", game, due);
CREATE INDEX puzzle_returns_table ON puzzle_returns (table_id);
