"""What the windows and verbs ask of card names, as protocols; apart from the other ports, so that
a start does not pay for their types."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from judgekit.domain.cards.card_match import CardFacts, CardMatch, CardSource

LoadProgress = Callable[[int, int], bool]
"""Bytes read and bytes in all; answers whether to go on, False to leave all as it was."""


class CardCatalogue(Protocol):
    """All cards that are known: the few that lie in the program, and those of a card file where
    one has been loaded. From any thread, opened when first asked."""

    def match(self, name: str) -> CardMatch:
        """The card that this name means, in any language, with small typing errors.

        Sure only where one card alone is near. Any text has an answer; raises EnvironmentFailure
        where what comes with the program is missing or damaged.
        """
        ...

    def facts(self, name: str) -> CardFacts | None:
        """What is known of a card by its English name as `match` gives it; None where nothing."""
        ...

    def source(self) -> CardSource | None:
        """The card file that was loaded; None where there is none."""
        ...

    def complaint(self) -> str:
        """Why the loaded card file can't be used: `damaged`, `other-form`, `unreadable`; empty
        where it can, or where there is none."""
        ...


class CardLoader(Protocol):
    """Takes card files into the catalogue."""

    def load(self, file: Path, progress: LoadProgress) -> CardSource | None:
        """Take this file in place of the one before; None where `progress` said to stop.

        Raises EnvironmentFailure where it can't be read or holds no cards; the catalogue is then
        as it was, as it is after a stop.
        """
        ...


class CardProvider(CardCatalogue, CardLoader, Protocol):
    """Both."""
