-- What a person changes has a column of its own, so that one change never carries another one's old value back.
-- The version counts changes of what opens an account: password and recovery codes.
ALTER TABLE users ADD COLUMN password TEXT;
ALTER TABLE users ADD COLUMN recovery TEXT NOT NULL DEFAULT '[]';
ALTER TABLE users ADD COLUMN preferences TEXT NOT NULL DEFAULT '{}';
ALTER TABLE users ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
UPDATE users SET
    password = json_extract(body, '$.password'),
    recovery = coalesce(json_extract(body, '$.recovery'), '[]'),
    preferences = coalesce(json_extract(body, '$.preferences'), '{}');
ALTER TABLE users DROP COLUMN body;

-- Written by every look at the server's health.
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
