-- One schema for SQLite and PostgreSQL. Times are milliseconds since 1970, flags 0 or 1.

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
);

-- How guests are known: one for each device, in its cookie.
CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id),
    -- SHA-256 of the secret, in hex.
    secret TEXT NOT NULL
);

-- Links that take a guest to another device, each used once.
CREATE TABLE passes (
    -- SHA-256 of the link's secret part, in hex.
    pass TEXT PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id),
    expires BIGINT NOT NULL
);

-- What lists show of a table. The table itself is its log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    listed BIGINT NOT NULL,
    phase TEXT NOT NULL,
    changed BIGINT NOT NULL,
    summary TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (listed, phase, changed);

CREATE TABLE players (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX players_table ON players (table_id);

-- Everything that ever happened at a table, in order.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
