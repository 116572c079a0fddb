"""What the engine and the windows ask of the outside, as protocols; `storage` implements them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.rules.search_answer import Mark, SearchAnswer
from judgekit.domain.shared.event import Recorded
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.preferences import Preferences
from judgekit.engine.stored import (
    Loss,
    ShelfState,
    StoredEvent,
    StoredPreferences,
    StoredReadingMarks,
)


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


class ReadingMarksStore(Protocol):
    """Where bookmarks and notes are kept."""

    def load(self) -> StoredReadingMarks:
        """The marks as last saved; raises EnvironmentFailure where they can't be read."""
        ...

    def save(self, marks: ReadingMarks) -> None:
        """Keep all marks, whole or not at all; raises EnvironmentFailure."""
        ...


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


class OpenedEvent(NamedTuple):
    """A tournament's log with all that it holds, oldest first."""

    id: str
    log: EventLog
    recorded: Sequence[Recorded]
    loss: Loss | None = None


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
