"""What is known of decks and cards, made when it is first asked for: a start pays nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.engine.deck_port import DeckSources


class LateDecks:
    """Called, it answers with the sources, the same ones each time."""

    def __init__(self, make: Callable[[], DeckSources]) -> None:
        self._make = make
        self._sources: DeckSources | None = None

    def __call__(self) -> DeckSources:
        """The sources, made now if need be."""
        if self._sources is None:
            self._sources = self._make()
        return self._sources
