"""What the windows and verbs ask of policy, as a protocol; apart from the other ports, so that a
start does not pay for the catalogue's types."""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import Catalogue, Edition, PolicyLevel


class PolicyProvider(Protocol):
    """The catalogue of infractions and its search, from any thread; read when first asked for."""

    def catalogue(self) -> Catalogue:
        """All of it; raises EnvironmentFailure where its files are missing or damaged."""
        ...

    def search(
        self, words: str, *, level: PolicyLevel, edition: Edition, reader: str, limit: int = 5
    ) -> tuple[PolicyHit, ...]:
        """What these words most likely mean at that level, each infraction once, `none` among
        them; nothing where the words say nothing. Raises EnvironmentFailure."""
        ...
