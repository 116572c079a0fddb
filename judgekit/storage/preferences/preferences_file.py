"""The user's preferences in one JSON file that a person can read and repair."""

from __future__ import annotations

from pathlib import Path

import msgspec

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.preferences import Preferences
from judgekit.engine.stored import StoredPreferences
from judgekit.storage.files.whole_file import WholeFile

FILE_NAME = "preferences.json"


class PreferencesFile:
    """Implements `engine.ports.preferences.PreferencesStore` in a folder.

    Unknown fields are preserved and missing ones get their defaults, so that older and newer
    versions of the program can share the file.
    """

    def __init__(self, folder: Path) -> None:
        self._file = WholeFile(folder / FILE_NAME)

    def load(self) -> StoredPreferences:
        """See the port; a malformed file is renamed, never overwritten."""
        content = self._file.read()
        if content is None:
            return StoredPreferences(Preferences(), are_first=True)
        try:
            return StoredPreferences(msgspec.json.decode(content, type=Preferences))
        except UNDECODABLE:
            return StoredPreferences(Preferences(), set_aside=str(self._file.set_aside()))

    def save(self, preferences: Preferences) -> None:
        """See the port; fields that only a newer program understands are preserved."""
        content = msgspec.json.encode({**self._of_others(), **msgspec.to_builtins(preferences)})
        self._file.replace(msgspec.json.format(content, indent=1) + b"\n")

    def _of_others(self) -> dict[str, object]:
        try:
            kept = msgspec.json.decode(self._file.read() or b"{}", type=dict[str, object])
        except (EnvironmentFailure, *UNDECODABLE):
            return {}
        own = Preferences.__struct_fields__
        return {name: value for name, value in kept.items() if name not in own}
