-- Which tables a node has taken because something was due there, and until when no other one does. Only to save work:
-- of two that do the same, the numbers of the events refuse the second.
CREATE TABLE leases (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    until    BIGINT NOT NULL
);
