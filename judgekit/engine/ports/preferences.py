"""Ports for stored preferences, bookmarks and notes."""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.engine.preferences import Preferences
from judgekit.engine.stored import (
    StoredPreferences,
    StoredReadingMarks,
)


class ReadingMarksStore(Protocol):
    """Store for bookmarks and notes."""

    def load(self) -> StoredReadingMarks:
        """Load the marks as last saved; raises EnvironmentFailure if they can't be read."""
        ...

    def save(self, marks: ReadingMarks) -> None:
        """Save all marks atomically; raises EnvironmentFailure."""
        ...


class PreferencesStore(Protocol):
    """Store for preferences."""

    def load(self) -> StoredPreferences:
        """Load the preferences as last saved, or the defaults; raises EnvironmentFailure."""
        ...

    def save(self, preferences: Preferences) -> None:
        """Save the preferences atomically; raises EnvironmentFailure."""
        ...
