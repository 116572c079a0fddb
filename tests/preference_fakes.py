"""Preferences that are kept in memory."""

from __future__ import annotations

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.preferences import Preferences
from judgekit.engine.stored import StoredPreferences


class MemoryPreferences:
    """Keeps preferences in memory; `failure` makes saving fail."""

    def __init__(self, preferences: Preferences | None = None) -> None:
        self.kept = preferences or Preferences()
        self.failure: EnvironmentFailure | None = None

    def load(self) -> StoredPreferences:
        return StoredPreferences(self.kept)

    def save(self, preferences: Preferences) -> None:
        if self.failure is not None:
            raise self.failure
        self.kept = preferences

    def break_down(self) -> None:
        self.failure = EnvironmentFailure(FailureReason.FOLDER_UNWRITABLE, "preferences.json")
