-- When the server last was there, and when it was not: one row.
CREATE TABLE pulse (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    body TEXT NOT NULL
) STRICT;
