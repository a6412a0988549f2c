-- What a guest's own list says of a table. The seat is -1 where there is none.
ALTER TABLE players ADD COLUMN seat BIGINT NOT NULL DEFAULT -1;
ALTER TABLE players ADD COLUMN hosts BIGINT NOT NULL DEFAULT 0;
-- Since when the guest is waited for, and when the time to think is up; 0 if not.
ALTER TABLE players ADD COLUMN asked BIGINT NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN due BIGINT NOT NULL DEFAULT 0;

-- Devices: since when each has its key, when it was last here, and what it is, roughly.
ALTER TABLE keys ADD COLUMN made BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN device TEXT NOT NULL DEFAULT '';
CREATE INDEX keys_guest ON keys (guest);
-- Keys that are no good any more, for a while: sockets that were opened with one are closed, on
-- whatever node they are.
CREATE TABLE ended_keys (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Codes by which a guest is known who has no device any more, each used once.
CREATE TABLE recoveries (
    guest TEXT PRIMARY KEY REFERENCES guests (id),
    -- SHA-256 of the code, in hex.
    code TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE UNIQUE INDEX recoveries_code ON recoveries (code);

-- Links that lead to wherever a guest waits for others.
CREATE TABLE doors (
    guest TEXT PRIMARY KEY REFERENCES guests (id),
    door TEXT NOT NULL
);
CREATE UNIQUE INDEX doors_door ON doors (door);

-- Guests who want to be forgotten, until that is done at all their tables.
CREATE TABLE removals (
    guest TEXT PRIMARY KEY,
    asked BIGINT NOT NULL
);
