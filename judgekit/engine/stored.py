"""Values that `storage` returns through the ports."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from judgekit.domain.rules.reading_marks import ReadingMarks
    from judgekit.domain.shared.event import Recorded
    from judgekit.domain.shared.moment import Moment
    from judgekit.engine.preferences import Preferences


class StoredPreferences(msgspec.Struct, frozen=True):
    """Loaded preferences; `set_aside` is where an invalid file was moved, if there was one.

    `are_first` says that none were ever saved.
    """

    preferences: Preferences
    set_aside: str = ""
    are_first: bool = False


class StoredReadingMarks(msgspec.Struct, frozen=True):
    """Loaded marks; `set_aside` is where an invalid file was moved, if there was one."""

    marks: ReadingMarks
    set_aside: str = ""


class IndexState(msgspec.Struct, frozen=True):
    """State of the search index: `kept` in the cache, or `in-memory` if it can't be written.

    In memory `path` is empty and `bytes` 0; `versions` gives the versions of what the storage uses.
    """

    state: str
    path: str
    bytes: int
    versions: dict[str, str]


class RecordDamage(msgspec.Struct, frozen=True):
    """Loss in a damaged record.

    `events` is the number of unreadable events (-1 if it can't be counted), `since` the instant
    from which they are lost and `until` that of the last one (None if unknown); the damaged part
    was copied to `set_aside`. `restored` names the backup that replaced it, empty if none did.
    """

    events: int
    since: Moment | None
    set_aside: str
    restored: str = ""
    until: Moment | None = None


class StoredTournament(msgspec.Struct, frozen=True):
    """A stored tournament, for choosing among them; `name` is its name in the record."""

    id: str
    name: str
    path: str
    bytes: int
    last_used: Moment
    """When its record was last written."""


class BroughtBack(StrEnum):
    """What became of a copy of a tournament that was taken in."""

    NEW = "new"
    """It was not here yet."""
    CONTINUED = "continued"
    """It goes on where the one here ended, and has taken its place."""
    NOTHING_NEW = "nothing-new"
    """The one here has all of it; nothing was changed."""
    BESIDE = "beside"
    """Both have entries that the other lacks: it is here as another tournament."""


class SettledMessage(NamedTuple):
    """A message at its place in the order, from 1, and the events that it came to, if any."""

    sequence: int
    message: str
    sealed: bytes
    recorded: Sequence[Recorded]


class SharedRecord(NamedTuple):
    """What a record has of being shared.

    `epoch` is that whose order is followed, `messages` are the ids of those settled, in order, and
    `outbox` what waits to be sent or to be read back: its place, rising, and its content.
    """

    epoch: str
    messages: Sequence[str]
    outbox: Sequence[tuple[int, bytes]]
