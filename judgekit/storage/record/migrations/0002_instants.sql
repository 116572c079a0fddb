-- When an entry was made, what was meant by it, and what it changed of others. All three are null in
-- rows of form 1, which had none of this.

ALTER TABLE event ADD COLUMN entered INTEGER;    -- milliseconds since 1970 UTC, by measured time
ALTER TABLE event ADD COLUMN intention BLOB;     -- JSON; empty but for the first event of a command
ALTER TABLE event ADD COLUMN revises TEXT;       -- id of the part whose events this replaces, or empty
