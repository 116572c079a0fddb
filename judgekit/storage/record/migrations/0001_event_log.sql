-- The record of one tournament: its events in order, appended to and never changed.

CREATE TABLE record (
    identity TEXT NOT NULL,    -- of this record; the chain of checksums begins with it
    format INTEGER NOT NULL    -- the number of the last migration, as in user_version
) STRICT;

CREATE TABLE event (
    sequence INTEGER PRIMARY KEY,    -- 1, 2, 3 … without a gap
    version INTEGER NOT NULL,        -- of the kind's payload
    id TEXT NOT NULL,                -- UUID of version 7
    step TEXT NOT NULL,              -- id of the first event of the same command
    at INTEGER NOT NULL,             -- milliseconds since 1970 UTC, by measured time
    boot TEXT NOT NULL,              -- which run of the machine `ticks` belongs to
    ticks INTEGER NOT NULL,          -- milliseconds of the clock that counts suspend
    author TEXT NOT NULL,
    device TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload BLOB NOT NULL,           -- JSON
    checksum INTEGER NOT NULL        -- CRC-32 of the row, continued from the row before
) STRICT;
