-- Written to find out whether writing works.
CREATE TABLE probe (
    at BIGINT NOT NULL
);
INSERT INTO probe (at) VALUES (0);

-- Who made a table, as a number that tells addresses apart and names none: lists show a few tables
-- of each. Empty where that is not known.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
