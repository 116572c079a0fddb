"""The catalogue of infractions and its search, read from the resources on first use."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path

from judgekit import __version__
from judgekit.domain.infractions.advice import PolicyHit
from judgekit.domain.infractions.policy import Catalogue, Edition, PolicyLevel
from judgekit.search.phrases.infraction_index import InfractionIndex
from judgekit.search.phrases.infraction_making import kept_infractions
from judgekit.search.phrases.kept_phrases import KeptInfractions
from judgekit.storage.files.file_stamps import file_stamps
from judgekit.storage.policy.phrases_file import PhrasesFile
from judgekit.storage.policy.policy_files import (
    read_alike_words,
    read_catalogue,
    read_phrasings,
    read_same_words,
)
from judgekit.system.resources import package_folder

POLICY_FOLDER = "policy"
SOURCES = ("", "entries", "phrasings")
"""The folders of the catalogue whose files the index of phrasings is made of."""
MAKING_CODE = (
    *("domain/infractions", "domain/shared", "search/phrases", "search/words"),
    *("storage/files", "storage/policy"),
)
"""The folders of the package whose code reads the phrasings and makes the index."""


class BundledPolicyProvider:
    """Implements `engine.ports.policy.PolicyProvider` on a resources folder, for any thread: a
    caller of the catalogue does not wait for the search.

    Making the search takes a second, so what is made is kept in the cache folder, if there is one.
    """

    def __init__(
        self,
        resources: Path,
        cache: Path | None = None,
        make: Callable[..., KeptInfractions] = kept_infractions,
        package: Path | None = None,
    ) -> None:
        self._make = make
        self._folder = resources / POLICY_FOLDER
        self._cache, self._package = cache, package or package_folder()
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
                self._searches[level] = self._opened(level)
            search = self._searches[level]
        return search.search(words, edition=edition, limit=limit)

    def _opened(self, level: PolicyLevel) -> InfractionIndex:
        catalogue = self.catalogue()
        alike, same = read_alike_words(self._folder), read_same_words(self._folder)
        file = PhrasesFile(self._cache, level) if self._cache is not None else None
        stamp = self._stamp()
        kept = file.read(stamp) if file is not None else None
        if kept is None:
            kept = self._make(catalogue, read_phrasings(self._folder, catalogue), alike, level)
            if file is not None:
                file.write(kept, stamp)
        return InfractionIndex(kept, catalogue, alike, same, level)

    def _stamp(self) -> str:
        """Return a stamp that changes with the sources and with the code that reads them.

        It uses sizes and modification times, not contents, as `CachedRulesProvider` does.
        """
        folders = [self._folder / name for name in SOURCES]
        folders += [self._package / name for name in MAKING_CODE]
        stamps = (line for folder in folders for line in file_stamps(folder))
        return "\n".join((__version__, sys.byteorder, *stamps))
