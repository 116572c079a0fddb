"""The two parts of a player's cards."""

from __future__ import annotations

from enum import StrEnum


class Part(StrEnum):
    """Part in which a card is or belongs. A commander counts as part of the main deck."""

    MAIN = "main"
    SIDEBOARD = "sideboard"

    @property
    def other(self) -> Part:
        """The other part."""
        return Part.SIDEBOARD if self is Part.MAIN else Part.MAIN
