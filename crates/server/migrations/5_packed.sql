-- A table whose game is over is one row: everything up to it, compressed. BYTEA is a name that both
-- databases take.
ALTER TABLE log ADD COLUMN packed BYTEA;
-- Whether that was done since the table was listed last.
ALTER TABLE tables ADD COLUMN packed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_to_pack ON tables (changed, id) WHERE phase = 'over' AND packed = 0;
