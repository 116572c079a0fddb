"""What the inside asks of what keeps preferences, bookmarks and notes."""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.engine.preferences import Preferences
from judgekit.engine.stored import (
    StoredPreferences,
    StoredReadingMarks,
)


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
