"""The catalogue of infractions and its search, read from the resources on first use."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import Catalogue, Edition, PolicyLevel
from judgekit.search.phrases.infraction_index import InfractionIndex
from judgekit.storage.policy.policy_files import (
    read_alike_words,
    read_catalogue,
    read_phrasings,
    read_same_words,
)

POLICY_FOLDER = "policy"


class BundledPolicyProvider:
    """Implements `engine.ports.policy.PolicyProvider` on a resources folder, for any thread: a
    caller of the catalogue does not wait for the search, which takes a second to build."""

    def __init__(
        self, resources: Path, make_search: Callable[..., InfractionIndex] = InfractionIndex
    ) -> None:
        self._make_search = make_search
        self._folder = resources / POLICY_FOLDER
        self._reading, self._making = threading.Lock(), threading.Lock()
        self._catalogue: Catalogue | None = None
        self._searches: dict[PolicyLevel, InfractionIndex] = {}

    def catalogue(self) -> Catalogue:
        """See the port."""
        with self._reading:
            if self._catalogue is None:
                self._catalogue = read_catalogue(self._folder)
            return self._catalogue

    def search(
        self, words: str, *, level: PolicyLevel, edition: Edition, limit: int = 5
    ) -> tuple[PolicyHit, ...]:
        """See the port."""
        with self._making:
            if level not in self._searches:
                self._searches[level] = self._made(level)
            search = self._searches[level]
        return search.search(words, edition=edition, limit=limit)

    def _made(self, level: PolicyLevel) -> InfractionIndex:
        catalogue = self.catalogue()
        phrasings = read_phrasings(self._folder, catalogue)
        alike, same = read_alike_words(self._folder), read_same_words(self._folder)
        return self._make_search(catalogue, phrasings, alike, same, level)
