"""The searches that led to a text, newest first."""

from __future__ import annotations

from collections.abc import Iterable

MOST = 20


class SearchHistory:
    """Texts as typed, each once."""

    def __init__(self) -> None:
        self._searches: list[str] = []

    def remember(self, text: str) -> None:
        """Put a search first; a blank one is ignored."""
        text = " ".join(text.split())
        if text:
            kept = [old for old in self._searches if old.casefold() != text.casefold()]
            self._searches = [text, *kept][:MOST]

    def restore(self, texts: Iterable[str]) -> None:
        """Take the searches of an earlier session, newest first, as older than all of this one."""
        now = self._searches
        self._searches = []
        for text in reversed([*now, *texts]):
            self.remember(text)

    @property
    def searches(self) -> tuple[str, ...]:
        """All searches, newest first."""
        return tuple(self._searches)
