"""The two parts of what a player brings."""

from __future__ import annotations

from enum import StrEnum


class Part(StrEnum):
    """Where a card lies or belongs. A commander is counted with the main deck."""

    MAIN = "main"
    SIDEBOARD = "sideboard"

    @property
    def other(self) -> Part:
        """The other of the two."""
        return Part.SIDEBOARD if self is Part.MAIN else Part.MAIN
