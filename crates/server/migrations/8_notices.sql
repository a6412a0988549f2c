-- Where people hear of their tables while no tab is open.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    -- push, mail or hook.
    kind TEXT NOT NULL,
    -- As its owner knows it; most of an address is left out.
    name TEXT NOT NULL,
    -- A keyed fingerprint of the address, by which it is known again.
    print TEXT NOT NULL,
    -- The address and what belongs to it, sealed, in hex.
    address TEXT NOT NULL,
    made BIGINT NOT NULL,
    confirmed BIGINT NOT NULL,
    -- Until when it can be confirmed, and how often that may still be tried.
    until BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    -- Why the last notice did not arrive, since when, and whether it is not tried any more.
    trouble TEXT NOT NULL DEFAULT '',
    trouble_at BIGINT NOT NULL DEFAULT 0,
    given_up BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX channels_guest ON channels (guest, kind, print);
CREATE INDEX channels_print ON channels (print);

-- What people want to hear of, and when.
CREATE TABLE wishes (
    guest TEXT PRIMARY KEY,
    wanted BIGINT NOT NULL,
    -- A bit for each kind of notice.
    kinds BIGINT NOT NULL,
    minutes BIGINT NOT NULL,
    -- Quiet hours in minutes of the day; -1 if there are none.
    quiet_from BIGINT NOT NULL,
    quiet_to BIGINT NOT NULL,
    zone TEXT NOT NULL,
    language TEXT NOT NULL
);

-- The tables for which they choose otherwise than for all.
CREATE TABLE table_wishes (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    wanted BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id)
);

-- The outbox: what is still to be sent. A later notice of the same kind takes the place of one that was
-- not sent. One of the kind `too-many`, about no table, stands for all that found no place.
CREATE TABLE notices (
    channel TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT NOT NULL,
    -- Who has done what it is about.
    who TEXT NOT NULL,
    made BIGINT NOT NULL,
    -- When it is to be sent.
    due BIGINT NOT NULL,
    -- When the time to think is up; 0 if it is endless.
    ends BIGINT NOT NULL,
    -- Since when the guest was waited for, as in `players`.
    asked BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    -- Who sends it at the moment, and until when nobody else may.
    claim TEXT NOT NULL,
    claimed BIGINT NOT NULL,
    PRIMARY KEY (channel, table_id, kind)
);
CREATE INDEX notices_due ON notices (due);
CREATE INDEX notices_guest ON notices (guest);
CREATE INDEX notices_claim ON notices (claim) WHERE claim <> '';
