"""What `storage` hands over through the ports."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from judgekit.domain.rules.reading_marks import ReadingMarks
    from judgekit.domain.shared.moment import Moment
    from judgekit.engine.preferences import Preferences


class StoredPreferences(msgspec.Struct, frozen=True):
    """What was loaded; `set_aside` names where a file went that was not understood, if one did."""

    preferences: Preferences
    set_aside: str = ""


class StoredReadingMarks(msgspec.Struct, frozen=True):
    """What was loaded; `set_aside` names where a file went that was not understood, if one did."""

    marks: ReadingMarks
    set_aside: str = ""


class IndexState(msgspec.Struct, frozen=True):
    """How the search index is kept: `kept`, `in-memory` (the cache can't be written).

    `path` is empty and `bytes` 0 in memory; `versions` names what the storage stands on.
    """

    state: str
    path: str
    bytes: int
    versions: dict[str, str]


class RecordDamage(msgspec.Struct, frozen=True):
    """What a damaged record lost: so many events could not be read (-1 where they can't be
    counted), from `since` on (None where that is unknown too); the damaged part was set aside in
    `set_aside`. `restored` names the backup that took its place, empty where none did."""

    events: int
    since: Moment | None
    set_aside: str
    restored: str = ""


class StoredTournament(msgspec.Struct, frozen=True):
    """A tournament that is kept, for choosing among them; `name` is what its record calls it."""

    id: str
    name: str
    path: str
    bytes: int
    last_used: Moment
    """When its record was last written to."""
