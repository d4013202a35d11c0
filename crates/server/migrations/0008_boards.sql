-- Boards to think on: somebody's own copies of a moment of a table, with what was tried from there. One for a person, moment
-- and pair of eyes. `rev` grows with every change; 0 is a board on which nothing was done yet.
CREATE TABLE boards (
    id         TEXT PRIMARY KEY,
    owner      TEXT NOT NULL,
    table_id   TEXT NOT NULL,
    step       INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    rev        INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    body       TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX boards_moment ON boards (owner, table_id, step, seat);
