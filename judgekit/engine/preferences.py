"""What the user prefers, and the port through which it is kept."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

LANGUAGES = ("en", "es", "ru")
"""The languages of the interface and of the texts that come with the program."""


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choices that outlive a session; where the window stood is kept elsewhere.

    `interface_language` is empty to follow the system; `reading_languages` is the order in which
    a rule is offered, empty to begin with the interface's; `theme` is `system`, `light`, `dark` or
    `high-contrast`; `text_percent` is the text size, 100 being the normal one.
    """

    interface_language: str = ""
    reading_languages: tuple[str, ...] = ()
    theme: str = "system"
    text_percent: int = 100


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
