"""The user's preferences, kept as one JSON file that a person can read and mend."""

from __future__ import annotations

from pathlib import Path

import msgspec

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.ports import Preferences, StoredPreferences
from judgekit.storage.whole_file import WholeFile

FILE_NAME = "preferences.json"


class PreferencesFile:
    """Implements `engine.ports.PreferencesStore` in a folder.

    Unknown fields are ignored and missing ones have their defaults, so that an older and a newer
    program can take turns.
    """

    def __init__(self, folder: Path) -> None:
        self._file = WholeFile(folder / FILE_NAME)

    def load(self) -> StoredPreferences:
        """See the port; a file that can't be understood is renamed, never overwritten."""
        content = self._file.read()
        if content is None:
            return StoredPreferences(Preferences())
        try:
            return StoredPreferences(msgspec.json.decode(content, type=Preferences))
        except UNDECODABLE:
            return StoredPreferences(Preferences(), set_aside=str(self._file.set_aside()))

    def save(self, preferences: Preferences) -> None:
        """See the port."""
        text = msgspec.json.format(msgspec.json.encode(preferences), indent=1)
        self._file.replace(text + b"\n")
