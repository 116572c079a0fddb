"""The catalogue of infractions, created on first use, to keep the start fast."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.domain.infractions.advice import PolicyHit
    from judgekit.domain.infractions.policy import Catalogue, Edition, PolicyLevel
    from judgekit.engine.ports.policy import PolicyProvider


class LazyPolicy:
    """A `PolicyProvider` created on first use; for any thread."""

    def __init__(self, make: Callable[[], PolicyProvider]) -> None:
        self._make = make
        self._making = Lock()
        self._policy_provider: PolicyProvider | None = None

    def catalogue(self) -> Catalogue:
        """See the protocol."""
        return self._made().catalogue()

    def search(
        self, words: str, *, level: PolicyLevel, edition: Edition, limit: int = 5
    ) -> tuple[PolicyHit, ...]:
        """See the protocol."""
        policy_provider = self._made()
        return policy_provider.search(words, level=level, edition=edition, limit=limit)

    def _made(self) -> PolicyProvider:
        with self._making:
            if self._policy_provider is None:
                self._policy_provider = self._make()
            return self._policy_provider
