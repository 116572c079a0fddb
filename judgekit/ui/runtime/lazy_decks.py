"""Deck and card sources created on first use, to keep the start fast."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.engine.ports.decks import DeckSources


class LazyDecks:
    """Callable that returns the sources, the same ones each time and in each thread."""

    def __init__(self, make: Callable[[], DeckSources]) -> None:
        self._make = make
        self._making = Lock()
        self._sources: DeckSources | None = None

    def __call__(self) -> DeckSources:
        """Return the sources, created if necessary."""
        with self._making:
            if self._sources is None:
                self._sources = self._make()
            return self._sources
