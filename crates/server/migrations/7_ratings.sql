-- How each game came out for each guest who played it to its end, or left one that was rated. A game
-- is here once: it is written with the entry that ended it.
CREATE TABLE played (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    -- The first has place 1; those who share one have the same.
    place BIGINT NOT NULL,
    has_left BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    -- The rating after it, where it was rated.
    points DOUBLE PRECISION NOT NULL,
    doubt DOUBLE PRECISION NOT NULL,
    -- The names of the cards that the guest had to show for it, with spaces between them.
    cards TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
);

-- The rating that a guest has at a game now, after so many rated games.
CREATE TABLE ratings (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    points DOUBLE PRECISION NOT NULL,
    doubt DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guest, game)
);

-- The page of a guest, once they have chosen who may see it: under a name that tells nothing else.
CREATE TABLE profiles (
    guest TEXT PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    public BIGINT NOT NULL
);
