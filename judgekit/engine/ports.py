"""What the engine and the windows ask of the outside, as protocols; `storage` implements them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.rules.search_answer import Mark, SearchAnswer
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.rule_reference import RuleReference

LANGUAGES = ("en", "es", "ru")
"""The languages of the interface and of the texts that come with the program."""


class FailureReason(StrEnum):
    """Why the environment did not do what was asked; a person is told in `wording`."""

    TEXT_MISSING = "text-missing"
    TEXT_DAMAGED = "text-damaged"
    MANIFEST_DAMAGED = "manifest-damaged"
    FOLDER_UNWRITABLE = "folder-unwritable"
    FILE_UNREADABLE = "file-unreadable"
    INDEX_LOCKED = "index-locked"
    DISK_FULL = "disk-full"
    EVENT_LOCKED = "event-locked"
    EVENT_UNREADABLE = "event-unreadable"
    EVENT_TOO_NEW = "event-too-new"
    WRITE_FAILED = "write-failed"


class EnvironmentFailure(Exception):
    """The machine, not the program, failed; nothing is lost and it can be tried again.

    `path` names the file or folder concerned, as the user would recognise it.
    """

    def __init__(self, reason: FailureReason, path: str, detail: str = "") -> None:
        super().__init__(
            f"{reason.value}: {path}: {detail}" if detail else f"{reason.value}: {path}"
        )
        self.reason = reason
        self.path = path
        self.detail = detail


class ShelfState(msgspec.Struct, frozen=True):
    """How the search index is kept: `kept`, `in-memory` (the cache can't be written).

    `path` is empty and `bytes` 0 in memory; `versions` names what the storage stands on.
    """

    state: str
    path: str
    bytes: int
    versions: dict[str, str]


class RulesSearch(Protocol):
    """Search over the library, from any thread that opened its own."""

    def search(self, query: Query, *, reader: str, limit: int = 20) -> SearchAnswer:
        """The best sections, one hit a section, in the reader's language where they exist in it."""
        ...

    def marks(self, query: Query, reference: RuleReference) -> tuple[Mark, ...]:
        """What of the query stands in a section's title and blocks, for marking the whole text."""
        ...


class RulesShelf(RulesSearch, Protocol):
    """The library with its search: prepared once, from the cache when it can, then ready."""

    def is_prepared(self) -> bool:
        """Whether the cache already has what these texts and this program need."""
        ...

    def prepare(self, progress: Callable[[float], None]) -> None:
        """Read the texts and build the index where the cache lacks them; progress runs from 0 to 1.

        Raises EnvironmentFailure; an unwritable cache folder is none: the index is then kept in
        memory.
        """
        ...

    def library(self) -> Library:
        """The documents; only after `is_prepared` or `prepare`."""
        ...

    def state(self) -> ShelfState:
        """Where the index is, for the doctor."""
        ...

    def glossary(self) -> Glossary:
        """The glossary that search uses, as a page to read."""
        ...


class StoredReadingMarks(NamedTuple):
    """What was loaded; `set_aside` names where a file went that was not understood, if one did."""

    marks: ReadingMarks
    set_aside: str = ""


class ReadingMarksStore(Protocol):
    """Where bookmarks and notes are kept."""

    def load(self) -> StoredReadingMarks:
        """The marks as last saved; raises EnvironmentFailure where they can't be read."""
        ...

    def save(self, marks: ReadingMarks) -> None:
        """Keep all marks, whole or not at all; raises EnvironmentFailure."""
        ...


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choices that outlive a session; where the window stood is kept elsewhere.

    `interface_language` is empty to follow the system; `reading_languages` is the order in which
    a rule is offered, empty to begin with the interface's; `theme` is `system`, `light`, `dark` or
    `high-contrast`; `text_percent` is the text size, 100 being the normal one; `judge_name` is who
    is at this laptop, for the record; `current_event` is the id of the tournament that is open;
    `round_up_extensions` shows extensions up to the next minute; `muted` alarms are seen and not
    heard, `speech` has them spoken too, and `alarm_volume_percent` is how loud both are, 100 being
    all that the machine gives.
    """

    interface_language: str = ""
    reading_languages: tuple[str, ...] = ()
    theme: str = "system"
    text_percent: int = 100
    judge_name: str = ""
    current_event: str = ""
    round_up_extensions: bool = False
    muted: bool = False
    speech: bool = False
    alarm_volume_percent: int = 100


class StoredPreferences(NamedTuple):
    """What was loaded; `set_aside` names where a file went that was not understood, if one did."""

    preferences: Preferences
    set_aside: str = ""


class PreferencesStore(Protocol):
    """Where preferences are kept."""

    def load(self) -> StoredPreferences:
        """The preferences as last saved, or the defaults; raises EnvironmentFailure."""
        ...

    def save(self, preferences: Preferences) -> None:
        """Keep them, whole or not at all; raises EnvironmentFailure."""
        ...


class EventLog(Protocol):
    """The record of one tournament: what happened, in order, appended to and never changed."""

    def append(self, events: Sequence[Recorded]) -> None:
        """Keep these in one transaction, durable on return.

        Raises EnvironmentFailure, and then none of them is kept and the log is as before; it can be
        tried again.
        """
        ...

    def close(self) -> None:
        """Let go of the file; what was acknowledged is in it already."""
        ...


class Loss(msgspec.Struct, frozen=True):
    """What a damaged record lost: so many events could not be read (-1 where they can't be
    counted), from `since` on (None where that is unknown too); the damaged part was set aside in
    `set_aside`. `restored` names the backup that took its place, empty where none did."""

    events: int
    since: Moment | None
    set_aside: str
    restored: str = ""


class OpenedEvent(NamedTuple):
    """A tournament's log with all that it holds, oldest first."""

    id: str
    log: EventLog
    recorded: Sequence[Recorded]
    loss: Loss | None = None


class StoredEvent(msgspec.Struct, frozen=True):
    """A tournament that is kept, for choosing among them; `name` is what its record calls it."""

    id: str
    name: str
    path: str
    bytes: int
    last_used: Moment
    """When its record was last written to."""


class EventShelf(Protocol):
    """The tournaments kept on this machine, one file each."""

    def events(self) -> Sequence[StoredEvent]:
        """All of them, the last used first; raises EnvironmentFailure."""
        ...

    def create(self, name: str) -> OpenedEvent:
        """A new, empty record; raises EnvironmentFailure."""
        ...

    def open(self, event: str) -> OpenedEvent:
        """The record of that id, its good part if it is damaged; raises EnvironmentFailure."""
        ...

    def open_file(self, path: Path) -> OpenedEvent:
        """The record in a file that the user names, made where there is none yet; raises
        EnvironmentFailure."""
        ...

    def known_as(self, event: str) -> str:
        """The one id of a record that is named by its id or by any path of its file."""
        ...

    def back_up(self, event: str) -> None:
        """Make a copy of the record as it stands, open or not, and keep the one before it; from any
        thread. Raises EnvironmentFailure; the earlier copies are then as they were."""
        ...

    def remove(self, event: str) -> None:
        """Remove it for good with its backups and all that was set aside of it; raises
        EnvironmentFailure."""
        ...


class WallClock(Protocol):
    """What time it is, by measured time: neither suspend nor a changed system clock moves it."""

    def now(self) -> Moment:
        """This instant."""
        ...

    def stamp(self) -> tuple[str, int]:
        """The boot and the reading of the clock that counts suspend, as `Recorded` keeps them."""
        ...


class AnchoredClock(WallClock, Protocol):
    """Measured time that can go on from a record."""

    went_back_ms: int
    """By how much the system clock lay before the last record when the anchor was set."""

    def anchor_to(self, utc_ms: Moment, ticks_ms: int, boot: str) -> None:
        """Go on from what was last recorded."""
        ...

    def disagreement(self) -> int:
        """By how many milliseconds the system clock is ahead of measured time."""
        ...

    def follow_system(self) -> int:
        """Take the system clock for right; by how many milliseconds time has leapt."""
        ...
