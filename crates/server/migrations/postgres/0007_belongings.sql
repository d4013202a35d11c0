-- Small things that belong to a person and that nobody else sees: the key of their feeds, their vacations.
CREATE TABLE belongings (
    "user" TEXT COLLATE "C" NOT NULL,
    name   TEXT COLLATE "C" NOT NULL,
    body   TEXT NOT NULL,
    PRIMARY KEY ("user", name)
);
