"""Port for policy.

Separate from the other ports so that startup doesn't import the catalogue's types.
"""

from __future__ import annotations

from typing import Protocol

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import Catalogue, Edition, PolicyLevel


class PolicyProvider(Protocol):
    """The catalogue of infractions and its search, from any thread; read on first use."""

    def catalogue(self) -> Catalogue:
        """The catalogue; raises EnvironmentFailure if its files are missing or damaged."""
        ...

    def search(
        self, words: str, *, level: PolicyLevel, edition: Edition, limit: int = 5
    ) -> tuple[PolicyHit, ...]:
        """The infractions that these words most likely refer to at that level.

        Each is listed once, including `none`; empty if the words match nothing. Raises
        EnvironmentFailure.
        """
        ...
