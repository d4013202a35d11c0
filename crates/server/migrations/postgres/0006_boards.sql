-- Boards to think on: somebody's own copies of a moment of a table, with what was tried from there. One for a person, moment
-- and pair of eyes. `rev` grows with every change; 0 is a board on which nothing was done yet.
CREATE TABLE boards (
    id         TEXT COLLATE "C" PRIMARY KEY,
    owner      TEXT COLLATE "C" NOT NULL,
    table_id   TEXT COLLATE "C" NOT NULL,
    step       BIGINT NOT NULL,
    seat       BIGINT NOT NULL,
    rev        BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    body       TEXT NOT NULL
);
CREATE UNIQUE INDEX boards_moment ON boards (owner, table_id, step, seat);
