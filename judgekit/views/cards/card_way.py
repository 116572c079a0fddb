"""The way from card to card: back, forward, and which were read."""

from __future__ import annotations

MOST_READ = 40


class CardWay:
    """Cards by their names, in the order in which they were opened; `read` has each once, the
    newest first."""

    def __init__(self) -> None:
        self._opened: list[str] = []
        self._at = -1
        self.read: list[str] = []

    def go(self, name: str) -> None:
        """Open a card; what was ahead is forgotten."""
        if self._opened[self._at : self._at + 1] != [name] or self._at < 0:
            self._opened = [*self._opened[: self._at + 1], name]
            self._at = len(self._opened) - 1

    def keep(self, name: str) -> None:
        """Keep that a card was read."""
        self.read = [name, *(each for each in self.read if each != name)][:MOST_READ]

    def step(self, by: int) -> str:
        """Go back or forward; return the card there, empty if there is none."""
        if not self.can_step(by):
            return ""
        self._at += by
        return self._opened[self._at]

    def can_step(self, by: int) -> bool:
        """Whether there is a card that far back or ahead."""
        return 0 <= self._at + by < len(self._opened)
