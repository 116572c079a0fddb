-- One event on several laptops: what was settled in the order of all messages, and what waits to be.
-- Both are empty while an event isn't shared; what an event had before is in `event` alone.

CREATE TABLE shared (
    sequence INTEGER PRIMARY KEY,    -- 1, 2, 3 … without a gap; 0 tells that the event is shared
    message TEXT NOT NULL,           -- id; of row 0 the epoch whose order is followed
    sealed BLOB NOT NULL,            -- as it was received; of row 0 empty
    events INTEGER NOT NULL,         -- how many rows `event` has once it is settled
    checksum INTEGER NOT NULL        -- CRC-32 of the row, continued from the row before; 0 alone
) STRICT;

CREATE TABLE outbox (
    place INTEGER PRIMARY KEY,       -- rising, in the order of entry
    content BLOB NOT NULL,
    checksum INTEGER NOT NULL        -- CRC-32 of the row, continued from the record's identity
) STRICT;
