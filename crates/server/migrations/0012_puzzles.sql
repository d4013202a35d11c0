-- What people answered to puzzles; the first answer counts. `stage` is `hinted` before there is one, then `answered` or
-- `given_up`. `loss` is in hundredths of points, `gain` in millionths of a rating.
CREATE TABLE puzzle_answers (
    user   TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    game   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    stage  TEXT NOT NULL,
    step   TEXT NOT NULL,
    found  INTEGER NOT NULL,
    hint   INTEGER NOT NULL,
    loss   INTEGER NOT NULL,
    gain   INTEGER NOT NULL,
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_answers_game ON puzzle_answers (user, game, at);
CREATE INDEX puzzle_answers_puzzle ON puzzle_answers (puzzle, step);

-- Ratings of people and of puzzles against each other, by game, in millionths.
CREATE TABLE puzzle_standings (
    subject TEXT NOT NULL,
    game    TEXT NOT NULL,
    mean    INTEGER NOT NULL,
    spread  INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    PRIMARY KEY (subject, game)
) STRICT, WITHOUT ROWID;

-- Own mistakes that come back as puzzles. `body` holds the decision of the review as JSON.
CREATE TABLE puzzle_returns (
    user     TEXT NOT NULL,
    id       TEXT NOT NULL,
    game     TEXT NOT NULL,
    table_id TEXT NOT NULL,
    due      INTEGER NOT NULL,
    stage    INTEGER NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (user, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_returns_due ON puzzle_returns (user, game, due);
CREATE INDEX puzzle_returns_table ON puzzle_returns (table_id);
