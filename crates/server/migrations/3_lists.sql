-- Whether a guest plays the seat, or a bot does for them.
ALTER TABLE players ADD COLUMN plays BIGINT NOT NULL DEFAULT 1;
-- Whether a guest has taken the table off the own list.
ALTER TABLE players ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;

-- Since when nobody whose table it is has been there; 0 while somebody is. Only written for public
-- tables before the start: nobody joins those for which nobody waits.
ALTER TABLE tables ADD COLUMN empty_since BIGINT NOT NULL DEFAULT 0;
