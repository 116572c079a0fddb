"""What is known of decks and cards, made when it is first asked for: a start pays nothing."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.engine.ports.decks import DeckSources


class LazyDecks:
    """Called, it answers with the sources, the same ones each time and in each thread."""

    def __init__(self, make: Callable[[], DeckSources]) -> None:
        self._make = make
        self._making = Lock()
        self._sources: DeckSources | None = None

    def __call__(self) -> DeckSources:
        """The sources, made now if need be."""
        with self._making:
            if self._sources is None:
                self._sources = self._make()
            return self._sources
