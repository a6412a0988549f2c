-- What the nodes of one service know together, and nobody else does.
CREATE TABLE shared_secrets (
    name TEXT PRIMARY KEY,
    -- In hex.
    value TEXT NOT NULL
);
