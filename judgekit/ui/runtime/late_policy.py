"""The catalogue of infractions, made when it is first asked for: a start does not pay for it."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.domain.infractions.advice import PolicyHit
    from judgekit.domain.infractions.policy import Catalogue, Edition, PolicyLevel
    from judgekit.engine.policy_port import PolicyShelf


class LatePolicy:
    """A `PolicyShelf` that does not exist yet; for any thread."""

    def __init__(self, make: Callable[[], PolicyShelf]) -> None:
        self._make = make
        self._making = Lock()
        self._shelf: PolicyShelf | None = None

    def catalogue(self) -> Catalogue:
        """See the protocol."""
        return self._made().catalogue()

    def search(
        self, words: str, *, level: PolicyLevel, edition: Edition, reader: str, limit: int = 5
    ) -> tuple[PolicyHit, ...]:
        """See the protocol."""
        shelf = self._made()
        return shelf.search(words, level=level, edition=edition, reader=reader, limit=limit)

    def _made(self) -> PolicyShelf:
        with self._making:
            if self._shelf is None:
                self._shelf = self._make()
            return self._shelf
